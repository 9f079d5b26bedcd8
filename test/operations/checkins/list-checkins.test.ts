import type { Schemas } from "@svc/generated/routes";
import { beforeEach, describe, expect, it } from "vitest";
import { checkedIn, EDGE, placedProgram } from "../../kit/checkins.ts";
import { type Page, pageOf } from "../../kit/claims.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { madeLink } from "../../kit/links.ts";
import { expectRefusal, expectUnseen } from "../../kit/refusal.ts";
import { testServer } from "../../kit/server.ts";

const DAY_SECONDS = 86_400;

let shop: Organisation;
let page: Page;
let program: string;

beforeEach(async () => {
  shop = await given.organisation();
  page = await pageOf(shop);
  program = (await placedProgram(shop)).id;
});

async function arrived(wanted: Record<string, unknown> = {}, by = page) {
  return await checkedIn(by, await madeLink(shop, program), wanted);
}

function idsOf({ data }: { data: readonly Schemas["Checkin"][] }): string[] {
  return data.map(({ id }) => id);
}

async function listed(query: Record<string, unknown>, by: Pick<Page, "api"> = shop) {
  const { status, body } = await by.api.listCheckins({ query });
  expect(status).toBe(200);
  return idsOf(body);
}

describe("the list of check-ins", () => {
  it("is newest first, and has where each came from and what came of it", async () => {
    const [first, second] = [await arrived(), await arrived({ phone: "0712345678", ...EDGE })];
    const { body } = await shop.api.listCheckins();
    expect(body).toMatchObject({ object: "list", url: "/dev/v1/checkins", has_more: false });
    expect(body.data).toMatchObject(
      [
        { ...second, reward: /^rwd_/, phone_masked: "071 *** 5678" },
        { ...first, reward: /^rwd_/, phone_masked: "077 *** 4567" },
      ].map((one) => ({ ...one, reward: expect.stringMatching(one.reward) })),
    );
    expect(body.data.map(({ status, reason }) => [status, reason])).toEqual([
      ["held", "geofence_edge"],
      ["accepted", null],
    ]);
  });

  it("is filtered by outcome, link and program, and read in pages", async () => {
    const [first, held] = [await arrived(), await arrived(EDGE)];
    const rejected = await arrived({ ...EDGE, phone: "0712345678" });
    const { body: reviews } = await shop.api.listReviews();
    const [newest] = reviews.data;
    await shop.api.rejectReview({ path: { review_id: newest?.id ?? "" } });
    expect(await listed({ status: "accepted" })).toEqual([first.id]);
    expect(await listed({ status: "held" })).toEqual([held.id]);
    expect(await listed({ status: "rejected" })).toEqual([rejected.id]);
    expect(await listed({ link: held.link })).toEqual([held.id]);
    expect(await listed({ program })).toEqual([rejected.id, held.id, first.id]);
    const { id: other } = await placedProgram(shop);
    expect(await listed({ program: other })).toEqual([]);
    expect(await listed({ limit: 1, starting_after: rejected.id })).toEqual([held.id]);
    expect(await listed({ ending_before: first.id })).toEqual([rejected.id, held.id]);
    expect(await listed({ created: { gt: first.created + DAY_SECONDS } })).toEqual([]);
  });

  it("shows a page what it made itself in the last 24 hours, and nobody's number", async () => {
    const old = await arrived();
    await shop.api.advanceTestClock({ body: { seconds: DAY_SECONDS + 1 } });
    const recent = await arrived({ phone: "0712345678" });
    const other = await pageOf(shop);
    const of_other = await arrived({ phone: "0719876543" }, other);
    const { body } = await page.api.listCheckins();
    expect(body.data).toEqual([recent]);
    expect(body.data).toMatchObject([{ reward: null, phone_masked: null }]);
    expect(await listed({}, other)).toEqual([of_other.id]);
    expect(await listed({})).toEqual([of_other.id, recent.id, old.id]);
  });

  it("has no number of a person who was erased", async () => {
    const { link } = await arrived();
    const { database } = await testServer();
    await database.record(
      ({ sql }) => sql`update rewards set token_phone = null, type = 'power', meter = target
        where account_id = ${shop.account_id}`,
    );
    const { body } = await shop.api.listCheckins({ query: { link } });
    expect(body.data).toMatchObject([{ phone_masked: null }]);
  });
});

describe("the list of check-ins is refused", () => {
  it.each([
    ["invalid_cursor", { starting_after: "chk_0031JkJXVuLkSIc47WQAmL9x" }],
    ["invalid_time", { created: { gt: "2026-02-30" } }],
    ["conflicting_parameters", { starting_after: "chk_1", ending_before: "chk_2" }],
    ["reference_not_found", { program: "prg_0031JkEAlHwJb7Dx8FnZg2Im" }],
    ["reference_not_found", { link: "lnk_0031JkKy9Pf34qY6Nb3wWD25" }],
  ] as const)("with %s: %j", async (code, query) => {
    await expectRefusal(await shop.api.listCheckins({ query } as never), code);
  });

  it("to whoever names a program or a link of somebody else", async () => {
    const { link } = await arrived();
    await expectUnseen("listCheckins", { query: { program } });
    await expectUnseen("listCheckins", { query: { link } });
  });
});
