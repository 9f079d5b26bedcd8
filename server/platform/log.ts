/**
 * The log: one JSON object a line, readable lines on a terminal, and only fields of a list. A body,
 * a token, a phone number or a key is never on it, whoever forgets that.
 */
import { type Logger, pino } from "pino";
import { sqlState, withoutStatement } from "./db/errors.ts";
import { withSourceLines } from "./source-lines.ts";

export type Log = Pick<Logger, "debug" | "info" | "warn" | "error"> & {
  child(fields: Record<string, unknown>): Log;
};

export interface LogSettings {
  readonly level: "debug" | "info" | "warn" | "error";
  /** True writes for people, false writes JSON. */
  readonly readable: boolean;
  /** Takes whole lines, their line feed included; standard error when absent. */
  readonly write?: (line: string) => void;
}

/** The fields that may be logged. Another one is left out, and its name is put under `left_out`. */
const LOGGED_FIELDS = [
  "account_id",
  "alarm",
  "attempt",
  "breaches",
  "chore",
  "code",
  "count",
  "delivery_id",
  "duration_ms",
  "err",
  "event_id",
  "invariant",
  "key_id",
  "keyword",
  "lag_ms",
  "method",
  "mode",
  "object_id",
  "operation",
  "outcome",
  "path",
  "queue",
  "request_id",
  "role",
  "row_id",
  "schema_path",
  "send_id",
  "signal",
  "status",
  "supplier",
  "transaction",
  "version",
  "wallet",
  "worker",
] as const;
const LOGGED: ReadonlySet<string> = new Set(LOGGED_FIELDS);

export type LoggedField = (typeof LOGGED_FIELDS)[number];

const LEVEL_NAMES: Record<number, string> = { 20: "debug", 30: "info", 40: "warn", 50: "error" };

/** Opens the program's log. */
export function openLog({ level, readable, write }: LogSettings): Log {
  const writeLine = write ?? writeInTurn;
  const stream = readable
    ? { write: (line: string) => writeLine(readableLine(line)) }
    : { write: writeLine };
  const log = pino(
    {
      level,
      base: null,
      serializers: { err: describeError },
      formatters: { log: keepLogged },
    },
    stream,
  );
  return withChildren(log);
}

let lines_of_turn = "";
process.once("exit", writeTurn);

/** The lines of one turn of the event loop go out together: each write is a system call. */
function writeInTurn(line: string): void {
  if (lines_of_turn === "") setImmediate(writeTurn);
  lines_of_turn += line;
}

function writeTurn(): void {
  const lines = lines_of_turn;
  lines_of_turn = "";
  if (lines !== "") process.stderr.write(lines);
}

/** pino passes the fields of a child by every formatter, so they are looked at here. */
function withChildren(log: Logger): Log {
  const { debug, info, warn, error } = log;
  return {
    debug: debug.bind(log),
    info: info.bind(log),
    warn: warn.bind(log),
    error: error.bind(log),
    child: (fields) => withChildren(log.child(keepLogged(fields))),
  };
}

function keepLogged(fields: Record<string, unknown>): Record<string, unknown> {
  const left_out = Object.keys(fields).filter((name) => !LOGGED.has(name));
  if (left_out.length === 0) return fields;
  const kept = Object.entries(fields).filter(([name]) => LOGGED.has(name));
  return { ...Object.fromEntries(kept), left_out };
}

/**
 * What may be told of an error: never a statement's parameters, nor a value that PostgreSQL quotes.
 */
export function describeError(thrown: unknown): Record<string, unknown> {
  const error = withoutStatement(thrown) as Partial<Error> & { constraint_name?: string };
  const code = sqlState(thrown);
  const cause = error.cause === undefined ? null : sqlState(error.cause);
  // Errors of class 22 ("invalid input syntax for …") repeat the value.
  const is_quoting = code?.startsWith("22") === true;
  const message = is_quoting ? "PostgreSQL did not take a value." : error.message;
  const frames = error.stack?.split("\n").filter((line) => line.trimStart().startsWith("at "));
  return {
    name: error.name,
    message,
    ...(code === null ? {} : { code }),
    ...(cause === null ? {} : { cause }),
    ...(error.constraint_name ? { constraint: error.constraint_name } : {}),
    ...(frames && { stack: withSourceLines(frames.map((line) => line.trim()).join("\n")) }),
  };
}

/** `08:15:30 warn supplier threw attempt=… ` and the stack below, for a person at a terminal. */
function readableLine(line: string): string {
  const { level, time, msg, err, ...fields } = JSON.parse(line) as Record<string, unknown>;
  if (msg === "request") return requestLine(Number(time), fields);
  const clock = new Date(Number(time)).toISOString().slice(11, 19);
  const pairs = Object.entries(fields).map(([name, value]) => `${name}=${logValue(value)}`);
  const head = [clock, LEVEL_NAMES[Number(level)] ?? level, msg, ...pairs].join(" ");
  if (typeof err !== "object" || err === null) return `${head}\n`;
  const { message, stack } = err as { message?: string; stack?: string };
  return `${head}: ${message}\n${stack ?? ""}\n`;
}

/** `08:15 POST /sends 202 13ms snd_… req_…`, with the code of a refusal before the ids. */
function requestLine(time: number, fields: Record<string, unknown>): string {
  const { method, path, status, duration_ms, code, object_id, request_id } = fields;
  const clock = new Date(time).toISOString().slice(11, 16);
  const parts = [clock, method, path, status, `${duration_ms}ms`, code, object_id, request_id];
  return `${parts.filter((part) => part !== undefined).join(" ")}\n`;
}

function logValue(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
