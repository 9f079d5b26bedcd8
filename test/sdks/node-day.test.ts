/**
 * A day of the Node SDK with the service, which every run has. What the SDK does by itself is
 * proven whole, and need not be proven again before something of it changes.
 */
import { afterAll, beforeAll, expect, it } from "vitest";
import { createJudge } from "../../sdks/conform/src/judge/judge.ts";
import { type Listening, startProxy } from "../../sdks/conform/src/proxy.ts";
import { isError } from "../../sdks/conform/src/report/grouped.ts";
import { runtimes } from "../../sdks/conformance/runner/languages.ts";
import { prove } from "../../sdks/conformance/runner/prove.ts";
import { useSandbox } from "../kit/sdks/sandbox.ts";

/** The scenario calls more operations than these. */
const OPERATIONS_OF_A_DAY = 200;
const sandbox = useSandbox();
const judge = createJudge({ secrets: [], allows_additions: false });
let proxy: Listening;

beforeAll(async () => {
  proxy = await startProxy({
    ...{ target: new URL(sandbox().origin), port: 0, key: null },
    onExchange: judge.exchange,
    onUnanswered: () => judge.leaveOut("without an answer"),
    onTooLarge: () => judge.leaveOut("too large"),
  });
});
afterAll(() => proxy?.stop());

it("a day of the Node SDK is as its data says, and both keep to the contract", async () => {
  const judged = { ...sandbox(), origin: proxy.url };
  const node = runtimes("node").filter(({ version }) => version !== null);
  const { results } = await prove({ sandbox: judged, layers: ["scenario"] }, node);
  expect(results).toHaveLength(node.length);
  const failed = results.flatMap(({ cases }) => cases.filter(({ found }) => found.length > 0));
  expect(failed).toEqual([]);
  const { findings, operations } = judge.verdict();
  expect(findings.filter(isError)).toEqual([]);
  expect(operations.size).toBeGreaterThan(OPERATIONS_OF_A_DAY);
});
