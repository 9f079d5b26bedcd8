/** One call: a key made once, tries under one deadline, and an answer or one typed error. */
import { type Encoded, encode } from "./encode.ts";
import { ArgumentError, CancelledError, ConnectionError, errorOf, TimeoutError } from "./error.ts";
import type { Fetch, FetchResponse } from "./fetch.ts";
import { headersOf } from "./headers.ts";
import { type Hooks, maskedHeaders } from "./hooks.ts";
import type { ApiKey } from "./key.ts";
import type { Log } from "./log.ts";
import type { Operation } from "./operation.ts";
import type { RequestOptions } from "./options.ts";
import { metadataOf, type ResponseMetadata, readJson } from "./response.ts";
import { pauseAfterAnswer, pauseAfterSilence, type RetryState } from "./retry.ts";
import { isUnsent } from "./unsent.ts";
import { pause, Watch } from "./watch.ts";

const KEY_FORM = /^[\x20-\x7e]{1,255}$/;
/** What an id looks like; anything else in a path, such as a reference, is none. */
const ID_FORM = /^[a-z]{2,5}_[0-9A-Za-z]{24}$/;

export interface Settings {
  readonly address: string;
  readonly key: ApiKey | null;
  readonly fetch: Fetch;
  readonly hooks: Hooks;
  readonly log: Log;
  readonly timeout_ms: number;
  readonly read_timeout_ms: number;
  readonly max_retries: number;
}

export interface Call {
  readonly operation: Operation;
  readonly path_args: Readonly<Record<string, unknown>>;
  readonly params: Readonly<Record<string, unknown>>;
  readonly options: RequestOptions;
}

/** A whole answer, or of a file its beginning. */
export interface Answer {
  readonly body: unknown;
  readonly response: FetchResponse;
  readonly metadata: ResponseMetadata;
  /** Of a file: the watch over the bytes that are still to come. */
  readonly watch: Watch;
}

/** What one try ended with: an answer, or why there is none. */
type Outcome =
  | { readonly answer: Answer; readonly text: string; readonly is_cut: boolean }
  | Silence;

interface Silence {
  readonly failure: unknown;
  readonly was_sent: boolean;
  readonly watch: Watch;
}

export interface Run {
  readonly settings: Settings;
  readonly call: Call;
  readonly encoded: Encoded;
  readonly key: string | null;
  readonly started_at_ms: number;
  readonly ends_at_ms: number;
}

export async function send(settings: Settings, call: Call): Promise<Answer> {
  const { operation, path_args, params, options } = call;
  const started_at_ms = performance.now();
  const run: Run = {
    settings,
    call,
    encoded: encode(operation, path_args, params, options),
    key: keyOf(operation, options),
    started_at_ms,
    ends_at_ms: started_at_ms + (options.timeoutMs ?? settings.timeout_ms),
  };
  // A try whose answer was lost may have done its work.
  let is_done_perhaps = false;
  for (let attempt = 1; ; attempt += 1) {
    const started_ms = performance.now();
    const headers = await headersOf(run);
    announce(run, headers, attempt);
    const outcome = await tryOnce(run, headers, attempt);
    const state = stateOf(run, attempt);
    const { result, error, pause_ms } = judge(run, outcome, state, is_done_perhaps);
    report(run, headers, { attempt, started_ms, outcome, error, pause_ms });
    if (result !== null) return result;
    if (pause_ms === null) throw error;
    is_done_perhaps ||=
      "failure" in outcome ? outcome.was_sent : isDonePerhaps(outcome.answer.metadata);
    if (!(await pause(pause_ms, options.signal))) {
      const facts = factsOf(run, attempt);
      const cancelled = new CancelledError("The call was cancelled.", is_done_perhaps, facts);
      logEnd(run, { attempt, metadata: null, error: cancelled, pause_ms: null });
      throw cancelled;
    }
  }
}

/** The key of a call: the caller's, or one made once; none where the contract takes none. */
function keyOf(operation: Operation, { idempotencyKey: own }: RequestOptions): string | null {
  if (own === undefined) return operation.sends_key ? globalThis.crypto.randomUUID() : null;
  if (!operation.sends_key) {
    throw new ArgumentError(`${operation.key} takes no idempotency key.`, "idempotencyKey");
  }
  if (KEY_FORM.test(own)) return own;
  throw new ArgumentError(
    "An idempotency key has 1 to 255 printable characters of ASCII.",
    "idempotencyKey",
  );
}

function stateOf({ settings, call, ends_at_ms }: Run, attempt: number): RetryState {
  const max_retries = call.options.maxRetries ?? settings.max_retries;
  const left_ms = ends_at_ms - performance.now();
  return { operation: call.operation, attempt, max_retries, left_ms };
}

function factsOf({ key }: Run, attempts: number) {
  return { attempts, idempotencyKey: key };
}

/** A `fetch` of another package need not know this one's `Blob`. */
async function bytesOf(body: string | Blob): Promise<string | ArrayBuffer> {
  return typeof body === "string" ? body : await body.arrayBuffer();
}

