// Soft, short, made on the spot: no files to load. Silent unless wished for.
import { settings } from "./settings.svelte";

export type Sound = "card" | "snatch" | "turn" | "bust" | "win";

/** [frequency in Hz, start in s, length in s] of each tone. */
const TONES: Record<Sound, readonly (readonly [number, number, number])[]> = {
  card: [[520, 0, 0.05]],
  snatch: [
    [420, 0, 0.07],
    [630, 0.06, 0.09],
  ],
  turn: [
    [587, 0, 0.12],
    [784, 0.1, 0.18],
  ],
  bust: [
    [220, 0, 0.18],
    [165, 0.12, 0.26],
  ],
  win: [
    [523, 0, 0.14],
    [659, 0.12, 0.14],
    [784, 0.24, 0.3],
  ],
};

let context: AudioContext | null = null;

export function sound(name: Sound): void {
  if (!settings.sounds || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  void context.resume();
  for (const [frequency, start, length] of TONES[name])
    tone(context, frequency, context.currentTime + start, length);
}

function tone(audio: AudioContext, frequency: number, at: number, length: number): void {
  const [voice, gain] = [audio.createOscillator(), audio.createGain()];
  voice.type = "sine";
  voice.frequency.value = frequency;
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(0.08, at + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  voice.connect(gain).connect(audio.destination);
  voice.start(at);
  voice.stop(at + length + 0.02);
}
