/** Rewards that were given: by hand, released, voided; and the program behind them, changed. */
import { beforeEach, describe, expect, it } from "vitest";
import { hasChromium } from "../kit/browser.ts";
import { given, type Organisation } from "../kit/given.ts";
import { openLookout } from "../kit/look.ts";
import { type SignedInMember, signedInMember } from "../kit/members.ts";
import { confirmForm, fieldsOf, pageAt, sendForm } from "../kit/pages.ts";

const GIVEN = "/dashboard/rewards/given";
const PHONE = "0771234567";

let shop: Organisation;
let owner: SignedInMember;
let program: string;
let path: string;

beforeEach(async () => {
  shop = await given.organisation({ name: "Mbare Tuck Shop" });
  owner = await signedInMember(shop);
  program = (await given.activeProgram(shop)).id;
  path = `/dashboard/rewards/programs/${program}`;
});

/** Gives a reward by the form of the program: the page that follows. */
async function give(values: Record<string, string>) {
  const action = `${path}/rewards`;
  const all = { recipient: PHONE, completion_id: "order-7", amount: "1.00", ...values };
  return await sendForm(
    owner.browser,
    action,
    fieldsOf(await pageAt(owner.browser, path), action, all),
  );
}

/** One that waits in escrow: its page, and what the API says of it. */
async function held() {
  const page = await give({ hold: "true" });
  const at = page.location?.split("?")[0] ?? "";
  const reward_id = at.split("/").at(-1) ?? "";
  const read = async () => (await shop.api.getReward({ path: { reward_id } })).body;
  return { page, at, read };
}

async function leftOf(): Promise<string> {
  return (await shop.api.getProgram({ path: { program_id: program } })).body.remaining;
}

describe("a reward in the dashboard", () => {
  it("is given by hand once for each of your references, and listed", async () => {
    const done = await give({});
    expect(done.text).toContain("The reward for this reference is given.");
    const again = await give({ amount: "2.00" });
    expect(again.location).toBe(done.location);
    expect(await leftOf()).toBe("9.00");
    const list = await pageAt(owner.browser, `${GIVEN}?program=${program}`);
    expect([...list.document.querySelectorAll("tbody tr")]).toHaveLength(1);
    expect(list.text).toContain("order-7");
    expect((await pageAt(owner.browser, `${GIVEN}?completion_id=order-8`)).text).not.toContain(
      "order-7",
    );
  });

  it("is released for less than was held, and the rest returns", async () => {
    const { page, at, read } = await held();
    expect(page.text).toContain("Held until released");
    expect(await leftOf()).toBe("9.00");
    const release = `${at}/release`;
    const fields = fieldsOf(page, release, { amount: "0.50" });
    expect((await sendForm(owner.browser, release, fields)).text).toContain("is released.");
    expect(await read()).toMatchObject({ released_amount: "0.50", held_reason: null });
    expect(await leftOf()).toBe("9.50");
  });

  it("says at the field what is wrong with the amount", async () => {
    const { page, at, read } = await held();
    const release = `${at}/release`;
    const wrong = await sendForm(owner.browser, release, fieldsOf(page, release, { amount: "9" }));
    const field = wrong.document.querySelector('[name="amount"]');
    expect([wrong.status < 500, field?.getAttribute("value")]).toEqual([true, "9"]);
    expect([...wrong.document.querySelectorAll("main [role=alert]")]).toHaveLength(1);
    expect((await read()).status).toBe("held");
  });

  it("is voided, which is asked first, and its budget returns", async () => {
    const { page, at, read } = await held();
    const action = `${at}/void`;
    const done = await confirmForm(owner.browser, action, fieldsOf(page, action));
    expect(done.text).toContain("The reward is voided.");
    expect((await read()).status).toBe("voided");
    expect(await leftOf()).toBe("10.00");
    expect([...done.document.querySelectorAll("main form")]).toHaveLength(0);
  });

  it("is read by a viewer, who can do nothing with it", async () => {
    const { page, at, read } = await held();
    const viewer = await signedInMember(shop, { role: "viewer" });
    const seen = await pageAt(viewer.browser, at);
    expect([seen.status, [...seen.document.querySelectorAll("main form")]]).toEqual([200, []]);
    const form_token = seen.document.querySelector("[name=form_token]")?.getAttribute("value");
    for (const name of ["release", "void"]) {
      const fields = { ...fieldsOf(page, `${at}/${name}`), form_token: form_token ?? "" };
      expect((await sendForm(viewer.browser, `${at}/${name}`, fields)).status).toBe(403);
    }
    expect((await read()).status).toBe("held");
    const stranger = await signedInMember(await given.organisation());
    expect((await stranger.browser.get(at)).status).toBe(404);
  });
});

describe("a program", () => {
  it("is changed by its form, which says what is wrong", async () => {
    const page = await pageAt(owner.browser, path);
    const values = { name: "Loyalty", budget: "20.00", default_amount: "2.00", description: "" };
    const all = { ...values, sms_message: "", one_per_phone: "true" };
    const done = await sendForm(owner.browser, path, fieldsOf(page, path, all));
    expect(done.document.querySelector("h1")?.textContent).toBe("Loyalty");
    const read = async () => (await shop.api.getProgram({ path: { program_id: program } })).body;
    const changed = { name: "Loyalty", budget: "20.00", one_per_phone: true, sms_message: null };
    expect(await read()).toMatchObject({ ...changed, default_amount: "2.00" });
    const wrong = { ...all, budget: "twenty" };
    const refused = await sendForm(owner.browser, path, fieldsOf(page, path, wrong));
    const field = refused.document.querySelector('[name="budget"]');
    expect([refused.status, field?.getAttribute("aria-invalid")]).toEqual([400, "true"]);
    expect([...refused.document.querySelectorAll("main [role=alert]")]).toHaveLength(1);
    expect(await read()).toMatchObject(changed);
  });

  it("gives money back, and another secret that is shown once", async () => {
    const page = await pageAt(owner.browser, path);
    const money = fieldsOf(page, `${path}/fund`, { amount: "4.00" });
    await confirmForm(owner.browser, `${path}/defund`, money);
    expect(await leftOf()).toBe("6.00");
    const roll = `${path}/roll-secret`;
    const rolled = await confirmForm(owner.browser, roll, fieldsOf(page, roll));
    const secret = rolled.document.querySelector(".secret")?.textContent ?? "";
    expect(secret.length).toBeGreaterThan(20);
    expect((await pageAt(owner.browser, path)).html).not.toContain(secret);
  });
});

describe.runIf(hasChromium())("rewards in a browser", () => {
  it("fit a phone and a screen, and break no rule of accessibility", async () => {
    const { at } = await held();
    const lookout = await openLookout(owner.browser);
    const wrong = [
      ...(await lookout.look(GIVEN, "given")),
      ...(await lookout.look(at, "reward")),
      ...(await lookout.look(path, "program-forms")),
    ];
    await lookout.evaluate(
      "document.querySelectorAll('main details').forEach((d) => (d.open = true))",
    );
    wrong.push(...(await lookout.lookHere("program-open")));
    await lookout.close();
    expect(wrong).toEqual([]);
  });
});
