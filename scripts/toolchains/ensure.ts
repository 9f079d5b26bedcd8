/** Looks for every tool, installs what is missing, and says what is still missing afterwards. */
import { canInstallPackages, installPackages } from "./debian.ts";
import type { Toolchain } from "./toolchain.ts";

/** A registry that does not answer is tried again. */
const TRIES_MAX = 3;

export interface Ensured {
  readonly name: string;
  readonly needed_by: string;
  /** Null when it is not here after all. */
  readonly version: string | null;
  readonly seconds: number;
  /** Why it could not be installed; empty when nothing went wrong. */
  readonly complaint: string;
}

interface Machine {
  readonly canInstallPackages: () => boolean;
  readonly installPackages: (missing: readonly Toolchain[]) => void;
}

const THIS_MACHINE: Machine = { canInstallPackages, installPackages };

/** In the order of the list, since a later tool may be built by an earlier one. */
export function ensureToolchains(
  toolchains: readonly Toolchain[],
  machine: Machine = THIS_MACHINE,
): Ensured[] {
  const packaged = ensurePackages(toolchains, machine);
  return toolchains.map((toolchain) => {
    const started_ms = performance.now();
    const { name, needed_by, install, packages } = toolchain;
    let version = toolchain.find();
    let complaint = version === null && packages !== undefined ? packaged : "";
    if (version === null && install !== undefined) {
      complaint = complaintAfterTries(install);
      version = toolchain.find();
    }
    const seconds = (performance.now() - started_ms) / 1_000;
    return { name, needed_by, version, seconds, complaint };
  });
}

/** What went wrong with the packages of Debian, for all tools that come from it. */
function ensurePackages(toolchains: readonly Toolchain[], machine: Machine): string {
  const missing = toolchains.filter(
    ({ packages, find }) => packages !== undefined && find() === null,
  );
  if (missing.length === 0) return "";
  if (!machine.canInstallPackages()) return "its packages can be installed by root on Debian alone";
  return complaintAfterTries(() => machine.installPackages(missing));
}

function complaintAfterTries(install: () => void): string {
  let complaint = "";
  for (let tried = 0; tried < TRIES_MAX; tried++) {
    try {
      install();
      return "";
    } catch (error) {
      complaint = (error as Error).message;
    }
  }
  return complaint;
}

/** One line a tool, and below it why it is missing. */
export function ensuredText(ensured: readonly Ensured[]): string {
  const lines = ensured.map(({ name, needed_by, version, seconds, complaint }) => {
    const mark = version === null ? "✗" : "✓";
    const found = version ?? `missing, so not run: ${needed_by}`;
    const head = `${mark} ${name.padEnd(14)} ${seconds.toFixed(1).padStart(5)} s  ${found}`;
    return version === null && complaint !== "" ? `${head}\n${indented(complaint)}` : head;
  });
  return lines.join("\n");
}

function indented(text: string): string {
  return text
    .split("\n")
    .map((line) => `    ${line}`)
    .join("\n");
}
