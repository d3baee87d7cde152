import { afterEach, beforeEach, expect, it, vi } from 'vitest';

vi.mock('../src/settings.svelte', () => ({ settings: { sound: true, volume: 70 } }));

class FakeParam {
  setValueAtTime(): void {}
  linearRampToValueAtTime(): void {}
  exponentialRampToValueAtTime(): void {}
}

class FakeNode {
  gain = new FakeParam();
  onended: (() => void) | null = null;
  connect = (other: FakeNode): FakeNode => other;
  start(): void {}
  stop(): void {}
}

const voices: FakeNode[] = [];
let runs = false;

class FakeVoice extends FakeNode {
  constructor() {
    super();
    voices.push(this);
  }
}

class FakeContext {
  currentTime = 0;
  destination = new FakeNode();
  resume(): void {
    runs = true;
  }
  suspend(): void {
    runs = false;
  }
}

function theNotesEnd(): void {
  for (const voice of voices.splice(0)) voice.onended?.();
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { visibilityState: 'visible' });
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
  vi.stubGlobal('AudioContext', FakeContext);
  vi.stubGlobal('OscillatorNode', FakeVoice);
  vi.stubGlobal('GainNode', FakeNode);
});

afterEach(() => {
  theNotesEnd();
  vi.runAllTimers();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('rests after the last note, and not before', async () => {
  const { play } = await import('../src/sound');

  play('turn');
  vi.advanceTimersByTime(60_000);
  expect(runs).toBe(true);

  theNotesEnd();
  vi.runAllTimers();
  expect(runs).toBe(false);
});

it('goes on when another sound begins before it rests', async () => {
  const { play } = await import('../src/sound');
  play('card');
  theNotesEnd();

  play('chat');
  vi.runAllTimers();
  expect(runs).toBe(true);

  theNotesEnd();
  vi.runAllTimers();
  play('win');
  expect(runs).toBe(true);
});
