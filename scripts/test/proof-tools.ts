/** Tools that nothing but proofs of SDKs is run with: a run needs none of them while they stand. */
import { bun } from "../toolchains/bun.ts";
import { dart } from "../toolchains/dart.ts";
import { deno } from "../toolchains/deno.ts";
import { dotnet } from "../toolchains/dotnet.ts";
import { laravel } from "../toolchains/laravel.ts";
import { maven } from "../toolchains/maven.ts";
import { next } from "../toolchains/next.ts";
import { nodeOldest } from "../toolchains/node-oldest.ts";
import { otelGo, otelJava } from "../toolchains/otel.ts";
import { phpFpm } from "../toolchains/php-fpm.ts";
import { pythonExtras } from "../toolchains/python-extras.ts";
import { pythonFrameworks } from "../toolchains/python-frameworks.ts";
import { pythonTools } from "../toolchains/python-tools.ts";
import { rails } from "../toolchains/rails.ts";
import { spring } from "../toolchains/spring.ts";
import { staticcheck } from "../toolchains/staticcheck.ts";
import type { Toolchain } from "../toolchains/toolchain.ts";
import type { SdkTests } from "./sdk-tests.ts";

/** What one proof is run with, and nothing else. */
const OF_PROOFS: Readonly<Record<string, readonly Toolchain[]>> = {
  frameworks: [
    ...[bun, deno, next, pythonFrameworks, pythonExtras, rails, laravel, phpFpm, spring],
    ...[otelGo, otelJava],
  ],
};
/** What several are run with; each of those is run again once anything of all SDKs has changed. */
const OF_SEVERAL = [maven, pythonTools, dart, dotnet, staticcheck, nodeOldest];

/** The tools that the tests of SDKs which are left to run do without. */
export function unneededTools({ left_out, is_all_proven }: SdkTests): readonly Toolchain[] {
  const of_one = left_out.flatMap(({ name }) => OF_PROOFS[name] ?? []);
  return is_all_proven ? [...of_one, ...OF_SEVERAL] : of_one;
}
