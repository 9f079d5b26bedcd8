/** What JSON can say and neither the program nor the database can keep. */
import { refuse } from "#platform/refusal";

/** No body of the interface nests deeper; a deeper one could exhaust the stack. */
const DEPTH_MAX = 32;

/**
 * Looks through a parsed body once, before anything walks it.
 *
 * Refuses: `invalid_json` for depth, `unknown_parameter` for a field that would replace the
 * prototype of whatever object it is copied into, `parameter_invalid` for text that PostgreSQL
 * cannot store.
 */
export function refuseUnsoundTree(tree: unknown): void {
  walk(tree, { param: "", depth: 0 });
}

interface Place {
  readonly param: string;
  readonly depth: number;
}

function walk(value: unknown, { param, depth }: Place): void {
  if (typeof value === "string") {
    if (!isStorable(value)) refuseText(param);
    return;
  }
  if (typeof value !== "object" || value === null) return;
  if (depth >= DEPTH_MAX) {
    refuse("invalid_json", { message: `A body nests at most ${DEPTH_MAX} levels.` });
  }
  if (Array.isArray(value)) {
    for (const [place, entry] of value.entries()) {
      walk(entry, { param: `${param}[${place}]`, depth: depth + 1 });
    }
    return;
  }
  for (const name of Object.keys(value)) {
    const path = param === "" ? name : `${param}.${name}`;
    if (name === "__proto__") {
      refuse("unknown_parameter", { param: path, message: "No field is called __proto__." });
    }
    if (!isStorable(name)) refuseText(param);
    walk((value as Record<string, unknown>)[name], { param: path, depth: depth + 1 });
  }
}

/** Whether PostgreSQL can keep a text: no NUL, no half of a surrogate pair. */
export function isStorable(text: string): boolean {
  return !text.includes("\0") && text.isWellFormed();
}

function refuseText(param: string): never {
  return refuse("parameter_invalid", {
    param: param === "" ? undefined : param.slice(0, 256),
    message: "Text holds no NUL character and no half of a surrogate pair.",
  });
}
