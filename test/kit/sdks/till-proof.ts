/** The proof of an SDK's till: killed between any two steps, no sale is made twice or lost. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
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

    itHoldsItsFolder(program);
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
const EMPTY_LIST = '{"object":"list","data":[],"has_more":false,"next_cursor":null}';
/** Of a cache that takes every list for the same. */
const OTHER_LIST = EMPTY_LIST.replace(
  "[]",
  '[{"object":"send","id":"snd_1","status":"delivered","amount":"5.00","target":"+263779999999"}]',
);
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
  /** Sells, in a process of its own, and returns the outcome. */
  readonly sell: (seconds_later: number) => Promise<string>;
  readonly methods: readonly (string | undefined)[];
}

/** By method and the number of the request; null cuts the connection. */
type Respond = (
  method: string | undefined,
  index: number,
) => { readonly status: number; readonly body: string } | null;

/** A till with a server that answers what it is given. */
async function openShop(program: TillProgram, respond: Respond): Promise<Shop> {
  const methods: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    const answer = respond(request.method, methods.push(request.method) - 1);
    if (answer === null) return void request.socket.destroy();
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
  const sell = async (seconds_later: number): Promise<string> => {
    const settings = { folder, base_url, now: 1_800_000_000 + seconds_later, wait_ms: 200 };
    const { printed, complaint } = await outputOf(program, { ...settings, orders: [ORDER] });
    expect(complaint).toBe("");
    const [outcome, done] = printed.split("\n").map((line) => JSON.parse(line));
    expect(done).toEqual({ done: true });
    return outcome.outcome;
  };
  return { sell, methods };
}
