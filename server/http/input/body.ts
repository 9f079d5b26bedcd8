import { bodyBounds } from "@svc/generated/validators";
import type { FormPart } from "#platform/context";
import { Refusal, refuse } from "#platform/refusal";
import type { RequestState } from "../request-state.ts";
import type { BodyMemory } from "./body-memory.ts";
import { hasBody } from "./content-type.ts";
import { withCurrencyKeys } from "./currency-keys.ts";
import { bodyBytesMax, declaredBytes, readsBody, refuseSize } from "./declared-size.ts";
import { refuseDoubledNames } from "./doubled-names.ts";
import { readForm } from "./form.ts";
import { refuseUnsoundTree } from "./json-tree.ts";
import { refuseUncountable } from "./scan-body.ts";
import { yieldWhenLarge } from "./yield-when-large.ts";

const utf8 = new TextDecoder("utf-8", { fatal: true });

/** A body of this length, as sales have, is read at once: its connection holds as much. */
const READ_AT_ONCE_BYTES = 4_096;

/** Of an operation without a payload every field is unknown, and so many are named. */
const EMPTY_VALUES_MAX = 1_000;

/** A body as it was read; the text is null when none was sent. */
interface ReadBody {
  readonly tree: unknown;
  readonly text: string | null;
  /** The parts of a form with a file; none of any other body. */
  readonly form: readonly FormPart[];
}

/**
 * Reads the body, no further than it may be long, as JSON; a call without one has no fields. A form
 * with a file is cut into its parts, which its operation reads. A signed body has been received
 * already.
 *
 * Refuses: `body_too_large`, `invalid_json`, what the memory for bodies does not hold, and what
 * cannot be counted or kept; `parameter_invalid` of what is no form.
 */
export async function readBody(state: RequestState, room: BodyMemory): Promise<ReadBody> {
  if (!readsBody(state)) return { tree: undefined, text: null, form: [] };
  if (state.operation.upload) return await readUpload(state, room);
  const bytes = state.signed_bytes ?? (await receiveBody(state, room));
  if (bytes === null || bytes.byteLength === 0) {
    // What changes an object says what to change; a POST is told which fields it lacks.
    if (state.operation.body && CHANGES.has(state.operation.method)) refuseEmpty();
    return { tree: {}, text: null, form: [] };
  }
  const values_max = bodyBounds[state.operation_id]?.values_max ?? EMPTY_VALUES_MAX;
  const names = refuseUncountable(bytes, values_max);
  const text = decoded(bytes);
  await yieldWhenLarge(text);
  const tree = parsed(text);
  refuseDoubledNames(tree, { text, names });
  refuseUnsoundTree(tree, text);
  return { tree: withCurrencyKeys(tree, text), text, form: [] };
}

/** A file is in no log, so there is no text. */
async function readUpload(state: RequestState, room: BodyMemory): Promise<ReadBody> {
  const bytes = await receiveBody(state, room);
  const content_type = state.request.headers.get("content-type") ?? "";
  const form = bytes === null ? [] : readForm(bytes, content_type);
  return { tree: undefined, text: null, form };
}

const CHANGES: ReadonlySet<string> = new Set(["PATCH", "PUT"]);

function refuseEmpty(): never {
  return refuse("invalid_json", {
    message: "The body is empty. Send a JSON object; fields that you leave out keep their value.",
  });
}

/**
 * The bytes of the body, no further than it may be long; null when none follow.
 *
 * Refuses: `body_too_large`, `invalid_json`, what the memory for bodies does not hold.
 */
export async function receiveBody(
  state: RequestState,
  room: BodyMemory,
): Promise<Uint8Array | null> {
  return hasBody(state) ? await bytesOf(state, room) : null;
}

/**
 * Memory is taken by the bytes that have come, whatever length was declared: a promise costs its
 * sender nothing. The connection holds a body to its declared length.
 */
async function bytesOf(state: RequestState, room: BodyMemory): Promise<Uint8Array> {
  const { request } = state;
  const take = (bytes: number) => room.take(state, bytes);
  const declared = declaredBytes(request);
  const is_short = declared !== null && declared <= READ_AT_ONCE_BYTES;
  try {
    if (!is_short && request.body !== null) {
      return (await bytesUpTo(bodyBytesMax(state), request.body, take)) ?? refuseSize(state);
    }
    const bytes = new Uint8Array(await request.arrayBuffer());
    take(bytes.byteLength);
    return bytes;
  } catch (cause) {
    if (cause instanceof Refusal) throw cause;
    return refuse("invalid_json", {
      message: "The body did not arrive completely. Send the request again.",
    });
  }
}

/** Null when there is more. */
async function bytesUpTo(
  bytes_max: number,
  stream: ReadableStream<Uint8Array>,
  take: (bytes: number) => void,
): Promise<Uint8Array | null> {
  const reader = stream.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(chunks);
    length += value.byteLength;
    if (length > bytes_max) {
      await reader.cancel();
      return null;
    }
    take(value.byteLength);
    chunks.push(value);
  }
}

function decoded(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    return refuseJson();
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return refuseJson();
  }
}

function refuseJson(): never {
  return refuse("invalid_json", { message: "The body is not valid JSON in UTF-8." });
}
