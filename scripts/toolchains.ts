/**
 * Installs the tools that the SDKs are built and tested with, where they are missing. A tool that
 * could not be had fails nothing here: the tests that need it say so, and fail in CI. With
 * `--needed` it leaves out what only a proof that stands is run with, as `npm test` does.
 */
import { toolchainsFolder } from "../sdks/tools/toolchains.ts";
import { haproxy, nginx } from "./routers.ts";
import { chooseSdkTests } from "./test/sdk-tests.ts";
import { bun } from "./toolchains/bun.ts";
import { deno } from "./toolchains/deno.ts";
import { ensuredText, ensureToolchains } from "./toolchains/ensure.ts";
import { TOOLCHAINS } from "./toolchains/index.ts";
import { laravel } from "./toolchains/laravel.ts";
import { next } from "./toolchains/next.ts";
import { otelGo, otelJava } from "./toolchains/otel.ts";
import { phpFpm } from "./toolchains/php-fpm.ts";
import { pythonExtras } from "./toolchains/python-extras.ts";
import { pythonFrameworks } from "./toolchains/python-frameworks.ts";
import { rails } from "./toolchains/rails.ts";
import { spring } from "./toolchains/spring.ts";
import type { Toolchain } from "./toolchains/toolchain.ts";
import { withLock } from "./with-lock.ts";

/** What one proof is run with, and nothing else. */
const OF_PROOFS: Readonly<Record<string, readonly Toolchain[]>> = {
  frameworks: [
    ...[bun, deno, next, pythonFrameworks, pythonExtras, rails, laravel, phpFpm, spring],
    ...[otelGo, otelJava],
  ],
};

const started_ms = performance.now();
const lock = `${toolchainsFolder()}.lock`;
const { left_out } = chooseSdkTests(!process.argv.includes("--needed"));
const unneeded = left_out.flatMap(({ name }) => OF_PROOFS[name] ?? []);
const needed = [...TOOLCHAINS, haproxy, nginx].filter((one) => !unneeded.includes(one));
const ensured = await withLock(lock, async () => ensureToolchains(needed));
console.log(ensuredText(ensured));
if (unneeded.length > 0) {
  const names = unneeded.map(({ name }) => name).join(", ");
  console.log(`Not needed, as what is run with them is proven: ${names}.`);
}
console.log(`The toolchains took ${((performance.now() - started_ms) / 1_000).toFixed(0)} s.`);
