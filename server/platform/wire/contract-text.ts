import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** Reads the contract, as JSON: generated/openapi.json. */
export function readContractText(): Promise<string> {
  // Whatever makes migrations loads this file without knowing where it stands.
  return readFile(join(import.meta.dirname, "../../../generated/openapi.json"), "utf8");
}
