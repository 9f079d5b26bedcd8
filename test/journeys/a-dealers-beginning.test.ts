/**
 * How a dealer begins, on pages alone: somebody is invited, signs in, creates an organisation of
 * their own, applies for dealer prices with all papers, is approved by two people of the staff, and
 * sells below face value.
 */
import { parseId } from "@svc/server/platform/ids.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { confirmedBy } from "../kit/act.ts";
import { BUSINESS, DIRECTOR } from "../kit/applications.ts";
import { type Browser, codeTo, newBrowser } from "../kit/dashboard.ts";
import { fileOf, PDF } from "../kit/documents.ts";
import { given } from "../kit/given.ts";
import { newAddress } from "../kit/invites.ts";
import { giveLiveCredit } from "../kit/live-credit.ts";
import { boundTo, liveDouble } from "../kit/live-double.ts";
import { forgetSupply, liveServer, sellFrom } from "../kit/live-shop.ts";
import { signedInMember } from "../kit/members.ts";
import { fieldsOf, pageAt, type ReadPage, sendForm } from "../kit/pages.ts";
import { testServer } from "../kit/server.ts";
import { lookAt, signedInStaff } from "../kit/staff.ts";

const ORGANISATIONS = "/dashboard/organisations";
const TEAM = "/dashboard/team";
const DEALER = `${TEAM}/dealer`;
const SELL = "/dashboard/sell";
const QUEUE = "/staff/applications";

let server: Awaited<ReturnType<typeof liveServer>>;

beforeAll(async () => {
  const suppliers = boundTo(liveDouble("dealers"));
  await sellFrom(suppliers);
  server = await liveServer(suppliers);
});

afterAll(async () => {
  await forgetSupply();
  await server?.close();
});

/** Fills in a form of a page, and sends it. */
async function fill(
  browser: Browser,
  { page, action }: { page: string; action: string },
  values: Record<string, string> = {},
) {
  const fields = fieldsOf(await pageAt(browser, page), action, values);
  const sent = await sendForm(browser, action, fields);
  const wrong = sent.document.querySelector("[role=alert]")?.textContent ?? null;
  expect([action, wrong]).toEqual([action, null]);
  return sent;
}

/** Values under the names of a form, which leads into objects by points. */
function under(name: string, object: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(object).map(([key, value]) => [`${name}.${key}`, String(value)]),
  );
}

async function uploadPaper(browser: Browser, purpose: string): Promise<ReadPage> {
  const form = new FormData();
  const fields = fieldsOf(await pageAt(browser, DEALER), `${DEALER}/documents`, { purpose });
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set("file", fileOf(PDF, `${purpose}.pdf`));
  const written = new Response(form);
  const type = written.headers.get("content-type") ?? "";
  const bytes = new Uint8Array(await written.arrayBuffer());
  const answer = await browser.postText(`${DEALER}/documents`, bytes, type);
  expect([purpose, answer.status, answer.headers.get("location")]).toEqual([
    ...[purpose, 303, `${DEALER}?did=uploaded`],
  ]);
  return await pageAt(browser, DEALER);
}

/** Rudo is invited by a wholesaler, signs in by the code of a mail, and is in. */
async function comeIn(browser: Browser): Promise<void> {
  const shop = await given.organisation({ name: "Moyo Wholesale" });
  const owner = await signedInMember(shop, { role: "owner", mode: "live" });
  const email = newAddress();
  const values = { email, phone: "", role: "viewer" };
  await fill(owner.browser, { page: TEAM, action: `${TEAM}/invite` }, values);
  await browser.post("/dashboard/sign-in", { email, next: ORGANISATIONS });
  const code = (await codeTo(email)) ?? "";
  await browser.post("/dashboard/sign-in/code", { email, code, next: ORGANISATIONS });
  const page = await pageAt(browser, ORGANISATIONS);
  expect(page.text).toContain("Moyo Wholesale invites you as viewer");
  const accept = page.document.querySelector('form[action$="/accept"]')?.getAttribute("action");
  await fill(browser, { page: ORGANISATIONS, action: accept ?? "" });
  expect((await pageAt(browser, "/dashboard")).html).toContain("<strong>Moyo Wholesale</strong>");
}

