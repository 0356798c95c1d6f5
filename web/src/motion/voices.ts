// How the sounds are made: noise through a filter for paper, claws and breath, damped tones for wood and skin.
import type { Sound } from "./sounds";

/** A place and a moment for a sound. */
export interface Hearing {
  audio: BaseAudioContext;
  out: AudioNode;
  noise: AudioBuffer;
  at: number;
  /** Every pitch times this. */
  high?: number;
}

/** Seconds of noise that all sounds draw from. */
export const NOISE_S = 1;
/** What is left of a sound at its end; it then fades within FADE_S. */
const FAINT = 0.02;
const FADE_S = 0.015;

interface Breath {
  start?: number;
  length: number;
  from: number;
  to?: number;
  gain: number;
  rise?: number;
  type?: BiquadFilterType;
  q?: number;
}

interface Tone extends Omit<Breath, "type" | "q"> {
  wave?: OscillatorType;
}

/** Grows within `rise` seconds and dies away: no click at either end. */
function swell(hearing: Hearing, { start = 0, length, gain, rise = 0.004 }: Tone): GainNode {
  const node = hearing.audio.createGain();
  const at = hearing.at + start;
  node.gain.setValueAtTime(0, at);
  node.gain.linearRampToValueAtTime(gain, at + rise);
  node.gain.exponentialRampToValueAtTime(gain * FAINT, at + length);
  node.gain.linearRampToValueAtTime(0, at + length + FADE_S);
  node.connect(hearing.out);
  return node;
}

function glide(pitch: AudioParam, at: number, { from, to = from, length }: Tone, high = 1): void {
  pitch.setValueAtTime(from * high, at);
  pitch.exponentialRampToValueAtTime(to * high, at + length);
}

function breath(hearing: Hearing, made: Breath): void {
  const { audio, noise, at } = hearing;
  const [source, filter] = [audio.createBufferSource(), audio.createBiquadFilter()];
  const begin = at + (made.start ?? 0);
  source.buffer = noise;
  source.loop = true;
  filter.type = made.type ?? "bandpass";
  filter.Q.value = made.q ?? 0.8;
  glide(filter.frequency, begin, made, hearing.high);
  source.connect(filter).connect(swell(hearing, made));
  source.start(begin, Math.random() * NOISE_S * 0.9);
  source.stop(begin + made.length + 0.02);
}

function tone(hearing: Hearing, made: Tone): void {
  const voice = hearing.audio.createOscillator();
  const begin = hearing.at + (made.start ?? 0);
  voice.type = made.wave ?? "sine";
  glide(voice.frequency, begin, made, hearing.high);
  voice.connect(swell(hearing, made));
  voice.start(begin);
  voice.stop(begin + made.length + 0.02);
}

/** A cat's voice: breath and a low tone that tremble together. */
function purr(hearing: Hearing, made: Tone & { tremble: number }): void {
  const { audio, at } = hearing;
  const begin = at + (made.start ?? 0);
  const [shaken, depth, wave] = [audio.createGain(), audio.createGain(), audio.createOscillator()];
  shaken.gain.value = 0.5;
  depth.gain.value = 0.5;
  wave.frequency.value = made.tremble;
  wave.connect(depth).connect(shaken.gain);
  wave.start(begin);
  wave.stop(begin + made.length + 0.02);
  const soft = audio.createBiquadFilter();
  soft.type = "lowpass";
  soft.frequency.value = 900;
  soft.connect(shaken).connect(hearing.out);
  tone({ ...hearing, out: soft }, { ...made, wave: "triangle" });
  breath({ ...hearing, out: soft }, { ...made, from: made.from * 2, to: made.from * 2, q: 0.6 });
}

function knock(hearing: Hearing, start: number, gain: number, pitch: number): void {
  tone(hearing, { start, length: 0.09, from: 410 * pitch, to: 360 * pitch, gain, rise: 0.002 });
  tone(hearing, { start, length: 0.05, from: 1130 * pitch, gain: gain * 0.35, rise: 0.002 });
  breath(hearing, { start, length: 0.025, from: 2400, gain: gain * 0.5, rise: 0.002 });
}

