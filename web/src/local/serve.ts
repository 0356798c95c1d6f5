// The Worker's side of the line: requests are answered, lines lead to conversations.
import { EngineError } from "../engine";
import type { Told } from "../lib/protocol";
import type { Viewer } from "./audience";
import { Conversation } from "./conversation";
import type { ApiAsked, FromPage, FromWorker, Port } from "./messages";
import { Refusal, refuse } from "./refusal";
import { answerTo } from "./routes";
import { STATUS } from "./sentences.gen";
import type { Tables } from "./tables";

export type WorkerPort = Port<FromWorker, FromPage>;

const CREATED = /^\/tables$|\/claim$/;

/** Answers whatever a page asks. */
export function serve(port: WorkerPort, tables: Tables, hurry: (held: boolean) => void = () => {}): void {
  const lines = new Map<number, Conversation>();
  port.onmessage = ({ data }) => {
    if (data.to === "api") void answer(port, tables, data);
    else if (data.to === "open") void open(port, tables, lines, data.line, data.table);
    else if (data.to === "hurry") hurry(data.held);
    else if (data.to === "line") lines.get(data.line)?.receive(data.text);
    else {
      lines.get(data.line)?.end();
      lines.delete(data.line);
    }
  };
}

async function answer(port: WorkerPort, tables: Tables, asked: ApiAsked): Promise<void> {
  const { id, method, path, body = "" } = asked;
  try {
    const said = await answerTo(tables, method, path, body);
    const text = typeof said === "string" ? said : JSON.stringify(said);
    port.postMessage({ to: "api", id, status: method === "POST" && CREATED.test(path) ? 201 : 200, text });
  } catch (fault) {
    const { code, sentence, args } = refusalOf(fault);
    const status = code === "fault" ? 500 : (STATUS[code] ?? 422);
    port.postMessage({ to: "api", id, status, text: JSON.stringify({ code, sentence, args }) });
  }
}

/** Why a request fails; of our own faults no more than that. */
function refusalOf(fault: unknown): Refusal {
  if (fault instanceof Refusal) return fault;
  if (fault instanceof EngineError) return new Refusal(fault.code, fault.message);
  console.error(fault);
  return refuse("fault");
}

async function open(
  port: WorkerPort,
  tables: Tables,
  lines: Map<number, Conversation>,
  line: number,
  table: string,
): Promise<void> {
  const close = (): void => port.postMessage({ to: "close", line });
  const tell = (message: Told): void => port.postMessage({ to: "line", line, text: JSON.stringify(message) });
  try {
    const room = await tables.room(table);
    lines.set(line, new Conversation(room, new Line(tell, close), () => tables.left(room)));
    port.postMessage({ to: "ready", line });
  } catch (fault) {
    refusalOf(fault);
    close();
  }
}

/** The end of a line, as a table sees it. */
class Line implements Viewer {
  constructor(
    readonly tell: (message: Told) => void,
    private readonly close: () => void,
  ) {}

  bye(...[code, sentence, retry_ms]: Parameters<Viewer["bye"]>): void {
    this.tell({ type: "bye", code, sentence, retry_ms });
    this.close();
  }
}
