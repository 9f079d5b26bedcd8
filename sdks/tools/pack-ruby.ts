/** Packs the gem as its registry takes it, and installs it where a program stands. */
import { spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { RUBY } from "../conformance/runner/ruby.ts";
import { type Installed, runToEnd } from "./pack.ts";
import { SDKS } from "./paths.ts";

const FOLDER = join(SDKS, "ruby");
const GEM = ["-S", "gem"];

interface InstalledGem extends Installed {
  /** The paths in it. */
  readonly files: readonly string[];
  /** With it Ruby finds what was installed, and no other gem. */
  readonly env: Readonly<Record<string, string>>;
}

/** Needs RubyGems, and nothing from a registry; a warning of the packer is an error. */
export function installPackedRuby(folder: string): InstalledGem {
  const gems = join(folder, "gems");
  const packed = join(folder, "svc-sdk.gem");
  mkdirSync(gems, { recursive: true });
  runToEnd(RUBY, [...GEM, "build", "--strict", "--output", packed, "svc-sdk.gemspec"], FOLDER);
  const place = ["--local", "--no-document", "--install-dir", gems];
  runToEnd(RUBY, [...GEM, "install", ...place, packed], FOLDER);
  const flags = ["specification", packed, "files", "--yaml"];
  const { stdout } = spawnSync(RUBY, [...GEM, ...flags], { cwd: FOLDER, encoding: "utf8" });
  const files = stdout.split("\n").flatMap((line) => /^- (.+)$/.exec(line)?.[1] ?? []);
  return { packed: [packed], command: RUBY, files, env: { GEM_HOME: gems, GEM_PATH: gems } };
}
