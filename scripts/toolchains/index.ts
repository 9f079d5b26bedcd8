/** Every tool that an SDK is built or tested with; what another is built by stands before it. */
import { bun } from "./bun.ts";
import { c } from "./c.ts";
import { chromium } from "./chromium.ts";
import { dart } from "./dart.ts";
import { deno } from "./deno.ts";
import { dotnet } from "./dotnet.ts";
import { go } from "./go.ts";
import { java } from "./java.ts";
import { laravel } from "./laravel.ts";
import { maven } from "./maven.ts";
import { next } from "./next.ts";
import { nodeOldest } from "./node-oldest.ts";
import { otelGo, otelJava } from "./otel.ts";
import { php } from "./php.ts";
import { phpFpm } from "./php-fpm.ts";
import { python } from "./python.ts";
import { pythonExtras } from "./python-extras.ts";
import { pythonFrameworks } from "./python-frameworks.ts";
import { pythonTools } from "./python-tools.ts";
import { rails } from "./rails.ts";
import { ruby } from "./ruby.ts";
import { spring } from "./spring.ts";
import { staticcheck } from "./staticcheck.ts";
import type { Toolchain } from "./toolchain.ts";

export const TOOLCHAINS: readonly Toolchain[] = [
  c,
  java,
  maven,
  php,
  ruby,
  chromium,
  python,
  pythonTools,
  pythonFrameworks,
  pythonExtras,
  dart,
  dotnet,
  go,
  staticcheck,
  nodeOldest,
  bun,
  deno,
  next,
  rails,
  laravel,
  phpFpm,
  spring,
  otelJava,
  otelGo,
];
