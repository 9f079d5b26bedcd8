import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { LiveLine } from "./describe-live.ts";
import type { Sandbox } from "./sandbox.ts";

const README = join(import.meta.dirname, "..", "README.md");
const README_ORIGIN = "http://127.0.0.1:4000";
const README_KEY = /KEY=\$\(.*?\)(?= )/;

/** What the banner is made from. */
interface BannerParts {
  readonly public_url: string;
  readonly live: readonly LiveLine[];
  /** Signs the owner in to the dashboard, once; null where it is not printed. */
  readonly owner_link: string | null;
}

/**
 * What a person sees when the sandbox is ready: where it is, its key, what is connected to live
 * mode, and the README's commands.
 */
export function sandboxBanner(
  { base_url, key }: Sandbox,
  { public_url, live, owner_link }: BannerParts,
): string {
  const commands = readmeCommands().map((command) =>
    command.replace(README_KEY, `KEY=${key}`).replaceAll(README_ORIGIN, public_url),
  );
  return [
    "",
    `  Base URL   ${base_url}`,
    `  Key        ${key}`,
    ...dashboardLines(owner_link),
    `  Guides     ${public_url}/docs/guides`,
    `  Reference  ${public_url}/docs/reference`,
    "",
    "This sandbox sells in test mode. What is connected to live mode:",
    "",
    ...live.map(({ name, has }) => `  ${name.padEnd(12)}  ${has}`),
    "",
    "Sell airtime in three commands, in a second terminal:",
    "",
    ...commands.flatMap((command) => [command, ""]),
  ].join("\n");
}

function dashboardLines(owner_link: string | null): string[] {
  if (owner_link === null) return [];
  return [`  Dashboard  ${owner_link}`, "             (signs you in once, within 24 hours)"];
}

/** The commands stand in the README and nowhere else, so that what is printed is what is tested. */
function readmeCommands(): string[] {
  const blocks = readFileSync(README, "utf8").matchAll(/```sh\n(.*?)\n```/gs);
  return [...blocks].map(([, block = ""]) => block).filter((block) => block.includes("curl "));
}
