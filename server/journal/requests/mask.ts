import { maskSecrets, SECRET_NAMES } from "#journal/events";

/** What looks like a key, a signing secret or a bearer of either. */
const SECRET = /(svc_(?:sk|rk|pk|ak)_(?:test_)?|whsec_)[0-9A-Za-z+/=%]{4,}/g;

/** The claim token of a reward link, in its URL or in the path of its claim. */
const CLAIM_TOKEN = /(\/claims?\/)[\w%-]{22,}/g;

/**
 * Blots out secrets that a caller put where none belongs, such as a key in a query string, and the
 * tokens in URLs of reward links; the kind stays readable.
 */
export function withoutKeys(text: string): string {
  return text.replace(SECRET, "$1***").replace(CLAIM_TOKEN, "$1***");
}

/** The claim token in the body of a check-in; elsewhere a `link` is an ID. */
const CHECKIN_TOKEN = /("link"\s*:\s*")(?!lnk_[0-9A-Za-z]{24}")[\w-]{22,}(?=")/g;

const USER_AGENT_CHARACTERS_MAX = 512;

/** What a caller says it is, fit to be stored; null when it says nothing. */
export function userAgentOf({ headers }: Pick<Request, "headers">): string | null {
  const written = headers.get("user-agent");
  return written === null || written === "" ? null : shortened(written, USER_AGENT_CHARACTERS_MAX);
}

/** The beginning of a text, without keys, as well-formed text that the database takes. */
export function shortened(text: string, characters_max: number): string {
  return withoutKeys(text.slice(0, characters_max)).toWellFormed();
}

/** Larger bodies are not kept. */
const BODY_BYTES_MAX = 16 * 1_024;

/** A secret field with a value. Most bodies have none, and are kept as they were written. */
const HELD_SECRET = new RegExp(`"(?:${[...SECRET_NAMES].join("|")})"\\s*:\\s*(?!null)`);

/** Twenty digits, at once or in fours, as a meter takes them; the lines of a receipt hold some. */
const TOKEN = /(?<!\d)\d{4}(?:( ?)\d{4}){3}\1(\d{4})(?!\d)/g;

/** A one-time code, as a claim takes it; the codes of errors have letters. */
const ONE_TIME_CODE = /("code"\s*:\s*)"?\d{3}[ -]?\d{3}"?(?=\s*[,}])/g;

/** What holds a token holds so many digits. */
const TWENTY_DIGITS = /\d(?: ?\d){19}/;

/**
 * A body fit to be stored: every secret field and one-time code null, and nothing that looks like a
 * key or token.
 */
export function keptBody(text: string | null): string | null {
  if (text === null || text.length > BODY_BYTES_MAX || !/^\s*\{/.test(text)) return null;
  // A name may be written with escapes, which only reading the text undoes.
  const is_masked = HELD_SECRET.test(text) || text.includes("\\u");
  const masked = is_masked ? JSON.stringify(maskSecrets(JSON.parse(text))) : text;
  const without_tokens = withoutKeys(masked).replace(CHECKIN_TOKEN, "$1***");
  const without_keys = without_tokens.replace(ONE_TIME_CODE, "$1null");
  return withoutTokens(without_keys);
}

/** Few texts have so many digits, and looking for a token takes a third of the time of a body. */
function withoutTokens(text: string): string {
  return TWENTY_DIGITS.test(text) ? text.replace(TOKEN, "**** **** **** **** $2") : text;
}

/** A text of ours or of a caller for people who look at anything: no key, token or whole number. */
export function withoutSecrets(text: string): string {
  return withoutPhones(withoutTokens(withoutKeys(text)));
}

/** Twenty digits in a query, with what a space, a plus or a hyphen between them becomes there. */
const TOKEN_IN_QUERY = /(?:(?<=%20)|(?<!\d))\d(?:(?:\+|%20|-)*\d){15}(?:\+|%20|-)*(\d{4})(?!\d)/g;

/** The beginning of a query, without keys and power tokens, which a search is made for. */
export function keptQuery(text: string, characters_max: number): string {
  return shortened(text.replace(TOKEN_IN_QUERY, "************$1"), characters_max);
}

/** A mobile number in any written form; the digits of the network and the last four stay. */
const PHONE =
  /(?<![0-9A-Za-z])((?:\+|%2B|00)?263[ -]?(?:\(0\)|0)?|0)(7\d)[ -]?\d{3}[ -]?(\d{4})(?!\d)/gi;

/** Blots out the middle digits of telephone numbers, wherever they stand in a text. */
export function withoutPhones(text: string): string {
  return text.replace(PHONE, "$1$2***$3");
}
