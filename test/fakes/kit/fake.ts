/**
 * What every fake of a supplier is built on: a process of its own that speaks the supplier's
 * protocol on one port and is told what to do on another. It imports nothing of the server.
 *
 * A fake is never kinder than the real thing, and its ledger is the truth about what it did.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { adminOf } from "./admin.ts";
import { type FakeClock, openFakeClock } from "./clock.ts";

/** A request as a fake reads it. */
export interface FakeCall {
  readonly method: string;
  /** The path without its query. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** By names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** The fake's own time. Units: unix milliseconds. */
  readonly at: number;
}

/** What a fake answers; `hang` never does, and `reset` cuts the connection off. */
export type FakeAnswer =
  | {
      readonly status: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body: string;
      /** How long it is held back, by the fake's own clock. */
      readonly after_ms?: number;
    }
  | "hang"
  | "reset";

/**
 * A play that a test has ordered: it is taken by the next call that it fits, as often as `times`
 * says. What the words of `play` mean is each fake's own.
 */
export interface Scenario {
  readonly play: string;
  /** Fits the calls of which every named fact has this value; left out, it fits all. */
  readonly match?: Readonly<Record<string, string>>;
  /** How often it is played; once where it is left out, and 0 is for ever. */
  readonly times?: number;
  /** What the play needs beside its name. */
  readonly with?: Readonly<Record<string, unknown>>;
}

/** What a fake has to go by. */
export interface FakeWorld<Entry> {
  readonly clock: FakeClock;
  /** What it really did, in order: sales, payments, texts. */
  readonly ledger: Entry[];
  /** The play that was ordered for a call of these facts, taken off the list; null for none. */
  playOf(facts: Readonly<Record<string, string>>): Scenario | null;
}

/** A supplier's side of a fake. */
export interface FakeDefinition<Entry> {
  readonly name: string;
  answer(call: FakeCall, world: FakeWorld<Entry>): FakeAnswer | Promise<FakeAnswer>;
  /** Whatever the admin's port offers beside what all fakes have; null where it does not. */
  admin?(call: FakeCall, world: FakeWorld<Entry>): FakeAnswer | null;
  /** Puts everything back that is kept beside the ledger. */
  reset?(): void;
}

/** A fake that is open. */
export interface Fake<Entry> {
  readonly name: string;
  /** Where the supplier is. */
  readonly url: string;
  /** Where it is told what to do: `/_scenario`, `/_calls`, `/_ledger`, `/_clock`, `/_reset`. */
  readonly admin_url: string;
  readonly calls: readonly FakeCall[];
  readonly world: FakeWorld<Entry>;
  plan(scenario: Scenario): void;
  reset(): void;
  close(): Promise<void>;
}

/** How a fake is opened; a port is free choice where it is left out. */
export interface OpenFake {
  readonly port?: number;
  readonly admin_port?: number;
  /** Its time at the start. Units: unix milliseconds; the machine's where it is left out. */
  readonly at?: number;
}

/** Opens a fake on two ports of this machine. */
export async function openFake<Entry>(
  definition: FakeDefinition<Entry>,
  { port = 0, admin_port = 0, at }: OpenFake = {},
): Promise<Fake<Entry>> {
  const clock = openFakeClock(at);
  const calls: FakeCall[] = [];
  const plans: { scenario: Scenario; left: number }[] = [];
  const world: FakeWorld<Entry> = {
    clock,
    ledger: [],
    playOf: (facts) => takePlay(plans, facts),
  };
  const supplier = await serve(port, async (request, response) => {
    const call = await callOf(request, clock);
    calls.push(call);
    await send(response, await definition.answer(call, world), clock);
  });
  const fake: Fake<Entry> = {
    name: definition.name,
    url: supplier.url,
    admin_url: "",
    calls,
    world,
    plan: (scenario) => plans.push({ scenario, left: scenario.times ?? 1 }),
    reset() {
      for (const list of [calls, plans, world.ledger]) list.length = 0;
      definition.reset?.();
    },
    close: async () => {
      clock.close();
      await Promise.all([supplier.close(), admin.close()]);
    },
  };
  const admin = await serve(admin_port, async (request, response) => {
    const call = await callOf(request, clock);
    const own = definition.admin?.(call, world) ?? null;
    await send(response, own ?? adminOf(call, fake), clock);
  });
  return Object.assign(fake, { admin_url: admin.url });
}

function takePlay(
  plans: { scenario: Scenario; left: number }[],
  facts: Readonly<Record<string, string>>,
): Scenario | null {
  const index = plans.findIndex(({ scenario }) =>
    Object.entries(scenario.match ?? {}).every(([name, value]) => facts[name] === value),
  );
  const plan = plans[index];
  if (plan === undefined) return null;
  plan.left -= 1;
  if (plan.left === 0) plans.splice(index, 1);
  return plan.scenario;
}

async function callOf(request: IncomingMessage, clock: FakeClock): Promise<FakeCall> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://fake");
  const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)]);
  return {
    method: request.method ?? "GET",
    path: pathname,
    query: searchParams,
    headers: Object.fromEntries(headers),
    body: Buffer.concat(chunks).toString("utf8"),
    at: clock.now(),
  };
}

async function send(response: ServerResponse, answer: FakeAnswer, clock: FakeClock): Promise<void> {
  if (answer === "hang") return;
  if (answer === "reset") {
    response.socket?.resetAndDestroy();
    return;
  }
  if (answer.after_ms !== undefined) await clock.wait(answer.after_ms);
  response.writeHead(answer.status, answer.headers).end(answer.body);
}

/** One port, whose connections end when it is closed, answered or not. */
async function serve(
  port: number,
  respond: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
) {
  const sockets = new Set<Socket>();
  const server: Server = createServer((request, response) => {
    respond(request, response).catch(() => response.destroy());
  });
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
