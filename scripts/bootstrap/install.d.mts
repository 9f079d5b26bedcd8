import type { SpawnSyncReturns } from "node:child_process";

export function billOfMaterials(root: string): string;
export function askForFaults(
  root: string,
  settings?: Readonly<Record<string, string>>,
): SpawnSyncReturns<string>;
