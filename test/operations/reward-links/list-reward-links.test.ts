import { parseId } from "@svc/server/platform/ids.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { given, type Organisation } from "../../kit/given.ts";
import { givenLink, madeLink, madeLinks } from "../../kit/links.ts";
import { expectRefusal } from "../../kit/refusal.ts";

let shop: Organisation;
let program: string;

beforeEach(async () => {
  shop = await given.organisation();
  program = (await given.activeProgram(shop)).id;
});

async function ids(query: object): Promise<string[]> {
  const { status, body } = await shop.api.listRewardLinks({ query: query as never });
  expect(status).toBe(200);
  return body.data.map(({ id }) => id);
}

describe("GET /reward-links", () => {
  it("lists links, newest first, by status, label, program or metadata", async () => {
    const { id: other } = await given.activeProgram(shop);
    const { id: first } = await madeLink(shop, program, { label: "Till slip" });
    const { id: second } = await madeLink(shop, other, { metadata: { till: "4" } });
    await shop.api.revokeRewardLink({ path: { link_id: second } });
    const opened = await givenLink(shop, program, { phone_hint: "+263771234567", bind: "otp" });
    await shop.probe.count("reward_links");
    expect(await ids({ status: "revoked" })).toEqual([second]);
    expect(await ids({ label: "Till slip" })).toEqual([first]);
    expect(await ids({ label: "Till" })).toEqual([]);
    expect(await ids({ program: other })).toEqual([second]);
    expect(await ids({ metadata: { till: "4" } })).toEqual([second]);
    expect(await ids({ status: "created", program })).toEqual([first]);
    expect(opened).toMatch(/^lnk_/);
  });

  it("lists those of a request in pages, each link once", async () => {
    const made = (await madeLinks(shop, program, 7)).map(({ id }) => id);
    const [page = [], rest = []] = [
      await ids({ limit: 4 }),
      await ids({ limit: 4, starting_after: made[3] }),
    ];
    expect([...page, ...rest]).toEqual(made.toReversed());
  });

  it("lists those of a recipient, named by its id or by the shop's own", async () => {
    const { id: recipient } = await given.recipient(shop, { external_id: "loyalty-1" });
    const { id } = await madeLink(shop, program, { recipient });
    await madeLink(shop, program);
    expect(await ids({ recipient })).toEqual([id]);
    expect(await ids({ recipient: "ext:loyalty-1" })).toEqual([id]);
    expect(parseId("lnk", id)).not.toBeNull();
  });

  it("shows nobody else's, and refuses to filter by what there is not", async () => {
    await madeLink(shop, program);
    const stranger = await given.stranger();
    expect(
      (await stranger.api.listRewardLinks({ query: { program: undefined } })).body.data,
    ).toEqual([]);
    const unknown = [
      ["program", "prg_0031JkEAlHwJb7Dx8FnZg2Im"],
      ["recipient", "ext:nobody"],
    ];
    for (const [param = "", value] of unknown) {
      const query = { [param]: value } as never;
      const answer = await shop.api.listRewardLinks({ query });
      await expectRefusal(answer, "reference_not_found", { param });
    }
    const theirs = await stranger.api.listRewardLinks({ query: { program } });
    await expectRefusal(theirs, "reference_not_found", { param: "program" });
  });
});
