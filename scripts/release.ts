/**
 * Writes down what callers rely on as the contract of its version, in spec/released; from then on
 * `npm run check` holds every change against it. Until a version is public it may be written anew:
 * the diff of that file is what callers would notice.
 */
import { relative } from "node:path";
import { writeRelease } from "./compatibility/released.ts";

console.log(
  `Wrote ${relative(process.cwd(), writeRelease())}; read its diff before you commit it.`,
);
