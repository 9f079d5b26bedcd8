import { refuse } from "#platform/refusal";

const PARAM_CHARACTERS_MAX = 256;
/** A text, or a sign that opens, closes or parts what is written. */
const TOKENS = /"(?:[^"\\]|\\.)*"|[{}[\],:]/gs;

/**
 * Refuses a body that names a member of an object twice: whoever reads the first one, a proxy or a
 * till, would show another amount than the last one, which is charged. The texts that a scan found
 * to be names are compared with the members that the parser made of them; only where some are
 * missing is it worth finding out which.
 *
 * Refuses: `invalid_json`.
 */
export function refuseDoubledNames(tree: unknown, { text, names }: ScannedText): void {
  if (membersOf(tree) === names) return;
  const name = firstDoubled(text);
  if (name === null) return;
  refuse("invalid_json", {
    param: name.slice(0, PARAM_CHARACTERS_MAX),
    message: "The body has this field twice in one object. Send each field once.",
  });
}

/** The text of a body, and how many names of members a scan of its bytes found. */
interface ScannedText {
  readonly text: string;
  readonly names: number;
}

function membersOf(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  let count = 0;
  if (Array.isArray(value)) {
    for (const one of value) count += membersOf(one);
    return count;
  }
  for (const name in value) count += 1 + membersOf((value as Record<string, unknown>)[name]);
  return count;
}

/** The name that stands twice in an object of a text that was parsed already. */
function firstDoubled(text: string): string | null {
  const open: Set<string>[] = [];
  let last: string | null = null;
  for (const [token] of text.matchAll(TOKENS)) {
    if (token === "{" || token === "[") open.push(new Set());
    else if (token === "}" || token === "]") open.pop();
    else if (token === ":") {
      const names = open.at(-1);
      const name = JSON.parse(last ?? '""') as string;
      if (names?.has(name)) return name;
      names?.add(name);
    } else if (token !== ",") last = token;
  }
  return null;
}