async function tryOnce(
  run: Run,
  headers: Record<string, string>,
  attempt: number,
): Promise<Outcome> {
  const { settings, call, encoded } = run;
  const { options, operation } = call;
  const watch = new Watch({
    left_ms: run.ends_at_ms - performance.now(),
    read_timeout_ms: options.readTimeoutMs ?? settings.read_timeout_ms,
    ...(options.signal ? { signal: options.signal } : {}),
  });
  let response: FetchResponse | null = null;
  try {
    response = await settings.fetch(settings.address + encoded.path, {
      method: operation.verb,
      headers,
      redirect: "manual",
      signal: watch.signal,
      ...(encoded.body === null ? {} : { body: await bytesOf(encoded.body) }),
    });
    watch.heard();
    const metadata = metadataOf(response, { key: run.key, attempts: attempt });
    const answer = { body: undefined, response, metadata, watch };
    if (response.ok && operation.shape === "file") {
      watch.forgetWhole();
      return { answer, text: "", is_cut: false };
    }
    const text = await readText(response, watch);
    watch.stop();
    const body = text === "" ? undefined : readJson(text);
    const is_cut = response.ok && body === undefined && response.status !== 204;
    return { answer: { ...answer, body }, text, is_cut };
  } catch (failure) {
    watch.stop();
    return { failure, was_sent: response !== null || !isUnsent(failure), watch };
  }
}

async function readText(response: FetchResponse, watch: Watch): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  const reader = response.body?.getReader();
  if (reader === undefined) return response.text();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    watch.heard();
    text += decoder.decode(value, { stream: true });
  }
}

/** A result, or the error of this try and the pause before the next; null when there is none. */
function judge(
  run: Run,
  outcome: Outcome,
  state: RetryState,
  is_done_perhaps: boolean,
): { result: Answer | null; error: unknown; pause_ms: number | null } {
  if ("failure" in outcome) return judgeSilence(run, outcome, state, is_done_perhaps);
  const { answer, text, is_cut } = outcome;
  const { metadata, response } = answer;
  const spoiled = is_cut
    ? `The answer ${metadata.status} could not be read: ${text.length} characters, no JSON.`
    : response.ok && mixedUp(run.call, answer.body);
  if (spoiled) {
    const lost = new ConnectionError(spoiled, true, factsOf(run, state.attempt));
    return { result: null, error: lost, pause_ms: pauseAfterSilence(true, state) };
  }
  if (response.ok) return { result: answer, error: null, pause_ms: null };
  if (state.operation.verb === "DELETE" && metadata.status === 404 && is_done_perhaps) {
    // What an earlier try of this call has deleted is gone, as it should be.
    const body = { ...run.call.path_args };
    return { result: { ...answer, body }, error: null, pause_ms: null };
  }
  const error = errorOf(answer.body, text, metadata);
  return { result: null, error, pause_ms: pauseAfterAnswer(error, state) };
}

/** Says so when an answer is that of another request, as a proxy that mixes them up gives. */
function mixedUp({ operation, path_args }: Call, body: unknown): string | null {
  const asked = path_args[operation.identified_by ?? ""];
  const { id: found } = (body ?? {}) as { id?: unknown };
  if (typeof asked !== "string" || typeof found !== "string" || found === asked) return null;
  return ID_FORM.test(asked) ? `The answer is about ${found}, and ${asked} was asked for.` : null;
}

/** A success that another try follows could not be read. */
function isDonePerhaps({ status }: ResponseMetadata): boolean {
  return status >= 500 || status < 300;
}

/** The error tells of the whole call: an earlier try may have arrived where the last has not. */
function judgeSilence(
  run: Run,
  { failure, was_sent, watch }: Silence,
  state: RetryState,
  is_done_perhaps: boolean,
) {
  const facts = factsOf(run, state.attempt);
  const maybe_sent = was_sent || is_done_perhaps;
  const doubt = maybe_sent ? " Whether the request was carried out is not known." : "";
  if (watch.reason === "cancelled") {
    const error = new CancelledError(`The call was cancelled.${doubt}`, maybe_sent, facts, failure);
    return { result: null, error, pause_ms: null };
  }
  const pause_ms = pauseAfterSilence(was_sent, state);
  const error =
    watch.reason === "timeout"
      ? new TimeoutError(`No answer in time.${doubt}`, maybe_sent, facts, failure)
      : new ConnectionError(`The connection failed.${doubt}`, maybe_sent, facts, failure);
  return { result: null, error, pause_ms };
}

function announce(run: Run, headers: Record<string, string>, attempt: number): void {
  run.settings.hooks.beforeRequest?.(attemptOf(run, headers, attempt));
  run.settings.log.begun(run.call.operation, attempt, run.key);
}

function attemptOf(
  { settings, call, encoded }: Run,
  headers: Record<string, string>,
  attempt: number,
) {
  return {
    operation: call.operation.key,
    method: call.operation.verb,
    url: settings.address + encoded.path,
    headers: maskedHeaders(headers),
    attempt,
  };
}

function report(
  run: Run,
  headers: Record<string, string>,
  seen: {
    attempt: number;
    started_ms: number;
    outcome: Outcome;
    error: unknown;
    pause_ms: number | null;
  },
): void {
  const metadata = "failure" in seen.outcome ? null : seen.outcome.answer.metadata;
  run.settings.hooks.afterResponse?.({
    ...attemptOf(run, headers, seen.attempt),
    status: metadata?.status ?? null,
    requestId: metadata?.requestId ?? null,
    elapsedMs: performance.now() - seen.started_ms,
    retryInMs: seen.pause_ms,
  });
  logEnd(run, { ...seen, metadata });
}

function logEnd(
  { settings, call, key, started_at_ms }: Run,
  seen: {
    attempt: number;
    metadata: ResponseMetadata | null;
    error: unknown;
    pause_ms: number | null;
  },
): void {
  const { attempt, metadata, error, pause_ms } = seen;
  settings.log.ended({
    ...{ operation: call.operation, attempt, key, error, pause_ms },
    status: metadata?.status ?? null,
    request_id: metadata?.requestId ?? null,
    ms: performance.now() - started_at_ms,
  });
}
