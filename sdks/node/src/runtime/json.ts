/** JSON that keeps whole numbers beyond 2^53, as bigint. */
const LONG_NUMBER = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;
const TAG = "\uE000svc-integer:";
const TAGGED = /^\uE000svc-integer:(-?\d+)$/;
const TAGGED_TEXT = /"\uE000svc-integer:(-?\d+)"/g;

export function parseJson(text: string): unknown {
  if (!/\d{16}/.test(text)) return JSON.parse(text);
  const tagged = text.replace(LONG_NUMBER, (token) => {
    const is_integer = /^-?\d{16,}$/.test(token);
    if (!is_integer || Number.isSafeInteger(Number(token))) return token;
    return JSON.stringify(TAG + token);
  });
  return JSON.parse(tagged, (_, value) => {
    const digits = typeof value === "string" ? TAGGED.exec(value)?.[1] : undefined;
    return digits === undefined ? value : BigInt(digits);
  });
}

export function writeJson(value: unknown): string {
  const text = JSON.stringify(value, (_, inner) =>
    typeof inner === "bigint" ? `${TAG}${inner}` : inner,
  );
  return text.includes("svc-integer:") ? text.replace(TAGGED_TEXT, "$1") : text;
}
