// What the page's bots choose: bundled for Node and for a browser's Worker.
import { makeEngine } from "../../web/src/engine/engine";
import { makeNet } from "../../web/src/engine/net";
import { thinker } from "../../web/src/device/worker/think";

const unhex = (text) => Uint8Array.from(text.match(/../g), (byte) => parseInt(byte, 16));

const engines = {};

/** The tokens for these questions, one after the other, and the milliseconds each took; `net` are the module and the
 * weights of a network. */
export async function think(bytes, data, questions, net = []) {
  let made = null;
  const network = () => (made ??= makeNet(net[0], new Uint8Array(net[1]).buffer, data));
  const engine = (engines[data.game] ??= await makeEngine(bytes, data, network));
  const [tokens, times] = [[], []];
  for (const { masked, edition, level, seed, line } of questions) {
    const begun = performance.now();
    const sight = engine.masked(engine.edition(edition), unhex(masked));
    tokens.push(await thinker.choose(sight, level, seed, { line }));
    times.push(performance.now() - begun);
  }
  return { tokens, times };
}
