import { ENUMS } from "@svc/generated/enums";
import { parseId } from "@svc/server/platform/ids.ts";
import { WATCHED } from "@svc/server/reporting/overview/attention/read-attention.ts";
import { disableFailingEndpoint } from "@svc/server/webhooks/webhook-endpoints/index.ts";
import { describe, expect, it } from "vitest";
import { agentOf, reject, requested } from "../../kit/agents.ts";
import { endedSend, opened } from "../../kit/disputes.ts";
import { madeReward } from "../../kit/give.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { runNow, runSeconds } from "../../kit/run-clock.ts";
import { sell } from "../../kit/sell.ts";
import { testServer } from "../../kit/server.ts";

async function overviewOf({ api }: Pick<Organisation, "api">) {
  const { status, body } = await api.getOverview();
  expect(status).toBe(200);
  return body;
}

describe("what needs a person", () => {
  it("is a send without an answer for over an hour, and one that staff look into", async () => {
    const shop = await given.organisation();
    const unknown = await sell(shop, { target: "0771230005" });
    const reviewed = await sell(shop, { target: "0771230004" });
    await advanceTo(shop, unknown.id, "unknown");
    await advanceTo(shop, reviewed.id, "requires_review");
    expect((await overviewOf(shop)).attention).toEqual([
      {
        kind: "send_review",
        count: 1,
        object_ids: [reviewed.id],
        due_at: null,
        url: "/dev/v1/sends?status=requires_review",
      },
    ]);
    await shop.api.advanceTestClock({ body: { seconds: 3_601 } });
    const { attention } = await overviewOf(shop);
    expect(attention?.map(({ kind, object_ids }) => [kind, object_ids])).toEqual([
      ["send_review", [reviewed.id]],
      ["send_unknown", [unknown.id]],
    ]);
  });

  it("is Credit that lasts for less than a day", async () => {
    const shop = await given.organisation();
    for (const _ of [1, 2, 3]) await sell(shop, { amount: "300.00" });
    const { attention, credit, created } = await overviewOf(shop);
    expect(credit?.USD.runway_days).toBe(0.7);
    expect(attention).toEqual([
      {
        kind: "low_credit",
        count: 1,
        object_ids: [],
        due_at: expect.closeTo(created + 0.7 * 86_400, -1),
        url: "/dev/v1/credit",
      },
    ]);
  });

  it("is a request of an agent that nobody has decided", async () => {
    const shop = await given.organisation();
    const agent = await agentOf(shop);
    await reject(shop, (await requested(agent)).id);
    const { id, expires_at: due_at } = await requested(agent);
    const url = "/dev/v1/approvals?status=requested";
    expect((await overviewOf(shop)).attention).toEqual([
      { kind: "agent_approval", count: 1, object_ids: [id], due_at, url },
    ]);
    await shop.api.advanceTestClock({ body: { seconds: 86_400 } });
    expect((await overviewOf(shop)).attention).toEqual([]);
  });

  it("is a key that expires within seven days, while it works", async () => {
    const shop = await given.organisation();
    const soon = runSeconds() + 6 * 86_400;
    const till = await given.key(shop, { kind: "sk", expires_at: soon });
    await given.key(shop, { kind: "sk", expires_at: soon + 3 * 86_400 });
    expect((await overviewOf(shop)).attention).toEqual([
      {
        kind: "key_expiring",
        count: 1,
        object_ids: [till.id],
        due_at: soon,
        url: "/dev/v1/keys?status=active",
      },
    ]);
    const reader = await given.keyByHand(shop, { scopes: ["sends:read"] });
    expect((await overviewOf(reader)).attention).toEqual([]);
  });

  it("is a webhook endpoint that was switched off because it failed", async () => {
    const shop = await given.organisation();
    const { id } = await given.endpoint(shop);
    const endpoint_id = parseId("we", id) ?? "";
    const { database } = await testServer();
    await database.transact("disable", (tx) =>
      disableFailingEndpoint(tx, { account_id: shop.account_id, endpoint_id, now: runNow() }),
    );
    expect((await overviewOf(shop)).attention).toEqual([
      {
        kind: "endpoint_disabled",
        count: 1,
        object_ids: [id],
        due_at: null,
        url: "/dev/v1/webhook-endpoints?status=disabled",
      },
    ]);
  });

  it("is a batch that waits for a second person, until it lapses", async () => {
    const shop = await given.organisation();
    await shop.api.updateAccount({ body: { batch_approval_threshold: { USD: "1.00" } } });
    const { id, created } = await given.batch(await given.member(shop, "owner"));
    const waiting = {
      kind: "batch_approval",
      count: 1,
      object_ids: [id],
      due_at: created + 72 * 3_600,
      url: "/dev/v1/batches?status=requires_approval",
    };
    expect((await overviewOf(shop)).attention).toEqual([waiting]);
    await shop.api.advanceTestClock({ body: { seconds: 7_200 } });
    const [later] = (await overviewOf(shop)).attention ?? [];
    expect(Math.abs((later?.due_at ?? 0) - waiting.due_at)).toBeLessThanOrEqual(1);
  });

  it("is a reward that waits for a review, until it is rejected", async () => {
    const shop = await given.organisation();
    const program = await given.activeProgram(shop, { hold: { mode: "review" } });
    const { review, created } = await madeReward(shop, program.id);
    expect((await overviewOf(shop)).attention).toEqual([
      {
        kind: "reward_review",
        count: 1,
        object_ids: [review],
        due_at: expect.closeTo(created + 30 * 86_400, -1),
        url: "/dev/v1/reviews?status=open",
      },
    ]);
  });

  it("is a dispute that staff have not answered, and when they do", async () => {
    const shop = await given.organisation();
    const send = await endedSend(shop);
    const { id, due_at } = await opened(shop, send.id);
    expect((await overviewOf(shop)).attention).toEqual([
      {
        kind: "dispute_open",
        count: 1,
        object_ids: [id],
        due_at,
        url: "/dev/v1/disputes?status=opened",
      },
    ]);
  });

  it("has a source for every kind of the contract", () => {
    expect(Object.keys(WATCHED).toSorted()).toEqual([...ENUMS.AttentionKind].toSorted());
  });

  it("is nobody else's", async () => {
    const shop = await given.organisation();
    const other = await given.organisation();
    await sell(shop, { amount: "300.00" });
    const { today, credit } = await overviewOf(other);
    expect([today?.sends, credit?.USD.runway_days]).toEqual([0, null]);
  });
});

async function advanceTo({ api }: Organisation, send_id: string, status: string): Promise<void> {
  for (const _ of [1, 2, 3, 4]) {
    const { body } = await api.advanceTestSend({ path: { send_id } });
    if (body.status === status) return;
  }
  throw new Error(`The send did not become ${status}.`);
}
