/**
 * Paynow as its documents and its users describe it. Calls that a play fits have the facts `call`
 * (`initiate`, `remote`, `trace`, `poll`, `update`), `reference` and `method`; plays are named in
 * `answers.ts` and `updates.ts`.
 */
import { randomInt } from "node:crypto";
import {
  type Fake,
  type FakeAnswer,
  type FakeCall,
  type FakeDefinition,
  type FakeWorld,
  type OpenFake,
  openFake,
} from "../kit/index.ts";
import { type Here, initiated, polled, prompted, traced } from "./answers.ts";
import { fieldOf, fieldsOf } from "./message.ts";
import { payerPage, phonePage } from "./payer-page.ts";
import { tell, updateOf } from "./updates.ts";
import {
  byNumber,
  type FakePayment,
  type Integration,
  ownerOf,
  type PaynowEntry,
} from "./world.ts";

/** The example key that Paynow publishes. */
export const PAYNOW_KEY = "3e9fed89-60e1-4ce5-ab6e-6b1eb2d4f977";

/** What a payer does: pays the right amount, if nothing else is said. */
interface Paying {
  readonly status?: string;
  readonly amount?: string;
}

export interface FakePaynow extends Fake<PaynowEntry>, Integration {
  /** Names another address as its own, at which callers reach it. */
  reachedAt(url: string): void;
  /** Resolves when the next start has been taken. */
  started(): Promise<void>;
  /** The payer does something, of which nobody is told. */
  pay(reference: string, paying?: Paying): void;
  /** The same, and the service is told as the play says; resolves when it was. */
  payAndTell(reference: string, paying?: Paying): Promise<void>;
  /** The status update of a payment as it is sent, with other fields if wanted. */
  update(reference: string, other?: Record<string, string>, key?: string): string;
}

/** How it is opened; the integration has a number of its own where none is given. */
interface OpenPaynow extends OpenFake {
  readonly id?: string;
  readonly key?: string;
}

interface Paynow {
  readonly integration: Integration;
  /** Where it is; known once it is open. */
  url: string;
  /** Whoever waits for the next start. */
  readonly waiting: (() => void)[];
}

/** Opens Paynow. */
export async function openFakePaynow(how: OpenPaynow = {}): Promise<FakePaynow> {
  const { id = String(randomInt(1_000_000, 9_999_999)), key = PAYNOW_KEY } = how;
  const integration: Integration = { id, key, payments: new Map() };
  const paynow: Paynow = { integration, url: "", waiting: [] };
  const fake = await openFake(definitionOf(paynow), how);
  paynow.url = fake.url;
  const { world } = fake;
  return Object.assign(fake, integration, {
    reachedAt(url: string) {
      paynow.url = url;
    },
    started: () => new Promise<void>((resolve) => paynow.waiting.push(resolve)),
    pay: (reference: string, paying: Paying = {}) =>
      void change(world, knownTo(integration, reference), paying),
    async payAndTell(reference: string, paying: Paying = {}) {
      await changeAndTell(paynow, world, knownTo(integration, reference), paying);
    },
    update(reference: string, other: Record<string, string> = {}, with_key = key) {
      const payment = knownTo(integration, reference);
      return updateOf(integration, { payment, url: paynow.url, other, key: with_key });
    },
  });
}

function knownTo({ payments }: Integration, reference: string): FakePayment {
  const payment = payments.get(reference);
  if (payment === undefined) throw new Error(`${reference} was never started.`);
  return payment;
}

type World = FakeWorld<PaynowEntry>;

function definitionOf(paynow: Paynow): FakeDefinition<PaynowEntry> {
  return {
    name: "paynow",
    answer: (call, world) => answer(paynow, call, world),
    reset: () => paynow.integration.payments.clear(),
  };
}

const PAGE = /^\/Payment\/ConfirmPayment\/(\d+)$/;

