import { refuse } from "#platform/refusal";

/** No body of the interface nests deeper; a deeper one could exhaust the stack. */
const DEPTH_MAX = 32;
/** No object of the interface has nearly as many fields. */
const FIELDS_MAX = 200;
const PARAM_CHARACTERS_MAX = 256;

const QUOTE = 0x22;
const COMMA = 0x2c;
const OPEN_LIST = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/** The text of JSON that was read last on the outermost level. */
interface Text {
  readonly start: number;
  readonly end: number;
}

/**
 * Counts what a body says before anything is made of it: a text that is cheap to send must not be
 * dear to read. Returns how many names of members it has.
 *
 * Refuses: `invalid_json` for depth, `parameter_invalid` for an object of too many fields and for
 * more values than the largest body of the operation has, by the field in which they became too
 * many.
 */
export function refuseUncountable(bytes: Uint8Array, values_max: number): number {
  /** By level, the commas of the object that is open on it; a list is not counted. */
  const commas = new Float64Array(DEPTH_MAX + 1);
  let values = 1;
  let names = 0;
  let depth = 0;
  let field: Text | null = null;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at];
    if (byte === QUOTE) {
      const end = endOfText(bytes, at);
      if (isName(bytes, end)) {
        names += 1;
        if (depth === 1) field = { start: at, end };
      }
      at = end;
    } else if (byte === COMMA) {
      values += 1;
      commas[depth] = (commas[depth] ?? 0) + 1;
      if ((commas[depth] ?? 0) >= FIELDS_MAX) refuseFields(field && nameOf(bytes, field));
      if (values > values_max) refuseCount(values_max, field && nameOf(bytes, field));
    } else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
      values += 1;
      depth += 1;
      if (depth > DEPTH_MAX) refuseDepth();
      commas[depth] = byte === OPEN_LIST ? Number.NEGATIVE_INFINITY : 0;
      if (values > values_max) refuseCount(values_max, field && nameOf(bytes, field));
    } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) {
      if (depth > 0) depth -= 1;
    }
  }
  return names;
}

/** Where the quote that ends a text stands. */
function endOfText(bytes: Uint8Array, start: number): number {
  let at = start + 1;
  while (at < bytes.length && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1;
  return at;
}

/** A text is the name of a field when a colon follows, after whatever space. */
function isName(bytes: Uint8Array, end: number): boolean {
  let at = end + 1;
  while (bytes[at] === 0x20 || bytes[at] === 0x0a || bytes[at] === 0x0d || bytes[at] === 0x09) at++;
  return bytes[at] === 0x3a;
}

function nameOf(bytes: Uint8Array, { start, end }: Text): string | null {
  try {
    const shown = bytes.subarray(start, Math.min(end, start + PARAM_CHARACTERS_MAX) + 1);
    const name = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(shown));
    return typeof name === "string" && name.isWellFormed() ? name : null;
  } catch {
    return null;
  }
}

function refuseDepth(): never {
  return refuse("invalid_json", { message: `The body nests deeper than ${DEPTH_MAX} levels.` });
}

function refuseFields(param: string | null): never {
  return refuse("parameter_invalid", {
    ...(param !== null && { param }),
    message: `An object of the body has more than ${FIELDS_MAX} fields.`,
    meta: { max: FIELDS_MAX },
  });
}

function refuseCount(values_max: number, param: string | null): never {
  const subject = param === null ? "The body" : `With ${param} the body`;
  return refuse("parameter_invalid", {
    ...(param !== null && { param }),
    message: `${subject} holds more than ${values_max} values, the most that this call takes.`,
    meta: { max: values_max },
  });
}
