/** The programs with OpenTelemetry that are built before they are started. */
import { cpSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { OTEL_GO_CACHE, OTEL_GO_MODULE } from "../../../scripts/toolchains/otel.ts";
import { goEnvironment } from "../../../sdks/conformance/runner/go.ts";
import { compileJava, SHORT_LIVED, sourcesBelow } from "../../../sdks/conformance/runner/jvm.ts";
import { complaintOf } from "../../../sdks/conformance/runner/platform.ts";
import { goModule } from "../../../sdks/tools/pack-go.ts";
import { SDKS } from "../../../sdks/tools/paths.ts";
import { inToolchain } from "../../../sdks/tools/toolchains.ts";
import type { Program } from "./programs.ts";

type Built = Program & { readonly build: () => void };

const SAMPLE = join(SDKS, "samples", "otel");

export function javaSales(folder: string): Built {
  const [sdk, classes] = [join(folder, "traced-sdk"), join(folder, "traced-java")];
  const path = [sdk, join(inToolchain("otel-java"), "*")].join(":");
  return {
    name: "Java",
    command: "java",
    args: [...SHORT_LIVED, "-cp", [classes, path].join(":"), "OtelSale"],
    build() {
      const sources = sourcesBelow(join(SDKS, "java"), ["src/main", "src/generated"], "java");
      expect(compileJava({ sources, into: sdk, path: [] })).toBe("");
      mkdirSync(classes);
      const programs = [join(SAMPLE, "Sale.java"), join(import.meta.dirname, "OtelSale.java")];
      const flags = ["--release", "11", "-cp", path, "-d", classes];
      expect(complaintOf("javac", [...flags, ...programs], { cwd: folder })).toBe("");
    },
  };
}

/** By the modules that stand in a cache of their own, and nothing that is fetched. */
export function goSales(folder: string): Built {
  const own = join(folder, "traced-go");
  const command = join(own, "sales");
  return {
    name: "Go",
    command,
    args: [],
    build() {
      cpSync(OTEL_GO_MODULE, own, { recursive: true });
      cpSync(join(SAMPLE, "sale.go"), join(own, "sale.go"));
      cpSync(join(import.meta.dirname, "otel-sale.go"), join(own, "main.go"));
      const env = { ...goEnvironment(), GOMODCACHE: OTEL_GO_CACHE };
      const sdk = [`-require=${goModule()}@v0.0.0`, `-replace=${goModule()}=${join(SDKS, "go")}`];
      expect(complaintOf("go", ["mod", "edit", ...sdk], { cwd: own, env })).toBe("");
      expect(complaintOf("go", ["build", "-o", command, "."], { cwd: own, env })).toBe("");
    },
  };
}
