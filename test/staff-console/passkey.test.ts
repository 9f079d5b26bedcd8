/** Passkeys as Chromium makes them: its own authenticator, our own script. */
import { randomUUID } from "node:crypto";
import { createApp } from "@svc/server/app.ts";
import { applyInput } from "@svc/server/commands/staff.ts";
import { bindPort, listen } from "@svc/server/http/listen.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type BrowserPage, hasChromium, openBrowser } from "../kit/browser.ts";
import { testServer } from "../kit/server.ts";

const LOOPBACK = "127.0.0.1";
const AUTHENTICATOR = {
  ...{ protocol: "ctap2", transport: "internal", hasResidentKey: true },
  ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
};

describe.runIf(hasChromium())("a passkey in a browser", () => {
  let browser: BrowserPage;
  let origin: string;
  let close: () => Promise<unknown>;

  beforeAll(async () => {
    const { config, database, log } = await testServer();
    const port = await bindPort({ host: LOOPBACK, port: 0 });
    // Passkeys are bound to a name, and no address is one.
    origin = `http://localhost:${port}`;
    const parts = { config: { ...config, public_url: origin }, database, log, sharers: () => 1 };
    const app = createApp(parts);
    const server = await listen(app.hono.fetch, { host: LOOPBACK, port });
    close = async () => {
      await server.close({ within_ms: 0 });
      await app.gate.close();
    };
    browser = await openBrowser();
    await browser.send("WebAuthn.enable");
    await browser.send("WebAuthn.addVirtualAuthenticator", { options: AUTHENTICATOR });
  });

  afterAll(async () => {
    await browser.close();
    await close();
  });

  async function press(selector: string, until: string): Promise<void> {
    await browser.evaluate(`document.querySelector(${JSON.stringify(selector)}).click()`);
    await expect
      .poll(() => browser.evaluate("document.body.innerText"), { timeout: 10_000 })
      .toContain(until);
  }

  it("is registered with the link of the command, and signs its owner in again", async () => {
    const { database } = await testServer();
    const name = `Farai ${randomUUID().slice(0, 8)}`;
    const printed = await applyInput(database, { verb: "add", name }, { public_url: origin });
    await browser.open(/https?:\S+/.exec(printed)?.[0] ?? "");
    await press("form[data-passkey] button", "Last actions");
    expect(await browser.evaluate("location.pathname")).toBe("/staff");
    await press("form[action='/staff/sign-out'] button", "It takes a passkey");
    await press("form[data-passkey] button", `Staff console, ${name}`);
  });
});
