/** What is sold and what electricity costs, as people read it. */

import { beforeEach, describe, expect, it } from "vitest";
import { findingsIn } from "../kit/axe-in-process.ts";
import { changeCatalogue } from "../kit/change-catalogue.ts";
import { given, type Organisation } from "../kit/given.ts";
import { type SignedInMember, signedInMember } from "../kit/members.ts";
import { pageAt } from "../kit/pages.ts";
import { runNow } from "../kit/run-clock.ts";

const PRICES = "/dashboard/prices";
const POWER = `${PRICES}/power`;

let shop: Organisation;
let owner: SignedInMember;

beforeEach(async () => {
  shop = await given.organisation();
  owner = await signedInMember(shop);
});

describe("products", () => {
  it("are listed, each with its limits on every network", async () => {
    const { body } = await shop.api.listProducts({});
    const page = await pageAt(owner.browser, PRICES);
    for (const { name } of body.data) expect(page.text).toContain(name);
    const [product] = body.data;
    const one = await pageAt(owner.browser, `${PRICES}/products/${product?.id}`);
    expect(one.text).toContain(`${product?.min_amount} to ${product?.max_amount}`);
    const rows = [...one.document.querySelectorAll("main tbody tr")];
    expect(rows).toHaveLength(product?.networks.length ?? 0);
    expect(await findingsIn(one.html, `http://127.0.0.1${PRICES}/products`)).toEqual([]);
  });

  it("are filtered by type and currency", async () => {
    const query = { type: "power", currency: "ZWG" } as const;
    const { body } = await shop.api.listProducts({ query });
    const page = await pageAt(owner.browser, `${PRICES}?${new URLSearchParams(query)}`);
    const rows = [...page.document.querySelectorAll("#list tbody tr")];
    expect(rows.map((row) => row.querySelector("a")?.textContent)).toEqual(
      body.data.map(({ name }) => name),
    );
  });

  it("are shown to whoever may not sell them", async () => {
    const viewer = await signedInMember(shop, { role: "viewer" });
    const { status, document } = await pageAt(viewer.browser, PRICES);
    const sections = [...document.querySelectorAll("nav a")].map(({ textContent }) => textContent);
    expect([status, sections.includes("Prices"), sections.includes("Sell")]).toEqual([
      200,
      true,
      false,
    ]);
  });

  it("that there are not are a page that says so", async () => {
    const { status } = await pageAt(owner.browser, `${PRICES}/products/airtime-eur`);
    expect(status).toBe(404);
  });
});

describe("the price of electricity", () => {
  it("is shown in bands, and an amount in units", async () => {
    const { body: rate } = await shop.api.getPowerRate({ query: { currency: "USD" } });
    const query = { currency: "USD", amount: "10.00" } as const;
    const { body: quote } = await shop.api.getPowerQuote({ query });
    const page = await pageAt(owner.browser, `${POWER}?${new URLSearchParams(query)}`);
    expect(page.text).toContain(rate.rule);
    for (const { price_per_kwh } of rate.bands) expect(page.text).toContain(price_per_kwh);
    expect(page.text).toContain(`${quote.now.units_kwh} kWh`);
    expect(page.text).toContain(`If it is bought from ${quote.after_reset.reset_on}`);
    expect(await findingsIn(page.html, `http://127.0.0.1${POWER}`)).toEqual([]);
  });

  it("tells at its field what is wrong with an amount", async () => {
    const page = await pageAt(owner.browser, `${POWER}?amount=much`);
    const field = page.document.querySelector("[name=amount]");
    expect([page.status, field?.getAttribute("aria-invalid")]).toEqual([400, "true"]);
  });

  it("has a history, which is empty where few have bought", async () => {
    const page = await pageAt(owner.browser, `${PRICES}/history?currency=ZWG`);
    expect([page.status, [...page.document.querySelectorAll(".empty")].length]).toEqual([200, 2]);
  });
});

describe("the networks", () => {
  it("are shown with their state, and the outages of the last days", async () => {
    const { body } = await shop.api.getStatus({});
    const page = await pageAt(owner.browser, `${PRICES}/networks`);
    const [table] = page.document.querySelectorAll("main table");
    const rows = [...(table?.querySelectorAll("tbody tr") ?? [])];
    expect([page.status, rows.length]).toEqual([200, body.networks.length]);
    await shop.api.setNetworkAvailability({ path: { network: "econet" }, body: { state: "down" } });
    const after = await pageAt(owner.browser, `${PRICES}/networks`);
    expect(after.text).toContain("Econet Airtime, USD Down");
  });

  it("have the outages of the last days below, the newest first", async () => {
    await planted("degraded", 30);
    await planted("down", 20);
    await planted("up", 10);
    const page = await pageAt(owner.browser, `${PRICES}/networks`);
    const [, incidents] = page.document.querySelectorAll("main table");
    const rows = [...(incidents?.querySelectorAll("tbody tr") ?? [])];
    await forgotten();
    const words = rows.map(({ textContent }) => /Down|Slow/.exec(textContent)?.[0]);
    expect([words[0], words.at(-1)]).toEqual(["Down", "Slow"]);
  });
});

const HOUR_MS = 3_600_000;

async function planted(state: string, hours_ago: number): Promise<void> {
  const since = new Date(runNow() - hours_ago * HOUR_MS).toISOString();
  await changeCatalogue(async ({ sql }) => {
    await sql`insert into network_states (mode, network_id, since, state)
      values ('test', 'telecel', ${since}, ${state})`;
  });
}

async function forgotten(): Promise<void> {
  await changeCatalogue(async ({ sql }) => {
    await sql`delete from network_states where network_id = 'telecel' and mode = 'test'`;
  });
}
