/** Every door is flooded with bodies that do not end, over real connections, while tills sell. */
import { OPERATIONS } from "@svc/generated/operations";
import { type App, createApp } from "@svc/server/app.ts";
import { bindPort, type Listening, listen } from "@svc/server/http/listen.ts";
import { ARRIVAL_LIMITS } from "@svc/server/http/slow-bodies.ts";
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from "vitest";
import { type Parts, requestOf } from "../kit/api.ts";
import { type SignedProgram, signedProgram } from "../kit/complete.ts";
import { given, type Organisation } from "../kit/given.ts";
import { useOwnDatabase } from "../kit/own-database.ts";
import { rightCall } from "../kit/right-calls.ts";
import { testServer } from "../kit/server.ts";
import { HANGING_MS } from "../kit/time-limit.ts";
import { FLOODING, type Flood, openFlood } from "./flood-doors.ts";

useOwnDatabase("flood_doors");

const ROUNDS = 6;
/** What the tills hear in a round; no supplier sells for live accounts here. */
const ALL_ANSWERED = Array(ROUNDS).fill([201, 422, 202, 201]).flat();
const LARGE = 1_048_576;
/** What a body may have that is read before it is known whose it is. */
const SMALL = 65_536;
/** How many bodies each address sends at once where strangers are read. */
const KNOCKS = 5;
/** The bodies of the tills are nearly as long, so that they fit into no gap that a flood leaves. */
const TILL_BYTES = SMALL - 1_000;

const JSON_OPERATIONS = Object.values(OPERATIONS).filter(
  ({ planned, upload }) => !planned && !upload,
);
const OF_STRANGERS = JSON_OPERATIONS.filter(({ scope, signed }) => scope === null || signed);
const OF_KEYS = JSON_OPERATIONS.filter(
  ({ scope, signed, body }) => scope !== null && !signed && body,
);

let app: App;
let listening: Listening;
let port: number;
/** Of another organisation than those who flood. */
let till: { readonly shop: Organisation; readonly program: SignedProgram };
let flood: Flood;
let completions = 0;

beforeAll(async () => {
  const { config, database, log } = await testServer();
  app = createApp({ config, database, log, sharers: () => 1 });
  port = await bindPort({ host: "127.0.0.1", port: 0 });
  // A body is not cut off for its slowness while the tills sell, however slow the machine is.
  const limits = { ...ARRIVAL_LIMITS, body_ms: HANGING_MS };
  const address = { host: "127.0.0.1", port };
  listening = await listen((...parts) => app.hono.fetch(...parts), address, { limits });
  const shop = await given.organisation();
  till = { shop, program: await signedProgram(shop, { budget: "100.00" }) };
});

afterAll(async () => {
  await listening?.close({ within_ms: 0 });
  await app?.gate.close();
});

beforeEach(() => {
  flood = openFlood(port, () => ask(requestOf(null, "getHealth", {})));
  onTestFinished(() => flood.close());
});

function ask(request: Request): Promise<Response> {
  return fetch(
    new Request(request.url.replace("http://svc.test", `http://127.0.0.1:${port}`), request),
  );
}

/** What the tills hear while the flood goes on: a live one, and one of a test account. */
async function heard(test: string): Promise<number[]> {
  const { shop, program } = till;
  const sale = { type: "airtime", currency: "USD", amount: "0.50", target: "0771234567" };
  const statuses: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    flood.drip();
    const completion = { completion_id: `survey-${++completions}`, phone: "0771234567" };
    const signed = { path: { program_id: program.id }, sign_with: program.secret };
    const live = shop.live.key.secret;
    for (const request of [
      requestOf(live, "createGroup", { text: longText({ name: `Guards ${completions}` }) }),
      requestOf(live, "createSend", { text: longText(sale) }),
      requestOf(test, "createSend", { text: longText(sale) }),
      requestOf(null, "createCompletion", { ...signed, text: longText(completion) }),
    ]) {
      const { status } = await ask(request);
      statuses.push(status);
    }
  }
  return statuses;
}

function longText(body: object): string {
  return JSON.stringify(body).padEnd(TILL_BYTES);
}

/** Elsewhere a machine has one address of its own, and no 64. */
const itOnLinux = it.runIf(process.platform === "linux");

itOnLinux(
  "strangers at every door that needs no key, from 64 addresses, stop no till",
  async () => {
    const { id: program_id, secret } = till.program;
    for (const { id, method, signed, body_bytes_max } of OF_STRANGERS) {
      const { path, query } = rightCall(id);
      const parts = signed ? { path: { program_id }, sign_with: secret } : { path, query };
      const request = requestOf(null, id, { ...parts, text: method === "GET" ? undefined : "{}" });
      const declared = Math.min(body_bytes_max ?? SMALL, SMALL);
      for (const from of FLOODING) {
        flood.sendSlowly({ request, declared, from });
        for (let knock = 0; knock < (signed ? KNOCKS : 0); knock += 1) {
          void flood.sendMost({ request, declared, from });
        }
      }
      if (signed) await flood.fill({ request, declared });
    }
    expect(await heard(till.shop.key.secret)).toEqual(ALL_ANSWERED);
  },
);

itOnLinux("one key at every operation with a body, from 64 addresses, stops no till", async () => {
  const greedy = await given.organisation();
  const { secret: till_key } = await given.key(greedy);
  for (const [at, { id, body_bytes_max }] of OF_KEYS.entries()) {
    const { path } = rightCall(id) as Parts<"createSend">;
    const request = requestOf(greedy.key.secret, id, { path, text: "{}" });
    const sent = { request, declared: body_bytes_max ?? SMALL, from: at % FLOODING.length };
    flood.sendSlowly(sent);
    void flood.sendMost(sent);
  }
  const sale = requestOf(greedy.key.secret, "createSend", { text: "{}" });
  for (const declared of [LARGE, SMALL]) await flood.fill({ request: sale, declared });
  expect(await heard(till_key)).toEqual(ALL_ANSWERED);
});
