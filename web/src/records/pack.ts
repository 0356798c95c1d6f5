// A record's text as part of a link: deflated, then base64url.

/** Bytes of a record; one that is longer is not ours. */
const LONGEST = 65_536;
/** Letters of a link: deflating makes no record longer, and four letters hold three bytes. */
const LONGEST_PACKED = Math.ceil((LONGEST * 4) / 3);
/** Bytes that are unpacked at once: a browser inflates each piece whole, to a thousand times its size. */
const PIECE = 1024;

export async function pack(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

export async function unpack(packed: string): Promise<string | null> {
  if (packed.length > LONGEST_PACKED) return null;
  try {
    const binary = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(binary, (sign) => sign.charCodeAt(0));
    const plain = await through(bytes, new DecompressionStream("deflate-raw"), LONGEST);
    return new TextDecoder("utf-8", { fatal: true }).decode(plain);
  } catch {
    return null;
  }
}

/** A few bytes at a time through a stream, which is given up when too much comes out of it. */
async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  longest = Infinity,
): Promise<Uint8Array> {
  let from = 0;
  const source = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull(pieces) {
        if (from < bytes.length) pieces.enqueue(bytes.subarray(from, (from += PIECE)));
        else pieces.close();
      },
    },
    { highWaterMark: 0 },
  );
  const reader = source.pipeThrough(stream).getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > longest) {
      void reader.cancel();
      throw new RangeError("too long");
    }
    parts.push(value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
