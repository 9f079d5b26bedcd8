/** What went wrong, for people and for programs: a sentence, what to do next, and an exit code. */
import {
  ApiError,
  ArgumentError,
  AuthenticationError,
  ConfigurationError,
  ConnectionError,
  ResponseError,
} from "../../node/src/runtime/error.ts";
import { writeJson } from "../../node/src/runtime/json.ts";
import { SignInNeeded } from "./call.ts";
import { FIXES } from "./generated/commands.ts";
import type { Io } from "./io.ts";
import { shownKey } from "./profile.ts";
import { plain, styleOf, wrapped } from "./style.ts";
import { UsageError } from "./usage.ts";

const EXIT = {
  done: 0,
  refused: 1,
  usage: 2,
  no_answer: 3,
  no_sign_in: 4,
  bug: 70,
} as const;

interface Problem {
  readonly exit: number;
  readonly message: string;
  readonly code: string;
  /** Lines below the message, each with its name. */
  readonly lines: readonly (readonly [name: string, text: string])[];
  /** What a refusal adds, such as the first wrong lines; its remedy may name it. */
  readonly meta?: Meta;
}

type Meta = Readonly<Record<string, unknown>>;

const SIGN_IN = "Run svc login, or set SVC_KEY and SVC_URL in the environment.";
const LEAD = "Error: ";
const RETRY_KEY = "Repeat the command with --idempotency-key";

/** Prints it on the stream of errors, as JSON where asked for, and answers the exit code. */
export function reportProblem(io: Io, error: unknown, is_json: boolean): number {
  const { exit, code, meta = {}, ...said } = problemOf(error);
  const message = withoutKeys(said.message);
  const added = is_json ? [] : metaLines(meta);
  const lines = [...said.lines, ...added].map(([name, text]) => [name, withoutKeys(text)] as const);
  if (is_json) {
    const named = lines.map(([name, text]) => [name.replaceAll(" ", "_"), text]);
    const has_meta = Object.keys(meta).length > 0;
    const fields = { code, message, exit, ...Object.fromEntries(named), ...(has_meta && { meta }) };
    io.err.write(`${writeJson({ error: fields })}\n`);
    return exit;
  }
  const style = styleOf(io.err);
  const width = Math.max(...lines.map(([name]) => name.length), 0) + 2;
  const room = Math.max(30, io.err.columns - width - 2);
  const [lead = "", ...more] = wrapped(`${plain(message)} (${code})`, io.err.columns - LEAD.length);
  io.err.write(`${style.bad(LEAD.trim())} ${lead}\n`);
  for (const line of more) io.err.write(`${" ".repeat(LEAD.length)}${line}\n`);
  for (const [name, text] of lines) {
    const [first = "", ...rest] = wrapped(plain(text), room);
    io.err.write(`  ${style.dim(name.padEnd(width))}${first}\n`);
    for (const line of rest) io.err.write(`  ${" ".repeat(width)}${line}\n`);
  }
  return exit;
}

/** A key that was typed where none belongs stands in no log. */
function withoutKeys(text: string): string {
  return text.replaceAll(/svc_(?:sk|rk|pk|ak)_[\w-]+/g, shownKey);
}

function problemOf(error: unknown): Problem {
  if (error instanceof ApiError) return refusal(error);
  if (error instanceof ConnectionError) return silence(error);
  if (error instanceof ResponseError) {
    const { idempotencyKey: key } = error.response;
    return {
      exit: EXIT.no_answer,
      message: error.message,
      code: "no_answer",
      lines: howToGoOn(key),
    };
  }
  if (error instanceof UsageError) return usage(error.message, error.fix);
  if (error instanceof SignInNeeded) {
    const lines = [["what to do", SIGN_IN]] as const;
    return { exit: EXIT.no_sign_in, message: "You are not signed in.", code: "no_sign_in", lines };
  }
  if (error instanceof ConfigurationError) return usage(named(error.message), SIGN_IN);
  if (error instanceof ArgumentError) return usage(named(error.message), "Add --help to see how.");
  const { message, stack } = error as Error;
  const lines = [["where", stack?.split("\n")[1]?.trim() ?? ""]] as const;
  return { exit: EXIT.bug, message, code: "bug", lines };
}

function usage(message: string, fix: string): Problem {
  return { exit: EXIT.usage, message, code: "usage", lines: [["what to do", fix]] };
}

/** The SDK speaks of its own arguments. */
function named(message: string): string {
  return message.replaceAll("apiKey", "The key").replaceAll("baseUrl", "SVC_URL");
}

function refusal(error: ApiError): Problem {
  const { code, param, details, requestId, docUrl, retryAfter, idempotencyKey: key } = error;
  const fix = (JSON.parse(FIXES) as Record<string, string>)[code ?? ""];
  const others = (details as { param?: string; message?: string }[]).slice(param === null ? 0 : 1);
  const lines: [string, string | null | undefined | false][] = [
    ["field", param],
    ...others.map((one): [string, string] => [one.param ?? "also", one.message ?? ""]),
    ["what to do", fix],
    ["wait", retryAfter !== null && `${retryAfter} seconds`],
    ["repeat", error.retryable === true && key !== null && `${RETRY_KEY} ${key}: it acts once.`],
    ["request", requestId],
    ["docs", docUrl],
  ];
  return {
    exit: error instanceof AuthenticationError ? EXIT.no_sign_in : EXIT.refused,
    message: error.message,
    code: code ?? `status ${error.status}`,
    lines: lines.filter((line): line is [string, string] => typeof line[1] === "string"),
    meta: error.meta,
  };
}

/** Of a list of objects each has its line. */
function metaLines(meta: Meta): [string, string][] {
  return Object.entries(meta).flatMap(([name, value]) => {
    if (value === null) return [];
    const is_each = Array.isArray(value) && value.some((one) => typeof one === "object");
    const all: readonly unknown[] = is_each ? value : [value];
    return all.map((one): [string, string] => [`meta.${name}`, metaText(one)]);
  });
}

function metaText(value: unknown): string {
  if (Array.isArray(value)) return value.map(metaText).join(", ");
  if (typeof value !== "object" || value === null) return String(value);
  const parts = Object.entries(value).map(([name, one]) =>
    name === "message" ? metaText(one) : `${name} ${metaText(one)}`,
  );
  return parts.join(", ");
}

/** No answer is no refusal: what was asked for may have happened. */
function silence(error: ConnectionError): Problem {
  // The message names the address too; of several addresses there is only the code.
  const { cause } = Object(error.cause) as { cause?: { code?: string; message?: string } };
  const reason = cause?.message || cause?.code;
  const why: [string, string][] = reason === undefined ? [] : [["cause", reason]];
  const unsent = "Nothing was sent. Check the address and the network, then repeat the command.";
  const lines: [string, string][] = error.maybeSent
    ? howToGoOn(error.idempotencyKey)
    : [["what to do", unsent]];
  return {
    exit: EXIT.no_answer,
    message: error.message,
    code: "no_answer",
    lines: [...why, ...lines],
  };
}

function howToGoOn(key: string | null): [string, string][] {
  if (key === null) return [["what to do", "It may have happened: read it before you repeat it."]];
  const text = `It may have happened. ${RETRY_KEY} ${key}: if it has, it is not done twice.`;
  return [["what to do", text]];
}
