/** The whole timeline of one send: who asked, what it cost, who answered, and who heard of it. */
import { beforeEach, describe, expect, it } from "vitest";
import { hasChromium } from "../kit/browser.ts";
import { opened } from "../kit/disputes.ts";
import { deliver } from "../kit/drain.ts";
import { given, type Organisation } from "../kit/given.ts";
import { openLookout } from "../kit/look.ts";
import { signedInMember } from "../kit/members.ts";
import { pageAt, settle } from "../kit/pages.ts";
import { sell } from "../kit/sell.ts";
import { testServer } from "../kit/server.ts";

const SENDS = "/dashboard/sends";
const FAILS = "0771230002";

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation({ name: "Mbare Tuck Shop" });
});

/** A send that failed, was credited back and is disputed, its events sent where nobody listens. */
async function failed() {
  const body = { url: "http://127.0.0.1:9/hook", enabled_events: ["send.*"] };
  await shop.api.createWebhookEndpoint({ body });
  const send = await sell(shop, { target: FAILS, amount: "5.00", currency: "USD" });
  await settle(shop);
  await deliver(shop);
  await opened(shop, send.id);
  // The request is logged behind its answer, and its page is read right away.
  await (await testServer()).gate.flush();
  return { send, path: `${SENDS}/${send.id}/timeline` };
}

async function kindsAt(browser: Parameters<typeof pageAt>[0], path: string) {
  const { document } = await pageAt(browser, path);
  const steps = [...document.querySelectorAll(".timeline li")];
  return steps.map((one) => one.querySelector(".kind")?.textContent ?? "");
}

describe("the timeline of a send", () => {
  it("leads from the request to the last try of a webhook, and each step to its own page", async () => {
    const { send, path } = await failed();
    const { browser } = await signedInMember(shop);
    const own = await pageAt(browser, `${SENDS}/${send.id}`);
    expect(own.document.querySelector(`main a[href="${path}"]`)).not.toBe(null);
    const { document, text } = await pageAt(browser, path);
    expect(document.querySelector("h1")?.textContent).toBe("Timeline of USD 5.00 to 077 123 0002");
    const kinds = await kindsAt(browser, path);
    expect(kinds[0]).toBe("Request");
    expect(new Set(kinds)).toEqual(
      new Set(["Request", "Send", "Credit", "Network", "Event", "Webhook", "Dispute"]),
    );
    for (const part of ["Charged: USD -5.00", "Credit returned: USD 5.00", "rejected", "+0 s"]) {
      expect(text).toContain(part);
    }
    const links = [...document.querySelectorAll(".timeline a")].map((one) =>
      one.getAttribute("href"),
    );
    for (const part of ["requests/req_", "events/evt_", "deliveries/whd_", "disputes/dsp_"]) {
      const link = links.find((one) => one?.includes(part));
      expect([part, (await browser.get(link ?? "")).status]).toEqual([part, 200]);
    }
  });

  it("shows what the request sent and was answered, as the log has it", async () => {
    const { send, path } = await failed();
    const { browser } = await signedInMember(shop);
    const { document } = await pageAt(browser, `${path}?kind=request`);
    const said = [...document.querySelectorAll(".timeline details")].map((one) => ({
      summary: one.querySelector("summary")?.textContent,
      bodies: [...one.querySelectorAll("pre")].map((body) => body.textContent),
    }));
    const [first] = said;
    expect(first?.summary).toBe("POST /dev/v1/sends, 202");
    const [request, response] = (first?.bodies ?? []).map((body) => JSON.parse(body ?? ""));
    expect([request.target, request.amount]).toEqual(["0771230002", "5.00"]);
    expect([response.id, response.object]).toEqual([send.id, "send"]);
  });

  it("shows one kind alone, and everything where there is no such kind", async () => {
    const { path } = await failed();
    const { browser } = await signedInMember(shop);
    expect(new Set(await kindsAt(browser, `${path}?kind=credit`))).toEqual(new Set(["Credit"]));
    const all = await kindsAt(browser, path);
    expect(await kindsAt(browser, `${path}?kind=constructor`)).toEqual(all);
  });

  it("shows a viewer what a viewer may see, and a stranger nothing", async () => {
    const { path } = await failed();
    const viewer = await signedInMember(shop, { role: "viewer" });
    const page = await pageAt(viewer.browser, path);
    expect(new Set(await kindsAt(viewer.browser, path))).toEqual(
      new Set(["Request", "Send", "Credit", "Network", "Event", "Dispute"]),
    );
    expect(page.document.querySelector('.timeline a[href*="/requests/"]')).toBe(null);
    expect(page.document.querySelector(".timeline pre")).toBe(null);
    const stranger = await signedInMember(await given.organisation());
    expect((await stranger.browser.get(path)).status).toBe(404);
  });
});

describe.runIf(hasChromium())("the timeline of a send in a browser", () => {
  it("fits a phone and a screen, and breaks no rule of accessibility", async () => {
    const { path } = await failed();
    const { browser } = await signedInMember(shop);
    const lookout = await openLookout(browser);
    const wrong = await lookout.look(path, "timeline");
    await lookout.evaluate("document.querySelector('.timeline details').open = true");
    wrong.push(...(await lookout.lookHere("timeline-open")));
    await lookout.close();
    expect(wrong).toEqual([]);
  });
});
