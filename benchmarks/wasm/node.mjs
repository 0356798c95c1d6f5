// node.mjs MODULE DATA: measures what standard input asks for, in units a second of this thread's time.
import { readFileSync } from "node:fs";
import { busy, pieces } from "./bench.mjs";

function clock() {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1e6;
}

function rate(piece, ms) {
  busy(piece, ms / 2);
  const start = clock();
  return busy(piece, ms) / (clock() - start);
}

const [module, data] = process.argv.slice(2);
const asked = JSON.parse(readFileSync(0, "utf8"));
const found = pieces(readFileSync(module), JSON.parse(readFileSync(data, "utf8")), asked);
const rates = Object.entries(found).map(([name, piece]) => [name, rate(piece, asked.ms)]);
console.log(JSON.stringify(Object.fromEntries(rates)));
