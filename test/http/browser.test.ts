/** A web page with a publishable key, as a browser that keeps the rules of CORS lets it ask. */
import { BASE_PATH } from "@svc/generated/mount-routes";
import { describe, expect, it } from "vitest";
import { given, type Organisation } from "../kit/given.ts";
import { expectRefusal } from "../kit/refusal.ts";
import { testServer } from "../kit/server.ts";

const PAGE = "https://shop.example";
/** Headers that a page may always read. */
const SAFE = ["content-type", "content-length"];

/** What a page sees of an answer: nothing where the preflight or the answer does not let it. */
async function askFromPage(url: string, { origin, key }: { origin: string; key: string }) {
  const { ask } = await testServer();
  const send = (method: string, headers: Record<string, string>) =>
    ask(new Request(`http://svc.test${BASE_PATH}${url}`, { method, headers }));
  const preflight = await send("OPTIONS", {
    origin,
    "access-control-request-method": "GET",
    "access-control-request-headers": "authorization,svc-version",
  });
  const allowed = (preflight.headers.get("access-control-allow-headers") ?? "")
    .toLowerCase()
    .split(/, */);
  const methods = preflight.headers.get("access-control-allow-methods") ?? "";
  const lets_ask =
    preflight.status === 204 &&
    isOpen(preflight, origin) &&
    methods.split(", ").includes("GET") &&
    ["authorization", "svc-version"].every((name) => allowed.includes(name));
  if (!lets_ask) return null;
  const answer = await send("GET", { origin, authorization: `Bearer ${key}` });
  if (!isOpen(answer, origin)) return null;
  const exposed = (answer.headers.get("access-control-expose-headers") ?? "").toLowerCase();
  const readable = [...SAFE, ...exposed.split(/, */)];
  const headers = new Map([...answer.headers].filter(([name]) => readable.includes(name)));
  return { status: answer.status, headers, body: (await answer.json()) as { error?: unknown } };
}

function isOpen({ headers }: Response, origin: string): boolean {
  const open = headers.get("access-control-allow-origin");
  return open === "*" || open === origin;
}

async function pageKey(shop: Organisation, allowed_origins: string[]) {
  return (await given.key(shop, { kind: "pk", allowed_origins })).secret;
}

describe("a web page with a publishable key", () => {
  it("reads the catalogue, and the headers that it needs", async () => {
    const shop = await given.organisation();
    const key = await pageKey(shop, [PAGE]);
    const seen = await askFromPage("/products", { origin: PAGE, key });
    expect(seen?.status).toBe(200);
    for (const name of ["request-id", "svc-version", "ratelimit", "ratelimit-policy"]) {
      expect(seen?.headers.has(name)).toBe(true);
    }
  });

  it("of another origin is refused, and can read why", async () => {
    const shop = await given.organisation();
    const key = await pageKey(shop, [PAGE]);
    const seen = await askFromPage("/networks", { origin: "https://evil.example", key });
    expect(seen).toMatchObject({
      status: 403,
      body: { error: { code: "origin_not_allowed", meta: { origin: "https://evil.example" } } },
    });
  });

  it("reads how long to wait when it has asked too often from one address", async () => {
    const shop = await given.organisation({ limits: {} });
    const key = await pageKey(shop, []);
    const asked = await Promise.all(
      Array.from({ length: 12 }, () => askFromPage("/networks", { origin: PAGE, key })),
    );
    const refused = asked.find((seen) => seen?.status === 429);
    expect(refused?.headers.get("retry-after")).toBe("1");
  });

  it.each(["/account", "/sends", "/credit", "/keys", "/overview", "/requests"])(
    "cannot ask for %s",
    async (path) => {
      const shop = await given.organisation();
      const key = await pageKey(shop, []);
      expect(await askFromPage(path, { origin: PAGE, key })).toBeNull();
    },
  );

  it("is known by its origin however that was written down", async () => {
    const shop = await given.organisation();
    const { body } = await shop.api.createKey({
      body: { kind: "pk", allowed_origins: [`${PAGE.replace("shop", "Shop")}:443`, PAGE] },
    });
    expect(body.allowed_origins).toEqual([PAGE]);
    const key = body.secret ?? "";
    expect((await askFromPage("/networks", { origin: PAGE, key }))?.status).toBe(200);
  });

  it("are written as browsers write them, whatever the case, and without a slash at the end", async () => {
    const shop = await given.organisation();
    const allowed_origins = [
      "HTTPS://Shop.Example/",
      "https://shop.example",
      "http://b.example:8080",
    ];
    const { id } = await given.key(shop, { kind: "pk", allowed_origins: [] });
    const path = { key_id: id };
    const { body } = await shop.api.updateKey({ path, body: { allowed_origins } });
    expect(body.allowed_origins).toEqual(["https://shop.example", "http://b.example:8080"]);
  });

  it.each([
    "https://*.shop.example",
    "*",
    "https://shop.example/till",
    "ftp://shop.example",
    "shop",
  ])("are one page's scheme, host and port each, and not %s", async (origin) => {
    const shop = await given.organisation();
    const body = { kind: "pk", allowed_origins: ["https://a.example", origin] };
    const answer = await shop.api.createKey({ body });
    await expectRefusal(answer, "parameter_invalid", { param: "allowed_origins[1]" });
    expect(answer.error?.message).toMatch(/^`allowed_origins\[1\]` /);
  });

  it("has an origin without a name and a password in it", async () => {
    const shop = await given.organisation();
    const body = { kind: "pk", allowed_origins: ["https://me:secret@shop.example"] };
    const answer = await shop.api.createKey({ body });
    await expectRefusal(answer, "parameter_invalid", { param: "allowed_origins[0]" });
  });
});
