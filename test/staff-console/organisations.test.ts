/** Organisations, as staff find, suspend and resume them in the console. */
import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { confirmedBy, sendTwice } from "../kit/act.ts";
import { given, type Organisation } from "../kit/given.ts";
import { fieldsOf, pageAt, sendForm } from "../kit/pages.ts";
import { type StaffBrowser, signedInStaff } from "../kit/staff.ts";
import { refusesStrangers } from "../kit/strangers.ts";

const LIST = "/staff/organisations";

let name: string;
let shop: Organisation;
let staff: StaffBrowser;

beforeEach(async () => {
  name = `Tuck ${randomUUID().slice(0, 8)}`;
  shop = await given.organisation({ name });
  staff = await signedInStaff();
});

const found = (words: string) => pageAt(staff.browser, `${LIST}?q=${encodeURIComponent(words)}`);

const statusOf = async () => (await shop.live.api.getAccount()).body.status;

describe("an organisation in the console", () => {
  it("is found by a part of its name, and by the ids of both of its accounts", async () => {
    for (const words of [name.slice(2), name.toLowerCase(), shop.account, shop.live.account]) {
      expect((await found(words)).text).toContain(shop.live.account);
    }
    expect((await found("%")).text).toContain("No organisation is called like that.");
  });

  it("is suspended by one person, once, and resumed by two", async () => {
    const page = await found(name);
    const account = shop.live.account;
    const suspend = `${LIST}/${account}/suspend`;
    const values = { reason: "Cards of others." };
    const { first, second } = await sendTwice(staff, { page, action: suspend, values });
    expect([first.text.includes("Done."), second.status]).toEqual([true, 409]);
    expect(await statusOf()).toBe("suspended");
    const refused = await shop.live.api.updateAccount({ body: { name: "Another" } });
    expect(refused.error?.code).toBe("account_suspended");
    const resume = `${LIST}/${account}/resume`;
    const again = fieldsOf(await found(name), resume, { reason: "They were theirs." });
    const proposed = await sendForm(staff.browser, resume, again);
    expect(proposed.text).toContain("It waits for a second person");
    expect(await statusOf()).toBe("suspended");
    const other = await signedInStaff();
    expect((await confirmedBy(other, account)).text).toContain("Done.");
    expect(await statusOf()).toBe("active");
    const entries = await shop.live.probe.rows("audit_entries");
    expect(entries.slice(-2)).toMatchObject([
      { action: "account.suspended", note: `${staff.name}: Cards of others.` },
      { action: "account.resumed", note: `${staff.name} and ${other.name}: They were theirs.` },
    ]);
  });

  it("is not suspended by anybody else", async () => {
    const account = shop.live.account;
    await refusesStrangers(
      [LIST, `${LIST}?q=a`],
      [`${LIST}/${account}/suspend`, `${LIST}/${account}/resume`],
    );
    expect(await statusOf()).toBe("active");
  });
});
