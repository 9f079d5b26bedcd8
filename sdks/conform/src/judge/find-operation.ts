/** Which operation of the contract a request is for. */
import { BASE_PATH } from "../../../../generated/mount-routes.ts";
import { OPERATIONS, type OperationFacts } from "../../../../generated/operations.ts";

export interface Found {
  readonly operation: OperationFacts;
  readonly path_values: Readonly<Record<string, string>>;
}

export interface Address {
  /** Below the base path of the contract; null outside of it. */
  readonly path: string | null;
  readonly query: string;
}

export function addressOf(target: string): Address {
  const [path = "", query = ""] = target.split("#", 1)[0]?.split(/\?(.*)/s, 2) ?? [];
  return { path: path.startsWith(`${BASE_PATH}/`) ? path.slice(BASE_PATH.length) : null, query };
}

/** A path that is spelt out comes before one whose id could be spelt so. */
const FORMS = Object.values(OPERATIONS)
  .map((operation) => ({ operation, parts: operation.path.split("/") }))
  .sort((one, other) => openings(one.parts) - openings(other.parts));

function openings(parts: readonly string[]): number {
  return parts.filter((part) => part.startsWith("{")).length;
}

export function findOperation(method: string, path: string): Found | null {
  const given = path.split("/");
  for (const { operation, parts } of FORMS) {
    if (operation.method !== method || parts.length !== given.length) continue;
    const path_values = valuesOf(parts, given);
    if (path_values !== null) return { operation, path_values };
  }
  return null;
}

function valuesOf(
  parts: readonly string[],
  given: readonly string[],
): Record<string, string> | null {
  const values: Record<string, string> = {};
  for (const [index, part] of parts.entries()) {
    const text = given[index] ?? "";
    if (part.startsWith("{")) values[part.slice(1, -1)] = decoded(text);
    else if (part !== text) return null;
    if (text === "" && index > 0) return null;
  }
  return values;
}

/** A text that is no percent-encoding stays as it is, and breaks the schema of the parameter. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
