/** The integrator's own keys and values on an object. Source: spec/base/text.tsp. */
import { Refusal, type RefusedField, refuse } from "../refusal.ts";

/** Metadata as it is stored and shown. */
type Metadata = Record<string, string>;

const KEYS_MAX = 20;
const VALUE_CHARACTERS_MAX = 500;
const KEY = /^[A-Za-z0-9_.-]{1,40}$/;

/**
 * Applies a written `metadata` to what is stored: keys merge, a key set to null or "" is removed,
 * null clears all, and leaving it out changes nothing.
 *
 * Refuses: `invalid_metadata`.
 */
export function mergeMetadata(
  stored: Metadata,
  written: Record<string, string | null> | null | undefined,
): Metadata {
  if (written === undefined) return stored;
  if (written === null) return {};
  const merged = new Map(Object.entries(stored));
  for (const [key, value] of Object.entries(written)) {
    assertKey(key);
    if (value === null || value === "") merged.delete(key);
    else merged.set(key, checkedValue(key, value));
  }
  if (merged.size > KEYS_MAX) {
    refuse("invalid_metadata", {
      param: "metadata",
      message: `\`metadata\` can have at most ${KEYS_MAX} keys.`,
    });
  }
  return Object.fromEntries(merged);
}

/** What is wrong with a written `metadata`, in place of refusing it; null when it can be kept. */
export function wrongMetadata(written: Record<string, string>): RefusedField | null {
  try {
    mergeMetadata({}, written);
    return null;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { code, message, detail } = error;
    return { param: detail.param ?? "metadata", code, message };
  }
}

/**
 * The one `metadata[key]` filter that a list takes; null when there is none.
 *
 * Refuses: `parameter_invalid` for a second one, `invalid_metadata` for a key that no object has.
 */
export function metadataFilter(
  written: Record<string, string> | undefined,
): { key: string; value: string } | null {
  const [filter, second] = Object.entries(written ?? {});
  if (filter === undefined) return null;
  if (second !== undefined) {
    refuse("parameter_invalid", {
      param: `metadata[${second[0]}]`,
      message: `\`metadata[${second[0]}]\` is one filter too many. Send one metadata filter.`,
    });
  }
  const [key, value] = filter;
  assertKey(key);
  return { key, value };
}

function assertKey(key: string): void {
  if (KEY.test(key)) return;
  refuse("invalid_metadata", {
    param: "metadata",
    message: "`metadata` keys must be 1 to 40 letters, digits, `_`, `.` or `-`.",
  });
}

function checkedValue(key: string, value: unknown): string {
  if (typeof value === "string" && [...value].length <= VALUE_CHARACTERS_MAX) return value;
  return refuse("invalid_metadata", {
    param: `metadata.${key}`,
    message: `\`metadata.${key}\` must be a string of at most ${VALUE_CHARACTERS_MAX} characters.`,
  });
}
