/** Entity tags of HTTP, by which a reader finds out whether what it has is still so. */

/** Whether a reader names this tag, or any, as one that it has (RFC 9110, 13.1.2). */
export function isKnownTag(if_none_match: string | null, etag: string): boolean {
  if (if_none_match === null) return false;
  const known = if_none_match.split(",").map((one) => one.trim());
  return known.some((one) => one === "*" || one === etag || `W/${one}` === etag);
}
