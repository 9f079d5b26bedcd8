/** What signed-in people call: every operation of their role, and in whose name it is done. */
import { OPERATIONS, type OperationId } from "@svc/generated/operations";
import { mayCall } from "@svc/server/accounts/members/index.ts";
import { beforeEach, describe, expect, it } from "vitest";
import type { Parts } from "../kit/api.ts";
import { drain, pass } from "../kit/drain.ts";
import { existingCalls } from "../kit/existing-calls.ts";
import { bringForward } from "../kit/exports.ts";
import { given, type Organisation } from "../kit/given.ts";
import { askAsMember, type SignedInMember, signedInMember } from "../kit/members.ts";
import { testServer } from "../kit/server.ts";

/** Documents are uploaded as a form, and the MCP server is for agents. */
const OF_PROGRAMS: readonly OperationId[] = ["postMcp", "uploadDocument"];

let shop: Organisation;
let owner: SignedInMember;

beforeEach(async () => {
  shop = await given.organisation();
  owner = await signedInMember(shop);
});

async function ask<Id extends OperationId>(
  { browser }: Pick<SignedInMember, "browser">,
  operation_id: Id,
  parts: Parts<Id>,
) {
  const { gate } = await testServer();
  const asked = { operation_id, parts: parts as Parts<OperationId> };
  const { status, body } = await askAsMember(gate, browser.cookie ?? "", asked);
  return { status, body: body as Record<string, unknown> };
}

const LINES = { currency: "USD", items: [{ target: "0771234567", amount: "5.00" }] } as const;

describe("an operation that a person calls", () => {
  it("answers or refuses, whichever it is, and never breaks", async () => {
    const callOf = await existingCalls(shop);
    const owners = { role: "owner", tokens_read: false } as const;
    const called = Object.values(OPERATIONS).filter(
      (one) =>
        mayCall(one, owners, "test") &&
        !OF_PROGRAMS.includes(one.id) &&
        one.id !== "resetTestAccount",
    );
    expect(called.length).toBeGreaterThan(200);
    const broken: string[] = [];
    for (const { id, idempotency } of called) {
      const key = idempotency === "required" ? { idempotency_key: `once-${id}` } : {};
      const { status } = await ask(owner, id, { ...callOf(id), ...key } as Parts<OperationId>);
      if (status >= 500) broken.push(`${id} ${status}`);
    }
    expect(broken).toEqual([]);
  });

  it("names the person as who made the sale, the batch with its sales, and the schedule", async () => {
    const created_by = { type: "member", id: owner.id };
    const body = { target: "0771234567", amount: "5.00", currency: "USD" } as const;
    const send = await ask(owner, "createSend", { body, idempotency_key: "s" });
    expect([send.status, send.body]).toMatchObject([202, { created_by, api_key: null }]);
    const batch = await ask(owner, "createBatch", { body: LINES, idempotency_key: "b" });
    expect([batch.status, batch.body]).toMatchObject([202, { created_by, api_key: null }]);
    await pass(shop);
    await drain(shop);
    const query = { batch: String(batch.body.id) };
    const { data } = (await shop.api.listSends({ query })).body;
    expect(data).toMatchObject([{ created_by, source: "batch" }]);
    const daily = { name: "Airtime", cadence: "daily", hour: 8, amount: "5.00" } as const;
    const recipients = [{ phone: "0771234567" }];
    const schedule = await ask(owner, "createSchedule", {
      body: { ...daily, currency: "USD", recipients },
    });
    expect([schedule.status, schedule.body]).toMatchObject([201, { created_by }]);
    const path = { schedule_id: String(schedule.body.id) };
    const run = await ask(owner, "runSchedule", {
      ...{ path, body: {} },
      idempotency_key: "r",
    });
    expect([run.status, run.body]).toMatchObject([202, { created_by }]);
  });

  it("lets a second person approve a batch, and never the one who made it", async () => {
    await shop.api.updateAccount({ body: { batch_approval_threshold: { USD: "1.00" } } });
    const made = await ask(owner, "createBatch", { body: LINES, idempotency_key: "b" });
    expect(made.body).toMatchObject({ status: "requires_approval" });
    const path = { batch_id: String(made.body.id) };
    const approve = (who: SignedInMember) =>
      ask(who, "approveBatch", { path, idempotency_key: `approve-${who.id}` });
    const own = await approve(owner);
    expect([own.status, own.body]).toMatchObject([
      403,
      { error: { code: "self_approval_forbidden" } },
    ]);
    const developer = await signedInMember(shop, { role: "developer" });
    expect((await approve(developer)).status).toBe(403);
    const admin = await signedInMember(shop, { role: "admin" });
    const approved = await approve(admin);
    expect([approved.status, approved.body]).toMatchObject([
      200,
      { status: "processing", approval: { approved_by: admin.id } },
    ]);
  });

  it("keeps whoever made a batch by a schedule from approving it", async () => {
    await shop.api.updateAccount({ body: { batch_approval_threshold: { USD: "1.00" } } });
    const daily = { name: "Airtime", cadence: "daily", hour: 8, amount: "5.00" } as const;
    const body = { ...daily, currency: "USD", recipients: [{ phone: "0771234567" }] } as const;
    const made = await ask(owner, "createSchedule", { body });
    const path = { schedule_id: String(made.body.id) };
    const run = await ask(owner, "runSchedule", {
      ...{ path, body: {} },
      idempotency_key: "r",
    });
    const batch_id = String(run.body.id);
    const own = await ask(owner, "approveBatch", { path: { batch_id }, idempotency_key: "a" });
    expect([own.status, own.body]).toMatchObject([
      403,
      { error: { code: "self_approval_forbidden" } },
    ]);
  });

  it("names the person as who blocked a number and who added an endpoint", async () => {
    const blocked = await ask(owner, "createBlockedTarget", { body: { target: "0771234599" } });
    expect(blocked.body).toMatchObject({ created_by: owner.id });
    const url = "https://hooks.tuckshop.example/people";
    const endpoint = await ask(owner, "createWebhookEndpoint", { body: { url } });
    expect(endpoint.body).toMatchObject({ created_by: owner.id });
  });

  it("writes an export of what the person may see", async () => {
    await ask(owner, "createSend", {
      body: { target: "0771234567", amount: "5.00", currency: "USD" },
      idempotency_key: "s",
    });
    const made = await ask(owner, "createExport", { body: { kind: "sends" } });
    expect([made.status, made.body]).toMatchObject([202, { object: "export" }]);
    const path = { export_id: String(made.body.id) };
    await bringForward(path.export_id);
    await drain(shop);
    const { body } = await ask(owner, "getExport", { path });
    expect(body).toMatchObject({ status: "ready", rows: 1, error: null });
  });
});
