/** Paynow as it was seen to behave, on a port of this machine. */
import { randomInt } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import {
  type Fields,
  fieldOf,
  hashOf,
  isAuthentic,
  readMessage,
  writeMessage,
} from "@svc/server/providers/payments/paynow-message.ts";

/** The example key that Paynow publishes. */
export const PAYNOW_KEY = "3e9fed89-60e1-4ce5-ab6e-6b1eb2d4f977";

/** How it answers to the start of a payment. */
export type Mood =
  | "ok"
  | "error"
  | "wrong_hash"
  | "other_host"
  | "garbage"
  | "html_503"
  /** Takes the payment, and never answers. */
  | "silent";

interface FakePayment {
  readonly number: number;
  readonly reference: string;
  readonly amount: string;
  readonly trace: string;
  status: string;
  /** What was paid, if that is another amount. */
  paid: string;
  starts: number;
  polls: number;
}

interface World {
  readonly waiting: (() => void)[];
  readonly hanging: Set<ServerResponse>;
}

export interface FakePaynow {
  readonly url: string;
  /** The number of the integration, of its own. */
  readonly id: string;
  readonly payments: Map<string, FakePayment>;
  mood: Mood;
  /** Whether polls are answered. */
  is_up: boolean;
  /** Resolves when the next start has been taken. */
  started(): Promise<void>;
  pay(reference: string, how?: { status?: string; amount?: string }): void;
  /** The status update of a payment as it is sent, with other fields if wanted. */
  update(reference: string, other?: Record<string, string>, key?: string): string;
  close(): Promise<void>;
}

/** Opens Paynow; it begins in the best of moods. */
export async function openFakePaynow(): Promise<FakePaynow> {
  const world: World = { waiting: [], hanging: new Set() };
  const server = createServer((request, response) => {
    void textOf(request).then((text) => answer(fake, world, { request, response, text }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const fake: FakePaynow = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    id: String(randomInt(1_000_000, 9_999_999)),
    ...{ payments: new Map(), mood: "ok", is_up: true },
    started: () => new Promise((resolve) => world.waiting.push(resolve)),
    pay(reference, { status = "Paid", amount } = {}) {
      const payment = knownTo(fake, reference);
      payment.status = status;
      payment.paid = amount ?? payment.paid;
    },
    update(reference, other = {}, key = PAYNOW_KEY) {
      const fields = stateOf(fake, knownTo(fake, reference)).map(
        ([name, value]) => [name, other[name] ?? value] as const,
      );
      return writeMessage([...fields, ["channel", "EcoCash"]], key);
    },
    async close() {
      for (const response of world.hanging) response.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return fake;
}

function knownTo({ payments }: FakePaynow, reference: string): FakePayment {
  const payment = payments.get(reference);
  if (payment === undefined) throw new Error(`${reference} was never started.`);
  return payment;
}

interface Call {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly text: string;
}

function answer(fake: FakePaynow, world: World, call: Call): void {
  const path = call.request.url ?? "";
  if (path === "/interface/initiatetransaction") start(fake, world, call);
  else if (path === "/interface/trace") call.response.end(traced(fake, readMessage(call.text)));
  else poll(fake, path, call.response);
}

function poll(fake: FakePaynow, path: string, response: ServerResponse): void {
  const number = Number(/guid=(\d+)$/.exec(path)?.[1]);
  const payment = [...fake.payments.values()].find((one) => one.number === number);
  if (payment === undefined || !fake.is_up) {
    response.writeHead(503).end("<html>");
    return;
  }
  payment.polls += 1;
  response.end(writeMessage(stateOf(fake, payment), PAYNOW_KEY));
}

function start(fake: FakePaynow, world: World, { response, text }: Call): void {
  const fields = readMessage(text);
  const refusal = refusalOf(fake, fields);
  if (refusal !== null) {
    response.writeHead(refusal.status).end(refusal.text);
    return;
  }
  const payment = taken(fake, fields);
  for (const go of world.waiting.splice(0)) go();
  if (fake.mood === "silent") {
    world.hanging.add(response);
    return;
  }
  const { url, mood } = fake;
  const host = mood === "other_host" ? "http://127.0.0.1:9" : url;
  const message = [
    ["Status", "Ok"],
    ["BrowserUrl", `${url}/Payment/ConfirmPayment/${payment.number}`],
    ["PollUrl", `${host}/Interface/CheckPayment/?guid=${payment.number}`],
    ["PaynowReference", String(payment.number)],
  ] as const;
  response.end(writeMessage(message, mood === "wrong_hash" ? `${PAYNOW_KEY}x` : PAYNOW_KEY));
}

function refusalOf({ mood }: FakePaynow, fields: Fields): { status: number; text: string } | null {
  if (!isAuthentic(fields, PAYNOW_KEY)) {
    const right = hashOf(fields, PAYNOW_KEY).slice(0, 6);
    const error = `Invalid Hash.  Hash should start with: ${right}`;
    return { status: 200, text: `Status=Error&Error=${encodeURIComponent(error)}` };
  }
  if (mood === "html_503") return { status: 503, text: "<html>busy</html>" };
  if (mood === "garbage") return { status: 200, text: "<html>hello</html>" };
  if (mood !== "error") return null;
  return { status: 200, text: "Status=Error&Error=Invalid+amount+field" };
}

/** A reference that is started again is the same payment. */
function taken({ payments }: FakePaynow, fields: Fields): FakePayment {
  const [reference, amount] = [fieldOf(fields, "reference"), fieldOf(fields, "amount")];
  const payment = payments.get(reference) ?? {
    ...{ number: 1_082 + payments.size, reference, amount, paid: amount },
    ...{ trace: fieldOf(fields, "merchanttrace"), status: "Created", starts: 0, polls: 0 },
  };
  payment.starts += 1;
  payments.set(reference, payment);
  return payment;
}

function traced(fake: FakePaynow, fields: Fields): string {
  if (!isAuthentic(fields, PAYNOW_KEY)) return "Status=Error&Error=Hash";
  const named = fieldOf(fields, "merchanttrace");
  const payment = [...fake.payments.values()].find((one) => one.trace === named);
  if (payment === undefined) return "Status=NotFound";
  return writeMessage(stateOf(fake, payment), PAYNOW_KEY);
}

function stateOf({ url }: FakePaynow, { number, reference, paid, status }: FakePayment): Fields {
  return [
    ["reference", reference],
    ["paynowreference", number.toLocaleString("en")],
    ["amount", paid],
    ["status", status],
    ["pollurl", `${url}/Interface/CheckPayment/?guid=${number}`],
  ];
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}
