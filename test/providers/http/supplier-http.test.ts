import { createServer as createWebServer } from "node:http";
import { type AddressInfo, createServer } from "node:net";
import { openSupplierHttp, type SupplierHttp } from "@svc/server/providers/http/index.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Fake, json, openFake } from "../../fakes/kit/index.ts";
import { timeLimit } from "../../kit/time-limit.ts";

let fake: Fake<string>;
let http: SupplierHttp;

beforeAll(async () => {
  fake = await openFake<string>({
    name: "echo",
    answer(call, { ledger, playOf }) {
      ledger.push(call.path);
      const play = playOf({ path: call.path });
      if (play?.play === "hang" || play?.play === "reset") return play.play;
      if (play?.play === "redirect") {
        return { status: 302, headers: { location: "/elsewhere" }, body: "" };
      }
      if (play?.play === "endless") return { status: 200, body: "x".repeat(5_000_000) };
      return json(200, { method: call.method, body: call.body, type: call.headers.accept });
    },
  });
  http = openSupplierHttp(`${fake.url}/api/v3/`);
});

afterAll(async () => {
  await http.close();
  await fake.close();
});

function call(path: string, signal = AbortSignal.timeout(20_000)) {
  return http.call({ method: "POST", path, body: "{}", headers: { accept: "a/b" }, signal });
}

describe("a call to a supplier", () => {
  it("goes to the address with its path, and brings back what was answered", async () => {
    const exchange = await call("/sale?x=1");
    expect(exchange).toMatchObject({ kind: "answered", status: 200 });
    expect(exchange.kind === "answered" && JSON.parse(exchange.text)).toEqual({
      method: "POST",
      body: "{}",
      type: "a/b",
    });
    expect(fake.calls.at(-1)).toMatchObject({ path: "/api/v3/sale" });
  });

  it("follows no redirect", async () => {
    fake.plan({ play: "redirect", match: { path: "/api/v3/moved" } });
    expect(await call("/moved")).toMatchObject({ kind: "answered", status: 302 });
    expect(fake.world.ledger).not.toContain("/elsewhere");
  });

  it("was sent when the connection is reset after it, and is not made again", async () => {
    fake.plan({ play: "reset", match: { path: "/api/v3/cut" } });
    expect(await call("/cut")).toEqual({ kind: "no_answer", reason: "reset" });
    expect(fake.world.ledger.filter((path) => path === "/api/v3/cut")).toHaveLength(1);
  });

  it("was sent when nothing is answered in time", async () => {
    fake.plan({ play: "hang", match: { path: "/api/v3/slow" } });
    const over = new AbortController();
    const called = call("/slow", over.signal);
    await expect
      .poll(() => fake.world.ledger, { timeout: timeLimit(5_000) })
      .toContain("/api/v3/slow");
    over.abort();
    expect(await called).toEqual({ kind: "no_answer", reason: "timeout" });
  });

  it("is no answer when it is longer than any can be", async () => {
    fake.plan({ play: "endless", match: { path: "/api/v3/long" } });
    expect(await call("/long")).toEqual({ kind: "no_answer", reason: "unparseable" });
  });

  it("was not sent where nobody listens, where the name is unknown, and where TLS fails", async () => {
    const plain = createServer((socket) => socket.on("data", () => socket.destroy()));
    await new Promise<void>((resolve) => plain.listen(0, "127.0.0.1", resolve));
    const { port } = plain.address() as { port: number };
    const closed = createServer();
    await new Promise<void>((resolve) => closed.listen(0, "127.0.0.1", resolve));
    const { port: free } = closed.address() as { port: number };
    await new Promise((resolve) => closed.close(resolve));
    const urls = [
      `http://127.0.0.1:${free}`,
      "http://supplier.example",
      `https://127.0.0.1:${port}`,
    ];
    for (const url of urls) {
      const other = openSupplierHttp(url);
      const signal = AbortSignal.timeout(20_000);
      const wanted = { method: "POST", path: "/sale", body: "{}", signal } as const;
      expect(await other.call(wanted), url).toEqual({ kind: "not_sent" });
      await other.close();
    }
    await new Promise((resolve) => plain.close(resolve));
  });

  it("was not sent when its time was over before a connection stood", async () => {
    expect(await call("/late", AbortSignal.abort())).toEqual({ kind: "not_sent" });
    expect(fake.world.ledger).not.toContain("/api/v3/late");
  });

  it("that had no connection in its time takes none from those behind it", async () => {
    const heard: string[] = [];
    let opened = 0;
    const slow = createWebServer((request, response) => {
      heard.push(request.url ?? "");
      if (request.url === "/now") response.end("{}");
    });
    slow.on("connection", () => {
      opened += 1;
    });
    await new Promise<void>((listening) => slow.listen(0, "127.0.0.1", listening));
    const { port } = slow.address() as AddressInfo;
    const own = openSupplierHttp(`http://127.0.0.1:${port}`);
    const ask = (path: string, signal: AbortSignal) => own.call({ method: "GET", path, signal });
    const [first_over, others_over] = [new AbortController(), new AbortController()];
    const first = Array.from({ length: 32 }, () => ask("/slow", first_over.signal));
    const others = Array.from({ length: 64 }, () => ask("/slow", others_over.signal));
    await expect.poll(() => heard.length, { timeout: timeLimit(5_000) }).toBe(32);
    others_over.abort();
    const unsent = await Promise.all(others);
    expect(new Set(unsent.map(({ kind }) => kind))).toEqual(new Set(["not_sent"]));
    first_over.abort();
    const unanswered = await Promise.all(first);
    expect(new Set(unanswered.map(({ kind }) => kind))).toEqual(new Set(["no_answer"]));
    const after = await ask("/now", AbortSignal.timeout(20_000));
    expect(after.kind).toBe("answered");
    expect([heard.length, opened]).toEqual([33, 33]);
    await own.close();
    slow.closeAllConnections();
    await new Promise((closed) => slow.close(closed));
  });
});

describe("the admin port of a fake", () => {
  it("plans, shows what was asked and done, moves the clock, and puts all back", async () => {
    const post = (path: string, body: unknown) =>
      fetch(`${fake.admin_url}${path}`, { method: "POST", body: JSON.stringify(body) });
    await post("/_scenario", { play: "reset", match: { path: "/api/v3/told" } });
    expect(await call("/told")).toMatchObject({ kind: "no_answer" });
    const calls = await (await fetch(`${fake.admin_url}/_calls`)).json();
    expect(calls).toContainEqual(expect.objectContaining({ path: "/api/v3/told", query: {} }));
    expect(await (await fetch(`${fake.admin_url}/_ledger`)).json()).toContain("/api/v3/told");
    const before = fake.world.clock.now();
    await post("/_clock", { advance_ms: 600_000 });
    expect(fake.world.clock.now() - before).toBeGreaterThanOrEqual(600_000);
    await post("/_reset", {});
    expect(await (await fetch(`${fake.admin_url}/_ledger`)).json()).toEqual([]);
  });
});
