// What the page's bots choose: bundled for Node and for a browser's Worker.
import { makeEngine } from "../../web/src/engine/make";
import { form as linko } from "../../web/src/games/linko/record";
import { form as push } from "../../web/src/games/push/record";
import { thinker } from "../../web/src/local/think";

const FORMS = { linko, push };
const unhex = (text) => Uint8Array.from(text.match(/../g), (byte) => parseInt(byte, 16));

const engines = {};

/** The tokens for these questions, one after the other, and the milliseconds each took. */
export async function think(bytes, data, questions) {
  const engine = (engines[data.game] ??= await makeEngine(bytes, data, FORMS[data.game]));
  const [tokens, times] = [[], []];
  for (const { masked, edition, level, seed, line } of questions) {
    const begun = performance.now();
    const sight = engine.masked(engine.edition(edition), unhex(masked));
    tokens.push(await thinker.choose(sight, level, seed, { line }));
    times.push(performance.now() - begun);
  }
  return { tokens, times };
}
