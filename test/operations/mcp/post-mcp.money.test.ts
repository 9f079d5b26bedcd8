/** What keeps a model's sales within bounds holds over MCP as it does over REST. */
import { beforeEach, describe, expect, it, vi } from "vitest";
import { agentOf, approve, KNOWN, reject, STRANGE } from "../../kit/agents.ts";
import { given, type KeyInHand, type Organisation } from "../../kit/given.ts";
import { checkEntries } from "../../kit/invariants.ts";
import { callOf, type McpClient, mcpClient, sendMessage, type Told } from "../../kit/mcp.ts";
import { runNow } from "../../kit/run-clock.ts";
import { testServer } from "../../kit/server.ts";
import { untilSomebodyWaits } from "../../kit/somebody-waits.ts";

const SALE = { phone: KNOWN, amount: "5.00", currency: "USD", client_reference: "agent-1" };
const LIST = { jsonrpc: "2.0", id: 1, method: "tools/list" };
const APPROVAL = { status: "requires_approval", approval: expect.stringMatching(/^apr_/) };

let shop: Organisation;
let agent: KeyInHand;
let mcp: McpClient;

beforeEach(async () => {
  shop = await given.organisation();
  agent = await agentOf(shop);
  mcp = await mcpClient(agent);
});

async function spentUsd(): Promise<string> {
  const { body } = await shop.api.getCredit();
  return (1_000 - Number(body.USD.available)).toFixed(2);
}

async function expectEvenBooks(): Promise<void> {
  const { database } = await testServer();
  expect(await database.read(checkEntries)).toEqual([]);
}

/** Of each answer of a batch, the error that its tool tells of. */
function codesOf(body: unknown): (string | undefined)[] {
  type Reply = { result: { structuredContent: { error?: { code: string } } } };
  return (body as Reply[]).map(({ result }) => result.structuredContent.error?.code);
}

function codeOf({ isError, shown }: Told): string | undefined {
  return isError ? shown.error?.code : undefined;
}

describe("a sale that a model tries again", () => {
  it("is made once, and the second answer says so", async () => {
    const first = await mcp.call("send_airtime", SALE);
    const again = await mcp.call("send_airtime", SALE);
    expect(again.shown.id).toBe(first.shown.id);
    expect(again.text).toContain("not done again");
    expect([await shop.probe.count("sends"), await spentUsd()]).toEqual([1, "5.00"]);
  });

  it.each([
    ["other words", { reason: "The driver has no airtime." }],
    ["another amount", { amount: "9.00" }],
    ["another number", { phone: "0772345678" }],
  ])("with %s is the first sale, because its reference is", async (_, other) => {
    const first = await mcp.call("send_airtime", SALE);
    const again = await mcp.call("send_airtime", { ...SALE, ...other });
    expect(again).toMatchObject({ isError: false, shown: { id: first.shown.id, amount: "5.00" } });
    expect(again.text).toContain("not done again");
    expect([await shop.probe.count("sends"), await spentUsd()]).toEqual([1, "5.00"]);
  });

  it("is made once by twenty calls at once, in the same words and in others", async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, turn) =>
        sendMessage(agent, callOf("send_airtime", { ...SALE, reason: `try ${turn % 4}` })),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect([await shop.probe.count("sends"), await spentUsd()]).toEqual([1, "5.00"]);
    await expectEvenBooks();
  });

  it("over REST and over MCP is one", async () => {
    const { phone: target, ...rest } = SALE;
    const { body } = (await agent.api.createSend({ body: { target, ...rest } })) as {
      body: { id: string };
    };
    const told = await mcp.call("send_airtime", SALE);
    expect(told.shown.id).toBe(body.id);
    expect(await shop.probe.count("sends")).toBe(1);
  });

  it("takes a reference that no header could hold", async () => {
    const sale = { ...SALE, client_reference: "épicerie – dépôt 7" };
    const first = await mcp.call("send_airtime", sale);
    const again = await mcp.call("send_airtime", sale);
    expect([codeOf(first), again.shown.id]).toEqual([undefined, first.shown.id]);
  });

  it("is made twice by two references in one batch, and once by one in two messages", async () => {
    const batch = ["b-1", "b-2", "b-1"].map((client_reference, at) =>
      callOf("send_airtime", { ...SALE, amount: "1.00", client_reference }, at + 1),
    );
    const { body } = await sendMessage(agent, batch);
    const ids = (body as { result: { structuredContent: { id: string } } }[]).map(
      ({ result }) => result.structuredContent.id,
    );
    expect([new Set(ids).size, ids[0] === ids[2]]).toEqual([2, true]);
    expect([await shop.probe.count("sends"), await spentUsd()]).toEqual([2, "2.00"]);
  });
});

