// The same job in a browser's Worker, or what the page's bots choose there.
import { work } from "./job.mjs";

async function answer({ module, data, job, thoughts, questions, net = [] }) {
  const bytes = await (await fetch(module)).arrayBuffer();
  const known = await (await fetch(data)).json();
  if (!thoughts) return work(bytes, known, job);
  const { think } = await import(thoughts);
  const files = await Promise.all(net.map(async (path) => (await fetch(path)).arrayBuffer()));
  return think(bytes, known, questions, files);
}

onmessage = ({ data }) => answer(data).then(postMessage, (fault) => postMessage({ fault: String(fault) }));
