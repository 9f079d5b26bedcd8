/** Ruby as the machine has it; nothing is fetched. */
import { join } from "node:path";
import { complaintOf, type Platform, saidBy, versionOf } from "./platform.ts";

export const RUBY = process.env.SVC_TEST_RUBY ?? "ruby";

const LOAD_ALL =
  'require "svc"; ' +
  'Dir["lib/**/*.rb", "driver/{dispatch,samples}.rb"].sort.each { |path| require "./#{path}" }';

export const ruby: Platform = {
  runtimes: ({ folder }) => [
    {
      sdk: "ruby",
      name: "ruby",
      command: RUBY,
      args: ["-w", join(folder, "driver", "main.rb")],
      cwd: folder,
      version: versionOf(RUBY, ["--version"]),
    },
  ],
  /** Loads every file that was made, with all warnings, and reads the signatures. */
  compile(folder) {
    const said = saidBy(RUBY, ["-w", "-Ilib", "-e", LOAD_ALL], { cwd: folder });
    return said === "" ? complaintOfRbs(folder) : said;
  },
};

/** What the signatures of a folder say against themselves; empty when they are right. */
function complaintOfRbs(folder: string): string {
  const program = 'load Gem.bin_path("rbs", "rbs")';
  const args = ["-e", program, "--", "-I", "sig", "validate", "--silent"];
  return complaintOf(RUBY, args, { cwd: folder });
}
