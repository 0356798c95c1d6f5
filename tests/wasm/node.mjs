// node.mjs MODULE DATA: reads a job from standard input, does it, and writes what came out.
import { readFileSync } from "node:fs";
import { work } from "./job.mjs";

const [module, data] = process.argv.slice(2);
const job = JSON.parse(readFileSync(0, "utf8"));
console.log(JSON.stringify(work(readFileSync(module), JSON.parse(readFileSync(data, "utf8")), job)));
