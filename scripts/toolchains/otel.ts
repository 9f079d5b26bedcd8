import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inToolchain } from "../../sdks/tools/toolchains.ts";
import { fetchJars, hasJars } from "./jars.ts";
import { runOrThrow, type Toolchain } from "./toolchain.ts";

const PINNED = join(import.meta.dirname, "requirements");
const JARS = { pom: join(PINNED, "otel-java", "pom.xml"), folder: "otel-java" };
const FETCHED = inToolchain("otel-go");
const MARK = join(FETCHED, ".installed");
/** A module of nothing but what the sample stands on, with the hashes of all of it. */
export const OTEL_GO_MODULE = join(PINNED, "otel-go");
export const OTEL_GO_CACHE = join(FETCHED, "cache");

/** The jars of OpenTelemetry that the sample in Java is run with. */
export const otelJava: Toolchain = {
  name: "OpenTelemetry, Java",
  needed_by: "the sample with OpenTelemetry in Java",
  find: () => (hasJars(JARS) ? "fetched" : null),
  install: () => fetchJars(JARS),
};

/** The modules of OpenTelemetry that the sample in Go is run with, in a cache of their own. */
export const otelGo: Toolchain = {
  name: "OpenTelemetry, Go",
  needed_by: "the sample with OpenTelemetry in Go",
  find: () => (existsSync(MARK) && readFileSync(MARK, "utf8") === sums() ? "fetched" : null),
  install() {
    rmSync(FETCHED, { recursive: true, force: true });
    cpSync(OTEL_GO_MODULE, FETCHED, { recursive: true });
    // A cache that cannot be written to cannot be removed either.
    const env = { GOFLAGS: "-modcacherw", GOMODCACHE: OTEL_GO_CACHE };
    runOrThrow("go", ["mod", "download"], { cwd: FETCHED, env });
    writeFileSync(MARK, sums());
  },
};

function sums(): string {
  return readFileSync(join(OTEL_GO_MODULE, "go.sum"), "utf8");
}
