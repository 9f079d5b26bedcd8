import { beforeEach, describe, expect, it } from "vitest";
import { asked, exported } from "../../kit/exports.ts";
import { given, type Organisation } from "../../kit/given.ts";

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

async function ids(query: object): Promise<string[]> {
  const { status, body } = await shop.api.listExports({ query: query as never });
  expect(status).toBe(200);
  return body.data.map(({ id }) => id);
}

describe("GET /exports", () => {
  it("lists exports, newest first, by each of its filters", async () => {
    const { id: first } = await exported(shop);
    const { id: second } = await asked(shop, { kind: "events" });
    expect(await ids({})).toEqual([second, first]);
    expect(await ids({ kind: "sends" })).toEqual([first]);
    expect(await ids({ status: "pending" })).toEqual([second]);
    expect(await ids({ status: "ready", kind: "events" })).toEqual([]);
    const { body } = await shop.api.listExports({ query: { status: "ready" } });
    expect(body.data[0]?.download_url).toContain(`/files/${first}?sig=`);
  });

  it("shows another organisation none of them", async () => {
    await asked(shop);
    const stranger = await given.stranger();
    expect((await stranger.api.listExports()).body.data).toEqual([]);
  });
});
