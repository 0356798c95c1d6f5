// A game's network: a module of its own, and the weights in that module's memory.
import type { GameData } from "./data";
import { EngineError } from "./fault";
import { Module, type Room } from "./module";

export interface Net {
  readonly module: Module;
  readonly biases: Room<"i32">;
  readonly weights: Room<"i8">;
}

const MAGIC = "lynxdeck network 1\n";

/** A module of eight lines that adds nothing to nothing, four numbers at a time. */
const PROBE = [
  ...[0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0],
  ...[65, 0, 253, 15, 253, 98, 11],
];

/** The ending of the module that this browser can run. */
export const moduleOfNet = (): string =>
  WebAssembly.validate(new Uint8Array(PROBE)) ? "net.simd.wasm" : "net.wasm";

export async function makeNet(bytes: BufferSource, file: ArrayBuffer, data: GameData): Promise<Net> {
  const numbers = numbersOf(file, data);
  const { instance } = await WebAssembly.instantiate(bytes, {});
  const module = new Module(instance, data, data.net!.exports);
  const count = data.net!.biases;
  const biases = module.room("i32", count);
  const weights = module.room("i8", numbers.length - 4 * count);
  module.bytes(biases).set(numbers.subarray(0, 4 * count));
  module.bytes(weights).set(numbers.subarray(4 * count));
  return { module, biases, weights };
}

/** What follows the two lines of text at a file's beginning. */
function numbersOf(file: ArrayBuffer, { game, net }: GameData): Uint8Array {
  const all = new Uint8Array(file);
  const end = all.indexOf(10, MAGIC.length) + 1;
  const [magic, line] = new TextDecoder().decode(all.subarray(0, end)).split("\n");
  if (`${magic}\n` !== MAGIC || !line) throw new EngineError("load", `The network of ${game} did not come.`);
  if ((JSON.parse(line) as { mark: string }).mark !== net?.mark)
    throw new EngineError("version", `The network of ${game} is for another layout.`);
  return all.subarray(end);
}
