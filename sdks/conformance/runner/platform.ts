/** What the proof must know of a language's machine; one file beside this for each. */
import { spawnSync } from "node:child_process";

export interface Started {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
}

export interface Runtime extends Started {
  /** The SDK, whose suppressions hold. */
  readonly sdk: string;
  /** What it runs on; null when that is not here. */
  readonly version: string | null;
  /** The layers that prove it; all of them if left out. */
  readonly layers?: readonly string[];
  /** Builds the driver, where it does not run from its source. */
  readonly build?: () => void;
}

/** Where an SDK stands, and where what is built of it goes. */
export interface Place {
  readonly folder: string;
  readonly built: string;
}

export interface Platform {
  /** The SDKs that it is built on; a copy of it holds a copy of each. */
  readonly built_on?: readonly string[];
  /** The ways in which the SDK of a place is proven. */
  readonly runtimes: (place: Place) => Runtime[];
  /** What the compiler says of a folder; empty when it is content. */
  readonly compile: (folder: string) => string;
}

/** What a command says of its version; null where it is not here. */
export function versionOf(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): string | null {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: "utf8", env });
  return status === 0 ? `${stdout}${stderr}`.trim() : null;
}

interface Where {
  readonly cwd: string;
  readonly env?: NodeJS.ProcessEnv;
}

/** Everything that a compiler printed when it failed; empty when it is content. */
export function complaintOf(command: string, args: readonly string[], where: Where): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    ...where,
    encoding: "utf8",
  });
  if (error) return `not compiled: ${error.message}`;
  return status === 0 ? "" : `${stdout}${stderr}`;
}

/** Everything that a command printed, of one that has nothing to say when all is well. */
export function saidBy(command: string, args: readonly string[], where: Where): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    ...where,
    encoding: "utf8",
  });
  if (error) return `not compiled: ${error.message}`;
  const said = `${stdout}${stderr}`;
  return status === 0 || said !== "" ? said : `it ended with ${status}`;
}
