/** What a sample is, and what those of all languages share. */
import { snake } from "../languages/language.ts";
import type { Method } from "../model/types.ts";

const RESERVED = new Set(["export", "import", "class", "default", "case", "with"]);

export type Values = Readonly<Record<string, unknown>>;

export interface Sample {
  readonly key: string;
  /** The words of the example; empty where the contract has none. */
  readonly title: string;
  readonly code: string;
  /** The name that it gives to what comes back; null where it gives none. */
  readonly variable: string | null;
}

export function isList({ shape }: Method): boolean {
  return shape === "list" || shape === "numbered";
}

/** `send` of a method that answers a Send or an approval. */
export function variableOf({ result }: Method): string {
  const [first = ""] = snake(result ?? "answer").split("_or_");
  const last = first.split("_").at(-1) ?? "answer";
  return RESERVED.has(last) ? "answer" : last;
}

export function indented(text: string, by: string): string {
  return text.replaceAll(/^/gm, by);
}
