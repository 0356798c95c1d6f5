// The words of games from elsewhere: the server has them, this page does not.
import { api } from "./api";
import { learn, voice } from "../words/bundle.svelte";

const guests = new Set<string>();
/** What was asked for or has come, by language and game. */
const asked = new Map<string, Promise<string>>();

/** Adds the words that a game brings; without any it is told in plain terms. */
export async function learnWords(game: string): Promise<void> {
  guests.add(game);
  voice.changed = () => guests.forEach((one) => void add(one));
  await add(game);
}

async function add(game: string): Promise<void> {
  const { tongue } = voice;
  const text = await wordsOf(game, tongue === "xx" ? "en" : tongue);
  if (tongue === voice.tongue) learn(text);
}

/** Asked for once; what did not come is asked for again the next time. */
function wordsOf(game: string, language: string): Promise<string> {
  const key = `${language} ${game}`;
  const coming = asked.get(key) ?? api.words(game, language).catch(() => forgotten(key));
  asked.set(key, coming);
  return coming;
}

function forgotten(key: string): string {
  asked.delete(key);
  return "";
}
