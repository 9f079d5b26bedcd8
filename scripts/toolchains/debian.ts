/** Debian's packages, which need the rights of root and a Debian. */
import { firstLineOf, runOrThrow, type Toolchain } from "./toolchain.ts";

const QUIET = { DEBIAN_FRONTEND: "noninteractive" };

export function canInstallPackages(): boolean {
  return process.getuid?.() === 0 && firstLineOf("apt-get", "--version") !== null;
}

/** All packages at once, which costs one reading of the lists and one lock. */
export function installPackages(missing: readonly Toolchain[]): void {
  const packages = [...new Set(missing.flatMap(({ packages = [] }) => packages))];
  runOrThrow("apt-get", ["update", "-qq"], { env: QUIET });
  const flags = ["install", "-y", "-qq", "--no-install-recommends"];
  runOrThrow("apt-get", [...flags, ...packages], { env: QUIET });
}
