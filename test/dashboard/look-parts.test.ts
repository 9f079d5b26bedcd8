/**
 * The lists and forms of an owner in Chromium: on a phone, on a screen, light and dark. Pages that
 * together have all that any has are looked at, and each of them in a long run.
 */
import { describe, expect, it } from "vitest";
import { hasChromium } from "../kit/browser.ts";
import { somethingOfEverything } from "../kit/everything.ts";
import { given, type Organisation } from "../kit/given.ts";
import { IS_LONG } from "../kit/long.ts";
import { openLookout } from "../kit/look.ts";
import { signedInMember } from "../kit/members.ts";
import { OF_LAYOUT, onePageOfEachShape, shapesOf } from "../kit/page-shapes.ts";

/** Pages that need nothing to be there. */
const WITHOUT_OBJECTS = {
  prices: "/prices",
  product: "/prices/products/power-usd",
  power: "/prices/power?currency=USD&amount=10.00",
  "prices-history": "/prices/history",
  networks: "/prices/networks",
  "checkout-new": "/sends/checkout/new",
  "activity-new": "/rewards/activities/new",
  activity: "/home/activity",
  keys: "/home/keys",
  "referral-new": "/rewards/referrals/new",
};

/** Something of everything, and the pages that show it. */
async function pagesOf(shop: Organisation): Promise<Readonly<Record<string, string>>> {
  const made = await somethingOfEverything(shop);
  const { batch, person, center, program, review, schedule, disputed, dispute, session } = made;
  const { endpoint_id, replayed, transactions, power } = made;
  return {
    "send-power": `/sends/${power.id}`,
    endpoint: `/developers/webhooks/${endpoint_id}`,
    replay: `/developers/webhooks/${endpoint_id}/replays/${replayed.id}`,
    transaction: `/credit/transactions/${transactions[0]?.id}`,
    "test-helpers": "/developers/test",
    team: "/team",
    ...WITHOUT_OBJECTS,
    statements: "/credit/statements",
    reports: "/credit/reports?group_by=network",
    exports: "/credit/exports",
    alerts: "/credit/alerts",
    settings: "/team/settings",
    "sign-ins": "/team/sessions",
    dealer: "/team/dealer",
    blocklist: "/team/blocklist",
    history: "/team/history",
    disputes: "/sends/disputes",
    dispute: `/sends/disputes/${dispute.id}`,
    "dispute-new": `/sends/${disputed.id}/dispute`,
    checkout: "/sends/checkout",
    session: `/sends/checkout/${session.id}`,
    batches: "/batches",
    "batch-new": "/batches/new",
    batch: `/batches/${batch.id}`,
    rewards: "/rewards",
    program: `/rewards/programs/${program.id}`,
    "rule-new": `/rewards/programs/${program.id}/rules/new`,
    sheet: `/rewards/programs/${program.id}/sheet`,
    review: `/rewards/reviews/${review}`,
    people: "/people",
    "people-import": "/people/import",
    person: `/people/recipients/${person.id}`,
    groups: "/people/groups",
    "cost-centers": "/people/cost-centers",
    "cost-center": `/people/cost-centers/${center.id}`,
    schedules: "/schedules",
    "schedule-new": "/schedules/new",
    schedule: `/schedules/${schedule.id}`,
  };
}

describe.runIf(hasChromium())("the parts of the dashboard in a browser", () => {
  it("fit a phone and a screen, and break no rule of accessibility", async () => {
    const shop = await given.organisation({ name: "Mbare Tuck Shop" });
    const { browser } = await signedInMember(shop);
    const pages = await pagesOf(shop);
    const texts = new Map<string, string>();
    for (const path of Object.values(pages)) {
      texts.set(path, await (await browser.get(`/dashboard${path}`)).text());
    }
    const looks_at_all = IS_LONG || process.env.PICTURES !== undefined;
    const chosen = new Set(looks_at_all ? texts.keys() : onePageOfEachShape(texts, OF_LAYOUT));
    expectNoticed(texts, "/rewards");
    const lookout = await openLookout(browser);
    const wrong: string[] = [];
    for (const [name, path] of Object.entries(pages)) {
      if (chosen.has(path)) wrong.push(...(await lookout.look(`/dashboard${path}`, name)));
    }
    await lookout.close();
    expect(wrong).toEqual([]);
  });
});

/** A page with something that no other has is looked at, whatever else is chosen. */
function expectNoticed(texts: ReadonlyMap<string, string>, path: string): void {
  const known = new Set([...texts.values()].flatMap((html) => [...shapesOf(html, OF_LAYOUT)]));
  const whole = texts.get(path) ?? "";
  for (const [find, put] of [
    ["</main>", '<table class="wide"><tr><td>1</td></tr></table></main>'],
    ["</main>", '<p class="pale">Pale</p></main>'],
    ["<h1", '<h1 class="large"'],
  ] as const) {
    const spoilt = whole.replace(find, put);
    expect(spoilt).not.toBe(whole);
    expect([...shapesOf(spoilt, OF_LAYOUT).difference(known)]).not.toEqual([]);
    const pages = new Map([...texts, [path, spoilt]]);
    expect(onePageOfEachShape(pages, OF_LAYOUT)).toContain(path);
  }
}
