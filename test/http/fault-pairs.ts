/** What may come at any time, of whatever operation: faults of ours and of the database. */
import { ERRORS, type ErrorCode } from "@svc/generated/errors";
import type { OperationFacts } from "@svc/generated/operations";
import type { Gate } from "@svc/server/http/gate.ts";
import { rememberedPath } from "@svc/server/http/steps/idempotency.ts";
import { idempotencyLockName } from "@svc/server/journal/idempotency/index.ts";
import { connect } from "@svc/server/platform/db/connect.ts";
import type { Database } from "@svc/server/platform/db/transaction.ts";
import { Refusal } from "@svc/server/platform/refusal.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { requestOf } from "../kit/api.ts";
import type { ChosenPairs } from "../kit/chosen-pairs.ts";
import { testDatabase } from "../kit/database.ts";
import { type ExistingCalls, existingCalls, secretFor } from "../kit/existing-calls.ts";
import { type Sabotage, sabotagedGate } from "../kit/gate.ts";
import { given, type Organisation } from "../kit/given.ts";
import {
  approver,
  askAsMember,
  isCalledForMembers,
  type MemberOperationId,
  mailedCode,
} from "../kit/members.ts";
import { testServer } from "../kit/server.ts";
import { change } from "../queues/poison.ts";

let shop: Organisation;
let callOf: ExistingCalls;

/** Every operation that is kept, with every fault that it declares and the run tries. */
export function failAtAnyTime({ operations, isTried }: ChosenPairs): void {
  beforeAll(async () => {
    shop = await given.organisation();
    callOf = await existingCalls(shop);
  });

  // What is planned has no handler that could be faulty, and writes nothing.
  const declaring = (code: ErrorCode) =>
    operations.filter((one) => !one.planned && one.refusals.includes(code) && isTried(one, code));

  describe("a fault of ours", () => {
    it.each(declaring("internal_error"))(
      "is 500 internal_error: $method $path",
      async (operation) => {
        const handlers = { [operation.id]: bug };
        expect(await codeOf(operation, { handlers })).toBe("internal_error");
      },
    );
  });

  describe("a database that is away", () => {
    // The health of a program without its database is `degraded`: it says so, and does not fail.
    it.each(declaring("service_unavailable").filter(({ id }) => id !== "getHealth"))(
      "is 503 service_unavailable: $method $path",
      async (operation) => {
        const database: Partial<Database> = { read: away, transact: away, record: away };
        expect(await codeOf(operation, { database })).toBe("service_unavailable");
      },
    );

    it("is 200 degraded to GET /health", async () => {
      const { ask } = await sabotagedGate({ database: { read: away } });
      const answer = await ask(requestOf(null, "getHealth", {}));
      expect(await answer.json()).toMatchObject({ object: "health", status: "degraded" });
    });
  });

  describe("a row that another request holds", () => {
    it.each(declaring("concurrent_update"))(
      "is 409 concurrent_update: $method $path",
      async (operation) => {
        const database = { transact: busy, pipeline: () => ({ run: busy, close: async () => {} }) };
        expect(await codeOf(operation, { database })).toBe("concurrent_update");
      },
    );
  });

  describe("a request whose twin is still running", () => {
    it.concurrent.each(declaring("idempotency_in_progress"))(
      "is 409 idempotency_in_progress with Retry-After: $method $path",
      async (operation) => {
        const { status, error, waits_seconds } = await answerBesideTwin(operation);
        expect([status, error?.code]).toEqual([409, "idempotency_in_progress"]);
        expect(waits_seconds).toBe(2);
      },
    );
  });
}

async function codeOf(operation: OperationFacts, sabotage: Sabotage): Promise<string | undefined> {
  const { gate, ask, faults } = await sabotagedGate(sabotage);
  const { id, dashboard_only } = operation;
  const is_of_members = dashboard_only && isCalledForMembers(id);
  const heard = is_of_members ? answerToMember(id, gate) : answerToKey(operation, ask);
  const { status, error } = await heard;
  expect(faults).toEqual([]);
  if (error) expect(status).toBe(ERRORS[error.code].status);
  return error?.code;
}

interface Heard {
  readonly status: number;
  readonly error?: { code: ErrorCode };
}

async function answerToKey(
  { id }: OperationFacts,
  ask: (request: Request) => Promise<Response>,
): Promise<Heard> {
  const answer = await ask(requestOf(await secretFor(id, shop), id, callOf(id)));
  return { status: answer.status, ...((await answer.json()) as object) };
}

/** What no key may call, a page of the dashboard calls for whoever is signed in. */
async function answerToMember(
  operation_id: MemberOperationId,
  gate: Pick<Gate, "callForMember">,
): Promise<Heard> {
  const { browser, api, email } = await approver(shop);
  const { body, ...parts } = callOf(operation_id);
  await change(shop.live, "pin_codes", "created = created - interval '61 seconds'");
  const code = operation_id === "setMyPin" && { password_or_otp: await mailedCode(api, email) };
  const sent = body ? { ...parts, body: { ...body, ...code } } : parts;
  const call = { operation_id, parts: sent as typeof parts };
  const answer = await askAsMember(gate, browser.cookie ?? "", call);
  return { status: answer.status, ...(answer.body as object) };
}

async function bug(): Promise<never> {
  throw new Error("A bug.");
}

async function busy(): Promise<never> {
  throw new Refusal("concurrent_update", { retry_after: 1 });
}

async function away(): Promise<never> {
  throw new Refusal("service_unavailable", { retry_after: 1 });
}

/** What a request hears while another with its key is under way. */
async function answerBesideTwin({
  id,
  path: form,
}: OperationFacts): Promise<Heard & { waits_seconds: number }> {
  const named = callOf(id).path as Record<string, string>;
  const written = form.replace(/\{(\w+)\}/g, (_, name: string) => named[name] ?? "");
  const path = rememberedPath({ path: written, path_values: named });
  const release = await holdIdempotencyKey(
    idempotencyLockName(shop.account_id, { operation_id: id, path, key: id }),
  );
  const { ask } = await testServer();
  const answer = await ask(
    requestOf(await secretFor(id, shop), id, { ...callOf(id), idempotency_key: id }),
  );
  await release();
  const waits_seconds = Number(answer.headers.get("retry-after"));
  return { status: answer.status, waits_seconds, ...((await answer.json()) as object) };
}

/** Does what a request under way does with its key, on a connection of its own. */
async function holdIdempotencyKey(name: string): Promise<() => Promise<void>> {
  const { url } = await testDatabase();
  const { sql } = connect({ database_url: url, pool: 1 });
  await sql`select pg_advisory_lock(hashtextextended(${name}, 0))`;
  return () => sql.end();
}