describe("a sale that a person must approve", () => {
  it("is no error, shows where it is decided, and charges nothing", async () => {
    const told = await mcp.call("send_airtime", { ...SALE, amount: "25.00" });
    expect(told).toMatchObject({ isError: false, shown: APPROVAL });
    expect(Object.keys(told.shown).sort()).toEqual([
      "approval",
      "approval_url",
      "expires_at",
      "status",
    ]);
    expect(told.shown.approval_url).toContain(`/dashboard/approvals/${told.shown.approval}`);
    expect(told.text).toContain("nothing was sent or charged");
    const { body } = await shop.api.getApproval({
      path: { approval_id: String(told.shown.approval) },
    });
    expect(body).toMatchObject({ why: "over_threshold", request: { target: KNOWN } });
    expect([await shop.probe.count("sends"), await spentUsd()]).toEqual([0, "0.00"]);
  });

  it.each([
    ["send_airtime", { ...SALE, phone: STRANGE }],
    ["buy_power", { meter: "37140030000", amount: "5.00", currency: "USD", token_phone: KNOWN }],
  ] as const)("is one by %s to a target that nobody approved", async (name, sale) => {
    const told = await mcp.call(name, { ...sale, client_reference: "new-1" });
    expect(told).toMatchObject({ isError: false, shown: APPROVAL });
  });

  it("may be a reward, which is one by its completion", async () => {
    const { id: program } = await given.activeProgram(shop, { budget: "100.00" });
    await given.recipient(shop, { external_id: "rudo" });
    const reward = { program, recipient: "ext:rudo", completion_id: "survey-1", amount: "25.00" };
    const told = await mcp.call("create_reward", reward);
    expect(told).toMatchObject({ isError: false, shown: APPROVAL });
    expect(told.shown.approval_url).toContain(`/dashboard/approvals/${told.shown.approval}`);
    expect((await mcp.call("create_reward", { ...reward, amount: "9.00" })).shown).toEqual(
      told.shown,
    );
    expect([await shop.probe.count("rewards"), await spentUsd()]).toEqual([0, "0.00"]);
    await approve(shop, String(told.shown.approval));
    const decided = await mcp.call("get_send", { id: told.shown.approval });
    const made = await mcp.call("create_reward", reward);
    expect(made.shown).toMatchObject({
      ...{ object: "reward", id: decided.shown.result, approval: told.shown.approval },
    });
    expect(made.text).toContain("not done again");
    const other = { ...reward, completion_id: "survey-2" };
    const rejected = await mcp.call("create_reward", other);
    await reject(shop, String(rejected.shown.approval));
    expect((await mcp.call("create_reward", other)).shown).toMatchObject({ status: "rejected" });
    expect(await shop.probe.count("rewards")).toBe(1);
  });

  it("is told as it was decided when it is tried again", async () => {
    const open = await mcp.call("send_airtime", { ...SALE, phone: STRANGE });
    const approval_id = String(open.shown.approval);
    expect((await mcp.call("send_airtime", { ...SALE, phone: STRANGE })).shown).toEqual(open.shown);
    await reject(shop, approval_id);
    const rejected = await mcp.call("send_airtime", { ...SALE, phone: STRANGE });
    expect(rejected.shown).toMatchObject({ object: "agent_approval", status: "rejected" });
    expect(rejected.text).toContain("rejected; nothing was sent or charged");
    const other = { ...SALE, phone: STRANGE, client_reference: "agent-2" };
    const held = await mcp.call("send_airtime", other);
    await approve(shop, String(held.shown.approval));
    const made = await mcp.call("send_airtime", { ...other, reason: "again" });
    expect(made.shown).toMatchObject({ object: "send", approval: held.shown.approval });
    expect([await shop.probe.count("sends"), await spentUsd()]).toEqual([1, "5.00"]);
  });

  it("is one of fifty at once when the threshold has room for ten", async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, turn) =>
        sendMessage(
          agent,
          callOf("send_airtime", { ...SALE, amount: "1.00", client_reference: `p-${turn}` }),
        ),
      ),
    );
    const held = answers.filter(({ body }) => JSON.stringify(body).includes("requires_approval"));
    expect([held.length, await shop.probe.count("sends")]).toEqual([40, 10]);
    expect(await spentUsd()).toBe("10.00");
    await expectEvenBooks();
  });
});

