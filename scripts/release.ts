/**
 * Writes down what callers rely on as the contract of its version, in spec/released; from then on
 * `npm run check` holds every change against it. Run it when something was implemented: it adds
 * that, and refuses what would break a caller. Until a version is public it may be written anew,
 * with `--anew`: the diff of these files is what callers would notice.
 */
import { writeRelease } from "./compatibility/released.ts";

const given = process.argv.slice(2);
// What is written here is held against every change to come: a word too many writes nothing.
const complaint = given.some((one) => one !== "--anew")
  ? `It takes --anew, or nothing; not ${given.join(" ")}.`
  : writeRelease({ anew: given.includes("--anew") });
if (complaint === null) {
  console.log("Wrote spec/released; read its diff before you commit it.");
} else {
  console.error(complaint);
  process.exitCode = 1;
}
