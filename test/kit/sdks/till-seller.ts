/**
 * Sells as the service does, but forgives less: only the key tells a sale that it has made, so a
 * second key for one number sells twice. As the dice fall it loses requests, answers, and time.
 */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { Dice } from "../../interleavings/dice.ts";

interface Sold {
  readonly id: string;
  readonly reference: string;
  readonly target: string;
  readonly amount: string;
  readonly fate: "delivered" | "failed_credited";
  status: string;
  reads_left: number;
}

export interface TillSeller {
  readonly url: string;
  /** From now on it loses nothing, and what it has sold and sells is settled. */
  readonly behave: () => void;
  /** Once everything that has reached it is done. */
  readonly idle: () => Promise<void>;
  readonly soldAs: (reference: string) => readonly { readonly status: string }[];
  readonly stop: () => Promise<void>;
}

type Fault = "none" | "lost before" | "lost after" | "slow" | "busy" | "refused" | "forbidden";

const FAULTS: readonly Fault[] = [
  ...Array.from({ length: 5 }, (): Fault => "none"),
  "lost before",
  "lost after",
  "slow",
  "busy",
  "refused",
  "forbidden",
];

interface Shop {
  readonly dice: Dice;
  readonly by_key: Map<string, Sold>;
  is_honest: boolean;
  at_work: number;
}

export async function startTillSeller(dice: Dice): Promise<TillSeller> {
  const shop: Shop = { dice, by_key: new Map(), is_honest: false, at_work: 0 };
  const server = createServer((incoming, outgoing) => {
    shop.at_work += 1;
    serve(shop, incoming, outgoing)
      // Who was killed in the middle of a request has asked for nothing.
      .catch(() => outgoing.destroy())
      .finally(() => {
        shop.at_work -= 1;
      });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    behave() {
      shop.is_honest = true;
      for (const sold of shop.by_key.values()) sold.status = sold.fate;
    },
    async idle() {
      // It is served after what came before it.
      await (await fetch(`${url}/dev/v1/sends`)).text();
      while (shop.at_work > 0) await pause(5);
    },
    soldAs: (reference) => [...shop.by_key.values()].filter((one) => one.reference === reference),
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

async function serve(
  shop: Shop,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const { pathname, searchParams } = new URL(incoming.url ?? "", "http://till");
  if (incoming.method === "POST") {
    const key = String(incoming.headers["idempotency-key"]);
    return await create(shop, outgoing, { key, wanted: JSON.parse(await bodyOf(incoming)) });
  }
  const all = [...shop.by_key.values()];
  const id = /\/sends\/(\w+)$/.exec(pathname)?.[1];
  if (id !== undefined) {
    const sold = all.find((one) => one.id === id);
    return sold
      ? answer(outgoing, 200, read(sold))
      : refuse(outgoing, 404, "invalid_request_error", "not_found");
  }
  const asked = searchParams.get("client_reference");
  const data = all.filter(({ reference }) => reference === asked).map(read);
  answer(outgoing, 200, { object: "list", data, has_more: false, next_cursor: null });
}

async function create(
  shop: Shop,
  outgoing: ServerResponse,
  { key, wanted }: { readonly key: string; readonly wanted: Wanted },
): Promise<void> {
  const fault = shop.is_honest ? "none" : shop.dice.pick(FAULTS);
  if (fault === "lost before") return void outgoing.destroy();
  if (fault === "busy") return refuse(outgoing, 503, "api_error", "internal_error");
  // Before it looks at what was sold: this answers nothing but this request.
  if (fault === "forbidden") return refuse(outgoing, 403, "permission_error", "missing_scope");
  if (fault === "refused" && !shop.by_key.has(key)) {
    return refuse(outgoing, 402, "credit_error", "insufficient_credit");
  }
  if (fault === "slow") await pause(20);
  const sold = shop.by_key.get(key) ?? sell(shop, wanted);
  shop.by_key.set(key, sold);
  if (fault === "lost after") return void outgoing.destroy();
  answer(outgoing, 202, shown(sold));
}

function sell({ dice, by_key, is_honest }: Shop, wanted: Wanted): Sold {
  const fate = dice.chance(15) ? "failed_credited" : "delivered";
  return {
    id: `snd_${String(by_key.size).padStart(24, "0")}`,
    reference: wanted.client_reference,
    target: `+263${wanted.target.slice(1)}`,
    amount: wanted.amount,
    fate,
    status: is_honest ? fate : "pending",
    reads_left: dice.chance(20) ? 3 : 1,
  };
}

function read(sold: Sold): unknown {
  sold.reads_left -= 1;
  if (sold.reads_left <= 0) sold.status = sold.fate;
  return shown(sold);
}

interface Wanted {
  readonly target: string;
  readonly amount: string;
  readonly client_reference: string;
}

function shown({ id, reference, target, amount, status }: Sold): unknown {
  const own = { object: "send", id, client_reference: reference, target, amount, status };
  return {
    ...own,
    currency: "USD",
    failure_code: status === "failed_credited" ? "rejected" : null,
  };
}

function refuse(outgoing: ServerResponse, status: number, type: string, code: string): void {
  const error = { type, code, message: `It is ${code}.`, retryable: status >= 500 };
  answer(outgoing, status, { error });
}

function answer(outgoing: ServerResponse, status: number, body: unknown): void {
  outgoing.writeHead(status, { "Content-Type": "application/json" });
  outgoing.end(JSON.stringify(body));
}

async function bodyOf(incoming: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
