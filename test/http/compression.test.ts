import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { bindPort, type Listening, listen } from "@svc/server/http/listen.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { given, type Organisation } from "../kit/given.ts";
import { testServer } from "../kit/server.ts";

const HOST = "127.0.0.1";
/** Above a kilobyte, and well above 32. */
const [SHORT, LONG] = ["/products", "/error-codes"];

let port: number;
let server: Listening;
let shop: Organisation;

beforeAll(async () => {
  const { hono } = await testServer();
  port = await bindPort({ host: HOST, port: 0 });
  server = await listen(hono.fetch, { host: HOST, port });
  shop = await given.organisation();
});

afterAll(async () => {
  await server.close({ within_ms: 1_000 });
});

async function ask(path: string, accept_encoding: string | null, method = "GET") {
  const headers = {
    authorization: `Bearer ${shop.key.secret}`,
    ...(accept_encoding === null ? {} : { "accept-encoding": accept_encoding }),
  };
  const sent = request({ host: HOST, port, method, path: `/dev/v1${path}`, headers });
  const [answer] = (await once(sent.end(), "response")) as [IncomingMessage];
  const body = Buffer.concat(await answer.toArray());
  return { status: answer.statusCode, headers: answer.headers, body };
}

describe.each([SHORT, LONG])("an answer above a kilobyte: %s", (path) => {
  it("is compressed as its reader prefers, and says how long it is", async () => {
    const plain = await ask(path, null);
    expect(plain.body.length).toBeGreaterThan(1_024);
    expect(plain.headers["content-encoding"]).toBeUndefined();
    for (const [accepted, coding, unpack] of [
      ["gzip, deflate, br, zstd", "br", brotliDecompressSync],
      ["gzip, deflate", "gzip", gunzipSync],
      ["br;q=0.5, gzip", "gzip", gunzipSync],
      ["*", "br", brotliDecompressSync],
    ] as const) {
      const { status, headers, body } = await ask(path, accepted);
      expect([accepted, status, headers["content-encoding"]]).toEqual([accepted, 200, coding]);
      expect(headers["content-length"]).toBe(String(body.length));
      expect(headers["content-type"]).toBe("application/json");
      expect(unpack(body).toString()).toBe(plain.body.toString());
      expect(body.length).toBeLessThan(plain.body.length / 2);
    }
  });

  it("goes out as it is to those who do not ask, and tells caches to keep them apart", async () => {
    const accepted = ["identity", "deflate", "br;q=0, gzip;q=0", "identity, gzip;q=0.5", "", ";;"];
    for (const one of [null, ...accepted]) {
      const { headers, body } = await ask(path, one);
      expect([one, headers["content-encoding"]]).toEqual([one, undefined]);
      expect(headers.vary).toBe("Accept-Encoding");
      JSON.parse(body.toString());
    }
  });

  it("has the same head without a body for HEAD", async () => {
    const { status, headers, body } = await ask(path, "gzip", "HEAD");
    expect([status, headers["content-encoding"], body.length]).toEqual([200, "gzip", 0]);
  });
});

describe("an answer that compression does not help", () => {
  it("is left alone: a short one", async () => {
    const { headers, body } = await ask("/health", "br, gzip");
    expect(headers["content-encoding"]).toBeUndefined();
    expect(body.length).toBeLessThan(1_024);
  });

  it("is left alone: a PDF", async () => {
    const pdf = await ask("/statements.pdf?currency=USD", "br, gzip");
    expect(pdf.headers["content-encoding"]).toBeUndefined();
    expect(pdf.body.subarray(0, 5).toString()).toBe("%PDF-");
    expect(pdf.headers["content-length"]).toBe(String(pdf.body.length));
  });
});
