import { beforeEach, describe, expect, it } from "vitest";
import { uploaded } from "../../kit/documents.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

describe("GET /documents", () => {
  it("lists the newest first, by purpose and status", async () => {
    const letter = await uploaded(shop);
    const slip = await uploaded(shop, { purpose: "dispute_evidence" });
    const ids = async (query: object) =>
      (await shop.api.listDocuments({ query })).body.data.map(({ id }) => id);
    expect(await ids({})).toEqual([slip.id, letter.id]);
    expect(await ids({ limit: 1, starting_after: slip.id })).toEqual([letter.id]);
    expect(await ids({ purpose: "bank_letter" })).toEqual([letter.id]);
    expect(await ids({ status: "received" })).toEqual([slip.id, letter.id]);
    expect(await ids({ status: "rejected" })).toEqual([]);
  });

  it("shows a key that only sells evidence alone", async () => {
    await uploaded(shop);
    const slip = await uploaded(shop, { purpose: "dispute_evidence" });
    const till = await given.key(shop, { kind: "rk", scopes: ["sends:read"] });
    const { data } = (await till.api.listDocuments()).body;
    expect(data).toEqual([slip]);
    const letters = await till.api.listDocuments({ query: { purpose: "bank_letter" } });
    expect(letters.body.data).toEqual([]);
  });

  it("shows nobody else's", async () => {
    await uploaded(shop);
    expect((await shop.live.api.listDocuments()).body.data).toEqual([]);
    expect((await (await given.organisation()).api.listDocuments()).body.data).toEqual([]);
  });

  it("refuses a filter that there is not", async () => {
    const answer = await shop.api.listDocuments({ query: { purpose: "holiday" } });
    await expectRefusal(answer, "parameter_invalid", { param: "purpose" });
  });
});
