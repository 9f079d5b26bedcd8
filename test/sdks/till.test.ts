/** Tills of the SDKs that have one: killed between any two steps, no sale is made twice or lost. */
import { join } from "node:path";
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
});
