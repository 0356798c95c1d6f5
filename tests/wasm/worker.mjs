// The same job in a browser's Worker.
import { work } from "./job.mjs";

onmessage = async ({ data: { module, data, job } }) => {
  const bytes = await (await fetch(module)).arrayBuffer();
  postMessage(work(bytes, await (await fetch(data)).json(), job));
};
