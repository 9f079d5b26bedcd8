import { relative } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** What takes longest, the longest first: a file that begins last would run alone at the end. */
const LONG = [
  "test/sdks/",
  "test/crash/",
  "test/mutation/",
  "test/docs/look",
  "test/concurrency/",
  "test/starts/",
  "test/schemathesis/",
];

/** What plants rows in the shared database that no other test should meet. */
const LAST = "test/queues/";

/** Begins with the long files, whichever were long the last time. */
export default class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((one, other) => this.rankOf(one) - this.rankOf(other));
  }

  private rankOf({ moduleId }: TestSpecification): number {
    const path = relative(this.ctx.config.root, moduleId);
    if (path.startsWith(LAST)) return LONG.length + 1;
    const index = LONG.findIndex((folder) => path.startsWith(folder));
    return index === -1 ? LONG.length : index;
  }
}
