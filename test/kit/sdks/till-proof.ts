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
import { beforeAll, describe, expect, it } from "vitest";
import { IS_LONG } from "../long.ts";
import { killTill, type TillProgram } from "./tills.ts";

/** A thousand sales for each language, where everything is run whole. */
const [TILLS, SALES] = IS_LONG ? [40, 25] : [1, 12];
const FIRST_SEED = Number(process.env.TILL_SEED ?? 27);
const SEEDS = Array.from({ length: TILLS }, (_, index) => FIRST_SEED + index);
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
      `that is killed over and over makes each of ${SALES} sales once, and loses none (seed %i)`,
      async (seed) => {
        const { deaths, found } = await killTill(program, { seed, sales: SALES });
        console.info(`- ${name} died: ${JSON.stringify(deaths)}`);
        expect(found).toEqual([]);
        expect(deaths).not.toEqual({});
      },
    );

    it.each(NO_SALES)("knows nothing of a sale by an answer that is none: %s", async (body) => {
      const { outcomes, methods } = await sellTwice(program, body);
      const unknown = { number: "till4-1", outcome: "unknown" };
      expect(outcomes).toMatchObject([unknown, unknown, { done: true }]);
      expect(new Set(methods)).toEqual(new Set(["POST"]));
    });

    it("has its folder to itself until it dies", async () => {
      const folder = mkdtempSync(join(tmpdir(), "svc-till-"));
      const settings = { folder, base_url: "http://127.0.0.1:1/v1", now: 1, wait_ms: 1 };
      const settle = { ...settings, orders: [{ op: "settle" }] };
      const first = start(program, { ...settings, orders: [ORDER], die_at: 1 });
      try {
        const [line] = await once(createInterface({ input: first.stdout }), "line");
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
  });
}

const SALE = { target: "0771234567", amount: "5.00", currency: "USD" };
const ORDER = { op: "sell", number: "till4-1", sale: SALE };
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

interface SoldTwice {
  /** As the program prints them. */
  readonly outcomes: readonly unknown[];
  readonly methods: readonly (string | undefined)[];
}

/** A sale, and the same sale again, with a server that answers everything with one body. */
async function sellTwice(program: TillProgram, body: string): Promise<SoldTwice> {
  const methods: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    methods.push(request.method);
    response.writeHead(202, { "content-type": "application/json" }).end(body);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  const base_url = `http://127.0.0.1:${port}/v1`;
  const folder = mkdtempSync(join(tmpdir(), "svc-till-"));
  try {
    const settings = { folder, base_url, now: 1_800_000_000, wait_ms: 200 };
    const { printed } = await outputOf(program, { ...settings, orders: [ORDER, ORDER] });
    const lines = printed.split("\n");
    return { outcomes: lines.map((line) => JSON.parse(line)), methods };
  } finally {
    server.close();
    rmSync(folder, { recursive: true });
  }
}
