/** Signed texts of others, as RFC 7515 writes them in compact form; nothing here verifies one. */

const PART = "[0-9A-Za-z_-]+";
const COMPACT = new RegExp(`^(?<header>${PART})\\.${PART}\\.${PART}$`);

/** The algorithm that a JWS in compact form says it is signed with; null of any other text. */
export function algorithmOfJws(text: string): string | null {
  const header = COMPACT.exec(text)?.groups?.header;
  if (header === undefined) return null;
  try {
    const { alg } = Object(JSON.parse(Buffer.from(header, "base64url").toString()));
    return typeof alg === "string" && alg !== "" ? alg : null;
  } catch {
    return null;
  }
}
