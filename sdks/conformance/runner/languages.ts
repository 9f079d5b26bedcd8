/** How the driver of each SDK is started, and whether it can be. */
import { join } from "node:path";
import { SCRATCH, SDKS } from "../../tools/paths.ts";
import { cli } from "./cli.ts";
import { dart } from "./dart.ts";
import { dotnetPlatform } from "./dotnet.ts";
import { go } from "./go.ts";
import { java } from "./java.ts";
import { kotlin } from "./kotlin.ts";
import { node } from "./node.ts";
import { php } from "./php.ts";
import type { Platform, Runtime } from "./platform.ts";
import { python } from "./python.ts";
import { ruby } from "./ruby.ts";

/** By the id of the SDK's language. */
export const PLATFORMS: Readonly<Record<string, Platform>> = {
  python,
  node,
  go,
  ruby,
  dart,
  php,
  dotnet: dotnetPlatform,
  java,
  kotlin,
  cli,
};

/** Every way in which the SDKs are proven; of one SDK alone where it is named. */
export function runtimes(sdk?: string): Runtime[] {
  return Object.entries(PLATFORMS)
    .filter(([id]) => sdk === undefined || id === sdk)
    .flatMap(([id, platform]) =>
      platform.runtimes({ folder: join(SDKS, id), built: join(SCRATCH, id) }),
    );
}
