import type { Reporter, TestModule } from "vitest/node";
import { forgetCosts, printCosts } from "./sdks/costs.ts";

/** What scripts/test.ts is told at the end of a run. */
export interface RunCounts {
  passed: number;
  failed: number;
  skipped: number;
}

/** Counts every test, and a file that broke outside its tests as one failed test. */
export default class CountReporter implements Reporter {
  onInit(): void {
    forgetCosts();
  }

  onTestRunEnd(modules: readonly TestModule[], stray_errors: readonly unknown[]): void {
    const counts: RunCounts = { passed: 0, failed: stray_errors.length, skipped: 0 };
    for (const module of modules) {
      const failed_before = counts.failed;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        counts[state === "pending" ? "skipped" : state] += 1;
      }
      if (module.state() === "failed" && counts.failed === failed_before) counts.failed += 1;
    }
    printCosts();
    process.send?.(counts);
  }
}