function pluck(hearing: Hearing, start: number, pitch: number, gain: number): void {
  tone(hearing, { start, length: 0.9, from: pitch, gain });
  tone(hearing, { start, length: 0.35, from: pitch * 2, gain: gain * 0.22 });
  tone(hearing, { start, length: 0.08, from: pitch * 5.4, gain: gain * 0.1 });
}

/** No two cards sound quite the same. */
const about = (pitch: number): number => pitch * (0.96 + Math.random() * 0.08);

export const VOICES: Record<Sound, (hearing: Hearing) => void> = {
  card(hearing) {
    const pitch = about(1);
    tone(hearing, { length: 0.075, from: 190 * pitch, to: 105 * pitch, gain: 0.34, rise: 0.003 });
    breath(hearing, { length: 0.06, from: 1100 * pitch, to: 500, gain: 0.5, type: "lowpass", rise: 0.002 });
    breath(hearing, { length: 0.03, from: 3600 * pitch, gain: 0.16, rise: 0.002 });
  },
  slide(hearing) {
    const pitch = about(1);
    breath(hearing, { length: 0.24, from: 1900 * pitch, to: 600, gain: 0.42, rise: 0.08, q: 0.7 });
    breath(hearing, { start: 0.02, length: 0.2, from: 600, to: 280, gain: 0.3, rise: 0.07 });
  },
  snatch(hearing) {
    for (const [i, pitch] of [2500, 2200, 1900].entries())
      breath(hearing, { start: i * 0.055, length: 0.06, from: pitch, to: pitch * 0.6, gain: 0.8, q: 1.2 });
    purr(hearing, { start: 0.12, length: 0.2, from: 210, to: 330, gain: 0.8, rise: 0.06, tremble: 31 });
  },
  die(hearing) {
    const knocks = [0, 0.11, 0.27, 0.49];
    for (const [i, start] of knocks.entries()) knock(hearing, start, 0.55 - i * 0.1, about(1 + i * 0.03));
  },
  bust(hearing) {
    tone(hearing, { length: 0.42, from: 125, to: 52, gain: 0.85, rise: 0.006 });
    breath(hearing, { length: 0.12, from: 420, to: 160, gain: 0.5, type: "lowpass" });
    for (let i = 0; i < 6; i++)
      breath(hearing, {
        start: 0.1 + i * 0.062,
        length: 0.055,
        from: about(2000 - i * 230),
        gain: 0.5 - i * 0.05,
      });
  },
  heart(hearing) {
    for (const [start, gain] of [
      [0, 0.5],
      [0.19, 0.34],
    ] as const)
      tone(hearing, { start, length: 0.16, from: 74, to: 46, gain, rise: 0.012 });
  },
  win(hearing) {
    for (const [i, pitch] of [523.25, 659.25, 783.99].entries()) pluck(hearing, i * 0.15, pitch, 0.4);
    pluck(hearing, 0.45, 1046.5, 0.2);
    purr(hearing, { start: 0.5, length: 0.9, from: 62, to: 70, gain: 0.42, rise: 0.3, tremble: 25 });
  },
};

/** As loud as a card on felt, in a room where people talk. */
const LEVEL = 0.6;

let context: AudioContext | null = null;
let room: AudioNode | null = null;
let noise: AudioBuffer | null = null;

export function play(name: Sound, rise: number): void {
  context ??= new AudioContext({ latencyHint: "interactive" });
  if (context.state === "suspended") void context.resume();
  room ??= roomIn(context);
  noise ??= noiseIn(context);
  const at = context.currentTime + 0.005;
  VOICES[name]({ audio: context, out: room, noise, at, high: 2 ** (rise / 12) });
}

/** Where all sounds meet: nothing above what a small speaker makes harsh. */
export function roomIn(audio: BaseAudioContext): AudioNode {
  const [dull, gain] = [audio.createBiquadFilter(), audio.createGain()];
  dull.type = "lowpass";
  dull.frequency.value = 6500;
  gain.gain.value = LEVEL;
  dull.connect(gain).connect(audio.destination);
  return dull;
}

export function noiseIn(audio: BaseAudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate * NOISE_S, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
