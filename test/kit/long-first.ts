import { relative } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { longestFirst, readTestTimes } from "../../scripts/test/test-times.ts";

/** What plants rows in the shared database that no other test should meet. */
const LAST = "test/queues/";

/** Begins with the files that took longest the last time. */
export default class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const compare = longestFirst(readTestTimes());
    return files.toSorted((one, other) => {
      const paths = [this.pathOf(one), this.pathOf(other)] as const;
      const last = paths.map((path) => Number(path.startsWith(LAST)));
      return (last[0] ?? 0) - (last[1] ?? 0) || compare(...paths);
    });
  }

  private pathOf({ moduleId }: TestSpecification): string {
    return relative(this.ctx.config.root, moduleId).replaceAll("\\", "/");
  }
}
