import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Sandbox } from "./sandbox.ts";

const README = join(import.meta.dirname, "..", "README.md");
const README_ORIGIN = "http://127.0.0.1:4000";
const README_KEY = /KEY=\$\(.*?\)(?= )/;

/**
 * What a person sees when the sandbox is ready: where it is, its key, and the README's commands.
 */
export function sandboxBanner({ base_url, key }: Sandbox, public_url: string): string {
  const commands = readmeCommands().map((command) =>
    command.replace(README_KEY, `KEY=${key}`).replaceAll(README_ORIGIN, public_url),
  );
  return [
    "",
    `  Base URL   ${base_url}`,
    `  Key        ${key}`,
    `  Guides     ${public_url}/docs/guides`,
    `  Reference  ${public_url}/docs/reference`,
    "",
    "Sell airtime in three commands, in a second terminal:",
    "",
    ...commands.flatMap((command) => [command, ""]),
  ].join("\n");
}

/** The commands stand in the README and nowhere else, so that what is printed is what is tested. */
function readmeCommands(): string[] {
  const blocks = readFileSync(README, "utf8").matchAll(/```sh\n(.*?)\n```/gs);
  return [...blocks].map(([, block = ""]) => block).filter((block) => block.includes("curl "));
}
