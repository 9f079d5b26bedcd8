/** How signed-in people set their payment PIN, on its page. */
import { beforeEach, describe, expect, it } from "vitest";
import { codeTo, DASHBOARD, formTokenIn } from "../kit/dashboard.ts";
import { given, type Organisation } from "../kit/given.ts";
import { approver, PIN, type SignedInMember, signedInMember } from "../kit/members.ts";
import { change } from "../queues/poison.ts";

const PAGE = `${DASHBOARD}/pin`;
const OTHER = "602931";
const APPROVAL = `${DASHBOARD}/approvals/apr_0031JkKGrNcPh3Jd4LtFm8Os`;

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

async function heard(answer: Response): Promise<[number, string]> {
  const text = (await answer.text()).replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");
  return [answer.status, text];
}

async function post({ browser }: SignedInMember, path: string, fields = {}) {
  return await browser.post(path, { form_token: await formTokenIn(browser), ...fields });
}

async function newCode(member: SignedInMember): Promise<string> {
  await change(shop.live, "pin_codes", "created = created - interval '61 seconds'");
  await post(member, `${PAGE}/code`);
  return (await codeTo(member.email)) ?? "";
}

const twice = (pin: string) => ({ pin, pin_again: pin });

describe("the page of the payment PIN", () => {
  it("mails a code, sets the first PIN, and leads back to the request", async () => {
    const member = await signedInMember(shop);
    const wanted = `${PAGE}?next=${encodeURIComponent(APPROVAL)}`;
    const html = await (await member.browser.get(wanted)).text();
    expect(html).toContain("Set your payment PIN");
    expect(html).toContain(`name="next" value="${APPROVAL}"`);
    expect(html).not.toContain("current_pin");
    const sent = await post(member, `${PAGE}/code`, { next: APPROVAL });
    expect(await heard(sent)).toEqual([200, expect.stringContaining("A code is on its way")]);
    const code = (await codeTo(member.email)) ?? "";
    const written = `${code.slice(0, 3)} ${code.slice(3)}`;
    const set = await post(member, PAGE, { ...twice(PIN), code: written, next: APPROVAL });
    const page = await set.text();
    expect([set.status, page.includes("Your payment PIN is set")]).toEqual([200, true]);
    expect(page).toContain(`<a href="${APPROVAL}">Back to the request</a>`);
    expect(page).not.toContain(PIN);
  });

  it("leads nowhere but to a request", async () => {
    const member = await signedInMember(shop);
    for (const next of ["https://evil.example", "//evil.example", "javascript:alert(1)"]) {
      const html = await (
        await member.browser.get(`${PAGE}?next=${encodeURIComponent(next)}`)
      ).text();
      expect(html).toContain('name="next" value=""');
    }
  });

  it("changes a PIN with the current one, and replaces one that was forgotten", async () => {
    const member = await approver(shop);
    const first = { ...twice(OTHER), current_pin: PIN, code: await newCode(member) };
    expect((await heard(await post(member, PAGE, first)))[1]).not.toContain("forgotten");
    const second = { ...twice(PIN), current_pin: "", code: await newCode(member) };
    expect(await heard(await post(member, PAGE, second))).toEqual([
      ...[
        200,
        expect.stringContaining("You replaced a forgotten PIN, so you cannot approve requests"),
      ],
    ]);
    expect(await heard(await member.browser.get(PAGE))).toEqual([
      ...[200, expect.stringContaining("You replaced a forgotten PIN")],
    ]);
  });

  it("says what is wrong, and what to do next", async () => {
    const member = await signedInMember(shop);
    const code = await newCode(member);
    const wrong = code === "111112" ? "111113" : "111112";
    const cases: [object, number, string][] = [
      [{ pin: PIN, pin_again: OTHER, code }, 400, "The two new PINs differ."],
      [{ ...twice("123456"), code }, 400, "This PIN is easy to guess"],
      [{ ...twice("12345"), code }, 400, "Enter six digits as your PIN."],
      [{ ...twice(PIN), code: wrong }, 403, "This code is wrong. Check it and try again."],
      [{ code }, 400, "Enter six digits as your PIN."],
      [twice(PIN), 400, "Enter six digits as your code."],
      [{ ...twice(PIN), code: "a password" }, 403, "This code is wrong."],
    ];
    for (const [fields, status, words] of cases) {
      const answer = await heard(await post(member, PAGE, fields));
      expect(answer).toEqual([status, expect.stringContaining(words)]);
    }
    const often = await post(member, `${PAGE}/code`);
    expect(Number(often.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await heard(often)).toEqual([429, expect.stringContaining("Try again in")]);
  });

  it("says until when it is locked", async () => {
    const member = await approver(shop);
    await change(shop.live, "payment_pins", "locked_until = svc_now() + interval '1 minute'");
    expect(await heard(await member.browser.get(PAGE))).toEqual([
      ...[200, expect.stringContaining("It is locked until")],
    ]);
    expect((await heard(await post(member, `${PAGE}/code`)))[0]).toBe(403);
  });

  it("does nothing for a form of somebody else's, and nothing for nobody", async () => {
    const [member, other] = [await signedInMember(shop), await signedInMember(shop)];
    const form_token = await formTokenIn(other.browser);
    for (const path of [PAGE, `${PAGE}/code`]) {
      expect((await member.browser.post(path, { form_token, ...twice(PIN) })).status).toBe(403);
    }
    expect(await shop.live.probe.rows("pin_codes")).toEqual([]);
    member.browser.cookie = null;
    const away = await member.browser.get(PAGE);
    expect([away.status, away.headers.get("location")]).toEqual([
      ...[303, `${DASHBOARD}/sign-in?next=${encodeURIComponent(PAGE)}`],
    ]);
  });

  it("keeps what was written out of every row and every line", async () => {
    const member = await approver(shop);
    await post(member, PAGE, { ...twice(OTHER), current_pin: PIN, code: await newCode(member) });
    const tables = ["payment_pins", "pin_codes", "audit_entries", "request_logs", "messages"];
    const rows = JSON.stringify([
      await Promise.all(tables.map((table) => shop.probe.rows(table))),
      await Promise.all(tables.map((table) => shop.live.probe.rows(table))),
    ]);
    for (const secret of [PIN, OTHER]) expect(rows).not.toContain(secret);
  });
});
