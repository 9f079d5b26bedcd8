/** Claim pages as a person meets them in Chromium: on a phone, on a screen, without a script. */
import type { Schemas } from "@svc/generated/routes";
import { bindPort, listen } from "@svc/server/http/listen.ts";
import { Refusal } from "@svc/server/platform/refusal.ts";
import type { Hono } from "hono";
import jsqr from "jsqr";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  bringAxe,
  brokenRules,
  LOOKS,
  PHONE,
  type SCREEN,
  setLook,
} from "../kit/axe-in-chromium.ts";
import { type BrowserPage, hasChromium, openBrowser } from "../kit/browser.ts";
import { AWAY, INSIDE, placedProgram } from "../kit/checkins.ts";
import { pathOf } from "../kit/claim-pages.ts";
import { OPEN, pagesOf, STATES } from "../kit/claim-states.ts";
import { drain } from "../kit/drain.ts";
import { given, type Organisation } from "../kit/given.ts";
import { madeLink } from "../kit/links.ts";
import { testServer } from "../kit/server.ts";

const TOKEN_CHARACTERS = 24;
const LOOPBACK = "127.0.0.1";

const NAMES = [...Object.keys(STATES), "bright", "refused", "expired"];

/** Where a state stands: its name is its token. */
function addressOf(name: string): string {
  return `/claim/${name.padEnd(TOKEN_CHARACTERS, "_")}`;
}

function stateOf(name: string): Schemas["RewardLinkClaim"] | Refusal {
  if (name === "expired") return new Refusal("claim_expired");
  if (name === "bright") return { ...OPEN, branding: { ...OPEN.branding, color: "#ffffff" } };
  return STATES[name] ?? STATES.code ?? OPEN;
}

const REFUSED = new Refusal("code_invalid", { param: "code", meta: { attempts_left: 3 } });

const { app: states } = pagesOf(({ operation_id, token }) =>
  operation_id === "getClaim" ? stateOf(token.replace(/_+$/, "")) : REFUSED,
);

async function serve({ fetch }: Pick<Hono, "fetch">) {
  const port = await bindPort({ host: LOOPBACK, port: 0 });
  const server = await listen(fetch, { host: LOOPBACK, port });
  return { origin: `http://${LOOPBACK}:${port}`, close: () => server.close({ within_ms: 0 }) };
}

