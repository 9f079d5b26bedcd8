/**
 * The proof of the SDKs: the data of sdks/conformance, carried out by each of them, against answers
 * that stand in the data and against the real sandbox.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runtimes } from "../../sdks/conformance/runner/languages.ts";
import { proveMutants } from "../../sdks/conformance/runner/mutants.ts";
import { type Layer, prove } from "../../sdks/conformance/runner/prove.ts";
import { type LayerResult, reportText } from "../../sdks/conformance/runner/report.ts";
import { startSandbox } from "../../sdks/conformance/runner/sandbox.ts";

const WITHIN_MS = 300_000;
const LAYERS: readonly Layer[] = ["wire", "decode", "vectors", "scenario"];

let results: LayerResult[] = [];
let not_run: string[] = [];

beforeAll(async () => {
  const sandbox = await startSandbox();
  try {
    ({ results, not_run } = await prove({ sandbox }));
  } finally {
    await sandbox.stop();
  }
}, WITHIN_MS);

afterAll(() => {
  console.info(reportText(results));
  for (const name of not_run) console.info(`- ${name} was not run: it is not on this machine`);
});

describe.each(runtimes().map(({ name }) => name))("the SDK of %s", (name) => {
  it.each(LAYERS)("does what the data of %s says", (layer) => {
    const own = results.filter((one) => one.runtime === name && one.layer === layer);
    const failed = own.flatMap(({ cases }) => cases.filter(({ found }) => found.length > 0));
    expect(failed).toEqual([]);
    expect(own.length).toBe(not_run.includes(name) ? 0 : 1);
  });
});

it("the data finds bugs that are planted", async () => {
  const verdicts = await proveMutants(["node", "python"], 2);
  const unseen = verdicts.filter(({ found_by }) => found_by.length === 0);
  expect(verdicts.length).toBeGreaterThan(1);
  expect(unseen).toEqual([]);
}, 120_000);

it("every SDK was run where everything is installed", () => {
  // A person without Python works on; CI has all of it.
  expect(process.env.CI === undefined ? [] : not_run).toEqual([]);
  expect(results.length).toBeGreaterThan(0);
});

it("no suppression is left that nothing needs", () => {
  const used = results.flatMap(({ suppressed }) => suppressed);
  expect(used.length).toBeLessThan(10);
});
