// What a module is measured by: random games, the same with listing, and the search from masked positions.
import { load } from "../../tests/wasm/engine.mjs";

const unhex = (text) => Uint8Array.from(text.match(/../g), (byte) => parseInt(byte, 16));

/** Pieces of work, each a function that says how many units it did. */
export function pieces(bytes, data, { blank, deck, positions, simulations, settings }) {
  const e = load(bytes, data);
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
  return {
    random: () => e.play_games(...dealt, 64),
    listing: () => e.play_games_listing(...dealt, 64, out),
    search: () => {
      for (const position of masked) {
        e.bytesOf(states).set(position);
        e.bytesOf(tree).subarray(0, tree.size).fill(0);
        e.search(states, tree, 0, 1, simulations, scratch, rng, numbers);
      }
      return masked.length * simulations;
    },
  };
}

/** Does a piece for about so many milliseconds; how many units. */
export function busy(piece, ms) {
  let done = 0;
  const end = performance.now() + ms;
  while (performance.now() < end) done += piece();
  return done;
}
