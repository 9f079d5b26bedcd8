import { readEnvironment } from "./address.ts";
import {
  ApiError,
  CancelledError,
  ConfigurationError,
  ConnectionError,
  TimeoutError,
} from "./error.ts";
import type { Operation } from "./operation.ts";

export type LogLevel = "off" | "info" | "debug";

/** Takes lines of the log; `console` is one, and so are the usual packages. */
export interface Logger {
  readonly info: (line: string) => void;
  readonly debug: (line: string) => void;
}

/** A try that has ended. */
export interface LoggedTry {
  readonly operation: Operation;
  readonly attempt: number;
  readonly key: string | null;
  readonly status: number | null;
  readonly request_id: string | null;
  /** Milliseconds since the call began. */
  readonly ms: number;
  readonly error: unknown;
  /** Null when no try follows. */
  readonly pause_ms: number | null;
}

const LEVELS: readonly string[] = ["off", "info", "debug"];
/** Anything else may hold what a log must not. */
const CODE = /^[a-z_]{1,64}$/;
const PLAIN = /^[\w.-]{1,100}$/;

/** What a client logs: methods, paths with placeholders and numbers, and nothing of a customer. */
export class Log {
  readonly #level: number;
  readonly #logger: Logger;

  constructor(level: string | undefined, logger: Logger | undefined) {
    this.#logger = logger ?? STANDARD_ERROR;
    const said = level ?? readEnvironment("SVC_SDK_LOG")?.toLowerCase();
    this.#level = LEVELS.indexOf(said || (logger ? "debug" : "off"));
    if (this.#level >= 0) return;
    if (level !== undefined) throw new ConfigurationError("logLevel is off, info or debug.");
    this.#level = 0;
    console.error("svc info SVC_SDK_LOG is off, info or debug. Nothing is logged.");
  }

  begun({ verb, path }: Operation, attempt: number, key: string | null): void {
    this.#write("debug", `${verb} ${path} try=${attempt} idempotency_key=${shortened(key)}`);
  }

  ended({ operation, attempt, key, status, request_id, ms, error, pause_ms }: LoggedTry): void {
    const reason = error === null ? "" : ` reason=${reasonOf(error)}`;
    const call = `${operation.verb} ${operation.path}`;
    const result = `status=${status ?? "none"}${reason}`;
    const request = `request_id=${fitting(request_id, PLAIN)}`;
    if (pause_ms === null) {
      this.#write("info", `${call} ${result} ms=${Math.round(ms)} tries=${attempt} ${request}`);
      return;
    }
    const wait = `wait_ms=${Math.round(pause_ms)} idempotency_key=${shortened(key)}`;
    this.#write("debug", `${call} try=${attempt} ${result} ${wait} ${request}`);
  }

  #write(level: "info" | "debug", line: string): void {
    if (this.#level < LEVELS.indexOf(level)) return;
    try {
      this.#logger[level](line);
    } catch {
      // A call is worth more than its line.
    }
  }
}

const STANDARD_ERROR: Logger = {
  info: (line) => console.error(`svc info ${line}`),
  debug: (line) => console.error(`svc debug ${line}`),
};

function fitting(text: unknown, form: RegExp): string {
  return typeof text === "string" && form.test(text) ? text : "none";
}

/** Enough to find a call by; a key of the caller's own may be a phone number. */
function shortened(key: string | null): string {
  if (key === null) return "none";
  return key.length > 8 && PLAIN.test(key.slice(0, 4)) ? `${key.slice(0, 4)}...` : "...";
}

function reasonOf(error: unknown): string {
  if (error instanceof ApiError) return fitting(error.code, CODE);
  if (error instanceof TimeoutError) return "timed_out";
  if (error instanceof CancelledError) return "cancelled";
  return error instanceof ConnectionError && !error.maybeSent
    ? "connection_failed"
    : "connection_lost";
}
