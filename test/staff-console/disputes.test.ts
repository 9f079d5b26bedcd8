/** Open disputes, as staff resolve them in the console. */
import { beforeEach, describe, expect, it } from "vitest";
import { confirmedBy, sendTwice } from "../kit/act.ts";
import { endedSend, opened } from "../kit/disputes.ts";
import { given, type Organisation } from "../kit/given.ts";
import { checkLedger } from "../kit/invariants.ts";
import { fieldsOf, pageAt, sendForm } from "../kit/pages.ts";
import { testServer } from "../kit/server.ts";
import { lookAt, type StaffBrowser, signedInStaff } from "../kit/staff.ts";
import { refusesStrangers } from "../kit/strangers.ts";
import { available } from "../kit/topups.ts";

const QUEUE = "/staff/disputes";
const SHOP = "Mbare Tuck Shop";

let shop: Organisation;
let staff: StaffBrowser;

beforeEach(async () => {
  shop = await given.organisation({ name: SHOP });
  staff = await signedInStaff();
});

async function disputed(amount: string) {
  const send = await endedSend(shop, { amount });
  const { id } = await opened(shop, send.id);
  return { id, path: `${QUEUE}/${shop.account}/${id}` };
}

describe("a dispute in the console", () => {
  it("is resolved once, with what the organisation reads", async () => {
    const { id, path } = await disputed("5.00");
    const { document, text } = await pageAt(staff.browser, QUEUE);
    expect(text).toContain(id);
    const owner = document.querySelector(`a[href="/staff/organisations?q=${shop.account}"]`);
    expect(owner?.textContent).toBe(SHOP);
    const values = { outcome: "goodwill_credit", amount: "2.50", reason: "It came late." };
    const page = await lookAt(staff, path);
    const { first, second } = await sendTwice(staff, { page, action: `${path}/resolve`, values });
    expect([first.text.includes("Done."), second.status]).toEqual([true, 409]);
    expect(second.text).toContain("sent before");
    expect(await available(shop)).toBe("997.50");
    const { body } = await shop.api.getDispute({ path: { dispute_id: id } });
    expect(body).toMatchObject({ outcome: "goodwill_credit", outcome_note: "It came late." });
    expect((await shop.probe.rows("audit_entries")).at(-1)).toMatchObject({
      ...{ action: "dispute.resolved", note: `${staff.name}: It came late.` },
    });
    expect((await pageAt(staff.browser, QUEUE)).text).not.toContain(id);
    expect(await (await testServer()).database.read(checkLedger)).toEqual([]);
  });

  it("gives more than a hundred dollars only when two people say so", async () => {
    const { id, path } = await disputed("120.00");
    const action = `${path}/resolve`;
    const values = { outcome: "goodwill_credit", amount: "110.00", reason: "We were wrong." };
    const page = await lookAt(staff, path);
    const sent = await sendForm(staff.browser, action, fieldsOf(page, action, values));
    expect(sent.text).toContain("It waits for a second person");
    expect(await available(shop)).toBe("880.00");
    await expect(confirmedBy(staff, id)).rejects.toThrow("can be ended so");
    const second = await signedInStaff();
    const shown = await pageAt(second.browser, "/staff/proposals");
    expect(shown.text).toContain(SHOP);
    expect(shown.text).toContain("Outcome Goodwill credit Amount USD 110.00");
    expect((await confirmedBy(second, id)).text).toContain("Done.");
    expect(await available(shop)).toBe("990.00");
    expect((await shop.probe.rows("audit_entries")).at(-1)).toMatchObject({
      note: `${staff.name} and ${second.name}: We were wrong.`,
    });
  });

  it("refuses what its send does not allow, and is for staff alone", async () => {
    const { path } = await disputed("5.00");
    const action = `${path}/resolve`;
    await refusesStrangers([QUEUE, path, "/staff/proposals"], [action, `${path}/look`]);
    const page = await lookAt(staff, path);
    for (const [values, why] of [
      [{ outcome: "goodwill_credit", amount: "5.01" }, "The send cost 5.00 USD"],
      [{ outcome: "rejected", amount: "1.00" }, "has no amount"],
      [{ outcome: "goodwill_credit", amount: "much" }, "is written such as"],
    ] as const) {
      const fields = fieldsOf(page, action, { ...values, reason: "So." });
      expect((await sendForm(staff.browser, action, fields)).text).toContain(why);
    }
    const without = fieldsOf(page, action, { outcome: "rejected" });
    expect((await sendForm(staff.browser, action, without)).text).toContain("Say why");
    expect(await available(shop)).toBe("995.00");
  });
});
