import { relative } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { longestFirst, readTestTimes } from "../../scripts/test/test-times.ts";

/** Begins with the files that took longest the last time. */
export default class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const compare = longestFirst(readTestTimes());
    return files.toSorted((one, other) => compare(this.pathOf(one), this.pathOf(other)));
  }

  private pathOf({ moduleId }: TestSpecification): string {
    return relative(this.ctx.config.root, moduleId).replaceAll("\\", "/");
  }
}
