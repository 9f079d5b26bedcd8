/** The proof of an SDK's till: killed between any two steps, no sale is made twice or lost. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { IS_LONG } from "../long.ts";
import { killTill, type TillProgram } from "./tills.ts";

/** How often a till of each language is killed: a thousand times where everything is run whole. */
const KILLS = Number(process.env.TILL_KILLS ?? (IS_LONG ? 1_000 : 8));
/** One till sees no more of them: what it has sold is looked at all the sooner. */
const KILLS_A_TILL = Math.min(KILLS, 25);
const FIRST_SEED = Number(process.env.TILL_SEED ?? 27);
const SEEDS = Array.from(
  { length: Math.ceil(KILLS / KILLS_A_TILL) },
  (_, index) => FIRST_SEED + index,
);
const NO_SALES = ["{}", "[]", "null", '"taken"', '{"object":"send","id":"snd_1"}', "<html>"];

/** `build` returns what the compiler complains of. */
export function describeTill(
  name: string,
  program: TillProgram,
  build: () => string = () => "",
): void {
  describe(`a till of ${name}`, () => {
    beforeAll(() => expect(build()).toBe(""));

    it.each(SEEDS)(
      `that is killed ${KILLS_A_TILL} times makes each sale once, and loses none (seed %i)`,
      async (seed) => {
        const report = await killTill(program, { seed, kills: KILLS_A_TILL });
        const died = Object.values(report.deaths).reduce((sum, count) => sum + count, 0);
        const where = JSON.stringify(report.deaths);
        console.info(`- ${name} died ${died} times in ${report.sales} sales: ${where}`);
        expect(report.found).toEqual([]);
        expect(died).toBeGreaterThanOrEqual(KILLS_A_TILL);
      },
    );

    it.each(NO_SALES)("knows nothing of a sale by an answer that is none: %s", async (body) => {
      const { sell, methods } = await openShop(program, () => ({ status: 202, body }));
      expect(await sell(0)).toBe("unknown");
      expect(await sell(0)).toBe("unknown");
      expect(new Set(methods)).toEqual(new Set(["POST"]));
    });

    it.each([...NO_SALES, OTHER_LIST])(
      "knows nothing of a sale that may have been made by a list that is none: %s",
      async (body) => {
        const { sell, methods } = await openShop(program, (method, index) => {
          if (index < 2) return null;
          return method === "POST" ? REFUSED : { status: 200, body };
        });
        expect(await sell(0)).toBe("unknown");
        expect(await sell(1_000)).toBe("unknown");
        expect(methods).toContain("GET");
      },
    );

    it("asks again after the refusal of a gateway, and believes that of the service", async () => {
      const refusals = [{ status: 403, body: "<html>" }, REFUSED];
      const { sell } = await openShop(program, (method, index) =>
        method === "POST" ? (refusals[index] ?? null) : { status: 200, body: EMPTY_LIST },
      );
      expect(await sell(0)).toBe("unknown");
      expect(await sell(1_000)).toBe("not_sold");
    });

    itKnowsWhatMayHaveArrived(program);
    itFollowsItsOwnSales(program);
    itHoldsItsFolder(program);
  });
}

function itKnowsWhatMayHaveArrived(program: TillProgram): void {
  it("knows nothing of a sale whose first try may have arrived when the last cannot", async () => {
    const { sell } = await openShop(program, () => "gone");
    expect(await sell(0)).toBe("unknown");
    expect(await sell(1_000)).toBe("unknown");
  });

  it("waits for a try that was lost a moment ago, however old the sale is", async () => {
    const { sell } = await openShop(program, (method, index) => {
      if (method === "GET") return { status: 200, body: EMPTY_LIST };
      return index < 3 ? null : REFUSED;
    });
    expect(await sell(0)).toBe("unknown");
    expect(await sell(600)).toBe("unknown");
    expect(await sell(1_200)).toBe("not_sold");
  });

  it("waits no longer for it when the clock is set back", async () => {
    const { sell } = await openShop(program, (method, index) => {
      if (method === "GET") return { status: 200, body: EMPTY_LIST };
      return index < 2 ? null : REFUSED;
    });
    expect(await sell(9_000)).toBe("unknown");
    expect(await sell(0)).toBe("unknown");
    expect(await sell(200)).toBe("not_sold");
  });

  it("looks for the sale of a key that is taken", async () => {
    const { sell, methods } = await openShop(program, (method) =>
      method === "GET" ? { status: 200, body: EMPTY_LIST } : TAKEN,
    );
    expect(await sell(0)).toBe("not_sold");
    expect(methods).toEqual(["POST", "GET"]);
  });
}

