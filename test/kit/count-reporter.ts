import type { Reporter, TestCase, TestModule } from "vitest/node";
import type { TestRun } from "../../scripts/check/run-tests.ts";
import type { TestedFile } from "../../scripts/test/test-times.ts";
import { forgetCosts, printCosts } from "./sdks/costs.ts";

/** Counts every test, and a file that broke outside its tests as one failed test. */
export default class CountReporter implements Reporter {
  onInit(): void {
    forgetCosts();
  }

  onTestRunEnd(modules: readonly TestModule[], stray_errors: readonly unknown[]): void {
    const run: TestRun = {
      ...{ passed: 0, failed: stray_errors.length, skipped: 0, failures: [] },
      files: modules.map(testedFile),
    };
    run.failures.push(...stray_errors.map((error) => `outside of a test: ${messageOf(error)}`));
    for (const module of modules) {
      const failed_before = run.failed;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        run[state === "pending" ? "skipped" : state] += 1;
        if (state === "failed") run.failures.push(describeFailure(module, test));
      }
      if (module.state() === "failed" && run.failed === failed_before) {
        run.failed += 1;
        const [error] = module.errors();
        run.failures.push(`${module.relativeModuleId}: ${messageOf(error)}`);
      }
    }
    // The tests of the SDKs, which may run at the same time, tell their own.
    if (modules.some(isOfSdks)) printCosts();
    process.send?.(run);
  }
}

function isOfSdks({ relativeModuleId }: TestModule): boolean {
  return relativeModuleId.startsWith("test/sdks/");
}

function testedFile(module: TestModule): TestedFile {
  const states = [...module.children.allTests()].map((test) => test.result().state);
  const count = (wanted: string) => states.filter((state) => state === wanted).length;
  const { prepareDuration, setupDuration, collectDuration, duration } = module.diagnostic();
  return {
    path: module.relativeModuleId,
    milliseconds: Math.round(prepareDuration + setupDuration + collectDuration + duration),
    passed: count("passed"),
    failed: Math.max(count("failed"), module.state() === "failed" ? 1 : 0),
    skipped: count("skipped") + count("pending"),
  };
}

function describeFailure(module: TestModule, test: TestCase): string {
  const [error] = test.result().errors ?? [];
  return `${module.relativeModuleId} > ${test.fullName}: ${messageOf(error)}`;
}

/** What an error says, cut where nobody would read on; its further lines stand indented. */
function messageOf(error: unknown): string {
  const message = (error as { message?: unknown } | undefined)?.message ?? error;
  return String(message).slice(0, 1_500).replaceAll("\n", "\n    ");
}
