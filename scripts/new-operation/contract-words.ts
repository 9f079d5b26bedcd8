import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { OperationFacts } from "../../generated/operations.ts";
import { GENERATED } from "../generate/paths.ts";

interface Paths {
  readonly paths: Record<string, Record<string, { readonly description: string }>>;
}

/** The first sentence that the contract says of an operation. */
export function promiseOf({ method, path }: OperationFacts): string {
  const { paths } = JSON.parse(readFileSync(join(GENERATED, "openapi.json"), "utf8")) as Paths;
  const { description = "" } = paths[path]?.[method.toLowerCase()] ?? {};
  return description.replaceAll(/\s+/g, " ").split(/(?<=\.) /)[0] ?? "";
}
