import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { Schemas } from "@svc/generated/routes";
import { bindPort, type Listening, listen } from "@svc/server/http/listen.ts";
import { ARRIVAL_LIMITS } from "@svc/server/http/slow-bodies.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const HOST = "127.0.0.1";
const LIMITS = { head_ms: 200, body_ms: 300, body_bytes_per_second: 2_000, sweep_ms: 20 };
const POST = "POST /dev/v1/sends HTTP/1.1\r\nHost: here\r\nContent-Length:";

let port: number;
let server: Listening;
const broken_off: unknown[] = [];

/** Reads the whole body and says how long it was. */
async function fetchLength(request: Request): Promise<Response> {
  const body = await request.arrayBuffer().catch((error: unknown) => {
    broken_off.push(error);
    return new ArrayBuffer(0);
  });
  return new Response(String(body.byteLength));
}

beforeAll(async () => {
  port = await bindPort({ host: HOST, port: 0 });
  server = await listen(fetchLength, { host: HOST, port }, { limits: LIMITS });
});

afterAll(async () => {
  await server.close({ within_ms: 1_000 });
});

/** Everything that the server sends until it closes the connection. */
async function heardBy(socket: Socket): Promise<string> {
  let text = "";
  socket.on("error", () => {});
  socket.setEncoding("utf8").on("data", (part) => {
    text += part;
  });
  await once(socket, "close");
  return text;
}

function said(text: string) {
  const [head = "", body = ""] = text.split("\r\n\r\n");
  const { error } = JSON.parse(body) as Schemas["ErrorEnvelope"];
  const request_id = /^request-id: (\S+)$/im.exec(head)?.[1];
  expect(request_id).toMatch(/^req_[0-9A-Za-z]{24}$/);
  expect(error).toMatchObject({ request_id, doc_url: `/docs/errors#${error.code}` });
  expect(head).toMatch(/^connection: close$/im);
  return { status: Number(head.split(" ")[1]), code: error.code };
}

async function answerTo(text: string) {
  const socket = connect(port, HOST);
  socket.write(text);
  return said(await heardBy(socket));
}

describe("what is no request of ours", () => {
  it.each([
    ["an unknown method", "FOO /dev/v1/health HTTP/1.1\r\nHost: here\r\n\r\n"],
    ["noise", "hello\r\n\r\n"],
    ["HTTP/1.0 without a Host", "GET /dev/v1/health HTTP/1.0\r\n\r\n"],
    [
      "a Host that is none",
      "GET /dev/v1/health HTTP/1.1\r\nHost: a b/c\r\nConnection: close\r\n\r\n",
    ],
  ])("is refused in an envelope: %s", async (_, text) => {
    expect(await answerTo(text)).toEqual({ status: 400, code: "malformed_request" });
  });

  it("is refused when its head is larger than 16 KiB", async () => {
    const text = `GET /dev/v1/health HTTP/1.1\r\nHost: here\r\nX: ${"x".repeat(20_000)}\r\n\r\n`;
    expect(await answerTo(text)).toEqual({ status: 431, code: "headers_too_large" });
  });
});

describe("what takes too long to come", () => {
  it("is timed as the documents say", () => {
    expect(ARRIVAL_LIMITS).toEqual({
      head_ms: 10_000,
      body_ms: 20_000,
      body_bytes_per_second: 4_000,
      sweep_ms: 1_000,
    });
  });

  it("is refused: half a head", async () => {
    const refused = { status: 408, code: "request_timeout" };
    expect(await answerTo("GET /dev/v1/health HTTP/1.1\r\nHost:")).toEqual(refused);
  });

  it("is refused: half a body, which nobody holds any longer", async () => {
    const before = broken_off.length;
    const refused = { status: 408, code: "request_timeout" };
    expect(await answerTo(`${POST} 900000\r\n\r\n{"target":`)).toEqual(refused);
    expect(broken_off.length).toBe(before + 1);
  });

  it("is refused: a burst, and then nothing", async () => {
    const refused = { status: 408, code: "request_timeout" };
    expect(await answerTo(`${POST} 900000\r\n\r\n${"x".repeat(800_000)}`)).toEqual(refused);
  });

  it("is served when it comes at the least rate", async () => {
    const socket = connect(port, HOST);
    const heard = heardBy(socket);
    socket.write(`${POST} 60000\r\nConnection: close\r\n\r\n`);
    for (let part = 0; part < 60; part++) {
      socket.write("x".repeat(1_000));
      await sleep(10);
    }
    expect(await heard).toMatch(/^HTTP\/1.1 200[\s\S]*60000$/);
  });
});
