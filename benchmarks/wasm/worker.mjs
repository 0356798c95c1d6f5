// A browser's Worker at work: its processor time is read from outside.
import { busy, pieces } from "./bench.mjs";

let found, think;

async function answer({ module, data, asked, piece, ms, bots, questions }) {
  if (piece) return busy(found[piece], ms);
  const bytes = await (await fetch(module)).arrayBuffer();
  const known = await (await fetch(data)).json();
  if (asked) found = pieces(bytes, known, asked);
  if (!questions) return 0;
  think ??= (await import(bots)).think;
  return (await think(bytes, known, questions)).times;
}

onmessage = ({ data }) =>
  answer(data).then(
    (told) => postMessage({ told }),
    (fault) => postMessage({ fault: String(fault) }),
  );
