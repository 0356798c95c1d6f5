import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Tongue } from "./languages";
import { lazy } from "../page/lazy";
import { linked } from "./typeset";

const LOADERS: Record<Exclude<Tongue, "xx">, () => Promise<{ default: string }>> = {
  en: () => import("virtual:locale/en"),
  it: () => import("virtual:locale/it"),
  pl: () => import("virtual:locale/pl"),
  fr: () => import("virtual:locale/fr"),
  de: () => import("virtual:locale/de"),
};

/** What only some screens say. */
const LATER: typeof LOADERS = {
  en: () => import("virtual:locale/later/en"),
  it: () => import("virtual:locale/later/it"),
  pl: () => import("virtual:locale/later/pl"),
  fr: () => import("virtual:locale/later/fr"),
  de: () => import("virtual:locale/later/de"),
};

const ACCENTS: Record<string, string> = {
  a: "á",
  c: "ç",
  e: "é",
  i: "í",
  n: "ñ",
  o: "ö",
  s: "š",
  u: "ü",
  y: "ý",
  z: "ž",
  A: "Á",
  C: "Ç",
  E: "É",
  I: "Í",
  N: "Ñ",
  O: "Ö",
  S: "Š",
  U: "Ü",
  Y: "Ý",
  Z: "Ž",
};

/** English grown by a third: as long as German gets, and seen at once where it is missing. */
export function pseudo(text: string): string {
  const accented = text.replace(/[a-zA-Z]/g, (sign) => ACCENTS[sign] ?? sign);
  const pad = Math.floor(text.trim().length / 3);
  if (pad === 0) return accented;
  const end = accented.trimEnd();
  return end + "·".repeat(pad) + accented.slice(end.length);
}

class Voice {
  tongue = $state<Tongue>("en");
  bundle = $state.raw<FluentBundle | null>(null);
  keys = $state.raw<readonly string[]>([]);
  /** All that is spoken, as Fluent. */
  text = "";
  /** Whether a screen was opened that says more than the others: when its words are there. */
  more: Promise<void> | null = null;
  changed: (() => void) | null = null;
}

export const voice = new Voice();

export function bundleOf(tongue: Tongue, text: string): FluentBundle {
  const locale = tongue === "xx" ? "en" : tongue;
  const bundle = new FluentBundle(locale, {
    useIsolating: false,
    functions: { LINKED: ([word, name]) => linked(String(word), String(name)) },
    ...(tongue === "xx" ? { transform: pseudo } : {}),
  });
  const faults = bundle.addResource(new FluentResource(text));
  for (const fault of faults) console.error(fault);
  return bundle;
}

export async function speak(tongue: Tongue): Promise<void> {
  const text = await wordsOf(LOADERS, tongue);
  const more = voice.more ? await wordsOf(LATER, tongue) : "";
  voice.tongue = tongue;
  put(`${text}\n${more}`);
  voice.changed?.();
  document.documentElement.lang = tongue === "xx" ? "en" : tongue;
}

/** Speaks from now on also what only some screens say; rejects only where it is not `needed`. */
export function speakMore(needed = true): Promise<void> {
  return (voice.more ??= learnMore(needed).catch((error: unknown) => {
    voice.more = null;
    throw error;
  }));
}

async function learnMore(needed: boolean): Promise<void> {
  const { tongue } = voice;
  const text = await wordsOf(LATER, tongue, needed);
  // Nothing is spoken yet, or another language by now: they come with that.
  if (voice.bundle && tongue === voice.tongue) learn(text);
}

async function wordsOf(loaders: typeof LOADERS, tongue: Tongue, needed = true): Promise<string> {
  const load = loaders[tongue === "xx" ? "en" : tongue];
  return (await (needed ? lazy(load) : load())).default;
}

function put(text: string): void {
  voice.text = text;
  voice.bundle = bundleOf(voice.tongue, text);
  voice.keys = [...text.matchAll(/^[a-z][\w-]*(?= *=)/gm)].map(([key]) => key);
}

export function learn(text: string): void {
  if (!voice.text.includes(text)) put(`${voice.text}\n${text}`);
}
