/** The pages of a cashier in Shona and Ndebele, whose words are longer: on a phone, on a screen. */
import { describe, expect, it } from "vitest";
import { hasChromium } from "../kit/browser.ts";
import { given } from "../kit/given.ts";
import { openLookout } from "../kit/look.ts";
import { signedInMember } from "../kit/members.ts";
import { settle } from "../kit/pages.ts";
import { sell } from "../kit/sell.ts";

const ENTERED = new URLSearchParams({ target: "0771234567", currency: "USD", amount: "5" });

describe.runIf(hasChromium())("the dashboard in another language, in a browser", () => {
  it.each(["sn", "nd"])("fits where it fits in English in %s", async (language) => {
    const shop = await given.organisation({ name: "Mbare Tuck Shop" });
    const { id } = await sell(shop, { target: "0771230002" });
    await settle(shop);
    const pages = {
      home: `?lang=${language}`,
      sell: "/sell",
      confirm: `/sell?${ENTERED}`,
      sends: "/sends",
      send: `/sends/${id}`,
      credit: "/credit",
      alerts: "/credit/alerts",
      family: "/people/family",
    };
    const lookout = await openLookout((await signedInMember(shop)).browser);
    const wrong: string[] = [];
    for (const [name, path] of Object.entries(pages)) {
      wrong.push(...(await lookout.look(`/dashboard${path}`, `${name}-${language}`)));
    }
    expect(await lookout.evaluate("document.documentElement.lang")).toBe(language);
    await lookout.close();
    expect(wrong).toEqual([]);
  });
});
