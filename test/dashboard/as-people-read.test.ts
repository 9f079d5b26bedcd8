/** Amounts, days and objects on pages, as people read them; exactly what they are stands behind. */
import { beforeEach, describe, expect, it } from "vitest";
import { reported } from "../kit/activities.ts";
import { given, type Organisation } from "../kit/given.ts";
import { type SignedInMember, signedInMember } from "../kit/members.ts";
import { pageAt, settle } from "../kit/pages.ts";
import { referred } from "../kit/refer.ts";
import { ruleOf, setRules } from "../kit/rules.ts";
import { sell } from "../kit/sell.ts";

let shop: Organisation;
let owner: SignedInMember;

beforeEach(async () => {
  shop = await given.organisation();
  owner = await signedInMember(shop);
});

describe("an amount", () => {
  it("has its thousands apart in figures, in lists and on its own page", async () => {
    const { text } = await pageAt(owner.browser, "/dashboard");
    expect(text).toContain("USD available 1,000.00");
    const credit = await pageAt(owner.browser, "/dashboard/credit?currency=ZWG");
    const cells = [...credit.document.querySelectorAll("td.number")];
    expect(cells.map(({ textContent }) => textContent)).toContain("ZWG 25,000.00");
    const link = credit.document.querySelector('a[href*="/transactions/"]')?.getAttribute("href");
    expect((await pageAt(owner.browser, link ?? "")).text).toContain("ZWG 25,000.00");
  });
});

describe("a time", () => {
  it("is a day by name and a minute, with its date and zone behind it", async () => {
    const { created } = await sell(shop);
    const { document } = await pageAt(owner.browser, "/dashboard/sends");
    const time = document.querySelector("td time");
    expect(time?.textContent).toMatch(/^\d{1,2} [A-Z][a-z]{2}, \d\d:\d\d$/);
    const written = time?.getAttribute("datetime") ?? "";
    expect([Date.parse(written), written.slice(-6)]).toEqual([created * 1_000, "+02:00"]);
  });
});

describe("an object", () => {
  it("is called by its name, and its ID is behind the button that copies it", async () => {
    const till = await given.key(shop, { label: "Till at the door", kind: "sk" });
    const { id } = await sell(till);
    const { document } = await pageAt(owner.browser, `/dashboard/sends/${id}`);
    const link = document.querySelector(`a[href="/dashboard/developers/keys/${till.id}"]`);
    expect(link?.textContent).toBe("Till at the door");
    expect(document.querySelector(`button[data-copy="${till.id}"]`)).not.toBeNull();
    const query = { source: id } as const;
    const { data } = (await shop.api.listCreditTransactions({ query })).body;
    const paid = await pageAt(owner.browser, `/dashboard/credit/transactions/${data[0]?.id}`);
    const source = paid.document.querySelector(`main a[href="/dashboard/sends/${id}"]`);
    expect(source?.textContent).toMatch(/^USD \d+\.\d\d to 077 /);
  });

  it("that the viewer may not read is its ID", async () => {
    const till = await given.key(shop, { label: "Till at the door", kind: "sk" });
    const { id } = await sell(till);
    const viewer = await signedInMember(shop, { role: "viewer" });
    const { text } = await pageAt(viewer.browser, `/dashboard/sends/${id}`);
    expect([text.includes("Till at the door"), text.includes(till.id)]).toEqual([false, true]);
  });
});

describe("people in a list of referrals", () => {
  it("are called by their names, or by their numbers where they have none", async () => {
    const phone = "+263771112222";
    await given.recipient(shop, { name: "Tariro Moyo", phone });
    const program = await given.activeProgram(shop);
    await referred(shop, program.id, { referrer: { phone } });
    const { document, text } = await pageAt(owner.browser, "/dashboard/rewards/referrals");
    const people = [...document.querySelectorAll('td a[href*="/recipients/"]')];
    expect(people.map(({ textContent }) => textContent)).toEqual(["Tariro Moyo", "077 111 3333"]);
    expect(text).not.toContain("rcp_");
  });
});

describe("a rule that an activity matched", () => {
  it("is called by its name", async () => {
    const { id: program } = await given.activeProgram(shop);
    await setRules(shop, program, [ruleOf({ name: "Each visit" })]);
    const { body } = await reported(shop, { program });
    const { text } = await pageAt(owner.browser, `/dashboard/rewards/activities/${body.id}`);
    expect(text).toContain("Rule Each visit");
    expect(text).not.toContain("rul_");
  });
});

describe("a key", () => {
  it("says in words what it may do", async () => {
    const scopes = ["sends:write", "credit:read"] as const;
    const { id } = await given.keyByHand(shop, { kind: "rk", scopes: [...scopes] });
    const { document, text } = await pageAt(owner.browser, `/dashboard/developers/keys/${id}`);
    const words = [...document.querySelectorAll("dd li")].map(({ textContent }) => textContent);
    expect(words).toEqual(["Sell and retry sends:write", "See Credit credit:read"]);
    expect(text).toContain("Status Active");
  });
});

describe("a sentence about Credit", () => {
  it("leads to what it is about, and shows no ID", async () => {
    const { id } = await given.batch(shop);
    const { document, text } = await pageAt(owner.browser, "/dashboard/credit");
    const link = `a[href="/dashboard/batches/${id}"]`;
    const about = [...document.querySelectorAll("td")].find((one) => one.querySelector(link));
    expect(about?.textContent).toMatch(/^Set aside for Batch/);
    expect(text).not.toContain(id);
  });
});

describe("a batch", () => {
  it("without a title is known by its lines; what failed is no progress", async () => {
    const items = ["0771234567", "0771234568", "0771230002"].map((target) => ({
      ...{ target, amount: "2.00" },
    }));
    const { id } = await given.batch(shop, { items });
    await settle(shop);
    const list = await pageAt(owner.browser, "/dashboard/batches");
    const link = list.document.querySelector(`a[href="/dashboard/batches/${id}"]`);
    expect(link?.textContent).toMatch(/^3 lines, \d/);
    const { document } = await pageAt(owner.browser, `/dashboard/batches/${id}`);
    const bars = [...document.querySelectorAll("svg.progress rect")];
    const drawn = bars.map((one) => [one.getAttribute("class"), one.getAttribute("width")]);
    expect(drawn).toEqual([
      ["good", "667"],
      ["bad", "333"],
    ]);
    const label = document.querySelector("svg.progress")?.getAttribute("aria-label");
    expect(label).toBe("Progress. Delivered: 2, Failed: 1");
  });
});

describe("the test helpers", () => {
  it("have one button that stands out", async () => {
    const { document } = await pageAt(owner.browser, "/dashboard/developers/test");
    const first = [...document.querySelectorAll("main button.first")];
    expect(first.map(({ textContent }) => textContent)).toEqual(["Move the clock forward"]);
  });
});

describe("a product", () => {
  it("says in words what a sale of it needs", async () => {
    const { text } = await pageAt(owner.browser, "/dashboard/prices/products/power-usd");
    expect(text).toContain("the number or meter, an amount, a number for the token");
  });
});
