import type { Reporter, TestCase, TestModule } from "vitest/node";
import { forgetCosts, printCosts } from "./sdks/costs.ts";

/** What scripts/test.ts is told at the end of a run. */
export interface RunCounts {
  passed: number;
  failed: number;
  skipped: number;
  /** A line for each failed test, for the end of a long output. */
  failures: string[];
}

/** Counts every test, and a file that broke outside its tests as one failed test. */
export default class CountReporter implements Reporter {
  onInit(): void {
    forgetCosts();
  }

  onTestRunEnd(modules: readonly TestModule[], stray_errors: readonly unknown[]): void {
    const counts: RunCounts = { passed: 0, failed: stray_errors.length, skipped: 0, failures: [] };
    counts.failures.push(...stray_errors.map((error) => `outside of a test: ${messageOf(error)}`));
    for (const module of modules) {
      const failed_before = counts.failed;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        counts[state === "pending" ? "skipped" : state] += 1;
        if (state === "failed") counts.failures.push(describeFailure(module, test));
      }
      if (module.state() === "failed" && counts.failed === failed_before) {
        counts.failed += 1;
        const [error] = module.errors();
        counts.failures.push(`${module.relativeModuleId}: ${messageOf(error)}`);
      }
    }
    printCosts();
    process.send?.(counts);
  }
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