function itFollowsItsOwnSales(program: TillProgram): void {
  it("asks nothing about a sale of the other mode, and says so", async () => {
    const { run, sell, methods, folder } = await openShop(program, () => null);
    expect(await sell(0)).toBe("unknown");
    const sent = methods.length;
    const open = join(folder, "open");
    for (const name of readdirSync(open)) {
      const record = JSON.parse(readFileSync(join(open, name), "utf8"));
      writeFileSync(join(open, name), JSON.stringify({ ...record, livemode: !record.livemode }));
    }
    const settled = await run({ op: "settle" }, 1_000);
    expect(settled).toMatchObject({ number: ORDER.number, outcome: "unknown" });
    expect(await run(ORDER, 2_000)).toEqual({ number: ORDER.number, refused: "number" });
    expect(methods).toHaveLength(sent);
  });

  it.each(NO_SALES)("knows nothing of a sale that it follows by: %s", async (body) => {
    let is_lost = false;
    const { sell } = await openShop(program, (method) => {
      if (method === "GET" && is_lost) return { status: 200, body };
      return { status: 202, body: sendOf("queued", "+263771234567") };
    });
    expect(await sell(0)).toBe("waiting");
    is_lost = true;
    expect(await sell(1_000)).toBe("unknown");
  });

  it("follows a sale whose meter is corrected while it waits", async () => {
    let is_delivered = false;
    const { sell, methods } = await openShop(program, (method) => {
      if (method === "POST") return { status: 202, body: sendOf("queued", "+263771234567") };
      const body = sendOf(is_delivered ? "delivered" : "queued", "+263779999999");
      return { status: 200, body };
    });
    expect(await sell(0)).toBe("waiting");
    is_delivered = true;
    expect(await sell(1_000)).toBe("delivered");
    expect(methods.filter((method) => method === "POST")).toEqual(["POST"]);
  });
}

function itHoldsItsFolder(program: TillProgram): void {
  it("has its folder to itself until it dies", async () => {
    const folder = mkdtempSync(join(tmpdir(), "svc-till-"));
    const settings = { folder, base_url: "http://127.0.0.1:1/v1", now: 1, wait_ms: 1 };
    const settle = { ...settings, orders: [{ op: "settle" }] };
    const first = start(program, { ...settings, orders: [ORDER], die_at: 1 });
    try {
      const said = once(createInterface({ input: first.stdout }), "line");
      const [line] = await Promise.race([said, once(first, "exit")]);
      expect(JSON.parse(line)).toEqual({ dying: "before put" });
      const refused = await outputOf(program, settle);
      expect(refused.printed).toBe("");
      expect(refused.complaint).toContain("Does another program use it?");
    } finally {
      first.kill("SIGKILL");
    }
    await once(first, "close");
    expect(await outputOf(program, settle)).toEqual({ printed: DONE, complaint: "" });
    rmSync(folder, { recursive: true });
  });
}

const SALE = { target: "0771234567", amount: "5.00", currency: "USD" };
const ORDER = { op: "sell", number: "till4-1", sale: SALE };
const REFUSED = {
  status: 403,
  body: '{"error":{"type":"permission_error","code":"missing_scope","message":"No."}}',
};
const TAKEN = {
  status: 409,
  body: '{"error":{"type":"idempotency_error","code":"idempotency_mismatch","message":"No."}}',
};
const EMPTY_LIST = '{"object":"list","data":[],"has_more":false,"next_cursor":null}';
/** Of a cache that takes every list for the same. */
const OTHER_LIST = EMPTY_LIST.replace(
  "[]",
  '[{"object":"send","id":"snd_1","status":"delivered","amount":"5.00","target":"+263779999999"}]',
);
function sendOf(status: string, target: string): string {
  const own = { object: "send", id: "snd_1", client_reference: ORDER.number, target, status };
  return JSON.stringify({ ...own, amount: SALE.amount, currency: SALE.currency });
}

const DONE = '{"done":true}';

function start({ command, args }: TillProgram, orders: unknown) {
  return spawn(command, [...args, JSON.stringify(orders)], {
    env: { PATH: process.env.PATH ?? "", PYTHONDONTWRITEBYTECODE: "1" },
    stdio: ["ignore", "pipe", "pipe"],
  });
}

async function outputOf(program: TillProgram, orders: unknown) {
  const { stdout, stderr } = start(program, orders);
  const [printed, complaint] = await Promise.all([text(stdout), text(stderr)]);
  return { printed: printed.trim().replaceAll(" ", ""), complaint };
}

interface Shop {
  /** Carries out an order in a process of its own, and returns what that prints. */
  readonly run: (order: unknown, seconds_later: number) => Promise<{ outcome?: string }>;
  /** Sells, and returns the outcome. */
  readonly sell: (seconds_later: number) => Promise<string | undefined>;
  readonly methods: readonly (string | undefined)[];
  readonly folder: string;
}

/** By method and the number of the request; null cuts the connection, "gone" the service too. */
type Respond = (
  method: string | undefined,
  index: number,
) => { readonly status: number; readonly body: string } | "gone" | null;

/** A till with a server that answers what it is given. */
async function openShop(program: TillProgram, respond: Respond): Promise<Shop> {
  const methods: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    const answer = respond(request.method, methods.push(request.method) - 1);
    if (answer === "gone") server.close();
    if (answer === null || answer === "gone") return void request.socket.destroy();
    const headers = { "content-type": "application/json" };
    response.writeHead(answer.status, headers).end(answer.body);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  const base_url = `http://127.0.0.1:${port}/v1`;
  const folder = mkdtempSync(join(tmpdir(), "svc-till-"));
  onTestFinished(() => {
    server.close();
    rmSync(folder, { recursive: true });
  });
  const run = async (order: unknown, seconds_later: number): Promise<{ outcome?: string }> => {
    const settings = { folder, base_url, now: 1_800_000_000 + seconds_later, wait_ms: 200 };
    const { printed, complaint } = await outputOf(program, { ...settings, orders: [order] });
    expect(complaint).toBe("");
    const [outcome, done] = printed.split("\n").map((line) => JSON.parse(line));
    expect(done).toEqual({ done: true });
    return outcome;
  };
  const sell = async (seconds_later: number) => (await run(ORDER, seconds_later)).outcome;
  return { run, sell, methods, folder };
}
