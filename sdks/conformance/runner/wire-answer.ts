/** An answer as the bytes of HTTP/1.1, for what ends in the middle of one. */

export interface WireAnswer {
  readonly status: number;
  readonly body: unknown;
  /** What says where the body ends; with "close" it is the end of the connection alone. */
  readonly framing: "length" | "chunked" | "close";
}

/** After the last chunk nothing more is said that a reader must wait for. */
const LAST_CHUNK = "0\r\n\r\n";

/** The number of its bytes without any of which it is no answer. */
export function wireLength(answer: WireAnswer): number {
  return bytesOf(answer).length - (answer.framing === "chunked" ? LAST_CHUNK.length : 0);
}

/** What comes of it before that byte. */
export function cutBefore(answer: WireAnswer, place: number): Uint8Array {
  return bytesOf(answer).subarray(0, place);
}

function bytesOf({ status, body, framing }: WireAnswer): Buffer {
  const json = JSON.stringify(body);
  const length = Buffer.byteLength(json);
  const [header, sent] = {
    length: [`Content-Length: ${length}`, json],
    chunked: ["Transfer-Encoding: chunked", `${length.toString(16)}\r\n${json}\r\n${LAST_CHUNK}`],
    close: ["Connection: close", json],
  }[framing];
  const head = `HTTP/1.1 ${status} Accepted\r\nContent-Type: application/json\r\n${header}\r\n\r\n`;
  return Buffer.from(`${head}${sent}`);
}
