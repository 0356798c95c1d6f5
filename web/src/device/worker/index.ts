// Where tables on this device are played: in a thread of their own, so that thinking never holds it up.
import { loadEngine } from "../../engine";
import { Tempo } from "../../motion/tempo";
import { randomBytes } from "../../page/ids";
import { IndexedStore } from "../store/indexed";
import { SafeStore } from "../store/safe";
import { TabLock } from "./lock";
import type { FromPage, FromWorker, Port } from "./messages";
import { DeviceTables } from "./tables";
import { thinker } from "./think";

const port = globalThis as unknown as Port<FromWorker, FromPage>;

const tempo = new Tempo();

const tables: DeviceTables = new DeviceTables(
  {
    store: new SafeStore(new IndexedStore(), (trouble) => port.postMessage({ trouble })),
    thinker,
    engine: loadEngine,
    now: () => Date.now(),
    later: (ms, then) => tempo.later(ms, then),
    chance: Math.random,
    draw: randomBytes,
  },
  new TabLock((table) => tables.lose(table)),
  (table, told) => port.postMessage({ table, told }),
  (coach) => port.postMessage({ coach }),
);
port.onmessage = ({ data }) => {
  if ("hurry" in data) tempo.hurry(data.hurry);
  else void tables.answer(data).then((answer) => port.postMessage(answer));
};
