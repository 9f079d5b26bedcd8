/** What is asked of every size: a sale, and all reads of a till or an office. */
import { randomUUID } from "node:crypto";
import { SEARCHES } from "../employer/search.ts";
import type { Asked } from "../reads/ask.ts";
import { QUESTIONS as READS } from "../reads/questions.ts";
import type { GrownShop } from "./shop.ts";

type Question = Omit<Asked, "port">;

export interface Measure {
  readonly name: string;
  /** How often it is asked in a turn: searches have a ration. */
  readonly times: number;
  ask(shop: GrownShop): Question;
}

const BASE = "/dev/v1";
const OFTEN = 8;
/** In all turns together less than the 50 that an account has at the same moment. */
const RATIONED = 2;
/** The numbers that are searched for stand in the smallest directory too. */
const IN_ALL: Readonly<Record<string, string>> = {
  "a number as it is dialled": "0770000321",
  "the last digits of a number": "0321",
  "a payroll number": "p-000321",
};

export const MEASURES: readonly Measure[] = [
  { name: "a sale", times: OFTEN, ask: (shop) => sale(shop.bearer) },
  { name: "a sale of any organisation", times: OFTEN, ask: ({ bearers }) => sale(anyOf(bearers)) },
  ...READS.map(({ name, path }) => read(name, path)),
  read("overview", () => `${BASE}/overview`),
  { ...read("search by phone", ({ target }) => search(target)), times: RATIONED },
  { ...read("search by receipt", () => search("0351XYABCD")), times: RATIONED },
  ...Object.entries(SEARCHES).map(([name, text]) =>
    read(`people: ${name}`, () => {
      const query = new URLSearchParams({ limit: "20", q: IN_ALL[name] ?? text });
      return `${BASE}/recipients?${query}`;
    }),
  ),
  read("Credit transactions, the newest 100", () => `${BASE}/credit/transactions?limit=100`),
  read("events, the newest 100", () => `${BASE}/events?limit=100`),
  read("requests, the newest 100", () => `${BASE}/requests?limit=100`),
];

function read(name: string, path: (shop: GrownShop) => string): Measure {
  return { name, times: OFTEN, ask: (shop) => ({ path: path(shop), bearer: shop.bearer }) };
}

const search = (text: string) => `${BASE}/search?${new URLSearchParams({ q: text })}`;

function sale(bearer: string): Question {
  const number = String(Math.floor(Math.random() * 10_000_000)).padStart(7, "0");
  const id = randomUUID();
  const body = {
    ...{ type: "airtime", target: `077${number}`, amount: "1.00", currency: "USD" },
    client_reference: id.slice(0, 21),
  };
  return {
    ...{ path: `${BASE}/sends`, bearer, body: JSON.stringify(body) },
    headers: { "idempotency-key": id },
  };
}

function anyOf(bearers: readonly string[]): string {
  return bearers[Math.floor(Math.random() * bearers.length)] ?? "";
}
