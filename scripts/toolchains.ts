/**
 * Installs the tools that the SDKs are built and tested with, where they are missing. A tool that
 * could not be had fails nothing here: the tests that need it say so, and fail in CI.
 */
import { toolchainsFolder } from "../sdks/tools/toolchains.ts";
import { ensuredText, ensureToolchains } from "./toolchains/ensure.ts";
import { TOOLCHAINS } from "./toolchains/index.ts";
import { withLock } from "./with-lock.ts";

const started_ms = performance.now();
const lock = `${toolchainsFolder()}.lock`;
const ensured = await withLock(lock, async () => ensureToolchains(TOOLCHAINS));
console.log(ensuredText(ensured));
console.log(`The toolchains took ${((performance.now() - started_ms) / 1_000).toFixed(0)} s.`);
