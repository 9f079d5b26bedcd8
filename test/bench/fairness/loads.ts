/** What an account does while the till of another one is measured. */
import { randomUUID } from "node:crypto";
import type { Keys } from "./accounts.ts";
import { type Asking, json } from "./exchange.ts";

/** A load that goes on until it is stopped. */
export interface Load {
  readonly id: string;
  readonly name: string;
  /** How many requests are under way at once. */
  readonly hands: number;
  readonly ask: () => Asking;
}

const PEOPLE = 1_000;
const THOUSAND = 1_000;

/** Each of these makes requests wait for one row. */
export function loadsOf({ live, test, email }: Keys, program: string): readonly Load[] {
  const recipients = Array.from({ length: PEOPLE }, (_, place) => ({
    phone: `077${1_000_000 + place}`,
    name: "Rudo",
  }));
  const upsert = json("/recipients/bulk", { mode: "upsert", match: "phone", recipients }, live);
  const code: Asking = {
    path: "/dashboard/sign-in/code",
    body: new URLSearchParams({ email, code: "000000" }).toString(),
    content_type: "application/x-www-form-urlencoded",
  };
  const idempotency_key = randomUUID();
  const same = { ...json("/groups", { name: "Drivers" }, live), idempotency_key };
  const fund = json(`/programs/${program}/fund`, { amount: "1.00" }, test);
  const person = { phone: "0771234567" };
  const reportActivity = () =>
    json("/activities", { recipient: person, name: "visit", activity_id: randomUUID() }, live);
  return [
    { id: "F1", name: "bulk upserts of the same 1,000 people", hands: 10, ask: () => upsert },
    { id: "F2", name: "activities of one person", hands: 80, ask: reportActivity },
    { id: "F3", name: "wrong sign-in codes", hands: 30, ask: () => code },
    { id: "F4", name: "funding of one program", hands: 20, ask: () => fund },
    { id: "F5", name: "one Idempotency-Key", hands: THOUSAND, ask: () => same },
  ];
}
