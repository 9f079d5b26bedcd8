/** What each program is asked, so that the work is as much the same as their interfaces allow. */
import { randomUUID } from "node:crypto";
import type { Asked } from "../reads/ask.ts";
import type { Blnk } from "./installed.ts";
import type { Started } from "./program.ts";

/** One question to one program, asked over and over. */
export interface Arm {
  readonly work: "read" | "create" | "ledger";
  readonly program: Started;
  /** What else works for it: Redis for Blnk. */
  readonly helpers: readonly number[];
  readonly ask: () => Asked;
  /** How often its books say that it did so, where it has some of its own. */
  readonly done?: () => Promise<number>;
}

const JSON_TYPE = { "content-type": "application/json" };

/** Ours: the balance, and a sale of a test account. */
export function ourArms(program: Started, bearers: readonly string[]): Arm[] {
  const { port } = program;
  const read = () => ({ port, path: "/dev/v1/credit", bearer: oneOf(bearers) });
  const sell = () => ({
    ...{ port, path: "/dev/v1/sends", bearer: oneOf(bearers), body: sale() },
    headers: { "idempotency-key": randomUUID() },
  });
  return [
    { work: "read", program, helpers: [], ask: read },
    { work: "create", program, helpers: [], ask: sell },
    { work: "ledger", program, helpers: [], ask: sell },
  ];
}

/** Stripe's sandbox without a memory: the balance, and a charge. */
export function stripeArms(program: Started): Arm[] {
  const call = { port: program.port, bearer: "sk_test_123" };
  const body = "amount=500&currency=usd&source=tok_visa";
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  return [
    { work: "read", program, helpers: [], ask: () => ({ ...call, path: "/v1/balance" }) },
    {
      ...{ work: "create", program, helpers: [] },
      ask: () => ({ ...call, path: "/v1/charges", body, headers }),
    },
  ];
}

/** Prism plays our own contract from its examples. */
export function prismArms(program: Started): Arm[] {
  const call = { port: program.port, bearer: "sk_test_123" };
  return [
    { work: "read", program, helpers: [], ask: () => ({ ...call, path: "/credit" }) },
    {
      ...{ work: "create", program, helpers: [] },
      ask: () => ({
        ...{ ...call, path: "/sends", body: sale() },
        headers: { "idempotency-key": randomUUID() },
      }),
    },
  ];
}

/** Blnk moves money from one of its balances to another, while the caller waits. */
export function blnkArms({ program, redis, balances, moved }: Blnk): Arm[] {
  const { port } = program;
  const ask = () => {
    // Each has a counterpart of its own: Blnk refuses who finds a balance locked for too long.
    const source = oneOf(balances);
    const moved = {
      ...{ amount: 1, precision: 100, currency: "USD", reference: randomUUID() },
      ...{ source, destination: `@sold-${source}`, description: "airtime", skip_queue: true },
    };
    const body = JSON.stringify(moved);
    return { port, path: "/transactions", bearer: "none", body, headers: JSON_TYPE };
  };
  return [{ work: "ledger", program, helpers: [redis.pid], ask, done: moved }];
}

function sale(): string {
  const target = `077${String(Math.floor(Math.random() * 10_000_000)).padStart(7, "0")}`;
  const client_reference = randomUUID();
  return JSON.stringify({
    type: "airtime",
    amount: "1.00",
    currency: "USD",
    target,
    client_reference,
  });
}

function oneOf(list: readonly string[]): string {
  return list[Math.floor(Math.random() * list.length)] ?? "";
}
