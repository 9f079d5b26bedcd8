/** What looks like a key, a signing secret or a bearer of either. */
const SECRET = /(svc_(?:sk|rk|pk|ak)_(?:test_)?|whsec_)[0-9A-Za-z+/=%]{4,}/g;

/**
 * Blots out secrets that a caller put where none belongs, such as a key in a query string; the kind
 * stays readable.
 */
export function withoutKeys(text: string): string {
  return text.replace(SECRET, "$1***");
}
