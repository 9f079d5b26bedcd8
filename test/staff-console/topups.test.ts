/** Bank statements that staff import in the console, and lines that they assign. */
import { beforeEach, describe, expect, it } from "vitest";
import { sendTwice } from "../kit/act.ts";
import { given, type Organisation } from "../kit/given.ts";
import { fieldsOf, pageAt } from "../kit/pages.ts";
import { type StaffBrowser, signedInStaff } from "../kit/staff.ts";
import { refusesStrangers } from "../kit/strangers.ts";
import { available, awaitedTopup } from "../kit/topups.ts";

const QUEUE = "/staff/topups";

let shop: Organisation;
let staff: StaffBrowser;

beforeEach(async () => {
  shop = await given.organisation();
  staff = await signedInStaff();
});

const awaited = () => awaitedTopup(shop);

/** Sends a statement as a file, and answers what the page says. */
async function imports(fields: Record<string, string>, text: string): Promise<string> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set("statement", new File([text], "statement.csv", { type: "text/csv" }));
  return await (await staff.browser.send(`${QUEUE}/import`, form)).text();
}

describe("a bank statement in the console", () => {
  it("credits what its payers quoted, once, and says what is left", async () => {
    const { reference } = await awaited();
    const page = await pageAt(staff.browser, QUEUE);
    expect(page.text).toContain(reference);
    const fields = () =>
      fieldsOf(page, `${QUEUE}/import`, { currency: "USD", reason: "Of Monday." });
    const line = `7001-${shop.live.account_id.slice(-12)}`;
    const text = `line,amount,words\n${line},1500.00,${reference} T MOYO\n`;
    expect(await imports(fields(), text)).toContain("Credited 1, known before\n0, unmatched 0.");
    expect(await imports(fields(), text)).toContain("sent before");
    const anew = fieldsOf(await pageAt(staff.browser, QUEUE), `${QUEUE}/import`, {
      ...{ currency: "USD", reason: "Of Monday." },
    });
    expect(await imports(anew, text)).toContain("Credited 0, known before\n1, unmatched 0.");
    expect(await available(shop.live)).toBe("1500.00");
    expect((await pageAt(staff.browser, QUEUE)).text).not.toContain(reference);
  });

  it("has lines that staff assign to a top-up, once", async () => {
    const { reference } = await awaited();
    const page = await pageAt(staff.browser, QUEUE);
    const fields = fieldsOf(page, `${QUEUE}/import`, { currency: "USD", reason: "Of Monday." });
    const line = `7002-${shop.live.account_id.slice(-12)}`;
    const html = await imports(fields, `line,amount,words\n${line},900.00,deposit\n`);
    expect(html).toContain("the payer has quoted no reference");
    const names = ["form_token", "form_key", "currency", "line", "amount_minor", "words"];
    const part = html.slice(html.indexOf(`${QUEUE}/assign`));
    const kept = names.map((name) => [
      name,
      new RegExp(`name="${name}" value="([^"]*)"`).exec(part)?.[1] ?? "",
    ]);
    const assigned = { ...Object.fromEntries(kept), reference, reason: "They called." };
    const both = [1, 2].map(() => staff.browser.post(`${QUEUE}/assign`, assigned));
    const statuses = (await Promise.all(both)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409]);
    expect(await available(shop.live)).toBe("900.00");
  });

  it("is refused as a whole where it cannot be read, and is for staff alone", async () => {
    await refusesStrangers([QUEUE], [`${QUEUE}/import`, `${QUEUE}/assign`]);
    const page = await pageAt(staff.browser, QUEUE);
    const fields = fieldsOf(page, `${QUEUE}/import`, { currency: "USD", reason: "Of Monday." });
    expect(await imports(fields, "line,words\n1,a\n")).toContain("needs the columns");
    const values = { currency: "USD", line: "1", amount_minor: "1", reference: "nothing" };
    const sent = await staff.browser.post(`${QUEUE}/assign`, { ...fields, ...values });
    expect(await sent.text()).toContain("A reference is written such as");
    const { second } = await sendTwice(staff, {
      ...{ page, action: `${QUEUE}/import`, values: { currency: "USD", reason: "No file." } },
    });
    expect(second.status).toBe(400);
  });
});
