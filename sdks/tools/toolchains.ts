/** Where the compilers and tools of the SDKs stand that the machine does not bring itself. */
import { delimiter, join } from "node:path";
import { cacheFolder } from "./generate/jar.ts";

/** Kept once for all trees of a machine, below the same folder as the generator. */
export function toolchainsFolder(): string {
  return join(cacheFolder(), "..", "toolchains");
}

/** The path of a file of an installed tool. */
export function inToolchain(...parts: readonly string[]): string {
  return join(toolchainsFolder(), ...parts);
}

/** The caller's environment; what the machine has itself is found first. */
export function toolchainEnvironment(): NodeJS.ProcessEnv {
  return {
    ...process.env,
    PATH: [process.env.PATH, inToolchain("bin")].join(delimiter),
  };
}
