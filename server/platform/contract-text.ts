import { readFile } from "node:fs/promises";
import { join } from "node:path";

const CONTRACT = join(import.meta.dirname, "../../generated/openapi.json");

/** Reads the contract, as JSON: generated/openapi.json. */
export function readContractText(): Promise<string> {
  return readFile(CONTRACT, "utf8");
}
