// Where tables on this device are played: beside the page, so that thinking never holds it up.
import { loadEngine } from "../engine";
import { Tempo } from "../lib/tempo";
import { Holder } from "./hold";
import { randomBytes } from "./ids";
import type { Means } from "./means";
import { serve, type WorkerPort } from "./serve";
import { IndexedStore } from "./store/indexed";
import { SafeStore } from "./store/safe";
import { Tables } from "./tables";
import { thinker } from "./think";

const port = globalThis as unknown as WorkerPort;

const tempo = new Tempo();

const means: Means = {
  store: new SafeStore(new IndexedStore(), (code) => port.postMessage({ to: "trouble", code })),
  thinker,
  engine: loadEngine,
  now: () => Date.now(),
  later: (ms, then) => tempo.later(ms, then),
  chance: Math.random,
  draw: randomBytes,
};

const tables: Tables = new Tables(means, new Holder((table) => tables.lose(table)));
serve(port, tables, (held) => tempo.hurry(held));
