/** A request whose body stops in the middle, as one from a line that is cut does. */
import type { OperationId } from "@svc/generated/operations";
import { onTestFinished } from "vitest";
import { type Parts, requestOf } from "./api.ts";
import { testServer } from "./server.ts";

const CHUNK_BYTES = 1_048_576;

/** How long the body is declared to be, and how much of it comes. */
export interface PausedBody {
  readonly declared: number;
  readonly sent: number;
  readonly from?: string;
}

export interface PausedCall {
  readonly answer: Promise<Response>;
  /** Ends the connection; the answer says that the body did not arrive. */
  readonly breakOff: () => void;
}

/** Sends a call up to the pause, which lasts until it is broken off or the test is over. */
export async function pausedCall(
  key: string | null,
  operation_id: OperationId,
  { declared, sent, from }: PausedBody,
  parts: Parts<OperationId> = {},
): Promise<PausedCall> {
  const { ask } = await testServer();
  const { promise, reject } = Promise.withResolvers<void>();
  // Of a call that is refused before its body is read, nobody hears that it was broken off.
  promise.catch(() => undefined);
  let left = sent;
  const body = new ReadableStream({
    pull(stream) {
      if (left === 0) return promise;
      const bytes = Math.min(left, CHUNK_BYTES);
      left -= bytes;
      stream.enqueue(new Uint8Array(bytes).fill(0x20));
    },
  });
  const headers = { "content-type": "application/json", "content-length": String(declared) };
  const request = requestOf(key, operation_id, { ...parts, body: undefined, text: "{}", headers });
  const answer = ask(new Request(request, { body, duplex: "half" } as RequestInit), from);
  const breakOff = () => reject(new Error("gone"));
  // Whatever happens in the test, no other one meets a server whose memory is taken.
  onTestFinished(async () => {
    breakOff();
    await answer;
  });
  return { answer, breakOff };
}
