/** Dealer applications and their documents, as staff decide them in the console. */
import { beforeEach, describe, expect, it } from "vitest";
import { confirmedBy, sendTwice } from "../kit/act.ts";
import { submitted } from "../kit/applications.ts";
import { PDF } from "../kit/documents.ts";
import { given, type Organisation } from "../kit/given.ts";
import { fieldsOf, pageAt, sendForm } from "../kit/pages.ts";
import { lookAt, type StaffBrowser, signedInStaff } from "../kit/staff.ts";
import { refusesStrangers } from "../kit/strangers.ts";

const QUEUE = "/staff/applications";

let shop: Organisation;
let staff: StaffBrowser;

beforeEach(async () => {
  shop = await given.organisation();
  staff = await signedInStaff();
});

/** An application that waits, with its page. */
async function waiting() {
  const application = await submitted(shop);
  return { ...application, path: `${QUEUE}/${shop.account}/${application.id}` };
}

describe("a dealer application in the console", () => {
  it("is approved once, by two people", async () => {
    const { id, path } = await waiting();
    const list = await pageAt(staff.browser, QUEUE);
    expect([list.text.includes(id), list.html.includes("1984-05-17")]).toEqual([true, false]);
    const page = await lookAt(staff, path);
    expect(page.text).toContain("1984-05-17");
    const values = { discounts: "econet:USD:2.50", reason: "All papers are right." };
    const action = `${path}/approve`;
    const { first, second } = await sendTwice(staff, { page, action, values });
    expect([first.text.includes("It waits for a second person"), second.status]).toEqual([
      true,
      409,
    ]);
    expect((await shop.api.getAccount()).body.dealer.status).toBe("applied");
    const other = await signedInStaff();
    const { text } = await pageAt(other.browser, "/staff/proposals");
    expect(text).toContain("Discounts econet:USD:2.50");
    expect((await confirmedBy(other, id)).text).toContain("Done.");
    expect((await shop.api.getAccount()).body.dealer).toMatchObject({
      ...{ status: "approved", discounts: [{ network: "econet", percent: "2.50" }] },
    });
    const entries = await shop.probe.rows("audit_entries");
    expect(entries.find((row) => row.action === "dealer_application.approved")).toMatchObject({
      note: `${staff.name} and ${other.name}: All papers are right.`,
    });
  });

  it("is asked about and declined by one, and turned down proposals change nothing", async () => {
    const { id, path } = await waiting();
    const page = await lookAt(staff, path);
    const action = `${path}/approve`;
    const wrong = fieldsOf(page, action, { discounts: "econet", reason: "So." });
    expect((await sendForm(staff.browser, action, wrong)).text).toContain("is written such as");
    const unknown = fieldsOf(page, action, { discounts: "nonet:USD:1.00", reason: "So." });
    expect((await sendForm(staff.browser, action, unknown)).text).toContain("no network nonet");
    const right = fieldsOf(page, action, { discounts: "econet:USD:1.00", reason: "So." });
    await sendForm(staff.browser, action, right);
    expect((await confirmedBy(staff, id, "reject")).text).toContain("Done.");
    const decide = `${path}/decide`;
    const values = { verb: "decline", reason: "The business is closed." };
    const done = await sendForm(staff.browser, decide, fieldsOf(page, decide, values));
    expect(done.text).toContain("Done.");
    expect((await shop.api.getDealerApplication()).body).toMatchObject({
      ...{ status: "declined", decision_note: "The business is closed." },
    });
  });

  it("has documents that leave as attachments, which nobody runs, and only after a reason", async () => {
    const { documents, path } = await waiting();
    const document = documents.bank_letter ?? "";
    const at = `/staff/documents/${shop.account}/${document}`;
    expect((await staff.browser.get(`${at}/file`)).status).toBe(400);
    const page = await lookAt(staff, at);
    const file = await staff.browser.get(`${at}/file`);
    expect(Buffer.from(await file.arrayBuffer())).toEqual(PDF);
    expect([
      ...["content-disposition", "content-security-policy"].map((name) => file.headers.get(name)),
    ]).toEqual(['attachment; filename="bank-letter.pdf"', "default-src 'none'; sandbox"]);
    const values = { reason: "It is older than three months." };
    const { first, second } = await sendTwice(staff, { page, action: `${at}/reject`, values });
    expect([first.text.includes("Done."), second.status]).toEqual([true, 409]);
    const { body } = await shop.api.getDocument({ path: { document_id: document } });
    expect(body).toMatchObject({ status: "rejected", reason: values.reason });
    const actions = (await shop.probe.rows("audit_entries")).map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(["staff.looked", "document.opened"]));
    await refusesStrangers(
      [QUEUE, path, at, `${at}/file`],
      [`${path}/approve`, `${path}/decide`, `${at}/accept`, `${at}/look`],
    );
  });
});
