/** Small sounds of our own, made on the spot: no files, no licences. */
import { settings } from './settings.svelte';

export type Sound = 'card' | 'turn' | 'hit' | 'miss' | 'win' | 'chat';

type Note = { pitch: number; at: number; length: number; shape: OscillatorType; loud: number };

const note = (
  pitch: number,
  at: number,
  length: number,
  shape: OscillatorType,
  loud: number,
): Note => ({
  pitch,
  at,
  length,
  shape,
  loud,
});

const SCORES: Record<Sound, Note[]> = {
  card: [note(240, 0, 0.05, 'triangle', 0.5), note(160, 0.02, 0.06, 'triangle', 0.4)],
  turn: [note(523, 0, 0.12, 'sine', 0.5), note(784, 0.1, 0.22, 'sine', 0.5)],
  hit: [note(196, 0, 0.16, 'sawtooth', 0.25), note(98, 0.09, 0.3, 'sawtooth', 0.25)],
  miss: [note(330, 0, 0.08, 'sine', 0.35), note(294, 0.08, 0.14, 'sine', 0.3)],
  win: [523, 659, 784, 1047].map((pitch, place) =>
    note(pitch, place * 0.11, 0.3, 'triangle', 0.45),
  ),
  chat: [note(880, 0, 0.06, 'sine', 0.3)],
};

const LOUDEST = 0.32;
const REST = 1000; // milliseconds from the last note until the context is suspended

let context: AudioContext | null = null;
let sounding = 0;
let rest: ReturnType<typeof setTimeout> | undefined;

/** A call is heard in a hidden tab as well: that is what it is for. */
export function play(sound: Sound, isCall = false): void {
  if (!settings.sound || settings.volume <= 0) return;
  if (!isCall && document.visibilityState === 'hidden') return;
  if (!navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  void context.resume(); // whatever its state says: it may be about to be suspended
  const start = context.currentTime + 0.01;
  const volume = (settings.volume / 100) * LOUDEST;
  for (const { pitch, at, length, shape, loud } of SCORES[sound]) {
    const voice = new OscillatorNode(context, { frequency: pitch, type: shape });
    const level = new GainNode(context, { gain: 0 });
    level.gain.setValueAtTime(0, start + at);
    level.gain.linearRampToValueAtTime(loud * volume, start + at + 0.012);
    level.gain.exponentialRampToValueAtTime(0.0005, start + at + length);
    voice.connect(level).connect(context.destination);
    sounding += 1;
    voice.onended = hush;
    voice.start(start + at);
    voice.stop(start + at + length + 0.02);
  }
}

/** A context that runs costs 2 % of a core, also in silence. */
function hush(): void {
  sounding -= 1;
  clearTimeout(rest);
  rest = setTimeout(() => {
    if (sounding === 0) void context?.suspend();
  }, REST);
}
