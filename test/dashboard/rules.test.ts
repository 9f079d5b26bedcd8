/** Rules of a program in the dashboard: what each does in a sentence, and the form that sets it. */
import { beforeEach, describe, expect, it } from "vitest";
import { api } from "../kit/api.ts";
import { findingsIn } from "../kit/axe-in-process.ts";
import { given, type Organisation } from "../kit/given.ts";
import { type SignedInMember, signedInMember } from "../kit/members.ts";
import { fieldsOf, pageAt, sendForm } from "../kit/pages.ts";
import { ruleOf, setRules } from "../kit/rules.ts";
import { testServer } from "../kit/server.ts";

let shop: Organisation;
let owner: SignedInMember;
let program_id: string;
let program: string;

beforeEach(async () => {
  shop = await given.organisation();
  owner = await signedInMember(shop);
  program_id = (await given.program(shop, { choices: ["airtime"] })).id;
  program = `/dashboard/rewards/programs/${program_id}`;
});

async function rules() {
  return (await shop.api.listProgramRules({ path: { program_id } })).body.data;
}

const FIFTH = {
  ...{ name: "Fifth visit", on: "activity", activity_name: "visit", kind: "threshold" },
  ...{ "count.times": "5", "count.within": "30d", "give.amount": "1.00", active: "true" },
};

/** Sends the form of a new rule. */
async function added(values: Record<string, string>) {
  const page = await pageAt(owner.browser, `${program}/rules/new`);
  return await sendForm(
    owner.browser,
    `${program}/rules`,
    fieldsOf(page, `${program}/rules`, values),
  );
}

describe("a rule of a program", () => {
  it("is added by the form, once, and said in a sentence", async () => {
    const page = await added(FIFTH);
    const says = "Each time “visit” is reported 5 times for one person within 30 days, ";
    expect(page.text).toContain(`${says}the person receives USD 1.00.`);
    expect(await rules()).toMatchObject([
      { name: "Fifth visit", count: { times: 5, within: 2_592_000 }, give: { amount: "1.00" } },
    ]);
    const again = await added(FIFTH);
    const field = again.document.querySelector("[name=name]");
    expect([again.status, field?.getAttribute("aria-invalid")]).toEqual([409, "true"]);
    expect(await rules()).toHaveLength(1);
  });

  it("is changed without a change of another, or of what its form does not show", async () => {
    const when = { all: [{ field: "metadata.branch", op: "eq", value: "mbare" }] };
    const limit = { per_month: { count: 3, amount: null } };
    const [first] = await setRules(shop, program_id, [
      ruleOf({ name: "First", when, limit, priority: 7 }),
      ruleOf({ name: "Second", activity_name: "sale" }),
    ]);
    const path = `${program}/rules/${first?.id}`;
    const page = await pageAt(owner.browser, path);
    expect(page.text).toContain("Only if metadata.branch is mbare. At most 3 rewards a month");
    const change = { ...FIFTH, name: "First", "limit.lifetime.count": "10", cooldown: "7d" };
    const saved = await sendForm(owner.browser, path, fieldsOf(page, path, change));
    expect(saved.text).toContain("Then not again for 7 days.");
    const [one, other] = await rules();
    expect(one).toMatchObject({
      ...{ id: first?.id, when: { ...when, any: [] }, priority: 7, cooldown: 604_800 },
      limit: { lifetime: { count: 10 }, per_month: { count: 3 } },
    });
    expect(other).toMatchObject({ name: "Second", active: true, activity_name: "sale" });
  });

  it("that somebody has changed meanwhile is not undone, and says who did and when", async () => {
    await added(FIFTH);
    const [rule] = await rules();
    const path = `${program}/rules/${rule?.id}`;
    const mine = await pageAt(owner.browser, path);
    const label = "Mbare till";
    const made = await shop.api.createKey({ body: { kind: "sk", label } as never });
    await setRules({ api: api(made.body.secret) }, program_id, [
      ruleOf({ id: rule?.id, name: "Fifth" }),
    ]);
    await (await testServer()).gate.flush();
    const fields = fieldsOf(mine, path, { ...FIFTH, cooldown: "7d" });
    const page = await sendForm(owner.browser, path, fields);
    expect(page.status).toBe(409);
    expect(page.text).toMatch(
      /were changed after you opened this form \(Mbare till, .+ Harare time\)/,
    );
    expect(await rules()).toMatchObject([{ name: "Fifth", cooldown: null }]);
    await sendForm(owner.browser, path, fieldsOf(page, path, { ...FIFTH, cooldown: "7d" }));
    expect(await rules()).toMatchObject([{ give: { amount: "1.00" }, cooldown: 604_800 }]);
  });

  it("is saved by one of many who save at once, and no rule of another is undone", async () => {
    await added(FIFTH);
    const page = await pageAt(owner.browser, `${program}/rules/new`);
    const add = async (name: string) => {
      const fields = fieldsOf(page, `${program}/rules`, { ...FIFTH, name, form_key: name });
      return await sendForm(owner.browser, `${program}/rules`, fields);
    };
    const names = Array.from({ length: 8 }, (_, index) => `Rule ${index}`);
    const pages = await Promise.all(names.map(add));
    const saved = names.filter((_, index) => pages[index]?.status === 200);
    expect(saved.length).toBeGreaterThan(0);
    const active = (await rules()).filter((one) => one.active).map((one) => one.name);
    expect(active.toSorted()).toEqual(["Fifth visit", ...saved].toSorted());
  });

  it("is switched off, and stays in the list", async () => {
    await added(FIFTH);
    const [rule] = await rules();
    const path = `${program}/rules/${rule?.id}`;
    const fields = fieldsOf(await pageAt(owner.browser, path), path, { ...FIFTH, active: "" });
    const page = await sendForm(owner.browser, path, fields);
    expect(page.text).toMatch(/Fifth visit .* Off/);
    expect(await rules()).toMatchObject([{ active: false }]);
  });

  it.each([
    ["an amount that is none", { "give.amount": "much" }, "give.amount"],
    ["a time that is none", { "count.within": "soon" }, "count.within"],
    ["half a time", { "count.times": "1.5" }, "count.times"],
  ])("with %s is not added, which is said at the field", async (_, values, name) => {
    const page = await added({ ...FIFTH, ...values });
    const field = page.document.querySelector(`[name="${name}"]`);
    expect([page.status, field?.getAttribute("aria-invalid")]).toEqual([400, "true"]);
    expect(await rules()).toEqual([]);
    expect(await findingsIn(page.html, `http://127.0.0.1${program}`)).toEqual([]);
  });

  it("is read by a developer, who changes nothing", async () => {
    await added(FIFTH);
    const [rule] = await rules();
    const { browser } = await signedInMember(shop, { role: "developer" });
    const seen = await pageAt(browser, `${program}/rules/${rule?.id}`);
    expect([seen.status, [...seen.document.querySelectorAll("main form")]]).toEqual([200, []]);
    expect((await pageAt(browser, `${program}/rules/new`)).status).toBe(403);
    const form_token = seen.document.querySelector("[name=form_token]")?.getAttribute("value");
    const fields = { ...FIFTH, form_token: form_token ?? "", name: "Another" };
    for (const path of [`${program}/rules`, `${program}/rules/${rule?.id}`]) {
      expect((await sendForm(browser, path, fields)).status).toBe(403);
    }
    expect(await rules()).toMatchObject([{ name: "Fifth visit" }]);
  });
});

