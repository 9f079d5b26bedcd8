/** Batches in the dashboard: a spreadsheet is checked, put right, made, approved and followed. */
import { beforeEach, describe, expect, it } from "vitest";
import { findingsIn } from "../kit/axe-in-process.ts";
import { given, type Organisation } from "../kit/given.ts";
import { type SignedInMember, signedInMember } from "../kit/members.ts";
import { confirmForm, fieldsOf, pageAt, type ReadPage, sendForm, settle } from "../kit/pages.ts";

const BATCHES = "/dashboard/batches";
const CHECK = `${BATCHES}/check`;
const SHEET = "target,amount,name\n0771234567,5.00,Tariro Moyo\n077123,5.00,Farai Dube\n";

let shop: Organisation;
let owner: SignedInMember;

beforeEach(async () => {
  shop = await given.organisation();
  owner = await signedInMember(shop);
});

/** The check of a sheet that somebody has copied into the form. */
async function checked(csv = SHEET): Promise<ReadPage> {
  const page = await pageAt(owner.browser, `${BATCHES}/new`);
  const fields = fieldsOf(page, CHECK, { csv, title: "November", currency: "USD" });
  return await sendForm(owner.browser, CHECK, fields);
}

describe("a batch in the dashboard", () => {
  it("is checked line by line, put right in place, and made once", async () => {
    const page = await checked();
    expect(page.status).toBe(200);
    expect(page.text).toContain("1 of 2");
    const cell = page.document.querySelector('[name="cell.2.target"]');
    expect(cell?.getAttribute("value")).toBe("077123");
    expect(cell?.getAttribute("aria-invalid")).toBe("true");
    expect((await shop.api.listBatches()).body.data).toEqual([]);
    const right = { "cell.2.target": "0712345678", "cell.2.amount": "5.00" };
    const again = await sendForm(owner.browser, CHECK, fieldsOf(page, BATCHES, right));
    expect(again.text).toContain("All lines can be sold.");
    const fields = fieldsOf(again, BATCHES);
    const made = await sendForm(owner.browser, BATCHES, fields);
    await sendForm(owner.browser, BATCHES, fields);
    expect(made.text).toContain("The batch is made.");
    const { data } = (await shop.api.listBatches()).body;
    expect(data).toMatchObject([
      { title: "November", created_by: { type: "member", id: owner.id }, counts: { valid: 2 } },
    ]);
    await settle(shop);
    const ended = await pageAt(owner.browser, made.location?.split("?")[0] ?? "");
    expect(ended.text).toContain("Delivered: 2");
    const results = await owner.browser.get(`${BATCHES}/${data[0]?.id}/results.csv`);
    expect(results.headers.get("content-disposition")).toContain(".csv");
    expect(await results.text()).toContain("+263712345678");
  });

  it("is made without the lines that are wrong, where one says so, and says why else", async () => {
    const page = await checked();
    const wrong = await sendForm(owner.browser, BATCHES, fieldsOf(page, BATCHES, {}));
    expect([wrong.status, wrong.text.includes("Lines to put right")]).toEqual([422, true]);
    const skipped = { on_invalid: "skip" };
    const made = await sendForm(owner.browser, BATCHES, fieldsOf(page, BATCHES, skipped));
    expect(made.text).toContain("The batch is made.");
    const nothing = await checked("");
    expect([nothing.status, nothing.document.querySelector("[role=alert]") === null]).toEqual([
      400,
      false,
    ]);
  });

  it("takes a file of a program of spreadsheets, in its own coding", async () => {
    const { browser } = owner;
    const fields = fieldsOf(await pageAt(browser, `${BATCHES}/new`), CHECK);
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set("currency", "USD");
    const text = Buffer.from("target;amount;name\n0771234567;5,00;Ren\xe9e\n", "latin1");
    form.set("file", new File([text], "november.csv", { type: "text/csv" }));
    const request = new Request("http://127.0.0.1", { method: "POST", body: form });
    const type = request.headers.get("content-type") ?? "";
    const body = new Uint8Array(await request.arrayBuffer());
    const page = await browser.postText(CHECK, body, type);
    const html = await page.text();
    expect([page.status, html.includes("Renée")]).toEqual([200, true]);
  });

  it("says what is wrong with a line in the language of its reader", async () => {
    owner.browser.language_cookie = "sn";
    const page = await checked("target,amount\n12,5.00\n0771234567,x\n");
    const wrong = [...page.document.querySelectorAll(".wrong")];
    expect(wrong.map((one) => one.textContent)).toEqual([
      "Iyi haisi nhamba yefoni yemuZimbabwe. Isai manhamba ose gumi.",
      "Isai mari, senge 5 kana 2.50.",
    ]);
  });

  it("waits for a second person above the threshold, and goes when they approve", async () => {
    await shop.api.updateAccount({ body: { batch_approval_threshold: { USD: "1.00" } } });
    const page = await checked("target,amount\n0771234567,5.00\n");
    expect(page.text).toContain("It waits for another owner or admin");
    const made = await sendForm(owner.browser, BATCHES, fieldsOf(page, BATCHES));
    const path = made.location?.split("?")[0] ?? "";
    const approve = `${path}/approve`;
    const own = await sendForm(owner.browser, approve, fieldsOf(made, approve));
    expect([own.status, own.document.querySelector("[role=alert]") === null]).toEqual([403, false]);
    const admin = await signedInMember(shop, { role: "admin" });
    const seen = await pageAt(admin.browser, path);
    const approved = await sendForm(admin.browser, approve, fieldsOf(seen, approve));
    expect(approved.text).toContain("The batch is approved");
    expect(approved.text).toContain(admin.id);
  });

  it("is cancelled, and shown to viewers without a button", async () => {
    await shop.api.updateAccount({ body: { batch_approval_threshold: { USD: "1.00" } } });
    const page = await checked("target,amount\n0771234567,5.00\n");
    const made = await sendForm(owner.browser, BATCHES, fieldsOf(page, BATCHES));
    const path = made.location?.split("?")[0] ?? "";
    const viewer = await signedInMember(shop, { role: "viewer" });
    const seen = await pageAt(viewer.browser, path);
    expect([seen.status, [...seen.document.querySelectorAll(".actions form")]]).toEqual([200, []]);
    expect((await pageAt(viewer.browser, `${BATCHES}/new`)).status).toBe(403);
    const cancel = `${path}/cancel`;
    const cancelled = await confirmForm(owner.browser, cancel, fieldsOf(made, cancel));
    expect(cancelled.text).toContain("Cancelled");
    const listed = await pageAt(owner.browser, `${BATCHES}?status=cancelled`);
    expect(listed.text).toContain("November");
  });

  it("breaks no rule of accessibility, with a line that is wrong or without", async () => {
    const pages = [await checked(), await pageAt(owner.browser, BATCHES)];
    const made = await sendForm(
      owner.browser,
      BATCHES,
      fieldsOf(await checked("target,amount\n0771234567,5.00\n"), BATCHES),
    );
    for (const { html } of [...pages, made]) {
      expect(await findingsIn(html, "http://127.0.0.1/dashboard/batches")).toEqual([]);
    }
  });
});
