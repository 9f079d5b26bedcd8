/** From the words of a command line to flags and arguments. */
import { nearest, UsageError } from "./usage.ts";

export interface FlagForm {
  readonly flag: string;
  readonly kind: string;
  readonly about: string;
}

/** Every flag with its texts, in the order in which they were written. */
export type Flags = ReadonlyMap<string, readonly string[]>;

interface Read {
  readonly args: readonly string[];
  readonly flags: Flags;
}

/** The flags that every command takes. */
export const GENERAL: readonly FlagForm[] = [
  { flag: "json", kind: "boolean", about: "Print JSON, as when the output is piped" },
  { flag: "fields", kind: "text", about: "Print only these fields, such as id,status" },
  { flag: "profile", kind: "text", about: "Use the key of this profile" },
  { flag: "yes", kind: "boolean", about: "Do not ask before a change in live mode" },
  { flag: "quiet", kind: "boolean", about: "Print only the result" },
  { flag: "no-color", kind: "boolean", about: "Print without colours" },
  { flag: "timeout", kind: "text", about: "Seconds for the whole call; 60 by default" },
  { flag: "retries", kind: "text", about: "How often a call is repeated; 2 by default" },
  { flag: "help", kind: "boolean", about: "Show this help" },
];

const SHORT: Readonly<Record<string, string>> = { "-h": "--help", "-y": "--yes", "-q": "--quiet" };

/** Reads all that follows a command. */
export function readFlags(words: readonly string[], known: readonly FlagForm[]): Read {
  const args: string[] = [];
  const flags = new Map<string, string[]>();
  const rest = [...words];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word === "--") {
      args.push(...rest.splice(0));
      break;
    }
    const written = SHORT[word] ?? word;
    if (!written.startsWith("--")) {
      if (/^-[A-Za-z]/.test(written)) throw unknownFlag(written, known);
      args.push(written);
      continue;
    }
    const [name, text] = namedText(written.slice(2), rest, known);
    flags.set(name, [...(flags.get(name) ?? []), text]);
  }
  return { args, flags };
}

/** `--name value`, `--name=value`, and of a switch `--name` and `--no-name`. */
function namedText(
  written: string,
  rest: string[],
  known: readonly FlagForm[],
): [name: string, text: string] {
  const at = written.indexOf("=");
  const name = at === -1 ? written : written.slice(0, at);
  const form = known.find(({ flag }) => flag === name);
  if (form === undefined) {
    const denied = known.find(({ flag, kind }) => kind === "boolean" && `no-${flag}` === name);
    if (denied !== undefined && at === -1) return [denied.flag, "false"];
    throw unknownFlag(`--${name}`, known);
  }
  if (at !== -1) return [name, written.slice(at + 1)];
  if (form.kind === "boolean") return [name, "true"];
  const next = rest[0];
  if (next === undefined || next.startsWith("--")) {
    throw new UsageError(
      `--${name} needs a value.`,
      `Write --${name} <value> or --${name}=<value>.`,
    );
  }
  rest.shift();
  return [name, next];
}

function unknownFlag(written: string, known: readonly FlagForm[]): UsageError {
  const meant = nearest(
    written.replace(/^-+/, ""),
    known.map(({ flag }) => flag),
  );
  const fix = meant === null ? "Add --help to see all flags." : `Did you mean --${meant}?`;
  return new UsageError(`There is no flag ${written}.`, fix);
}

/** The words of a command and all that follows them; general flags may stand before it. */
export function splitWords(argv: readonly string[]): { words: string[]; rest: string[] } {
  const words: string[] = [];
  const before: string[] = [];
  const left = [...argv];
  for (let word = left[0]; word !== undefined; word = left[0]) {
    if (word === "--") break;
    left.shift();
    if (!word.startsWith("-")) {
      words.push(word);
      continue;
    }
    const form = GENERAL.find(({ flag }) => `--${flag}` === word);
    const takes_value = form !== undefined && form.kind !== "boolean";
    before.push(word);
    if (takes_value && words.length === 0 && left[0] !== undefined) before.push(left.shift() ?? "");
    else if (words.length > 0) break;
  }
  return { words, rest: [...before, ...left] };
}

export function textOf(flags: Flags, name: string): string | undefined {
  return flags.get(name)?.at(-1);
}

export function isSet(flags: Flags, name: string): boolean {
  const text = textOf(flags, name);
  return text !== undefined && text !== "false";
}
