// How fast a module plays and searches, in decisions and simulations a second of this thread's time.
import { load } from "../../tests/wasm/engine.mjs";

/** Calls a piece of work for about so many seconds, after a warm-up; units of it a second. */
function rate(clock, seconds, piece) {
  const warm = clock();
  while (clock() - warm < seconds / 2) piece();
  let done = 0;
  const start = clock();
  while (clock() - start < seconds) done += piece();
  return done / (clock() - start);
}

const unhex = (text) => Uint8Array.from(text.match(/../g), (byte) => parseInt(byte, 16));

export function measure(bytes, data, { blank, deck, positions, simulations, settings, seconds }, clock) {
  const begun = clock();
  const e = load(bytes, data);
  const loaded = clock() - begun;
  const cards = unhex(deck);
  const states = e.room("state", 2);
  const empty = e.room("state", 1);
  const pack = e.room("u8", cards.length);
  const rng = e.room("u64", 1);
  const out = e.room("i16", data.actions);
  const tree = e.room("node", 2 * simulations + 2);
  const scratch = e.room("i64", ...data.search.room);
  const numbers = e.room("f64", settings.length);
  e.bytesOf(empty).set(unhex(blank));
  e.bytesOf(pack).set(cards);
  e.words(rng)[0] = 12345n;
  e.words(numbers).set(settings);
  const dealt = [states, 0, empty, pack, rng];
  const masked = positions.map(unhex);
  const think = () => {
    for (const position of masked) {
      e.bytesOf(states).set(position);
      e.bytesOf(tree).subarray(0, tree.size).fill(0);
      e.search(states, tree, 0, 1, simulations, scratch, rng, numbers);
    }
    return masked.length * simulations;
  };
  return {
    loaded,
    random: rate(clock, seconds, () => e.play_games(...dealt, 64)),
    listing: rate(clock, seconds, () => e.play_games_listing(...dealt, 64, out)),
    search: rate(clock, seconds, think),
  };
}
