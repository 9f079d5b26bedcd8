/** What the docs weigh on the wire, as a reader's browser asks for them. */
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import { IS_LONG } from "../kit/long.ts";
import { type Served, serveDocs, targetsOf } from "./site.ts";

const BROWSER = { "accept-encoding": "gzip, deflate, br, zstd" };
const GUIDE_BYTES_MAX = 10_000;
const REFERENCE_BYTES_MAX = 60_000;
const SEARCH_BYTES_MAX = 120_000;
/** What is heaviest on the wire is among the longest of its kind; a long run compresses all. */
const LONGEST = IS_LONG ? Number.POSITIVE_INFINITY : 8;
/** Sheets, script and icon, which are loaded once. */
const FRAME_BYTES_MAX = 16_000;

let docs: Served;

beforeAll(async () => {
  docs = await serveDocs();
});

async function bytesOf(path: string): Promise<number> {
  const answer = await docs.get(path, BROWSER);
  expect(answer.status, path).toBe(200);
  expect(answer.headers.get("content-encoding"), path).toBe("br");
  const { byteLength } = await answer.arrayBuffer();
  expect(answer.headers.get("content-length"), path).toBe(String(byteLength));
  return byteLength;
}

describe("on the wire", () => {
  it("a guide is 10 kB at most, and any other page 60 kB", async () => {
    const pages = new Map<string, string>();
    for (const path of docs.site.pages.keys()) pages.set(path, await docs.text(path));
    const kinds = Map.groupBy(pages, ([path]) => path.startsWith("/docs/guides"));
    const heavy: string[] = [];
    for (const [is_guide, own] of kinds) {
      const longest = own.toSorted(([, one], [, other]) => other.length - one.length);
      for (const [path] of longest.slice(0, LONGEST)) {
        const bytes = await bytesOf(path);
        if (bytes > (is_guide ? GUIDE_BYTES_MAX : REFERENCE_BYTES_MAX)) {
          heavy.push(`${path}: ${bytes}`);
        }
      }
    }
    expect(kinds.size).toBe(2);
    expect(heavy).toEqual([]);
  });

  it("the search is 120 kB at most when it is first used", async () => {
    const script = await bytesOf(docs.site.assets.path("docs.js"));
    const answer = await docs.get("/docs/search.json?q=token", BROWSER);
    const { byteLength } = await answer.arrayBuffer();
    expect(script + byteLength).toBeLessThan(SEARCH_BYTES_MAX);
  });

  it("what a page loads beside its text is small, and loaded once", async () => {
    const html = await docs.text("/docs/guides/till");
    const loaded = targetsOf(html).filter((one) => one.startsWith("/docs/assets/"));
    expect(loaded.length).toBeGreaterThan(3);
    let sum = 0;
    for (const path of loaded) {
      sum += await bytesOf(path);
      const lasting = (await docs.get(path)).headers.get("cache-control");
      expect(lasting).toBe("public, max-age=31536000, immutable");
    }
    expect(sum).toBeLessThan(FRAME_BYTES_MAX);
  });
});

describe("a text of the docs", () => {
  const PATHS = ["/docs/guides/till", "/docs/errors.md", "/llms.txt", "/openapi.json"];

  it.each(PATHS)("%s is the same in every coding, and says so to caches", async (path) => {
    const plain = await docs.get(path);
    const text = await plain.text();
    const brotli = await docs.get(path, { "accept-encoding": "br" });
    const gzip = await docs.get(path, { "accept-encoding": "gzip" });
    expect(brotliDecompressSync(await brotli.arrayBuffer()).toString()).toBe(text);
    expect(gunzipSync(await gzip.arrayBuffer()).toString()).toBe(text);
    const refused = await docs.get(path, { "accept-encoding": "br;q=0, gzip;q=0" });
    expect(refused.headers.get("content-encoding")).toBeNull();
    expect(await refused.text()).toBe(text);
    for (const { headers } of [plain, brotli, gzip]) {
      expect(headers.get("vary")).toBe("Accept-Encoding");
      expect(headers.get("etag")).toBe(plain.headers.get("etag"));
    }
  });

  it.each(PATHS)("%s is not sent again to a reader who has it", async (path) => {
    const etag = (await docs.get(path)).headers.get("etag") ?? "";
    for (const known of [etag, `"other", ${etag}`, etag.replace("W/", ""), "*"]) {
      const again = await docs.get(path, { ...BROWSER, "if-none-match": known });
      expect([known, again.status]).toEqual([known, 304]);
      expect(await again.text()).toBe("");
      expect(again.headers.get("etag")).toBe(etag);
    }
    expect((await docs.get(path, { "if-none-match": '"other"' })).status).toBe(200);
  });
});

describe("an asset", () => {
  it("of another release is answered with that of this one, which nobody keeps", async () => {
    const path = docs.site.assets.path("docs.css");
    const other = path.replace(/assets\/[^/]+/, "assets/another");
    const answer = await docs.get(other);
    expect(answer.headers.get("cache-control")).toBe("no-cache");
    expect(await answer.text()).toBe(await docs.text(path));
    expect((await docs.get("/docs/assets/another/nothing.css")).status).toBe(404);
  });

  it("that is a typeface is named by its own hash in the sheet, and sent as it is", async () => {
    const sheet = await docs.text(docs.site.assets.path("frame.css"));
    const faces = [...sheet.matchAll(/url\("([^"]+\.woff2)"\)/g)].map(([, path = ""]) => path);
    expect(faces).toHaveLength(2);
    for (const path of faces) {
      const answer = await docs.get(path, BROWSER);
      expect(answer.headers.get("content-type")).toBe("font/woff2");
      expect(answer.headers.get("content-encoding")).toBeNull();
      expect(answer.headers.get("cache-control")).toMatch(/immutable/);
      expect((await answer.arrayBuffer()).byteLength).toBeLessThan(25_000);
    }
  });
});
