// node.mjs MODULE DATA: measures what standard input asks for.
import { readFileSync } from "node:fs";
import { measure } from "./bench.mjs";

const clock = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1e6;
};
const [module, data] = process.argv.slice(2);
const asked = JSON.parse(readFileSync(0, "utf8"));
console.log(
  JSON.stringify(measure(readFileSync(module), JSON.parse(readFileSync(data, "utf8")), asked, clock)),
);