async function fillApplication(browser: Browser): Promise<void> {
  const part = async (name: string, values: Record<string, string>) =>
    await fill(browser, { page: DEALER, action: `${DEALER}/${name}` }, values);
  const { legal_name, registration_number, incorporated_on, business_type, tax_number } = BUSINESS;
  await fill(browser, { page: DEALER, action: DEALER }, { legal_name });
  await part("business", {
    ...{ legal_name, registration_number, incorporated_on, business_type, tax_number },
    ...under("physical_address", BUSINESS.physical_address),
  });
  await part("contact", under("contact", BUSINESS.contact));
  await part("sales", { "expected_monthly_volume.USD": "12000.00", networks: "econet" });
  await part("bank", under("bank", BUSINESS.bank));
  const { is_pep: _, ...director } = DIRECTOR;
  await part("directors/add", under("directors[0]", director));
  const papers = ["incorporation_certificate", "directors_form", "director_id"];
  for (const paper of [...papers, "proof_of_address", "bank_letter", "tax_clearance"]) {
    await uploadPaper(browser, paper);
  }
  const both = { "declarations.accurate": "true", "declarations.authorised": "true" };
  await part("declarations", both);
}

/** Two people of the staff find it in their queue and approve it; the uuid of its account. */
async function approve(sent: ReadPage): Promise<string> {
  const id = /dap_\w+/.exec(sent.text)?.[0] ?? "";
  const [first, second] = [await signedInStaff(), await signedInStaff()];
  const queue = await pageAt(first.browser, QUEUE);
  const links = [...queue.document.querySelectorAll("a")].map((one) => one.getAttribute("href"));
  const path = links.find((href) => href?.endsWith(`/${id}`)) ?? "";
  const page = await lookAt(first, path);
  const values = { discounts: "econet:USD:2.50", reason: "All papers are right." };
  const action = `${path}/approve`;
  await sendForm(first.browser, action, fieldsOf(page, action, values));
  expect((await confirmedBy(second, id)).text).toContain("Done.");
  return parseId("acct", path.split("/").at(-2) ?? "") ?? "";
}

/** The price is read before it is agreed to, and stands on the page of the send. */
async function sell(browser: Browser): Promise<ReadPage> {
  const entered = { target: "077 123 4567", currency: "USD", amount: "10" };
  const page = await pageAt(browser, `${SELL}?${new URLSearchParams(entered)}`);
  expect(page.text).toContain("It costs you USD 9.75");
  return await sendForm(browser, SELL, fieldsOf(page, SELL));
}

describe("a dealer's beginning", () => {
  it("leads from an invitation to a sale below face value, on pages alone", async () => {
    const browser = newBrowser(undefined, server.serve);
    await comeIn(browser);
    const own = { page: ORGANISATIONS, action: ORGANISATIONS };
    await fill(browser, own, { name: "Mbare Tuck Shops" });
    expect((await pageAt(browser, "/dashboard")).html).toContain(
      "<strong>Mbare Tuck Shops</strong>, live mode",
    );
    await fillApplication(browser);
    const whole = await pageAt(browser, DEALER);
    expect(whole.text).not.toContain("Still missing");
    const sent = await fill(browser, { page: DEALER, action: `${DEALER}/submit` });
    expect(sent.text).toContain("The application is with our staff.");
    const account = await approve(sent);
    expect((await pageAt(browser, DEALER)).text).toContain("Approved");
    await (await testServer()).database.transact("given live Credit", (tx) =>
      giveLiveCredit(tx, account),
    );
    const sold = await sell(browser);
    expect(sold.text).toContain("Amount USD 10.00");
    expect(sold.text).toContain("Cost USD 9.75");
  });
});
