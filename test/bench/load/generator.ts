/**
 * The load, in a program of its own: connections that each send a sale, wait for the answer and
 * send the next. It writes and reads the wire by hand, because it shares the machine with what it
 * measures; its own cost is reported with the figures.
 */
import { randomUUID } from "node:crypto";
import { connect, type Socket } from "node:net";
import type { Load, LoadOrder, Target } from "./load.ts";

/** Latencies kept of one load; more would not change its median. */
const LATENCIES_MAX = 500_000;
const HEAD_END = Buffer.from("\r\n\r\n");
const LENGTH = /\r\ncontent-length: (\d+)/i;
const STATUS_AT = 9;

interface Running extends LoadOrder {
  /** Makes keys and references of one load unlike those of any other. */
  readonly mark: string;
  readonly latencies: Float64Array;
  sent: number;
  answered: number;
  refused: number;
  first_refusal: string | null;
  stopping: boolean;
}

process.on("message", (order: LoadOrder) => {
  run(order).then(
    (load) => process.send?.(load),
    (error: unknown) => process.send?.({ failed: String(error) }),
  );
});

async function run(order: LoadOrder): Promise<Load> {
  const latencies = new Float64Array(LATENCIES_MAX);
  const counts = { sent: 0, answered: 0, refused: 0, first_refusal: null, stopping: false };
  const running: Running = { ...order, mark: randomUUID().slice(0, 23), latencies, ...counts };
  const dialled = await Promise.all(
    Array.from({ length: order.connections }, async (_, place) => {
      const target = order.targets[place % order.targets.length];
      if (target === undefined) throw new Error("The load is sent nowhere.");
      return { target, socket: await dial(target) };
    }),
  );
  const started_ms = performance.now();
  setTimeout(() => {
    running.stopping = true;
  }, order.seconds * 1_000);
  await Promise.all(dialled.map(({ target, socket }) => drive(running, socket, target)));
  const seconds = (performance.now() - started_ms) / 1_000;
  const { answered, refused, first_refusal } = running;
  const sorted = latencies.subarray(0, Math.min(answered, LATENCIES_MAX)).sort();
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { answered, refused, first_refusal, seconds, p50_ms: at(0.5), p99_ms: at(0.99) };
}

function dial({ port }: Target): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: "127.0.0.1", noDelay: true });
    socket.once("connect", () => resolve(socket)).once("error", reject);
  });
}

/** One connection: asks, waits, asks again, until the load stops. */
function drive(running: Running, socket: Socket, { bearers }: Target): Promise<void> {
  return new Promise((resolve, reject) => {
    let received: Buffer | null = null;
    let asked_ms = 0;
    const ask = () => {
      asked_ms = performance.now();
      socket.write(writeSale(running, bearers), "latin1");
    };
    socket.on("data", (chunk: Buffer) => {
      received = received === null ? chunk : Buffer.concat([received, chunk]);
      if (!isWhole(received)) return;
      note(running, received, performance.now() - asked_ms);
      received = null;
      if (!running.stopping) return ask();
      socket.destroy();
      resolve();
    });
    socket.on("error", reject).on("end", () => reject(new Error("The server hung up.")));
    ask();
  });
}

function writeSale(running: Running, bearers: readonly string[]): string {
  const place = running.sent++;
  const serial = String(place).padStart(12, "0");
  const number = String(Math.floor(Math.random() * 10_000_000)).padStart(7, "0");
  const bearer = bearers[Math.floor(Math.random() * bearers.length)];
  const body =
    `{"type":"airtime","amount":"1.00","currency":"USD","target":"077${number}",` +
    `"client_reference":"${running.mark.slice(0, 8)}-${serial}"}`;
  return (
    `POST ${running.path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer ${bearer}\r\n` +
    `Idempotency-Key: ${running.mark}-${serial}\r\nContent-Type: application/json\r\n` +
    `Content-Length: ${body.length}\r\n\r\n${body}`
  );
}

function isWhole(received: Buffer): boolean {
  const head_end = received.indexOf(HEAD_END);
  if (head_end < 0) return false;
  const length = LENGTH.exec(received.toString("latin1", 0, head_end))?.[1];
  if (length === undefined) throw new Error("An answer did not tell its length.");
  return received.length >= head_end + HEAD_END.length + Number(length);
}

function note(running: Running, answer: Buffer, latency_ms: number): void {
  const status = answer.toString("latin1", STATUS_AT, STATUS_AT + 3);
  if (running.answered < LATENCIES_MAX) running.latencies[running.answered] = latency_ms;
  running.answered += 1;
  if (status === "202") return;
  running.refused += 1;
  running.first_refusal ??= answer.toString();
}
