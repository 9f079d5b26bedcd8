import type { Fetch } from "./fetch.ts";
import type { Hooks } from "./hooks.ts";
import type { Logger, LogLevel } from "./log.ts";

/** Settings of a client. */
export interface ClientOptions {
  /** A key such as `svc_sk_test_…`; else the environment's `SVC_KEY`. */
  readonly apiKey?: string;
  /** Where the service is, with or without `/dev/v1`; else the environment's `SVC_URL`. */
  readonly baseUrl?: string;
  /** Milliseconds for a call with all its tries and pauses; 60,000 if left out. */
  readonly timeoutMs?: number;
  /** Milliseconds for a try to begin to answer, and between two parts of an answer; 30,000. */
  readonly readTimeoutMs?: number;
  /** How often a call is sent again, where that is safe; 2 if left out. */
  readonly maxRetries?: number;
  /** A transport of your own, in the form of the global `fetch`. */
  readonly fetch?: Fetch;
  /** Called around every try, with secrets masked. */
  readonly hooks?: Hooks;
  /** What is logged; else the environment's `SVC_SDK_LOG`. Nothing if neither is set. */
  readonly logLevel?: LogLevel;
  /** Takes the log, which else goes to standard error; without a level it is handed all lines. */
  readonly logger?: Logger;
  /** Takes an `http:` address that is not this machine's. A key travels readable over it. */
  readonly allowInsecureHttp?: boolean;
  /** Takes a secret key in a browser, where everybody can read it. */
  readonly allowSecretKeyInBrowser?: boolean;
}

/** Settings of one call. */
export interface RequestOptions {
  /** Your own key, such as the till's sale number; one is made if left out. */
  readonly idempotencyKey?: string;
  readonly timeoutMs?: number;
  readonly readTimeoutMs?: number;
  readonly maxRetries?: number;
  /** Ends the call when it is aborted. */
  readonly signal?: AbortSignal;
  /** Fields that this version does not know yet. */
  readonly extraBody?: Readonly<Record<string, unknown>>;
  readonly extraQuery?: Readonly<Record<string, unknown>>;
  readonly extraHeaders?: Readonly<Record<string, string>>;
  /** The secret of the program, for the one method that is signed with it. */
  readonly programSecret?: string;
}
