import type { GameData } from "./data";
import { EngineError } from "./fault";
import type { MakeForm } from "./form";
import { Machine } from "./machine";
import type { Engine } from "./types";

/** An engine from a module's bytes, whatever MIME type they came with. */
export async function makeEngine(bytes: BufferSource, data: GameData, form: MakeForm): Promise<Engine> {
  try {
    const { instance } = await WebAssembly.instantiate(bytes, {});
    return new Machine(instance, data, form);
  } catch (cause) {
    if (cause instanceof EngineError) throw cause;
    throw new EngineError("no-wasm", "This browser does not run the module.", { cause });
  }
}
