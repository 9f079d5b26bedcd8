/** What JSON can say and neither the program nor the database can keep. */
import { refuse } from "#platform/refusal";

const PARAM_CHARACTERS_MAX = 256;

/** Without one of these in its text, no body can hold what is looked for. */
const SUSPICIOUS = /\\u|__proto__/;

/**
 * Looks through a parsed body once, before anything walks it; its depth is bounded already.
 *
 * Refuses: `unknown_parameter` for a field that would replace the prototype of whatever object it
 * is copied into, `parameter_invalid` for text that PostgreSQL cannot store.
 */
export function refuseUnsoundTree(tree: unknown, text: string): void {
  if (SUSPICIOUS.test(text)) walk(tree, []);
}

/** The place is spelt out only when something is refused at it. */
function walk(value: unknown, place: (string | number)[]): void {
  if (typeof value === "string") {
    if (!isStorable(value)) refuseText(place);
    return;
  }
  if (typeof value !== "object" || value === null) return;
  if (Array.isArray(value)) {
    for (let at = 0; at < value.length; at++) {
      place.push(at);
      walk(value[at], place);
      place.pop();
    }
    return;
  }
  for (const name of Object.keys(value)) {
    place.push(name);
    if (name === "__proto__") {
      const param = spelt(place);
      refuse("unknown_parameter", {
        param,
        message: "The body has a field called __proto__, which is not allowed.",
      });
    }
    if (!isStorable(name)) refuseText(place);
    walk((value as Record<string, unknown>)[name], place);
    place.pop();
  }
}

/** Whether PostgreSQL can keep a text: no NUL, no half of a surrogate pair. */
export function isStorable(text: string): boolean {
  return !text.includes("\0") && text.isWellFormed();
}

function refuseText(place: readonly (string | number)[]): never {
  return refuse("parameter_invalid", {
    param: place.length === 0 ? undefined : spelt(place),
    message: "A text of the body has a NUL character or half of a surrogate pair. Remove it.",
  });
}

function spelt(place: readonly (string | number)[]): string {
  const written = place.reduce<string>((path, name) => {
    if (typeof name === "number") return `${path}[${name}]`;
    return path === "" ? name : `${path}.${name}`;
  }, "");
  return written.slice(0, PARAM_CHARACTERS_MAX);
}
