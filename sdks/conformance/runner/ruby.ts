/** Ruby as the machine has it; nothing is fetched. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { SDKS } from "../../tools/paths.ts";
import type { Runtime } from "./languages.ts";

const FOLDER = join(SDKS, "ruby");
export const RUBY = process.env.SVC_TEST_RUBY ?? "ruby";

/** What Ruby says of itself; null where there is none. */
function rubyVersion(): string | null {
  const { status, stdout } = spawnSync(RUBY, ["--version"], { encoding: "utf8" });
  return status === 0 ? stdout.trim() : null;
}

export function rubyRuntime(): Runtime {
  return {
    sdk: "ruby",
    name: "ruby",
    command: RUBY,
    args: ["-w", join(FOLDER, "driver", "main.rb")],
    cwd: FOLDER,
    version: rubyVersion(),
  };
}

/** What the signatures of a folder say against themselves; empty when they are right. */
export function complaintOfRbs(folder: string): string {
  const program = 'load Gem.bin_path("rbs", "rbs")';
  const args = ["-e", program, "--", "-I", "sig", "validate", "--silent"];
  const { status, stdout, stderr } = spawnSync(RUBY, args, { cwd: folder, encoding: "utf8" });
  return status === 0 ? "" : `${stdout}${stderr}`;
}
