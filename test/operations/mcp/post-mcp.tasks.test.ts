/** Tasks: a send or an approval, as a client of `io.modelcontextprotocol/tasks` follows it. */
import { createApp } from "@svc/server/app.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { agentOf, approve, KNOWN, reject, STRANGE } from "../../kit/agents.ts";
import { drain, pass } from "../../kit/drain.ts";
import { given, type KeyInHand, type Organisation } from "../../kit/given.ts";
import { capableOf, FOLLOWS_TASKS, OPENS_URLS, sendStateless } from "../../kit/mcp-eras.ts";
import { testServer } from "../../kit/server.ts";

const SALE = { phone: KNOWN, amount: "5.00", currency: "USD", client_reference: "till-1" };
const LARGE = { ...SALE, phone: STRANGE, amount: "25.00" };
const TASKS = FOLLOWS_TASKS.capabilities;
const BOTH = { ...TASKS, ...OPENS_URLS.capabilities };

let shop: Organisation;
let agent: KeyInHand;

beforeEach(async () => {
  shop = await given.organisation();
  agent = await agentOf(shop);
});

interface Heard {
  readonly resultType?: string;
  readonly taskId: string;
  readonly status: string;
  readonly result?: { readonly structuredContent: Record<string, unknown> };
}

async function ask(method: string, params: object, capabilities: object = TASKS, query = "") {
  const name = (params as { taskId?: string }).taskId;
  const headers = name === undefined ? {} : { "mcp-name": name };
  const metadata = capableOf(capabilities);
  const { body } = await sendStateless(agent, method, { params, metadata, headers, query });
  return body as { readonly result: Heard; readonly error?: { readonly code: number } };
}

async function call(given_arguments: object, capabilities: object = TASKS): Promise<Heard> {
  const params = { name: "send_airtime", arguments: given_arguments };
  return (await ask("tools/call", params, capabilities)).result;
}

async function look(taskId: string, capabilities: object = TASKS): Promise<Heard> {
  return (await ask("tasks/get", { taskId }, capabilities)).result;
}

describe("a sale", () => {
  it("is a task until the network has answered, and then has the tool's result", async () => {
    const task = await call(SALE);
    expect(task).toMatchObject({ resultType: "task", status: "working", ttlMs: null });
    const { body: sends } = await agent.api.listSends();
    expect(task.taskId).toBe(sends.data[0]?.id);
    expect(await look(task.taskId)).toMatchObject({ resultType: "complete", status: "working" });
    for (let step = 0; step < 3; step += 1) await pass(shop);
    await drain(shop);
    const done = await look(task.taskId);
    expect(done).toMatchObject({ status: "completed", result: { isError: false } });
    expect(done.result?.structuredContent).toMatchObject({ object: "send", status: "delivered" });
  });

  it("is over when it has failed and its Credit is back", async () => {
    const phone = "+263771230002";
    agent = await agentOf(shop, { recipient_allowlist: [phone] });
    const { taskId } = await call({ ...SALE, phone });
    for (let step = 0; step < 3; step += 1) await pass(shop);
    await drain(shop);
    const done = await look(taskId);
    expect(done).toMatchObject({ status: "completed", result: { isError: false } });
    expect(done.result?.structuredContent).toMatchObject({ status: "failed_credited" });
    expect((await shop.api.getCredit()).body.USD.available).toBe("1000.00");
    expect(await call({ ...SALE, phone })).toMatchObject({ resultType: "complete" });
  });

  it("is one task and one sale, however often it is called", async () => {
    const [first, second] = [await call(SALE), await call({ ...SALE, reason: "Again." })];
    expect(second.taskId).toBe(first.taskId);
    expect(await shop.probe.count("sends")).toBe(1);
  });

  it("is answered as it stands to a client that follows no tasks", async () => {
    expect(await call(SALE, {})).toMatchObject({ resultType: "complete", isError: false });
  });

  it("is answered as it stands where it is refused, or only checked", async () => {
    expect(await call({ ...SALE, amount: "0.01" })).toMatchObject({ isError: true });
    expect(await call({ ...SALE, validate_only: true })).toMatchObject({ resultType: "complete" });
  });

  it("is answered as it stands to a key that may not read it", async () => {
    agent = await agentOf(shop, { scopes: ["sends:write"] });
    expect(await call(SALE)).toMatchObject({ resultType: "complete", isError: false });
    expect(await shop.probe.count("sends")).toBe(1);
  });

  it("is the same task at another server", async () => {
    const { taskId } = await call(SALE);
    const { config, database, log } = await testServer();
    const other = createApp({ config, database, log, sharers: () => 1 });
    const _meta = capableOf(TASKS);
    const message = { jsonrpc: "2.0", id: 1, method: "tasks/get", params: { taskId, _meta } };
    const headers = {
      ...{ authorization: `Bearer ${agent.secret}`, "content-type": "application/json" },
      ...{ "mcp-protocol-version": "2026-07-28", "mcp-method": "tasks/get", "mcp-name": taskId },
    };
    const request = { method: "POST", headers, body: JSON.stringify(message) };
    const answer = await other.hono.fetch(new Request("http://svc.test/dev/v1/mcp", request));
    await other.gate.close();
    expect(await answer.json()).toMatchObject({ result: { taskId, status: "working" } });
  });
});

