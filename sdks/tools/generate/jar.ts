/**
 * The generator: one jar of one version, known by its hash, kept once for all trees of a machine.
 * The package's own wrapper knows where the jar is published; this file only checks what came.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { homedir } from "node:os";
import { isAbsolute, join } from "node:path";
import { SCRATCH, SDKS } from "../paths.ts";

const WRAPPER = join(SDKS, "node_modules", "@openapitools", "openapi-generator-cli", "main.js");

interface Pinned {
  readonly version: string;
  readonly sha256: string;
}

/** The version of openapitools.json and the hash of jar.sha256. */
export function pinnedJar(): Pinned {
  const config = JSON.parse(readFileSync(join(SDKS, "openapitools.json"), "utf8"));
  const [sha256 = ""] = readFileSync(join(SDKS, "jar.sha256"), "utf8").split(/\s+/);
  return { version: config["generator-cli"].version, sha256 };
}

/** Whether there is a Java that can run the jar. */
export function hasJava(): boolean {
  return spawnSync("java", ["-version"], { stdio: "ignore" }).status === 0;
}

/** The path of the jar, fetched if it is not there; refuses one with another hash. */
export function ensureJar(): string {
  const { version, sha256 } = pinnedJar();
  const folder = cacheFolder();
  const jar = join(folder, `${version}.jar`);
  if (!existsSync(jar)) fetchJar(folder, version);
  const found = createHash("sha256").update(readFileSync(jar)).digest("hex");
  if (found !== sha256) {
    rmSync(jar);
    throw new Error(`The generator's jar has the hash ${found}, not that of sdks/jar.sha256.`);
  }
  return jar;
}

/** A path that is empty or relative is none, as the specification of XDG_CACHE_HOME has it. */
export function cacheFolder(): string {
  const named = process.env.XDG_CACHE_HOME ?? "";
  const home = isAbsolute(named) ? named : join(homedir(), ".cache");
  try {
    accessSync(existsSync(home) ? home : homedir(), constants.W_OK);
    return join(home, "svc", "openapi-generator");
  } catch {
    return join(SCRATCH, "openapi-generator");
  }
}

/** The wrapper finds its configuration and its folder from PWD, not from where it runs. */
function fetchJar(folder: string, version: string): void {
  mkdirSync(folder, { recursive: true });
  const config = { "generator-cli": { version, storageDir: folder } };
  writeFileSync(join(folder, "openapitools.json"), JSON.stringify(config));
  console.log(`Fetching the generator ${version} (once for each machine) ...`);
  const { status, stdout, stderr } = spawnSync(process.execPath, [WRAPPER, "version"], {
    cwd: folder,
    env: { ...process.env, PWD: folder },
    encoding: "utf8",
  });
  if (status !== 0 || !existsSync(join(folder, `${version}.jar`))) {
    throw new Error(`The generator could not be fetched:\n${stdout}${stderr}`.slice(0, 2_000));
  }
}
