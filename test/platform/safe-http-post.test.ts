import { createServer, type RequestListener, type Server } from "node:http";
import { type AddressInfo, createServer as createSocket } from "node:net";
import { openHttpClient, type WebhookHttpClient } from "@svc/server/platform/net/safe-http-post.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { HANGING_MS, timeLimit } from "../kit/time-limit.ts";

const DEADLINE_MS = 300;
/** Of a server that drips, and is heard to the end of it. */
const DRIPPING_MS = timeLimit(500);
/** Of a server that answers: no machine is so busy. */
const PATIENT_MS = HANGING_MS / 2;
const TEN_MEGABYTES = 10 * 1_024 * 1_024;

let server: Server;
let port: number;
let requests: number;
let http_client: WebhookHttpClient;
let listener: RequestListener;

beforeEach(async () => {
  requests = 0;
  listener = (_, answer) => void answer.end("ok");
  server = createServer((request, answer) => {
    requests += 1;
    request.resume();
    listener(request, answer);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = (server.address() as AddressInfo).port;
  http_client = openHttpClient({ deadline_ms: PATIENT_MS });
});

afterEach(async () => {
  await http_client.close();
  server.closeAllConnections();
  server.close();
});

async function post(url = `http://127.0.0.1:${port}/`, one = http_client, allow_loopback = true) {
  return await one.post({ url, allow_loopback, headers: { "X-Till": "4" }, body: "{}" });
}

/** A poster to which every name is these addresses. */
function clientTo(...addresses: string[]): WebhookHttpClient {
  return openHttpClient({ deadline_ms: PATIENT_MS, resolve: async () => addresses });
}

describe("a post", () => {
  it("tells the status, the time it took and the beginning of the answer", async () => {
    listener = (_, answer) => void answer.writeHead(202).end("heard");
    const outcome = await post();
    expect(outcome).toMatchObject({ status: 202, error: null, excerpt: "heard" });
    expect(outcome.duration_ms).toBeGreaterThanOrEqual(0);
  });

  it.each([
    [301, "redirect"],
    [307, "redirect"],
    [410, "http"],
    [429, "http"],
    [500, "http"],
  ] as const)("answered %i failed as %s, and goes nowhere else", async (status, error) => {
    const location = `http://127.0.0.1:${port}/elsewhere`;
    listener = (_, answer) => void answer.writeHead(status, { location }).end();
    expect(await post()).toMatchObject({ status, error });
    expect(requests).toBe(1);
  });

  it("reads what Retry-After asks for, as seconds or as a date", async () => {
    const asked = ["120", "Wed, 21 Oct 2026 07:28:00 GMT", "soon"];
    const seen = [];
    for (const text of asked) {
      listener = (_, answer) => void answer.writeHead(503, { "retry-after": text }).end();
      seen.push((await post()).retry_after);
    }
    expect(seen).toEqual([{ seconds: 120 }, { at: Date.UTC(2026, 9, 21, 7, 28) }, null]);
  });

  it("that is not answered ends at its deadline", async () => {
    listener = () => {};
    const hurried = openHttpClient({ deadline_ms: DEADLINE_MS });
    const outcome = await post(undefined, hurried);
    expect(outcome).toMatchObject({ status: null, error: "timeout", excerpt: null });
    expect(outcome.duration_ms).toBeLessThan(PATIENT_MS);
    await hurried.close();
  });

  it("whose answer drips has been answered", async () => {
    listener = (_, answer) => void answer.writeHead(200).write("dr");
    const hurried = openHttpClient({ deadline_ms: DRIPPING_MS });
    const outcome = await post(undefined, hurried);
    expect(outcome).toMatchObject({ status: 200, error: null, excerpt: "dr" });
    await hurried.close();
  });

  it("reads a kilobyte of ten megabytes", async () => {
    listener = (_, answer) => void answer.end(Buffer.alloc(TEN_MEGABYTES, "x"));
    const { status, excerpt } = await post();
    expect(status).toBe(200);
    expect(excerpt).toBe("x".repeat(1_024));
  });

  it("keeps no NUL of an answer, and no half of a letter", async () => {
    listener = (_, answer) => void answer.end(Buffer.from([0x61, 0x00, 0xc3]));
    expect((await post()).excerpt).toBe("a\uFFFD\uFFFD");
  });

  it("to nobody failed to connect", async () => {
    server.close();
    expect(await post()).toMatchObject({ status: null, error: "connect" });
  });

  it("answered in no HTTP failed as http", async () => {
    const rude = createSocket((socket) => {
      socket.on("data", () => socket.end("220 mail.example ESMTP\r\n"));
    });
    await new Promise<void>((resolve) => rude.listen(0, "127.0.0.1", resolve));
    const { port: at } = rude.address() as AddressInfo;
    expect(await post(`http://127.0.0.1:${at}/`)).toMatchObject({ status: null, error: "http" });
    rude.close();
  });

  it("over TLS to who does not speak it failed as tls", async () => {
    const outcome = await post(`https://127.0.0.1:${port}/`);
    expect(outcome).toMatchObject({ status: null, error: "tls" });
  });
});

describe("the addresses of a host", () => {
  const url = () => `https://hooks.shop.example:8443/`;

  it.each(["127.0.0.1", "10.0.0.1", "169.254.169.254", "::1", "::ffff:127.0.0.1", "fd00:ec2::254"])(
    "block a post when it is %s",
    async (address) => {
      const outcome = await post(url(), clientTo(address), false);
      expect(outcome).toMatchObject({ status: null, error: "blocked_ip" });
    },
  );

  it("block a post when any of them is not public", async () => {
    const outcome = await post(url(), clientTo("8.8.8.8", "127.0.0.1"), false);
    expect(outcome.error).toBe("blocked_ip");
  });

  it("block a post when they are not known, or none", async () => {
    const asked = async () => Promise.reject(new Error("SERVFAIL"));
    const silent = openHttpClient({ deadline_ms: PATIENT_MS, resolve: asked });
    expect((await post(url(), silent, false)).error).toBe("dns");
    expect((await post(url(), clientTo(), false)).error).toBe("dns");
  });

  it("are asked for within the deadline", async () => {
    const never = openHttpClient({
      deadline_ms: DEADLINE_MS,
      resolve: () => new Promise(() => {}),
    });
    expect((await post(url(), never, false)).error).toBe("timeout");
  });

  it("are checked again at each post, so that a name that changes its mind leads nowhere", async () => {
    const answers = [["127.0.0.1"], ["10.0.0.1"]];
    const rebound = openHttpClient({
      deadline_ms: PATIENT_MS,
      resolve: async () => answers.shift() ?? [],
    });
    const local = `http://rebind.localhost:${port}/`;
    expect(await post(local, rebound)).toMatchObject({ status: 200, error: null });
    expect(await post(local, rebound)).toMatchObject({ status: null, error: "blocked_ip" });
    expect(requests).toBe(1);
  });

  it("that were checked are the ones that are called, whatever the name means elsewhere", async () => {
    const local = `http://nowhere.localhost:${port}/`;
    expect(await post(local, clientTo("127.0.0.1"))).toMatchObject({ status: 200 });
    expect(await post(local, clientTo("127.0.0.2"))).toMatchObject({ error: "connect" });
  });

  it("may be this machine's for a loopback URL alone", async () => {
    const outcome = await post(url(), clientTo("127.0.0.1"), true);
    expect(outcome.error).toBe("blocked_ip");
    expect((await post(`http://127.0.0.1:${port}/`, http_client, false)).error).toBe("blocked_ip");
    expect(requests).toBe(0);
  });
});
