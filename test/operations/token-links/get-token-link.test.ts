import type { Schemas } from "@svc/generated/routes";
import { parseId } from "@svc/server/platform/ids.ts";
import { mintTokenLinks } from "@svc/server/webhooks/token-links/index.ts";
import { describe, expect, it, vi } from "vitest";
import { type Answered, api, requestOf } from "../../kit/api.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { runNow } from "../../kit/run-clock.ts";
import { sell } from "../../kit/sell.ts";
import { testServer } from "../../kit/server.ts";

const POWER = { target: "37140030000", amount: "10.00", token_phone: "0771234567" } as const;
const BROWSER = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };

interface Linked {
  readonly shop: Organisation;
  readonly send: Schemas["Send"];
  /** Mints links to the tokens as tries of deliveries do, and returns their secrets. */
  readonly mintMany: (count: number) => Promise<string[]>;
  readonly mint: () => Promise<string>;
}

/** A delivered power send, and an endpoint that hears of it. */
async function linked(): Promise<Linked> {
  const shop = await given.organisation();
  const { id } = await sell(shop, POWER);
  const { body: send } = await shop.api.advanceTestSend({
    path: { send_id: id },
    body: { to: "delivered" },
  });
  const { id: endpoint } = await given.endpoint(shop);
  const input = {
    account_id: shop.account_id,
    endpoint_id: parseId("we", endpoint) ?? "",
    send_id: parseId("snd", id) ?? "",
    created: runNow(),
  };
  const { database, config } = await testServer();
  const mintMany = async (count: number) => {
    const inputs = Array.from({ length: count }, () => input);
    const urls = await database.transact("mint", (tx) => mintTokenLinks(tx, inputs, config));
    return urls.map((url) => {
      expect(url.startsWith(`${config.public_url}/dev/v1/token-links/`)).toBe(true);
      return url.slice(url.lastIndexOf("/") + 1);
    });
  };
  const mint = async () => (await mintMany(1))[0] ?? "";
  return { shop, send, mint, mintMany };
}

/** Follows a link; there is no key. */
function follow(
  secret: string,
  { headers, query }: { headers?: Record<string, string>; query?: { read: boolean } } = {},
): Promise<Answered<Schemas["TokenLink"]>> {
  const parts = { path: { secret }, ...(headers && { headers }), ...(query && { query }) };
  return api(null).getTokenLink(parts) as Promise<Answered<Schemas["TokenLink"]>>;
}

/** Lets the links of a shop grow older by so much of the database's time. */
async function passed({ account_id }: Organisation, interval: string): Promise<void> {
  const { database } = await testServer();
  await database.transact("time passes", async ({ sql }) => {
    await sql`
      update token_links set works_until = works_until - ${interval}::text::interval
      where account_id = ${account_id}`;
  });
}

function textOf({ body }: Answered): string {
  return new TextDecoder().decode((body as { bytes: Uint8Array }).bytes);
}

describe("GET /token-links/{secret}", () => {
  it("reads the tokens in clear, without a key, once", async () => {
    const { send, mint } = await linked();
    const secret = await mint();
    const { status, body, headers } = await follow(secret);
    expect(status).toBe(200);
    expect(body).toMatchObject({ object: "token_link", send: send.id, livemode: false });
    expect(body.tokens).toEqual(send.power?.tokens);
    expect(body.tokens[0]?.token).toMatch(/^(?:\d{4} ){4}\d{4}$/);
    expect(body.units_kwh).toBe(send.units);
    expect(headers.get("cache-control")).toBe("no-store");
    const again = await follow(secret);
    await expectRefusal(again, "token_link_used", { param: "secret" });
    expect(again.headers.get("cache-control")).toBe("no-store");
  });

  it("reads them once for many who follow it at once", async () => {
    const { mint } = await linked();
    const secret = await mint();
    const answers = await Promise.all(Array.from({ length: 16 }, () => follow(secret)));
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([200, ...Array(15).fill(410)]);
  });

  it("reads nothing after 15 minutes of the database's time, whatever other clocks say", async () => {
    const { shop, mint } = await linked();
    const secret = await mint();
    await shop.api.advanceTestClock({ body: { seconds: 3_600 } });
    const machine = vi.spyOn(Date, "now").mockReturnValue(runNow() + 3_600_000);
    try {
      expect((await follow(secret, { headers: BROWSER })).status).toBe(200);
      await passed(shop, "15 minutes 1 second");
      await expectRefusal(await follow(secret), "token_link_used");
      await expectRefusal(await follow(secret, { headers: BROWSER }), "token_link_used");
    } finally {
      machine.mockRestore();
    }
    await passed(shop, "-15 minutes");
    expect((await follow(secret)).status).toBe(200);
  });

  it("reads nothing once a newer link was made for the same endpoint and send", async () => {
    const { mint, mintMany } = await linked();
    const [first, [second = "", third = ""]] = [await mint(), await mintMany(2)];
    await expectRefusal(await follow(first), "token_link_used");
    await expectRefusal(await follow(second), "token_link_used");
    expect((await follow(third)).status).toBe(200);
  });

  it("is not read by HEAD, which tells whether it can be", async () => {
    const { mint } = await linked();
    const secret = await mint();
    const { hono } = await testServer();
    const head = async () => {
      const { url } = requestOf(null, "getTokenLink", { path: { secret } });
      const incoming = { socket: { remoteAddress: "127.0.0.1" } };
      return await hono.fetch(new Request(url, { method: "HEAD" }), { incoming });
    };
    const before = await head();
    expect([before.status, await before.text()]).toEqual([200, ""]);
    expect((await follow(secret)).status).toBe(200);
    expect((await head()).status).toBe(410);
  });

  it("asks a browser first, so that a preview reads nothing, and then shows the tokens", async () => {
    const { send, mint } = await linked();
    const secret = await mint();
    const asking = await follow(secret, { headers: BROWSER });
    expect(asking.headers.get("content-type")).toBe("text/html");
    expect(asking.headers.get("cache-control")).toBe("no-store");
    expect(textOf(asking)).toContain("<button");
    expect(textOf(asking)).not.toContain(send.token ?? "");
    const shown = await follow(secret, { headers: BROWSER, query: { read: true } });
    expect(shown.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(textOf(shown)).toContain(send.token ?? "");
    const after = await follow(secret, { headers: BROWSER, query: { read: true } });
    await expectRefusal(after, "token_link_used");
  });

  it.each(["Zk3qWs8Ne5Hb1Pf7Dx4Ju9Ac6Rg2Mo0Tl3Yi8Em2VtA", "short"])(
    "knows no link %s",
    async (secret) => {
      expect((await follow(secret)).error?.code).toBe("resource_missing");
      const browser = await follow(secret, { headers: BROWSER });
      expect(browser.error?.code).toBe("resource_missing");
    },
  );

  it("keeps no secret, and goes with the sends that a reset removes", async () => {
    const { shop, mint } = await linked();
    const secret = await mint();
    expect(JSON.stringify(await shop.probe.rows("token_links"))).not.toContain(secret);
    await shop.api.resetTestAccount();
    expect((await follow(secret)).error?.code).toBe("resource_missing");
    expect(await shop.probe.count("webhook_endpoints")).toBe(1);
  });
});
