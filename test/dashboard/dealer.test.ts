/** The application for dealer prices on its page: what it refuses, and what a role sees. */
import { beforeEach, describe, expect, it } from "vitest";
import { applied, DIRECTOR, drafted } from "../kit/applications.ts";
import { fileOf, PDF } from "../kit/documents.ts";
import { given, type Organisation } from "../kit/given.ts";
import { type SignedInMember, signedInMember } from "../kit/members.ts";
import { fieldsOf, pageAt, sendForm } from "../kit/pages.ts";
import { testServer } from "../kit/server.ts";

const DEALER = "/dashboard/team/dealer";

let shop: Organisation;
let owner: SignedInMember;

beforeEach(async () => {
  shop = await given.organisation();
  owner = await signedInMember(shop, { role: "owner" });
});

async function fill(part: string, values: Record<string, string>) {
  const action = `${DEALER}/${part}`;
  const fields = fieldsOf(await pageAt(owner.browser, DEALER), action, values);
  return await sendForm(owner.browser, action, fields);
}

const application = async () => (await shop.api.getDealerApplication()).body;

describe("the page of an application for dealer prices", () => {
  it("says at the field what is wrong, keeps what was entered, and changes nothing", async () => {
    await drafted(shop);
    const before = await application();
    const wrong = { "contact.name": "Rudo Moyo", "contact.role": "Director" };
    const page = await fill("contact", { ...wrong, "contact.email": "rudo", "contact.phone": "1" });
    expect(page.status).toBe(400);
    const field = page.document.querySelector('[name="contact.name"]');
    expect(field?.getAttribute("value")).toBe("Rudo Moyo");
    expect(page.document.querySelector("[aria-invalid=true], [role=alert]")).not.toBeNull();
    expect(await application()).toEqual(before);
  });

  it("clears what is left empty, and an object as a whole", async () => {
    await applied(shop);
    await fill("bank", { "bank.currency": "USD" });
    await fill("business", { legal_name: "Moyo and Sons", trading_name: "" });
    expect(await application()).toMatchObject({
      ...{ bank: null, legal_name: "Moyo and Sons", physical_address: null, tax_number: null },
      missing: expect.arrayContaining(["bank", "physical_address", "tax_number"]),
    });
    const page = await pageAt(owner.browser, DEALER);
    expect(page.text).toContain("Still missing Registration number");
  });

  it("adds and removes one person, and leaves the others", async () => {
    await applied(shop);
    const { is_pep: _, ...other } = { ...DIRECTOR, full_name: "Tendai Moyo" };
    const entries = Object.entries({ ...other, national_id: "63-654321 B 42" });
    const named = entries.map(([key, value]) => [`directors[1].${key}`, value]);
    await fill("directors/add", Object.fromEntries(named));
    const names = async () => (await application()).directors.map(({ full_name }) => full_name);
    expect(await names()).toEqual(["Rudo Moyo", "Tendai Moyo"]);
    await fill("directors/remove", { national_id: DIRECTOR.national_id });
    expect(await names()).toEqual(["Tendai Moyo"]);
    // The form of before names somebody who is gone.
    await fill("directors/remove", { national_id: DIRECTOR.national_id });
    expect(await names()).toEqual(["Tendai Moyo"]);
  });

  it("takes no paper of another kind, or none at all", async () => {
    await drafted(shop);
    const send = async (file: File) => {
      const action = `${DEALER}/documents`;
      const page = await pageAt(owner.browser, DEALER);
      const form = new FormData();
      const fields = fieldsOf(page, action, { purpose: "bank_letter" });
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      form.set("file", file);
      const written = new Response(form);
      const type = written.headers.get("content-type") ?? "";
      const bytes = new Uint8Array(await written.arrayBuffer());
      return await owner.browser.postText(action, bytes, type);
    };
    const page = await send(fileOf(Buffer.from("<html>"), "letter.pdf"));
    expect([page.status, (await page.text()).includes('aria-invalid="true"')]).toEqual([400, true]);
    expect((await send(fileOf(Buffer.alloc(0), ""))).status).toBe(400);
    expect((await application()).documents.bank_letter).toBeNull();
    expect((await shop.api.listDocuments()).body.data).toEqual([]);
  });

  it("leads to each paper, with what our staff say of it", async () => {
    await applied(shop);
    const page = await pageAt(owner.browser, DEALER);
    const link = page.document.querySelector(`main a[href^="${DEALER}/documents/doc_"]`);
    const path = link?.getAttribute("href") ?? "";
    const document_id = path.split("/").at(-1) ?? "";
    const { body } = await shop.api.getDocument({ path: { document_id } });
    const paper = await pageAt(owner.browser, path);
    expect(paper.text).toContain(body.sha256);
    expect(paper.text).toContain(`Received File ${body.filename}`);
    expect((await pageAt(owner.browser, `${DEALER}/documents/doc_${"0".repeat(24)}`)).status).toBe(
      404,
    );
  });

  it("is for owners, in pages and in forms", async () => {
    await drafted(shop);
    const viewer = await signedInMember(shop, { role: "viewer" });
    expect((await pageAt(viewer.browser, DEALER)).status).toBe(403);
    const { form_token = "" } = fieldsOf(await pageAt(owner.browser, DEALER), `${DEALER}/bank`);
    const sent = await sendForm(viewer.browser, `${DEALER}/bank`, { form_token });
    expect(sent.status).toBe(403);
  });
});

