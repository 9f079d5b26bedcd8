/** What people did, and what it earned: activities, check-ins and referrals in the dashboard. */
import { beforeEach, describe, expect, it } from "vitest";
import { reported } from "../kit/activities.ts";
import { hasChromium } from "../kit/browser.ts";
import { checkedIn, placedProgram } from "../kit/checkins.ts";
import { pageOf } from "../kit/claims.ts";
import { given, type Organisation } from "../kit/given.ts";
import { madeLink } from "../kit/links.ts";
import { openLookout } from "../kit/look.ts";
import { type SignedInMember, signedInMember } from "../kit/members.ts";
import { fieldsOf, pageAt, sendForm } from "../kit/pages.ts";
import { referred } from "../kit/refer.ts";
import { ruleOf, setRules } from "../kit/rules.ts";

const REWARDS = "/dashboard/rewards";

let shop: Organisation;
let owner: SignedInMember;
let program: string;

beforeEach(async () => {
  shop = await given.organisation({ name: "Mbare Tuck Shop" });
  owner = await signedInMember(shop);
  program = (await given.activeProgram(shop)).id;
});

describe("an activity", () => {
  it("is listed with what matched, and shows each rule's reward or why it gave none", async () => {
    await setRules(shop, program, [ruleOf(), ruleOf({ count: { times: 5 }, name: "Each fifth" })]);
    const { body } = await reported(shop, { name: "visit" });
    await reported(shop, { name: "call" });
    const list = await pageAt(owner.browser, `${REWARDS}/activities?name=visit`);
    const links = [...list.document.querySelectorAll("tbody a")];
    expect(links.map((one) => one.getAttribute("href"))).toEqual([
      `${REWARDS}/activities/${body.id}`,
    ]);
    const page = await pageAt(owner.browser, `${REWARDS}/activities/${body.id}`);
    const reward = page.document.querySelector(`main li a[href^="${REWARDS}/given/rwd_"]`);
    expect((await owner.browser.get(reward?.getAttribute("href") ?? "")).status).toBe(200);
    expect([...page.document.querySelectorAll("main li")]).toHaveLength(body.matches.length);
    const stranger = await signedInMember(await given.organisation());
    expect((await stranger.browser.get(`${REWARDS}/activities/${body.id}`)).status).toBe(404);
  });
});

describe("the forms that report", () => {
  it("report an activity once, with what it is worth", async () => {
    const action = `${REWARDS}/activities`;
    const form = await pageAt(owner.browser, `${action}/new`);
    const values = { "recipient.phone": "0771234567", name: "visit", activity_id: "slip-7" };
    const fields = fieldsOf(form, action, { ...values, value: "12.50", currency: "USD" });
    const done = await sendForm(owner.browser, action, fields);
    expect(done.text).toContain("USD 12.50");
    await sendForm(owner.browser, action, fields);
    const { data } = (await shop.api.listActivities()).body;
    expect(data).toMatchObject([{ name: "visit", activity_id: "slip-7", value: "12.50" }]);
    const wrong = { ...fields, form_key: "", "recipient.phone": "12" };
    const at = (await sendForm(owner.browser, action, wrong)).document;
    const field = at.querySelector('[name="recipient.phone"]');
    expect(field?.getAttribute("aria-invalid")).toBe("true");
  });

  it("report who referred whom", async () => {
    const action = `${REWARDS}/referrals`;
    const form = await pageAt(owner.browser, `${action}/new`);
    const people = { "referrer.phone": "0771234567", "referee.phone": "0772345678" };
    const done = await sendForm(
      owner.browser,
      action,
      fieldsOf(form, action, { program, ...people }),
    );
    const { data } = (await shop.api.listReferrals()).body;
    expect(data).toMatchObject([{ program, status: "pending" }]);
    expect(done.location).toBe(`${action}/${data[0]?.id}`);
    const viewer = await signedInMember(shop, { role: "viewer" });
    expect((await viewer.browser.get(`${action}/new`)).status).toBe(403);
  });
});

describe("the check-ins", () => {
  it("are listed with the distance, and lead to the reward", async () => {
    const { id } = await placedProgram(shop);
    const checkin = await checkedIn(await pageOf(shop), await madeLink(shop, id));
    const page = await pageAt(owner.browser, `${REWARDS}/checkins?program=${id}`);
    expect(page.text).toContain(`${checkin.distance_m} m`);
    const [reward] = page.document.querySelectorAll("tbody a");
    expect((await owner.browser.get(reward?.getAttribute("href") ?? "")).status).toBe(200);
    const other = await pageAt(owner.browser, `${REWARDS}/checkins?program=${program}`);
    expect([...other.document.querySelectorAll("tbody tr")]).toEqual([]);
  });
});

describe("a referral", () => {
  it("qualifies once, however often the button is pressed, and rewards who referred", async () => {
    const { id } = await referred(shop, program);
    const list = await pageAt(owner.browser, `${REWARDS}/referrals`);
    expect(list.document.querySelector(`tbody a[href="${REWARDS}/referrals/${id}"]`)).not.toBe(
      null,
    );
    const path = `${REWARDS}/referrals/${id}`;
    const action = `${path}/qualify`;
    const fields = fieldsOf(await pageAt(owner.browser, path), action);
    const done = await sendForm(owner.browser, action, fields);
    await sendForm(owner.browser, action, fields);
    expect(done.text).toContain("It is qualified.");
    expect(done.document.querySelector(`main a[href^="${REWARDS}/given/rwd_"]`)).not.toBe(null);
    expect((await shop.api.listRewards()).body.data).toHaveLength(1);
    expect(done.document.querySelector(`form[action="${action}"]`)).toBe(null);
  });

  it("is read by a viewer, who cannot let it qualify", async () => {
    const { id } = await referred(shop, program);
    const path = `${REWARDS}/referrals/${id}`;
    const own = fieldsOf(await pageAt(owner.browser, path), `${path}/qualify`);
    const viewer = await signedInMember(shop, { role: "viewer" });
    const seen = await pageAt(viewer.browser, path);
    expect([seen.status, [...seen.document.querySelectorAll("main form")]]).toEqual([200, []]);
    const form_token = seen.document.querySelector("[name=form_token]")?.getAttribute("value");
    const fields = { ...own, form_token: form_token ?? "" };
    expect((await sendForm(viewer.browser, `${path}/qualify`, fields)).status).toBe(403);
    expect((await shop.api.listRewards()).body.data).toEqual([]);
  });
});

describe.runIf(hasChromium())("what was earned, in a browser", () => {
  it("fits a phone and a screen, and breaks no rule of accessibility", async () => {
    await setRules(shop, program, [ruleOf()]);
    const { body } = await reported(shop);
    const { id } = await referred(shop, program);
    const lookout = await openLookout(owner.browser);
    const wrong = [
      ...(await lookout.look(`${REWARDS}/activities`, "activities")),
      ...(await lookout.look(`${REWARDS}/activities/${body.id}`, "activity")),
      ...(await lookout.look(`${REWARDS}/referrals/${id}`, "referral")),
    ];
    await lookout.close();
    expect(wrong).toEqual([]);
  });
});
