/** The proof of one SDK: the data of sdks/conformance, and bugs that it must find. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createJudge } from "../../../sdks/conform/src/judge/judge.ts";
import { type Listening, startProxy } from "../../../sdks/conform/src/proxy.ts";
import { isError } from "../../../sdks/conform/src/report/grouped.ts";
import { runtimes } from "../../../sdks/conformance/runner/languages.ts";
import { bugsToPlant, mutantsOf, proveMutants } from "../../../sdks/conformance/runner/mutants.ts";
import { LAYERS, prove } from "../../../sdks/conformance/runner/prove.ts";
import { type LayerResult, reportText } from "../../../sdks/conformance/runner/report.ts";
import type { Sandbox } from "../../../sdks/conformance/runner/sandbox.ts";

/** As many bugs as a run plants; "npm run sdks -- mutants" plants all. */
const BUGS_PLANTED = 2;
/** The scenario calls more operations than these. */
const OPERATIONS_OF_A_DAY = 200;

export function describeConformance(sdk: string, sandbox: () => Sandbox): void {
  const present = runtimes(sdk).filter(({ version }) => version !== null);
  const names = runtimes(sdk).map(({ name }) => name);
  let results: LayerResult[] = [];
  const judge = createJudge({ secrets: [], allows_additions: false });
  let proxy: Listening;

  it(`everything that the SDK of ${sdk} is run with is there`, () => {
    const missing = names.filter((name) => !present.some((one) => one.name === name));
    for (const name of missing) console.info(`- ${name} was not run: it is not on this machine`);
    // A person without it works on; CI has all of it.
    expect(process.env.CI === undefined ? [] : missing).toEqual([]);
  });

  describe.runIf(present.length > 0)(`the SDK of ${sdk}`, () => {
    beforeAll(async () => {
      proxy = await startProxy({
        ...{ target: new URL(sandbox().origin), port: 0, key: null },
        onExchange: judge.exchange,
        onUnanswered: () => judge.leaveOut("without an answer"),
        onTooLarge: () => judge.leaveOut("too large"),
      });
      const judged = { ...sandbox(), origin: proxy.url };
      ({ results } = await prove({ sandbox: judged }, present));
      console.info(reportText(results));
    });
    afterAll(() => proxy.stop());

    it("has a day with the service in which both keep to the contract", () => {
      const { findings, operations } = judge.verdict();
      expect(findings.filter(isError)).toEqual([]);
      expect(operations.size).toBeGreaterThan(OPERATIONS_OF_A_DAY);
    });

    it.each(
      present.flatMap(({ name, layers = LAYERS }) => layers.map((layer) => ({ name, layer }))),
    )("does by $name what the data of $layer says", ({ name, layer }) => {
      const own = results.filter((one) => one.runtime === name && one.layer === layer);
      const failed = own.flatMap(({ cases }) => cases.filter(({ found }) => found.length > 0));
      expect(failed).toEqual([]);
      expect(own).toHaveLength(1);
    });
  });
}

/** Two of the twelve bugs, which the data finds; each is written down for this SDK. */
export function describePlantedBugs(sdk: string): void {
  const present = runtimes(sdk).filter(({ version }) => version !== null);

  it.runIf(present.length > 0)(
    `bugs that are planted into the SDK of ${sdk} are found by the data`,
    async () => {
      const verdicts = await proveMutants([sdk], BUGS_PLANTED);
      expect(verdicts.filter(({ found_by }) => found_by.length === 0)).toEqual([]);
      expect(verdicts).toHaveLength(BUGS_PLANTED * present.length);
    },
  );

  it(`every bug is written down as it is planted into the SDK of ${sdk}`, () => {
    expect(mutantsOf(sdk).map(({ bug }) => bug)).toEqual(bugsToPlant());
  });
}
