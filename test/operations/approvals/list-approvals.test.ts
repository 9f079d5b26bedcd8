import { describe, expect, it } from "vitest";
import { agentOf, reject, requested } from "../../kit/agents.ts";
import type { Parts } from "../../kit/api.ts";
import { given, type KeyInHand } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";

async function idsOf({ api }: Pick<KeyInHand, "api">, query: Parts<"listApprovals">["query"] = {}) {
  return (await api.listApprovals({ query })).body.data.map(({ id }) => id);
}

describe("GET /approvals", () => {
  it("lists requests, newest first, by status, action and key", async () => {
    const shop = await given.organisation();
    const [one, other] = [await agentOf(shop), await agentOf(shop)];
    const first = await requested(one);
    const second = await requested(other);
    await reject(shop, first.id);
    expect(await idsOf(shop)).toEqual([second.id, first.id]);
    expect(await idsOf(shop, { status: "requested" })).toEqual([second.id]);
    expect(await idsOf(shop, { status: "rejected" })).toEqual([first.id]);
    expect(await idsOf(shop, { action: "send", api_key: one.id })).toEqual([first.id]);
    expect(await idsOf(shop, { action: "reward" })).toEqual([]);
    expect(await idsOf(shop, { limit: 1, starting_after: second.id })).toEqual([first.id]);
  });

  it("shows an agent its own requests alone", async () => {
    const shop = await given.organisation();
    const [one, other] = [await agentOf(shop), await agentOf(shop)];
    const own = await requested(one);
    await requested(other);
    expect(await idsOf(one)).toEqual([own.id]);
    expect(await idsOf(one, { api_key: other.id })).toEqual([]);
  });

  it("refuses a key that is not of the account", async () => {
    const shop = await given.organisation();
    const stranger = await given.stranger();
    const query = { api_key: stranger.key.id };
    const answer = await shop.api.listApprovals({ query });
    await expectRefusal(answer, "reference_not_found", { param: "api_key" });
    expect(await idsOf(await given.organisation())).toEqual([]);
  });
});
