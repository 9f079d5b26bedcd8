/** What a key may do is picked in words; what people carry elsewhere is copied; bars show days. */
import { SCOPES } from "@svc/generated/operations";
import { readableDay } from "@svc/server/platform/time/readable.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { hasChromium } from "../kit/browser.ts";
import { given, type Organisation } from "../kit/given.ts";
import { type Lookout, openLookout } from "../kit/look.ts";
import { type SignedInMember, signedInMember } from "../kit/members.ts";
import { fieldsOf, pageAt, type ReadPage, sendForm, settle } from "../kit/pages.ts";
import { sell } from "../kit/sell.ts";
import { timeLimit } from "../kit/time-limit.ts";

const KEYS = "/dashboard/developers/keys";
const TILL = ["catalog:read", "lookups:read", "sends:read", "sends:write"];
const DAY_SECONDS = 86_400;

let shop: Organisation;
let owner: SignedInMember;

beforeAll(async () => {
  shop = await given.organisation({ name: "Mbare Tuck Shop" });
  owner = await signedInMember(shop);
});

function tickedIn({ document }: ReadPage): (string | null)[] {
  const boxes = [...document.querySelectorAll("#scopes input")];
  return boxes
    .filter((one) => one.getAttribute("checked") !== null)
    .map((one) => one.getAttribute("value"))
    .toSorted();
}

describe("the scopes of a new key", () => {
  it("are those of a till, each with words and its name", async () => {
    const page = await pageAt(owner.browser, KEYS);
    expect(tickedIn(page)).toEqual(TILL);
    const named = [...page.document.querySelectorAll("#scopes code")];
    expect(named.map(({ textContent }) => textContent).toSorted()).toEqual(SCOPES.toSorted());
  });

  it("are a usual choice by its link, which opens the form", async () => {
    const read_only = await pageAt(owner.browser, `${KEYS}?for=read_only`);
    expect(read_only.document.querySelector("details[open] #scopes")).not.toBeNull();
    const may = tickedIn(read_only);
    expect(may).toContain("credit:read");
    expect(may.filter((one) => !one?.endsWith(":read") || one === "tokens:read")).toEqual([]);
    const back_office = tickedIn(await pageAt(owner.browser, `${KEYS}?for=back_office`));
    expect(back_office).toContain("credit:topup");
    expect(back_office).not.toContain("sends:write");
  });

  it("stay picked where the form is refused", async () => {
    const values = { kind: "rk", scopes: "reports:read", "spend_caps.USD.daily": "much" };
    const fields = fieldsOf(await pageAt(owner.browser, KEYS), KEYS, values);
    const refused = await sendForm(owner.browser, KEYS, fields);
    expect([refused.status, tickedIn(refused)]).toEqual([400, ["reports:read"]]);
  });

  it.each([
    ["sn", "Zvainobvumirwa", "Kuona marepoti"],
    ["nd", "Okuvunyelwayo", "Ukubona imibiko"],
  ])("are named in %s", async (lang, title, of_reports) => {
    const { document } = await pageAt(owner.browser, `${KEYS}?lang=${lang}&for=till`);
    const picker = document.querySelector(`#scopes[lang="${lang}"]`);
    expect(picker?.textContent).toContain(title);
    expect(picker?.textContent).toContain(of_reports);
  });
});

describe("the bars of a report", () => {
  it("stand for its days, those without sales too, and are named", async () => {
    const seller = await given.organisation();
    const { browser } = await signedInMember(seller);
    const { body: before } = await seller.api.getTestClock();
    await sell(seller, { amount: "3.00" });
    await seller.api.advanceTestClock({ body: { seconds: 2 * DAY_SECONDS } });
    await sell(seller, { amount: "12.00" });
    await settle(seller);
    const [from, to] = [before.now, before.now + 2 * DAY_SECONDS].map(dayOf);
    const page = await pageAt(browser, `/dashboard/credit/reports?from=${from}&to=${to}`);
    const bars = [...page.document.querySelectorAll("figure svg rect")];
    expect(bars.map(({ textContent }) => textContent.replace(/.*: /, ""))).toEqual([
      "3.00",
      "0",
      "12.00",
    ]);
    expect(bars.map((one) => one.getAttribute("height"))).toEqual(["20", "0", "80"]);
    const axis = [...page.document.querySelectorAll("figure .axis span")];
    expect(axis.map(({ textContent }) => textContent)).toEqual(["15", "10", "5", "0"]);
    const label = page.document.querySelector("figure svg")?.getAttribute("aria-label");
    const title = "Sold a day, USD, with what failed";
    expect(label).toBe(`${title}. highest USD 12.00 on ${readableDay(to ?? "")}`);
    const home = await pageAt(browser, "/dashboard");
    expect([...home.document.querySelectorAll("figure svg rect")]).toHaveLength(8);
  });
});

/** The day in Harare, two hours ahead. */
function dayOf(seconds: number): string {
  return new Date((seconds + 7_200) * 1_000).toISOString().slice(0, 10);
}

describe.runIf(hasChromium())("in a browser", () => {
  let lookout: Lookout;
  const seen = async (expression: string) => await lookout.evaluate(expression);

  it("the bars fit a phone and a screen, and break no rule of accessibility", async () => {
    const seller = await given.organisation({ name: "Mbare Tuck Shop" });
    const { browser } = await signedInMember(seller);
    for (const amount of ["12.00", "3.00", "7.50", "20.00", "9.00"]) {
      await sell(seller, { amount });
      await seller.api.advanceTestClock({ body: { seconds: DAY_SECONDS } });
    }
    await settle(seller);
    lookout = await openLookout(browser);
    const wrong = [
      ...(await lookout.look("/dashboard/credit/reports", "bars-reports")),
      ...(await lookout.look("/dashboard/credit", "bars-credit")),
      ...(await lookout.look("/dashboard", "bars-home")),
    ];
    await lookout.close();
    expect(wrong).toEqual([]);
  });

  it("a usual choice ticks in place and keeps what was written", async () => {
    lookout = await openLookout(owner.browser);
    expect(await lookout.look(`${KEYS}?for=till`, "key-new")).toEqual([]);
    await seen("document.querySelector('#scopes details').open = true");
    expect(await lookout.lookHere("key-new-scopes")).toEqual([]);
    await seen("document.querySelector('[name=label]').value = 'Till 3'");
    await seen("document.querySelectorAll('#scopes a')[2].click()");
    expect(await seen("document.querySelector('[value=\"sends:write\"]').checked")).toBe(false);
    expect(await seen("document.querySelector('[value=\"reports:read\"]').checked")).toBe(true);
    expect(await seen("document.querySelector('[name=label]').value")).toBe("Till 3");
    const current = "document.querySelector('#scopes [aria-current]').innerText";
    expect(await seen(current)).toBe("Read only");
    await lookout.close();
  });

  it("an ID is copied by its button, which says so", async () => {
    const { id } = await sell(shop);
    await settle(shop);
    lookout = await openLookout(owner.browser);
    expect(await lookout.look(`/dashboard/sends/${id}`, "send-copy")).toEqual([]);
    await seen("navigator.clipboard.writeText = async (text) => { document.title = text; }");
    const button = `document.querySelector('[data-copy="${id}"]')`;
    expect(await seen(`${button}.checkVisibility()`)).toBe(true);
    await seen(`${button}.click()`);
    await expect
      .poll(() => seen(`${button}.innerText`), { timeout: timeLimit(5_000) })
      .toBe("Copied");
    expect(await seen("document.title")).toBe(id);
    await lookout.close();
  });
});
