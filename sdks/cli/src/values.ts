/** From the text of a flag to the value that a request carries. */
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { parseJson } from "../../node/src/runtime/json.ts";
import type { ContractFlag } from "./contract.ts";
import { UsageError } from "./usage.ts";

type Reader = (text: string, form: ContractFlag) => unknown;

/** The value of a flag that was written so many times. */
export function flagValue(form: ContractFlag, texts: readonly string[]): unknown {
  if (form.kind === "pairs") return pairsOf(form, texts);
  const inner = READERS[form.kind.replace("[]", "")];
  if (inner === undefined) throw new Error(`nothing reads a flag of the kind ${form.kind}`);
  if (!form.kind.endsWith("[]")) return inner(texts.at(-1) ?? "", form);
  const [only = ""] = texts;
  // A whole list, as an answer or a file has it.
  if (texts.length === 1 && isWholeList(form, only)) return READERS.json?.(only, form);
  return texts.map((text) => inner(text, form));
}

function isWholeList({ kind }: ContractFlag, text: string): boolean {
  return text.startsWith("[") || (kind === "json[]" && text.startsWith("@"));
}

const READERS: Readonly<Record<string, Reader>> = {
  text: (text) => text,
  integer: numberOf(/^-?\d+$/, "a whole number"),
  number: numberOf(/^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/, "a number"),
  boolean(text, { flag }) {
    if (text === "true" || text === "false") return text === "true";
    throw new UsageError(`--${flag} is not ${text}.`, `Write --${flag} or --no-${flag}.`);
  },
  time: (text) => (/^\d+$/.test(text) ? Number(text) : text),
  either: (text, form) => (text.startsWith("{") ? READERS.json?.(text, form) : text),
  json(text, { flag }) {
    const whole = text.startsWith("@") ? fileText(text.slice(1), flag) : text;
    try {
      return parseJson(whole);
    } catch (error) {
      const why = (error as Error).message;
      const fix = `Write JSON, or @ and the path of a file with it. It was read as: ${why}`;
      throw new UsageError(`--${flag} is not JSON.`, fix);
    }
  },
  file: (text, { flag }) => new File([new Uint8Array(fileBytes(text, flag))], basename(text)),
};

/** Digits beyond what a number holds exactly stay exact. */
function numberOf(form: RegExp, called: string): Reader {
  return (text, { flag }) => {
    if (form.test(text)) return /^-?\d{16,}$/.test(text) ? BigInt(text) : Number(text);
    throw new UsageError(`--${flag} is not ${called}: ${text}`, `Write --${flag} <number>.`);
  };
}

/** `till=4` and `clerk=Rudo`, each of the kind that its name has, or the whole as JSON. */
function pairsOf(form: ContractFlag, texts: readonly string[]): unknown {
  const [only = ""] = texts;
  if (texts.length === 1 && /^(?:[{@]|null$)/.test(only)) return READERS.json?.(only, form);
  const pairs = texts.map((text) => {
    const at = text.indexOf("=");
    if (at > 0) return [text.slice(0, at), text.slice(at + 1)] as const;
    const fix = `Write --${form.flag} name=value, once for each name.`;
    throw new UsageError(`--${form.flag} has no name: ${text}`, fix);
  });
  const names = [...new Set(pairs.map(([name]) => name))];
  const entries = names.map((name) => {
    const own = pairs.filter(([other]) => other === name).map(([, text]) => text);
    const inner = { ...form, flag: `${form.flag} ${name}`, kind: form.fields?.[name] ?? "text" };
    return [name, flagValue(inner, own)] as const;
  });
  return Object.fromEntries(entries);
}

function fileText(path: string, flag: string): string {
  return fileBytes(path, flag).toString("utf8");
}

function fileBytes(path: string, flag: string): Buffer {
  try {
    return readFileSync(path === "-" ? 0 : path);
  } catch (error) {
    const why = (error as Error).message;
    throw new UsageError(`--${flag} cannot be read: ${why}`, "Name a file that can be read.");
  }
}
