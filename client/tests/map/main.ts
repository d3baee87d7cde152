import '../../src/styles/tokens.css';
import '../../src/styles/base.css';
import { FluentResource } from '@fluent/bundle';
import { mount } from 'svelte';
import words from '../../../src/pentarch/locale/en/browser.ftl?raw';
import { Language } from '../../src/fluent';
import { words as spoken } from '../../src/words.svelte';
import Page from './Page.svelte';

const asked = new URLSearchParams(location.search);
document.documentElement.dataset['theme'] = asked.get('theme') ?? 'light';
document.documentElement.dataset['motion'] = 'reduced';
spoken.language = new Language('en', new FluentResource(words));

const target = document.getElementById('app');
if (target) mount(Page, { target, props: { map: asked.get('map') ?? 'regions' } });