async function answer(paynow: Paynow, call: FakeCall, world: World): Promise<FakeAnswer> {
  const { integration, url } = paynow;
  const fields = fieldsOf(call.body);
  const here = (name: string, facts: Record<string, string> = {}): Here => {
    const play = world.playOf({ call: name, ...facts })?.play ?? null;
    return { url, now: world.clock.now(), play };
  };
  const facts = { reference: fieldOf(fields, "reference"), method: fieldOf(fields, "method") };
  if (call.path === "/interface/initiatetransaction") {
    return begin(
      paynow,
      world,
      facts.reference,
      initiated(integration, fields, here("initiate", facts)),
    );
  }
  if (call.path === "/interface/remotetransaction") {
    return begin(
      paynow,
      world,
      facts.reference,
      prompted(integration, fields, here("remote", facts)),
    );
  }
  if (call.path === "/interface/trace") return traced(integration, fields, here("trace"));
  if (call.path.toLowerCase() === "/interface/checkpayment/") {
    const number = Number(call.query.get("guid"));
    const { reference = "" } = byNumber(integration, number) ?? {};
    return polled(integration, number, here("poll", { reference }));
  }
  return await pageOf(paynow, call, world);
}

/** A start that was taken is in the ledger, and the owner of its wallet is asked. */
function begin(paynow: Paynow, world: World, reference: string, answered: FakeAnswer): FakeAnswer {
  const payment = paynow.integration.payments.get(reference);
  if (payment === undefined) return answered;
  if (payment.starts === 1 && !world.ledger.some((one) => one.reference === reference)) {
    world.ledger.push(entryOf(world, payment));
    ask(paynow, world, payment);
  }
  for (const go of paynow.waiting.splice(0)) go();
  return answered;
}

/** The owner of a wallet begins to think. */
function ask(paynow: Paynow, world: World, payment: FakePayment): void {
  const owner = ownerOf(payment);
  if (owner === null) return;
  const { status, after_ms } = owner;
  void world.clock.wait(after_ms).then(() => changeAndTell(paynow, world, payment, { status }));
}

/** The pages for payers; whoever pays on one is sent back to the shop. */
async function pageOf(paynow: Paynow, call: FakeCall, world: World): Promise<FakeAnswer> {
  const { integration } = paynow;
  if (call.path === "/") return html(phonePage(integration));
  const payment = byNumber(integration, Number(PAGE.exec(call.path)?.[1]));
  if (payment === undefined) return { status: 404, body: "no such payment" };
  if (call.method !== "POST") return html(payerPage(payment));
  const fields = fieldsOf(call.body);
  const status = fieldOf(fields, "do");
  const is_open = payment.status === "Created" || payment.status === "Sent";
  if (is_open && (status === "Paid" || status === "Cancelled")) {
    void changeAndTell(paynow, world, payment, { status });
  }
  if (payment.status === "Created" && status === "ecocash") {
    Object.assign(payment, { method: "ecocash", phone: fieldOf(fields, "phone"), status: "Sent" });
    ask(paynow, world, payment);
  }
  const location = payment.method === "" ? payment.return_url : "/";
  return { status: 303, headers: { location }, body: "" };
}

function html(body: string): FakeAnswer {
  return { status: 200, headers: { "content-type": "text/html; charset=utf-8" }, body };
}

function change(world: World, payment: FakePayment, { status = "Paid", amount }: Paying): string {
  const was = payment.status;
  payment.status = status;
  payment.paid = amount ?? payment.paid;
  world.ledger.push(entryOf(world, payment));
  return was;
}

async function changeAndTell(
  { integration, url }: Paynow,
  world: World,
  payment: FakePayment,
  paying: Paying,
): Promise<void> {
  const was = change(world, payment, paying);
  const facts = { call: "update", reference: payment.reference, method: payment.method };
  const play = world.playOf(facts)?.play ?? null;
  await tell(integration, { payment, url, was, play });
}

function entryOf({ clock }: World, { reference, number, status, paid: amount }: FakePayment) {
  return { reference, number, status, amount, at: clock.now() };
}
