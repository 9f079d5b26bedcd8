import { beforeEach, describe, expect, it } from "vitest";
import { given, type Organisation } from "../../kit/given.ts";
import { qualify, referred } from "../../kit/refer.ts";
import { expectRefusal } from "../../kit/refusal.ts";

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

async function ids(query: object): Promise<string[]> {
  const { status, body } = await shop.api.listReferrals({ query: query as never });
  expect(status).toBe(200);
  return body.data.map(({ id }) => id);
}

describe("GET /referrals", () => {
  it("lists referrals, newest first, by each of its filters", async () => {
    const program = (await given.activeProgram(shop)).id;
    const first = await referred(shop, program, { metadata: { campaign: "spring" } });
    const other = { referee: { external_id: "loyalty-3", phone: "0771114444" } };
    const second = await referred(shop, (await given.activeProgram(shop)).id, other);
    await qualify(shop, second.id);
    expect(await ids({})).toEqual([second.id, first.id]);
    expect(await ids({ status: "pending" })).toEqual([first.id]);
    expect(await ids({ program })).toEqual([first.id]);
    expect(await ids({ status: "qualified", program })).toEqual([]);
    expect(await ids({ referrer: "ext:loyalty-1" })).toEqual([second.id, first.id]);
    expect(await ids({ referrer: first.referee })).toEqual([]);
    expect(await ids({ referee: "ext:loyalty-3" })).toEqual([second.id]);
    expect(await ids({ referee: first.referee, referrer: first.referrer })).toEqual([first.id]);
    expect(await ids({ metadata: { campaign: "spring" } })).toEqual([first.id]);
    expect(await ids({ metadata: { campaign: "autumn" } })).toEqual([]);
    expect(await ids({ limit: 1, starting_after: second.id })).toEqual([first.id]);
  });

  it("refuses to filter by what there is not", async () => {
    const unknown = [
      ["program", "prg_0031JkEAlHwJb7Dx8FnZg2Im"],
      ["referrer", "ext:nobody"],
      ["referee", "rcp_0031JkEAlHwJb7Dx8FnZg2Im"],
    ];
    for (const [param = "", value] of unknown) {
      const query = { [param]: value } as never;
      const answer = await shop.api.listReferrals({ query });
      await expectRefusal(answer, "reference_not_found", { param });
    }
  });
});
