// A WebSocket for tests: what is sent is kept, what the server says is said by the test.
import type { Ask, MoveEvent, Told } from "../../protocol";

export class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static all: FakeSocket[] = [];
  static get newest(): FakeSocket {
    const socket = FakeSocket.all.at(-1);
    if (!socket) throw new Error("No socket was opened.");
    return socket;
  }

  readyState = FakeSocket.CONNECTING;
  sent: Ask[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Ask);
  }

  close(): void {
    this.readyState = FakeSocket.CLOSED;
  }

  // --- the other end

  accept(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  say(...told: (Told | MoveEvent)[]): void {
    for (const one of told) this.onmessage?.({ data: JSON.stringify(one) });
  }

  cut(): void {
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.();
  }

  of<T extends Ask["type"]>(type: T): Extract<Ask, { type: T }>[] {
    return this.sent.filter((message): message is Extract<Ask, { type: T }> => message.type === type);
  }
}