describe.runIf(hasChromium())("claim pages in a browser", () => {
  let browser: BrowserPage;
  let drawn: Awaited<ReturnType<typeof serve>>;
  let real: Awaited<ReturnType<typeof serve>>;
  const complaints: string[] = [];
  const strangers: string[] = [];

  beforeAll(async () => {
    drawn = await serve(states);
    real = await serve((await testServer()).hono);
    browser = await openBrowser();
    await bringAxe(browser);
    for (const domain of ["Runtime", "Network", "Log"]) await browser.send(`${domain}.enable`);
    browser.listen((method, params) => {
      const told = JSON.stringify(params);
      const is_status = told.includes("the server responded with a status of");
      if (method === "Runtime.exceptionThrown") complaints.push(told);
      if (method === "Log.entryAdded" && !is_status) complaints.push(told);
      const { url = "" } = (params.request ?? {}) as { url?: string };
      const is_ours = url.startsWith(drawn.origin) || url.startsWith(real.origin);
      if (method === "Network.requestWillBeSent" && url.startsWith("http") && !is_ours) {
        strangers.push(url);
      }
    });
  });

  afterAll(async () => {
    await browser.close();
    await drawn.close();
    await real.close();
  });

  async function look(device: typeof SCREEN, scheme: "light" | "dark"): Promise<void> {
    await setLook(browser, [device, scheme]);
  }

  async function until(expression: string): Promise<void> {
    await expect.poll(() => browser.evaluate(expression), { timeout: 15_000 }).toBe(true);
  }

  /** Writes into a field as a keyboard does. */
  async function write(id: string, text: string): Promise<void> {
    await browser.evaluate(`document.getElementById("${id}").focus()`);
    await browser.send("Input.insertText", { text });
  }

  async function pressEnter(): Promise<void> {
    const key = { key: "Enter", code: "Enter", windowsVirtualKeyCode: 13, text: "\r" };
    await browser.send("Input.dispatchKeyEvent", { type: "keyDown", ...key });
    await browser.send("Input.dispatchKeyEvent", { type: "keyUp", ...key });
  }

  async function openState(name: string): Promise<void> {
    const query = name === "refused" ? "?code=here" : "";
    await browser.open(drawn.origin + addressOf(name) + query);
    if (name !== "refused") return;
    await browser.evaluate(`document.querySelector("[value=airtime]").click()`);
    await write("phone", "0771234567");
    await write("code", "123456");
    await pressEnter();
    await until(`document.querySelector(".alarm") !== null`);
  }

  it.each(NAMES)("have nothing that axe-core objects to, and fit: %s", async (name) => {
    const found: unknown[] = [];
    for (const [device, scheme] of LOOKS) {
      await look(device, scheme);
      await openState(name);
      const violations = await brokenRules(browser, scheme);
      const room = await browser.evaluate(FITS);
      if (violations.length > 0 || room !== true) {
        found.push({ width: device.width, scheme, violations, room });
      }
    }
    expect(found).toEqual([]);
  });

  it("are read by keyboard: each stop is marked and inside the window", async () => {
    await look(PHONE, "light");
    await openState("choice");
    await browser.send("Emulation.setFocusEmulationEnabled", { enabled: true });
    const stops: unknown[] = [];
    for (let stop = 0; stop < 4; stop += 1) {
      const key = { key: "Tab", code: "Tab", windowsVirtualKeyCode: 9 };
      await browser.send("Input.dispatchKeyEvent", { type: "keyDown", ...key });
      await browser.send("Input.dispatchKeyEvent", { type: "keyUp", ...key });
      stops.push(await browser.evaluate(FOCUSED));
    }
    const seen = { is_seen: true };
    expect(stops).toEqual([
      { name: "choice", ...seen },
      { name: "phone", ...seen },
      { name: "ask", ...seen },
      { name: "", ...seen },
    ]);
  });

  it("show the fields of a choice when it is chosen, and no others", async () => {
    await look(PHONE, "light");
    await openState("choice");
    const seen = `["bundle_id", "meter"].filter((id) =>
      document.getElementById(id).checkVisibility()).join()`;
    const shown = [await browser.evaluate(seen)];
    for (const choice of ["data", "power"]) {
      await browser.evaluate(`document.querySelector("[value=${choice}]").click()`);
      shown.push(await browser.evaluate(seen));
    }
    expect(shown).toEqual(["", "bundle_id", "meter"]);
  });

  describe("of a real link", () => {
    let shop: Organisation;
    let link: Schemas["RewardLink"];

    beforeAll(async () => {
      shop = await given.organisation();
      await look(PHONE, "light");
    });

    async function openReal(): Promise<void> {
      const { id } = await given.activeProgram(shop);
      link = await madeLink(shop, id);
      await browser.open(real.origin + pathOf(link));
    }

    async function settle(): Promise<void> {
      await drain(shop);
      await shop.api.advanceTestClock({ body: { seconds: 60 } });
      await drain(shop);
    }

    const WHERE = `(document.querySelector("[role=alert]")?.textContent ?? "")`;
    const HAS_FORM = `document.getElementById("phone") !== null`;
    const IS_READY = `(document.readyState === "complete" && ${HAS_FORM})`;
    const TITLE = `document.querySelector("h1")?.textContent`;

    it.each([true, false])("claim it to the end, with a script: %s", async (with_script) => {
      await browser.send("Emulation.setScriptExecutionDisabled", { value: !with_script });
      await openReal();
      await write("phone", "077 123 4567");
      await pressEnter();
      await until(`${TITLE} === "Your reward is on its way"`);
      await settle();
      if (!with_script) await browser.open(real.origin + pathOf(link));
      await until(`${TITLE} === "Your reward has arrived"`);
      await browser.send("Emulation.setScriptExecutionDisabled", { value: false });
      const { body } = await shop.api.getRewardLink({ path: { link_id: link.id } });
      expect(body).toMatchObject({ status: "claimed", open_count: 1 });
      const reward_id = String(body.reward);
      expect((await shop.api.getReward({ path: { reward_id } })).body.status).toBe("delivered");
    });

    it("claim it at its location, where the phone says that it is", async () => {
      const { id } = await placedProgram(shop);
      const placed = await madeLink(shop, id);
      const { origin } = real;
      await browser.send("Browser.grantPermissions", { origin, permissions: ["geolocation"] });
      const moveTo = ({ lat: latitude, lng: longitude }: { lat: number; lng: number }) =>
        browser.send("Emulation.setGeolocationOverride", { latitude, longitude, accuracy: 11.4 });
      await moveTo(AWAY);
      await browser.open(origin + pathOf(placed));
      await until(IS_READY);
      await write("phone", "077 123 4567");
      await pressEnter();
      await until(`${WHERE}.includes("You are 358.4 km away.") && ${IS_READY}`);
      // The number is kept, and the phone is asked anew.
      await moveTo(INSIDE);
      await browser.evaluate(`document.getElementById("phone").focus()`);
      await pressEnter();
      await until(`${TITLE} === "Your reward is on its way"`);
      const { body } = await shop.api.listCheckins({ query: { link: placed.id } });
      expect(body.data).toMatchObject([{ distance_m: 79, accuracy_m: 12, status: "accepted" }]);
    });

    it("say what to do when the phone does not say where it is", async () => {
      const { id } = await placedProgram(shop);
      const placed = await madeLink(shop, id);
      await browser.send("Browser.resetPermissions");
      await browser.send("Browser.setPermission", {
        ...{ permission: { name: "geolocation" }, setting: "denied", origin: real.origin },
      });
      await browser.open(real.origin + pathOf(placed));
      await until(IS_READY);
      await write("phone", "077 123 4567");
      await pressEnter();
      await until(`document.querySelector("[data-where]").textContent.startsWith("This page may")`);
      expect(await browser.evaluate(`document.querySelector("button").ariaDisabled`)).toBe(null);
      await browser.send("Emulation.setScriptExecutionDisabled", { value: true });
      await browser.open(real.origin + pathOf(placed));
      await browser.send("Emulation.setScriptExecutionDisabled", { value: false });
      const seen = `[document.querySelector("form").checkVisibility(), document.body.innerText]`;
      const [is_shown, text] = (await browser.evaluate(seen)) as [boolean, string];
      expect([is_shown, text]).toEqual([false, expect.stringContaining("needs JavaScript")]);
    });

    it("lead there from a picture that a phone can read", async () => {
      await openReal();
      const path = new URL(link.qr_png_url ?? "").pathname;
      const bytes = await (await fetch(real.origin + path)).arrayBuffer();
      await browser.open("about:blank");
      const picture = `data:image/png;base64,${Buffer.from(bytes).toString("base64")}`;
      const { pixels, width } = (await browser.evaluate(pixelsOf(picture))) as Picture;
      expect(jsqr.default(Uint8ClampedArray.from(pixels), width, width)?.data).toBe(link.url);
    });
  });

  it("have said nothing on the console by now, and have asked no other host", () => {
    expect({ complaints, strangers }).toEqual({ complaints: [], strangers: [] });
  });
});

/** Nothing is wider than the window. */
const FITS = "document.documentElement.scrollWidth <= document.documentElement.clientWidth";

const FOCUSED = `(() => {
  const one = document.activeElement;
  const { top, bottom } = one.getBoundingClientRect();
  const is_marked = getComputedStyle(one).outlineStyle !== "none";
  return { name: one.name ?? "", is_seen: bottom > 0 && top < innerHeight && is_marked };
})()`;

interface Picture {
  readonly pixels: number[];
  readonly width: number;
}

function pixelsOf(picture: string): string {
  return `(async () => {
    const image = new Image();
    image.src = ${JSON.stringify(picture)};
    await image.decode();
    const { width, height } = image;
    const context = new OffscreenCanvas(width, height).getContext("2d");
    context.drawImage(image, 0, 0);
    return { width, pixels: [...context.getImageData(0, 0, width, height).data] };
  })()`;
}
