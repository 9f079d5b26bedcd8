import { beforeEach, describe, expect, it } from "vitest";
import { reported } from "../../kit/activities.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { expectRefusal, expectUnseen } from "../../kit/refusal.ts";

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

async function list(query: Record<string, unknown> = {}): Promise<string[]> {
  const { body } = await shop.api.listActivities({ query: query as never });
  return body.data.map(({ activity_id }) => activity_id);
}

describe("GET /activities", () => {
  it("lists activities newest first, page by page", async () => {
    for (const activity_id of ["one", "two", "three"]) await reported(shop, { activity_id });
    expect(await list()).toEqual(["three", "two", "one"]);
    const { body } = await shop.api.listActivities({ query: { limit: 2 } });
    expect(body.has_more).toBe(true);
    expect(await list({ starting_after: body.next_cursor })).toEqual(["one"]);
    expect(await list({ ending_before: body.next_cursor })).toEqual(["three"]);
  });

  it("filters by name, recipient and metadata", async () => {
    await given.recipient(shop, { external_id: "loyalty-1", phone: "0773333333" });
    const of = { recipient: "ext:loyalty-1" };
    await reported(shop, { ...of, activity_id: "one", name: "order.paid" });
    await reported(shop, { ...of, activity_id: "two", metadata: { branch: "mbare" } });
    await reported(shop, { activity_id: "three", metadata: { branch: "harare" } });
    expect(await list({ name: "visit" })).toEqual(["three", "two"]);
    expect(await list({ recipient: "ext:loyalty-1" })).toEqual(["two", "one"]);
    expect(await list({ metadata: { branch: "mbare" } })).toEqual(["two"]);
    expect(await list({ ...of, name: "order.paid" })).toEqual(["one"]);
  });

  it("refuses to filter by a recipient that there is not", async () => {
    const answer = await shop.api.listActivities({ query: { recipient: "ext:nobody" } });
    await expectRefusal(answer, "reference_not_found", { param: "recipient" });
  });

  it("is seen by no other organisation", async () => {
    const { id: recipient } = await given.recipient(shop);
    await expectUnseen("listActivities", { query: { recipient } });
  });
});
