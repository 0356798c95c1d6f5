// think.mjs BUNDLE MODULE DATA [NETMODULE WEIGHTS]: reads questions from standard input and writes the tokens.
import { readFileSync } from "node:fs";

const [bundle, module, data, ...net] = process.argv.slice(2);
const { think } = await import(bundle);
const questions = JSON.parse(readFileSync(0, "utf8"));
const files = net.map((path) => readFileSync(path));
const answer = await think(readFileSync(module), JSON.parse(readFileSync(data, "utf8")), questions, files);
console.log(JSON.stringify(answer));
