/** The proof of an SDK's till: killed between any two steps, no sale is made twice or lost. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
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
  });
}

interface SoldTwice {
  /** As the program prints them. */
  readonly outcomes: readonly unknown[];
  readonly methods: readonly (string | undefined)[];
}

/** A sale, and the same sale again, with a server that answers everything with one body. */
async function sellTwice({ command, args }: TillProgram, body: string): Promise<SoldTwice> {
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
    const sale = { target: "0771234567", amount: "5.00", currency: "USD" };
    const order = { op: "sell", number: "till4-1", sale };
    const settings = { folder, base_url, now: 1_800_000_000, wait_ms: 200 };
    const orders = { ...settings, orders: [order, order] };
    const child = spawn(command, [...args, JSON.stringify(orders)]);
    const lines = (await text(child.stdout)).trim().split("\n");
    return { outcomes: lines.map((line) => JSON.parse(line)), methods };
  } finally {
    server.close();
    rmSync(folder, { recursive: true });
  }
}
