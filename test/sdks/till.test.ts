/** Tills of the SDKs that have one: killed between any two steps, no sale is made twice or lost. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { PYTHON } from "../../sdks/conformance/runner/python.ts";
import { SDKS } from "../../sdks/tools/paths.ts";
import { IS_LONG } from "../kit/long.ts";
import { killTill, type TillProgram } from "../kit/sdks/tills.ts";

const PROGRAMS: Readonly<Record<string, TillProgram>> = {
  node: { command: process.execPath, args: [join(SDKS, "node", "driver", "killed-till.ts")] },
  python: { command: PYTHON, args: [join(SDKS, "python", "driver", "killed_till.py")] },
};
/** A thousand sales for each language, where everything is run whole. */
const [TILLS, SALES] = IS_LONG ? [40, 25] : [1, 12];
const FIRST_SEED = Number(process.env.TILL_SEED ?? 27);
const SEEDS = Array.from({ length: TILLS }, (_, index) => FIRST_SEED + index);

describe.each(Object.entries(PROGRAMS))("a till of %s", (name, program) => {
  it.each(SEEDS)(
    `that is killed over and over makes each of ${SALES} sales once, and loses none (seed %i)`,
    async (seed) => {
      const { deaths, found } = await killTill(program, { seed, sales: SALES });
      console.info(`- ${name} died: ${JSON.stringify(deaths)}`);
      expect(found).toEqual([]);
      expect(deaths).not.toEqual({});
    },
  );

  it.each(["{}", "[]", "null", '"taken"', '{"object":"send","id":"snd_1"}'])(
    "knows nothing of a sale by an answer that is none: %s",
    async (body) => {
      const methods: (string | undefined)[] = [];
      const server = createServer((request, response) => {
        methods.push(request.method);
        response.writeHead(202, { "content-type": "application/json" }).end(body);
      });
      await once(server.listen(0, "127.0.0.1"), "listening");
      const { port } = server.address() as AddressInfo;
      const folder = mkdtempSync(join(tmpdir(), "svc-till-"));
      try {
        const outcomes = await carryOut(program, {
          folder,
          base_url: `http://127.0.0.1:${port}/v1`,
        });
        const unknown = { number: "till4-1", outcome: "unknown" };
        expect(outcomes).toMatchObject([unknown, unknown, { done: true }]);
        expect(new Set(methods)).toEqual(new Set(["POST"]));
      } finally {
        server.close();
        rmSync(folder, { recursive: true });
      }
    },
  );
});

/** A sale, and the same sale again, as the program tells them. */
async function carryOut(
  { command, args }: TillProgram,
  where: { folder: string; base_url: string },
): Promise<unknown[]> {
  const sale = { target: "0771234567", amount: "5.00", currency: "USD" };
  const order = { op: "sell", number: "till4-1", sale };
  const wanted = { ...where, now: 1_800_000_000, wait_ms: 200, orders: [order, order] };
  const child = spawn(command, [...args, JSON.stringify(wanted)]);
  const output = await text(child.stdout);
  return output
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
}
