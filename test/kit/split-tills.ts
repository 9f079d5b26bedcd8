/** Tills of organisations of their own, which sell through a router whatever happens behind it. */
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { BASE_PATH } from "@svc/generated/mount-routes";
import type { Schemas } from "@svc/generated/routes";
import { parseId } from "@svc/server/platform/ids.ts";
import { openSink } from "./sink.ts";

export interface SplitTill {
  readonly account_id: string;
  readonly is_moving: boolean;
  /** A link of its own, which names the cell that it was opened in. */
  readonly claim_url: string;
  /** The ids of its sends, by their client reference. */
  readonly sold: Map<string, string>;
  /** With what it was refused, in order; each was tried again until it was sold. */
  readonly refused: number[];
  /** From its first refusal to the next sale. */
  readonly away_ms: number;
  call(path: string, body?: object, idempotency_key?: string): Promise<Response>;
  /** Sells once; the same reference is the same sale. */
  sell(client_reference: string): Promise<Response>;
  sellUntilStopped(): Promise<void>;
  stop(): void;
  /** The whole feed, oldest first. */
  events(): Promise<Schemas["Event"][]>;
  /** What its webhook endpoint has received, in order. */
  delivered(): Schemas["Event"][];
  close(): Promise<void>;
}

const AGAIN_MS = 50;
const PAGE = 100;

/** Opens an organisation whose events go to a sink. */
export async function openTill(given: {
  readonly origin: string;
  /** Of the cell that it is opened in. */
  readonly key: string;
  readonly is_moving: boolean;
}): Promise<SplitTill> {
  const { origin, is_moving } = given;
  const sink = await openSink();
  const sandbox = await read<Schemas["Sandbox"]>(callsWith(origin, given.key)("/sandboxes", {}));
  const call = callsWith(origin, sandbox.key);
  await read(call("/webhook-endpoints", { url: sink.url }));
  const sold = new Map<string, string>();
  const refused: number[] = [];
  const stopping = new AbortController();
  let away_ms = 0;

  async function sell(client_reference: string): Promise<Response> {
    const sale = { type: "airtime", target: "0771230000", amount: "0.50", currency: "USD" };
    const answer = await call("/sends", { ...sale, client_reference }, client_reference);
    if (answer.ok) {
      const { id } = (await answer.clone().json()) as Schemas["Send"];
      sold.set(client_reference, id);
    }
    return answer;
  }

  return {
    account_id: parseId("acct", sandbox.account) ?? "",
    claim_url: sandbox.claim_url,
    ...{ is_moving, sold, refused, call, sell },
    get away_ms() {
      return away_ms;
    },
    async sellUntilStopped() {
      for (let sale = 0; !stopping.signal.aborted; sale += 1) {
        let since_ms: number | null = null;
        for (;;) {
          const { status } = await sell(`sale-${String(sale).padStart(4, "0")}`);
          if (status === 202) break;
          refused.push(status);
          since_ms ??= performance.now();
          await pause(AGAIN_MS);
        }
        if (since_ms !== null) away_ms = Math.max(away_ms, performance.now() - since_ms);
        await pause(AGAIN_MS);
      }
    },
    stop: () => stopping.abort(),
    events: () => feedOf(call),
    delivered: () => sink.received.map(({ event }) => event),
    close: () => sink.close(),
  };
}

function callsWith(origin: string, key: string): SplitTill["call"] {
  return async (path, body, idempotency_key = randomUUID()) =>
    await fetch(`${origin}${BASE_PATH}${path}`, {
      ...(body === undefined ? {} : { method: "POST", body: JSON.stringify(body) }),
      headers: {
        Authorization: `Bearer ${key}`,
        "Content-Type": "application/json",
        ...(body === undefined ? {} : { "Idempotency-Key": idempotency_key }),
      },
    });
}

async function feedOf(call: SplitTill["call"]): Promise<Schemas["Event"][]> {
  const all: Schemas["Event"][] = [];
  for (let page = ""; ; ) {
    const list = await read<Schemas["EventList"]>(call(`/events?limit=${PAGE}${page}`));
    all.push(...list.data);
    if (!list.has_more) return all.reverse();
    page = `&starting_after=${list.data.at(-1)?.id}`;
  }
}

async function read<T>(answered: Promise<Response>): Promise<T> {
  const answer = await answered;
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}