describe("a form that is longer than a form", () => {
  it("is not read of a stranger, whether or not it says how long it is", async () => {
    const { hono } = await testServer();
    let pulled = 0;
    const body = () =>
      new ReadableStream({
        pull(controller) {
          pulled += 1;
          controller.enqueue(new Uint8Array(16_384));
          if (pulled === 600) controller.close();
        },
      });
    const send = async (headers: Record<string, string>) => {
      pulled = 0;
      const init = { method: "POST", headers, body: body(), duplex: "half" as const };
      const answer = await hono.request(`http://127.0.0.1${DEALER}/documents`, init);
      return [answer.status, pulled < 5];
    };
    expect(await send({})).toEqual([413, true]);
    expect(await send({ "content-length": "9000000" })).toEqual([303, true]);
    expect(await send({ "content-length": "20000000" })).toEqual([413, true]);
  });

  it("of one account takes no turn of another's, however slowly it comes", async () => {
    await drafted(shop);
    const endings: (() => void)[] = [];
    const slow = () => {
      const body = new ReadableStream({
        start: (controller) => void endings.push(() => controller.close()),
      });
      const headers = {
        "content-length": "9000000",
        cookie: `svc_session=${owner.browser.cookie}`,
      };
      const init = { method: "POST", headers, body, duplex: "half" as const };
      return new Request(`http://127.0.0.1${DEALER}/documents`, init);
    };
    const server = await testServer();
    const begun = Array.from({ length: 12 }, () => server.ask(slow(), "41.1.1.1"));
    const other = await given.organisation();
    await drafted(other);
    const member = await signedInMember(other, { role: "owner" });
    const page = await pageAt(member.browser, DEALER);
    const form = new FormData();
    const fields = fieldsOf(page, `${DEALER}/documents`, { purpose: "bank_letter" });
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set("file", fileOf(Buffer.concat([PDF, Buffer.alloc(100_000)])));
    const written = new Response(form);
    const type = written.headers.get("content-type") ?? "";
    const bytes = new Uint8Array(await written.arrayBuffer());
    const answer = await member.browser.postText(`${DEALER}/documents`, bytes, type);
    expect(answer.headers.get("location")).toBe(`${DEALER}?did=uploaded`);
    for (const end of endings) end();
    await Promise.allSettled(begun);
  });
});
