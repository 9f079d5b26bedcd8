import { once } from "node:events";
import { request as ask, type ClientRequest, type IncomingMessage } from "node:http";
import { bindPort, type Listening, listen } from "@svc/server/http/listen.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { given, type Organisation } from "../kit/given.ts";
import { testServer } from "../kit/server.ts";

const HOST = "127.0.0.1";
const MIB = 1_048_576;
const BODY = '{"currency":"USD","amount":"5.00"}';

let port: number;
let server: Listening;

beforeAll(async () => {
  const { hono } = await testServer();
  port = await bindPort({ host: HOST, port: 0 });
  server = await listen(hono.fetch, { host: HOST, port });
});

afterAll(async () => {
  await server.close({ within_ms: 1_000 });
});

function open(
  method: string,
  path: string,
  headers: Record<string, string | string[] | number>,
): ClientRequest {
  return ask({ host: HOST, port, method, path: `/dev/v1${path}`, headers, agent: false });
}

async function answerTo(request: ClientRequest) {
  const [answer] = (await once(request, "response")) as [IncomingMessage];
  let text = "";
  for await (const chunk of answer.setEncoding("utf8")) text += chunk;
  const body = text === "" ? null : JSON.parse(text);
  return { status: answer.statusCode, headers: answer.headers, body, code: body?.error?.code };
}

function post(shop: Organisation, headers: Record<string, string | string[] | number>) {
  const authorization = `Bearer ${shop.key.secret}`;
  return open("POST", "/test/credit", {
    authorization,
    "content-type": "application/json",
    ...headers,
  });
}

describe("over a real connection", () => {
  it("a request is answered, from the address it comes from", async () => {
    const shop = await given.organisation();
    const key = await given.keyByHand(shop, { allowed_ips: ["127.0.0.1"] });
    const answer = await answerTo(
      open("GET", "/account", { authorization: `Bearer ${key.secret}` }).end(),
    );
    expect(answer.status).toBe(200);
    expect(answer.headers["content-type"]).toBe("application/json");
    expect(Number(answer.headers["content-length"])).toBeGreaterThan(100);
  });

  it("a body in chunks is read, and one of more than 1 MiB is refused", async () => {
    const shop = await given.organisation();
    const small = post(shop, { "transfer-encoding": "chunked" });
    small.write(BODY.slice(0, 9));
    small.end(BODY.slice(9));
    expect((await answerTo(small)).status).toBe(201);
    const large = post(shop, { "transfer-encoding": "chunked" });
    large.on("error", () => {});
    large.write(" ".repeat(MIB));
    large.end(` ${BODY}`);
    const { code, headers } = await answerTo(large);
    expect([code, headers.connection]).toEqual(["body_too_large", "close"]);
  });

  it("a body that declares more than 1 MiB is refused before it is sent", async () => {
    const shop = await given.organisation();
    const request = post(shop, { "content-length": MIB + 1 });
    request.on("error", () => {});
    request.flushHeaders();
    expect((await answerTo(request)).code).toBe("body_too_large");
    request.destroy();
  });

  it("a body that breaks off ends the request, and nothing else", async () => {
    const shop = await given.organisation();
    const request = post(shop, { "content-length": BODY.length });
    request.on("error", () => {});
    request.write(BODY.slice(0, 9));
    await new Promise((resolve) => setTimeout(resolve, 50));
    request.destroy();
    expect(await shop.probe.count("credit_transactions")).toBe(2);
    expect((await answerTo(post(shop, {}).end(BODY))).status).toBe(201);
  });

  it("two keys in two headers are none", async () => {
    const shop = await given.organisation();
    const authorization = [`Bearer ${shop.key.secret}`, `Bearer ${shop.key.secret}`];
    expect((await answerTo(post(shop, { authorization }).end(BODY))).code).toBe("invalid_api_key");
  });

  it("two Idempotency-Keys in two headers are one, the same each time", async () => {
    const shop = await given.organisation();
    const send = () => answerTo(post(shop, { "idempotency-key": ["one", "two"] }).end(BODY));
    const [first, second] = [await send(), await send()];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.headers["original-request"]).toBe(first.headers["request-id"]);
  });

  it("HEAD has the head of GET and no body", async () => {
    const { status, body, headers } = await answerTo(open("HEAD", "/health", {}).end());
    expect([status, body]).toEqual([200, null]);
    expect(headers["request-id"]).toMatch(/^req_/);
  });

  it("a POST without a body says what is missing", async () => {
    const shop = await given.organisation();
    const authorization = `Bearer ${shop.key.secret}`;
    const request = open("POST", "/test/credit", { authorization, "content-length": 0 });
    expect((await answerTo(request.end())).code).toBe("invalid_request");
  });
});
