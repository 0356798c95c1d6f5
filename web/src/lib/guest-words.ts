// The words of games from elsewhere: the server has them, this page does not.
import { api } from "./api";
import { learn, voice } from "./bundle.svelte";

const guests = new Set<string>();

/** Adds the words that a game brings; without any it is told in plain terms. */
export async function learnWords(game: string): Promise<void> {
  if (guests.has(game)) return;
  guests.add(game);
  voice.changed = () => void Promise.all([...guests].map(fetchWords));
  await fetchWords(game);
}

async function fetchWords(game: string): Promise<void> {
  const { tongue } = voice;
  const text = await api.words(game, tongue === "xx" ? "en" : tongue).catch(() => "");
  if (text && tongue === voice.tongue) learn(text);
}
