/** Rewards in the dashboard: programs with budgets, links to print, reviews to decide. */
import { brotliCompressSync } from "node:zlib";
import { beforeEach, describe, expect, it } from "vitest";
import { findingsIn } from "../kit/axe-in-process.ts";
import { given, type Organisation } from "../kit/given.ts";
import { type SignedInMember, signedInMember } from "../kit/members.ts";
import { confirmForm, fieldsOf, pageAt, sendForm } from "../kit/pages.ts";
import { givenReview } from "../kit/rewards.ts";

const REWARDS = "/dashboard/rewards";
const WARM_BYTES_MAX = 12_000;

let shop: Organisation;
let owner: SignedInMember;

beforeEach(async () => {
  shop = await given.organisation();
  owner = await signedInMember(shop);
});

/** Sends a form of a page, and answers with the page that follows. */
async function send(at: string, action: string, values: Record<string, string> = {}) {
  const fields = fieldsOf(await pageAt(owner.browser, at), action, values);
  return await sendForm(owner.browser, action, fields);
}

/** The same of what takes something away, which asks first. */
async function confirm(at: string, action: string) {
  return await confirmForm(
    owner.browser,
    action,
    fieldsOf(await pageAt(owner.browser, at), action),
  );
}

/** A program that the dashboard has made and activated: its page. */
async function activated(): Promise<string> {
  const values = {
    ...{ name: "Loyalty", currency: "USD", budget: "50.00", default_amount: "1.00" },
    ...{ lawful_basis: "contract", choices: "airtime" },
  };
  const made = await send(REWARDS, REWARDS, values);
  const path = made.location?.split("?")[0] ?? "";
  expect((await send(path, `${path}/activate`)).text).toContain("Active");
  return path;
}

describe("a program in the dashboard", () => {
  it("is made, activated, funded, paused, resumed and closed, with its budget as a bar", async () => {
    const path = await activated();
    const funded = await send(path, `${path}/fund`, { amount: "25.00" });
    expect(funded.document.querySelector("progress")?.getAttribute("max")).toBe("75.00");
    expect((await send(path, `${path}/pause`)).text).toContain("Paused");
    expect((await send(path, `${path}/resume`)).text).toContain("Active");
    expect((await confirm(path, `${path}/close`)).text).toContain("Closed");
    expect((await pageAt(owner.browser, `${REWARDS}?status=closed`)).text).toContain("Loyalty");
  });

  it("has links, which are printed as QR codes and revoked", async () => {
    const path = await activated();
    const linked = await send(path, `${path}/links`, { count: "9", amount: "1.00", label: "Fair" });
    expect(linked.text).toContain("The links are made.");
    const sheet = await pageAt(owner.browser, `${path}/sheet`);
    expect([...sheet.document.querySelectorAll(".sheet svg")]).toHaveLength(8);
    const weight = brotliCompressSync(sheet.html).length;
    expect(weight).toBe(Math.min(weight, WARM_BYTES_MAX));
    const { data } = (await shop.api.listRewardLinks()).body;
    const revoke = `${path}/links/${data[0]?.id}/revoke`;
    expect((await confirm(path, revoke)).text).toContain("Revoked");
    const viewer = await signedInMember(shop, { role: "viewer" });
    expect((await pageAt(viewer.browser, `${path}/sheet`)).status).toBe(403);
  });

  it("has reviews, which are decided with their reasons in view", async () => {
    const { id } = await given.program(shop);
    const { review } = await givenReview(shop, id);
    const path = `${REWARDS}/reviews/${review}`;
    const page = await pageAt(owner.browser, path);
    expect(page.text).toContain("Why it is held");
    const fields = fieldsOf(page, `${path}/approve`, { note: "Known to us" });
    const done = await confirmForm(owner.browser, `${path}/reject`, fields);
    expect(done.text).toContain("The reward is rejected");
    const { body } = await shop.api.getReview({ path: { review_id: review } });
    expect(body).toMatchObject({ status: "rejected", decided_by: owner.id, note: "Known to us" });
  });

  it("breaks no rule of accessibility", async () => {
    const path = await activated();
    await send(path, `${path}/links`, { count: "2", amount: "1.00", label: "Fair" });
    const { review } = await givenReview(shop, (await given.program(shop)).id);
    const parts = [`${REWARDS}/reviews`, `${REWARDS}/referrals`, `${REWARDS}/reviews/${review}`];
    for (const at of [REWARDS, path, `${path}/sheet`, ...parts]) {
      const { html } = await pageAt(owner.browser, at);
      expect([at, await findingsIn(html, `http://127.0.0.1${at}`)]).toEqual([at, []]);
    }
  });
});
