/** What the gate does for whoever holds a link: the same as for a key. */
import type { Schemas } from "@svc/generated/routes";
import { mountClaimPage } from "@svc/server/claim-page/claim-page.ts";
import { HANDLERS } from "@svc/server/operations.ts";
import { Hono } from "hono";
import { beforeEach, describe, expect, it } from "vitest";
import { pathOf } from "../kit/claim-pages.ts";
import { sabotagedGate } from "../kit/gate.ts";
import { given, type Organisation } from "../kit/given.ts";
import { madeLink } from "../kit/links.ts";

const PARTS = {
  public_url: "https://svc.example",
  onFault(thrown: unknown) {
    throw thrown;
  },
};

let shop: Organisation;
let link: Schemas["RewardLink"];

beforeEach(async () => {
  shop = await given.organisation();
  link = await madeLink(shop, (await given.activeProgram(shop)).id);
});

/** Claims on a page of its own gate; something happens before the operation first acts. */
async function claimAfter(meanwhile: () => Promise<unknown>) {
  let starts = 0;
  const { gate, lines } = await sabotagedGate({
    handlers: {
      async createClaim(ctx, input) {
        starts += 1;
        if (starts === 1) await meanwhile();
        return await HANDLERS.createClaim(ctx, input);
      },
    },
  });
  const app = new Hono();
  mountClaimPage(app, { ...PARTS, callForLink: gate.callForLink });
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const body = "phone=0771234567&choice=airtime";
  const { status } = await app.request(pathOf(link), { method: "POST", headers, body });
  const { body: now } = await shop.api.getRewardLink({ path: { link_id: link.id } });
  return { status, starts, link: now.status, lines: lines.join("") };
}

describe("a claim on a page, whose account changes meanwhile,", () => {
  it("begins anew, and claims", async () => {
    const change = () => shop.api.updateAccount({ body: { support_phone: "0772345678" } });
    const claimed = await claimAfter(change);
    expect(claimed).toMatchObject({ status: 303, starts: 2, link: "claimed" });
  });

  it("claims nothing any more when the account is suspended", async () => {
    const claimed = await claimAfter(() => given.status(shop, "suspended"));
    expect(claimed).toMatchObject({ status: 403, starts: 1, link: "created" });
  });
});

describe("the program's log", () => {
  it("has a line a request of a page, with the token masked", async () => {
    const { lines } = await claimAfter(async () => undefined);
    expect(lines).toContain('"operation":"createClaim","method":"POST","path":"/claims/***"');
    expect(lines).not.toContain(link.token);
  });

  it("does not have a token that nobody has either", async () => {
    link = { ...link, url: `${link.url}x`, token: `${link.token}x` };
    const { lines, status } = await claimAfter(async () => undefined);
    expect([status, lines.includes('"code":"resource_missing"')]).toEqual([404, true]);
    expect(lines).not.toContain(link.token);
  });
});
