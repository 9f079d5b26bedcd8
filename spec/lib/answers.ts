import { getDoc, type Program } from "@typespec/compiler";
import type { HttpOperation } from "@typespec/http";
import { marksOf } from "./decorators.ts";

/** One of the answers that an operation can give, as written. */
export interface AnswerEntry {
  as?: string;
  by?: string;
  value?: string | boolean;
  given?: boolean;
  media_type?: string;
  schema?: string;
  meaning?: string;
}

/** What chooses an answer, and where it is sent. */
interface AnswerChoice {
  name: string;
  in: "query" | "body" | "header";
  /** Null where it does not matter. */
  value: string | boolean | null;
  given: boolean;
}

/** The same with its defaults filled in. */
export interface Answer {
  /** What an SDK calls the method that asks for it, in the spelling of operations. */
  operation_id: string;
  /** Null where nothing that is sent chooses. */
  when: AnswerChoice | null;
  media_type: string;
  /** Null where the answer is a file. */
  schema: string | null;
  description: string;
}

/** The answers of an operation by what chooses them, the default first; empty when it has one. */
export function answersOf(program: Program, http: HttpOperation): Answer[] {
  const entries = marksOf(program, http.operation).answers ?? [];
  return entries.map((entry) => ({
    operation_id: entry.as ?? http.operation.name,
    when: choiceOf(http, entry),
    media_type: entry.media_type ?? "application/json",
    schema: entry.schema ?? null,
    description: inOneLine(entry.meaning) ?? getDoc(program, http.operation) ?? "",
  }));
}

function inOneLine(text: string | undefined): string | undefined {
  return text?.replaceAll(/\s+/g, " ");
}

function choiceOf(http: HttpOperation, { by, value, given }: AnswerEntry): AnswerChoice | null {
  if (by === undefined) return null;
  const parameter = http.parameters.parameters.find(({ name }) => name === by);
  const place = by === "Accept" ? "header" : parameter?.type === "query" ? "query" : "body";
  return { name: by, in: place, value: value ?? null, given: given ?? true };
}
