/** What each part of the installer says of its tool. */
import { spawnSync } from "node:child_process";
import { stripVTControlCharacters } from "node:util";
import { toolchainEnvironment } from "../../sdks/tools/toolchains.ts";

export interface Toolchain {
  readonly name: string;
  /** What is not run where it is missing. */
  readonly needed_by: string;
  /** Its version; null where it is not here, or not as it has to be. */
  readonly find: () => string | null;
  /** Debian's packages that bring it; Debian signs them. */
  readonly packages?: readonly string[];
  /** Puts it below the folder of toolchains; throws what went wrong. */
  readonly install?: () => void;
}

const WITHIN_MS = 600_000;

/** The first line of what a command says of itself; null when it fails or is not there. */
export function firstLineOf(command: string, ...args: readonly string[]): string | null {
  const env = toolchainEnvironment();
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: "utf8", env });
  if (status !== 0) return null;
  const said = stdout.trim() === "" ? stderr : stdout;
  return stripVTControlCharacters(said).trim().split("\n")[0] ?? "";
}

/** Runs a command of an installation; throws what it printed when it fails. */
export function runOrThrow(
  command: string,
  args: readonly string[],
  options: { readonly cwd?: string; readonly env?: Readonly<Record<string, string>> } = {},
): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    encoding: "utf8",
    timeout: WITHIN_MS,
    ...options,
    env: { ...toolchainEnvironment(), ...options.env },
  });
  if (status === 0) return stdout;
  const said = error?.message ?? `${stdout}${stderr}`;
  throw new Error(`${command} ${args.join(" ")} failed:\n${said.trim().slice(-1_000)}`);
}