describe("limits of a key", () => {
  it("hold: a cap a send, a network, and a product", async () => {
    const capped = await agentOf(shop, { spend_caps: { USD: { per_send: "1.00" } } });
    expect(codeOf(await (await mcpClient(capped)).call("send_airtime", SALE))).toBe(
      "spend_cap_exceeded",
    );
    const tied = await agentOf(shop, { allowed_networks: ["netone"] });
    expect(codeOf(await (await mcpClient(tied)).call("send_airtime", SALE))).toBe(
      "network_not_allowed",
    );
    const zwg = await agentOf(shop, { allowed_products: ["airtime-zwg"] });
    expect(codeOf(await (await mcpClient(zwg)).call("send_airtime", SALE))).toBe(
      "product_not_allowed",
    );
    expect(await shop.probe.count("sends")).toBe(0);
  });

  it("hold: the meters that it may confirm in a minute", async () => {
    await given.facts(shop, { limits: '{"meters_per_minute":1}' });
    const meters = ["37140030000", "37140010010"];
    const told = [];
    for (const meter of meters) told.push(await mcp.call("confirm_meter", { meter }));
    expect(told.map(codeOf)).toEqual([undefined, "meter_quota_exceeded"]);
  });

  it("hold: the sends that it may make in a second, in a batch too", async () => {
    await given.facts(shop, { limits: '{"sends_per_second":0.0001}' });
    const batch = ["s-1", "s-2", "s-3"].map((client_reference) =>
      callOf("send_airtime", { ...SALE, amount: "1.00", client_reference }),
    );
    const { body } = await sendMessage(agent, batch);
    expect(codesOf(body)).toEqual([undefined, "rate_limited", "rate_limited"]);
    expect(await shop.probe.count("sends")).toBe(1);
  });

  it("hold: the requests that it may make in a second, of which a batch makes several", async () => {
    await given.facts(shop, { limits: '{"requests_per_second":2.5}' });
    // A message is let in on the limits that its program knows of.
    await sendMessage(agent, LIST);
    const stopped = vi.spyOn(Date, "now").mockReturnValue(runNow() + 10_000);
    try {
      const batch = Array.from({ length: 6 }, () => callOf("send_airtime", SALE));
      const refused = await sendMessage(agent, batch);
      expect([refused.status, refused.body]).toMatchObject([
        429,
        { error: { code: "rate_limited", meta: { policy: "req" } } },
      ]);
      const lists = Array.from({ length: 4 }, (_, id) => ({ ...LIST, id }));
      expect((await sendMessage(agent, lists)).status).toBe(200);
      expect((await sendMessage(agent, LIST)).status).toBe(429);
    } finally {
      stopped.mockRestore();
    }
    expect(await shop.probe.count("sends")).toBe(0);
  });

  it("hold: the Credit that there is", async () => {
    const rich = await agentOf(shop, { approval_threshold: { USD: "5000.00" } });
    const client = await mcpClient(rich);
    for (let sold = 0; sold < 10; sold += 1) {
      const sale = { ...SALE, amount: "100.00", client_reference: `c-${sold}` };
      expect(codeOf(await client.call("send_airtime", sale))).toBeUndefined();
    }
    const told = await client.call("send_airtime", { ...SALE, client_reference: "c-last" });
    expect(codeOf(told)).toBe("insufficient_credit");
    expect(await spentUsd()).toBe("1000.00");
  });

  it("hold: a key that is revoked in the middle of a batch sells and reads no more", async () => {
    const { database, gate } = await testServer();
    const batch = [callOf("send_airtime", SALE), callOf("send_airtime", SALE)];
    // Notes of when the key was last used would wait for it as well.
    await gate.flush();
    // The sale waits for the account, which is revoked from under it.
    const held = Promise.withResolvers<void>();
    const let_go = Promise.withResolvers<void>();
    const revoked = database.transact("hold the account", async ({ sql }) => {
      await sql`select from accounts where id = ${shop.account_id} for update`;
      held.resolve();
      await sql`update api_keys set status = 'revoked', revoked_at = svc_now()
        where account_id = ${shop.account_id} and kind = 'ak'`;
      await sql`update accounts set facts_version = facts_version + 1
        where id = ${shop.account_id}`;
      await let_go.promise;
    });
    await held.promise;
    const answer = sendMessage(agent, [...batch, callOf("get_balance")]);
    await untilSomebodyWaits();
    let_go.resolve();
    await revoked;
    const { status, body } = await answer;
    expect(status).toBe(200);
    expect(codesOf(body)).toEqual(Array(3).fill("revoked_api_key"));
    expect(await shop.probe.count("sends")).toBe(0);
  });
});