describe("the sentence of a rule", () => {
  it.each([
    [{ kind: "first_time", count: null }, "The first time “visit” is reported for a person, the"],
    [{ kind: "milestone", count: { times: 22 } }, "The 22nd time “visit” is reported"],
    [
      { kind: "streak", count: { times: 4, every: "week" } },
      "When “visit” is reported for one person 4 weeks in a row",
    ],
    [
      { count: { value: "50.00", within: "12h" } },
      "Each time the values of “visit” of one person reach USD 50.00 within 12 hours",
    ],
    [
      { kind: "percentage", count: null, give: { percent_of_value: "2.50", max: "5.00" } },
      "receives 2.50 % of the value, at most USD 5.00.",
    ],
  ])("says %j", async (rule_values, says) => {
    const [rule] = await setRules(shop, program_id, [ruleOf(rule_values)]);
    const page = await pageAt(owner.browser, `${program}/rules/${rule?.id}`);
    expect(page.text).toContain(says);
  });

  it.each([
    [
      "sn",
      "Pese panonyorwa “visit” ka5 pamunhu mumwe chete mukati memazuva 30, munhu anotambira " +
        "USD 1.00 yeairtime. Chete kana metadata.branch iri mbare. Munhu haapfuuri mubayiro 1 " +
        "pazuva. Zvadaro kwete zvakare kwemazuva 7.",
    ],
    [
      "nd",
      "Njalo nxa kubikwa “visit” izikhathi ezingu-5 kumuntu oyedwa ngesikhathi esingedluli " +
        "insuku ezingu-30, umuntu wemukela USD 1.00 ye-airtime. Kuphela nxa i-metadata.branch " +
        "ingu-mbare. Umuntu ngamunye akedluli umvuzo 1 ngosuku. Ngemva kwalokho kulindwa insuku " +
        "ezingu-7.",
    ],
  ] as const)("is said in %s, in the list and above its form", async (language, says) => {
    const [rule] = await setRules(shop, program_id, [
      ruleOf({
        ...{ count: { times: 5, within: "30d" }, cooldown: "7d" },
        when: { all: [{ field: "metadata.branch", op: "eq", value: "mbare" }] },
        limit: { per_day: { count: 1, amount: null } },
      }),
    ]);
    owner.browser.language_cookie = language;
    for (const path of [program, `${program}/rules/${rule?.id}`]) {
      expect((await pageAt(owner.browser, path)).text).toContain(says);
    }
  });
});
