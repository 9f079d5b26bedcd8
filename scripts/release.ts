/**
 * Writes down what callers rely on as the contract of its version, in spec/released; from then on
 * `npm run check` holds every change against it. Run it when something was implemented: it adds
 * that, and refuses what would break a caller. Until a version is public it may be written anew,
 * with `--anew`: the diff of these files is what callers would notice.
 */
import { writeRelease } from "./compatibility/released.ts";

const complaint = writeRelease({ anew: process.argv.includes("--anew") });
if (complaint === null) {
  console.log("Wrote spec/released; read its diff before you commit it.");
} else {
  console.error(complaint);
  process.exitCode = 1;
}