describe("a sale that a person must approve", () => {
  it("is the task of the approval, and then of the send that it becomes", async () => {
    const task = await call(LARGE, BOTH);
    expect(task).toMatchObject({ resultType: "task", status: "input_required" });
    expect(task.taskId).toMatch(/^apr_/);
    expect(await look(task.taskId, BOTH)).toMatchObject({
      status: "input_required",
      inputRequests: { approval: { method: "elicitation/create", params: { mode: "url" } } },
    });
    const taken = { taskId: task.taskId, inputResponses: { approval: { action: "accept" } } };
    expect((await ask("tasks/update", taken, BOTH)).result).toMatchObject({
      resultType: "complete",
    });
    expect(await look(task.taskId, BOTH)).toMatchObject({ status: "input_required" });
    await approve(shop, task.taskId);
    expect(await look(task.taskId, BOTH)).toMatchObject({ status: "working" });
    for (let step = 0; step < 3; step += 1) await pass(shop);
    await drain(shop);
    const done = await look(task.taskId, BOTH);
    expect(done).toMatchObject({ status: "completed", taskId: task.taskId });
    expect(done.result?.structuredContent).toMatchObject({
      ...{ object: "send", status: "delivered", amount: "25.00", approval: task.taskId },
    });
  });

  it("names the page in words where the client opens none", async () => {
    const { taskId } = await call(LARGE);
    const waiting = {
      status: "working",
      statusMessage: expect.stringContaining("/approvals/apr_"),
    };
    expect(await look(taskId)).toMatchObject(waiting);
  });

  it("ends with what was decided when it is rejected", async () => {
    const { taskId } = await call(LARGE);
    await reject(shop, taskId);
    const done = await look(taskId);
    expect(done).toMatchObject({ status: "completed" });
    expect(done.result?.structuredContent).toMatchObject({ status: "rejected", result: null });
    expect(await shop.probe.count("sends")).toBe(0);
  });
});

describe("tasks/cancel", () => {
  async function scheduled(): Promise<string> {
    const { now } = (await shop.api.getTestClock()).body;
    const sale = { target: KNOWN, amount: "5.00", currency: "USD", scheduled_for: now + 3_600 };
    const { body } = await agent.api.createSend({ body: sale });
    return String(Object(body).id);
  }

  it("cancels a send that waits, and its Credit comes back", async () => {
    const taskId = await scheduled();
    expect((await ask("tasks/cancel", { taskId })).result).toMatchObject({
      resultType: "complete",
    });
    expect(await look(taskId)).toMatchObject({ status: "cancelled" });
    expect((await shop.api.getCredit()).body.USD.available).toBe("1000.00");
  });

  it("cancels nothing where the URL only reads", async () => {
    const taskId = await scheduled();
    const { result } = await ask("tasks/cancel", { taskId }, TASKS, "?read_only=true");
    expect(result).toMatchObject({ resultType: "complete" });
    expect(await look(taskId)).toMatchObject({ status: "working" });
  });

  it("cancels no approval, which is a person's to decide", async () => {
    const { taskId } = await call(LARGE);
    expect((await ask("tasks/cancel", { taskId })).result).toMatchObject({
      resultType: "complete",
    });
    expect((await agent.api.getApproval({ path: { approval_id: taskId } })).body.status).toBe(
      "requested",
    );
  });
});

describe("a request about a task", () => {
  it.each(["tasks/get", "tasks/update", "tasks/cancel"])(
    "needs the extension: %s",
    async (method) => {
      const { taskId } = await call(SALE);
      const { error } = await ask(method, { taskId }, {});
      const extensions = { "io.modelcontextprotocol/tasks": {} };
      const data = { requiredCapabilities: { extensions } };
      expect(error).toMatchObject({ code: -32_021, data });
    },
  );

  it("is refused of what is another agent's, another organisation's, or nothing", async () => {
    const { taskId } = await call(LARGE);
    agent = await agentOf(shop);
    expect((await ask("tasks/get", { taskId })).error).toMatchObject({ code: -32_602 });
    agent = await agentOf(await given.organisation());
    expect((await ask("tasks/get", { taskId })).error).toMatchObject({ code: -32_602 });
    expect((await ask("tasks/get", { taskId: "task-7" })).error).toMatchObject({ code: -32_602 });
    expect((await ask("tasks/cancel", {})).error).toMatchObject({ code: -32_602 });
  });

  it("names its task in the header too", async () => {
    const { taskId } = await call(SALE);
    const { status, body } = await sendStateless(agent, "tasks/get", {
      ...{ params: { taskId }, metadata: capableOf(TASKS), headers: { "mcp-name": "other" } },
    });
    expect([status, body]).toMatchObject([400, { error: { code: -32_020 } }]);
  });
});
