// The loudspeaker: one audio context for the page, gentle at the top and never loud.
import type { Sound } from "../sounds";
import { NOISE_S, VOICES } from "./voices";

/** As loud as a card on felt, in a room where people talk. */
const LEVEL = 0.6;

let context: AudioContext | null = null;
let room: AudioNode | null = null;
let noise: AudioBuffer | null = null;

export function play(name: Sound): void {
  context ??= new AudioContext({ latencyHint: "interactive" });
  if (context.state === "suspended") void context.resume();
  room ??= roomIn(context);
  noise ??= noiseIn(context);
  VOICES[name]({ audio: context, out: room, noise, at: context.currentTime + 0.005 });
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
