import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { wanted, words } from './words.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the app');

const dark = matchMedia('(prefers-color-scheme: dark)').matches;
document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';

/** Without words there is no page: try until the server answers. */
async function begin(place: HTMLElement): Promise<void> {
  for (let wait = 500; ; wait = Math.min(wait * 2, 8000)) {
    try {
      await words.speak(wanted());
      break;
    } catch {
      place.textContent = '…';
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  place.textContent = '';
  mount(App, { target: place });
}

void begin(target);
