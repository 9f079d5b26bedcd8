/**
 * Installs the tools that the SDKs are built and tested with, where they are missing. A tool that
 * could not be had fails nothing here: the tests that need it say so, and fail in CI. With
 * `--needed` it leaves out what only a proof that stands is run with, as `npm test` does.
 */
import { toolchainsFolder } from "../sdks/tools/toolchains.ts";
import { haproxy, nginx } from "./routers.ts";
import { unneededTools } from "./test/proof-tools.ts";
import { chooseSdkTests } from "./test/sdk-tests.ts";
import { ensuredText, ensureToolchains } from "./toolchains/ensure.ts";
import { TOOLCHAINS } from "./toolchains/index.ts";
import { withLock } from "./with-lock.ts";

const started_ms = performance.now();
const lock = `${toolchainsFolder()}.lock`;
const unneeded = unneededTools(chooseSdkTests(!process.argv.includes("--needed")));
const needed = [...TOOLCHAINS, haproxy, nginx].filter((one) => !unneeded.includes(one));
const ensured = await withLock(lock, async () => ensureToolchains(needed));
console.log(ensuredText(ensured));
if (unneeded.length > 0) {
  const names = unneeded.map(({ name }) => name).join(", ");
  console.log(`Not needed, as what is run with them is proven: ${names}.`);
}
console.log(`The toolchains took ${((performance.now() - started_ms) / 1_000).toFixed(0)} s.`);
