/** What a raw mail says: its headers, its text and its page. */

export interface ReadMail {
  readonly headers: ReadonlyMap<string, string>;
  readonly subject: string;
  readonly text: string;
  /** Empty of a mail without one. */
  readonly html: string;
}

interface Part {
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

/** Reads a mail whose bytes are written as latin1. */
export function readMail(raw: string): ReadMail {
  const mail = partOf(raw);
  const parts = partsOf(mail);
  const bodyOf = (type: string) =>
    decoded(parts.find(({ headers }) => headers.get("content-type")?.startsWith(type)) ?? null);
  const subject = readWords(mail.headers.get("subject") ?? "");
  return { headers: mail.headers, subject, text: bodyOf("text/plain"), html: bodyOf("text/html") };
}

function partOf(raw: string): Part {
  const end = raw.indexOf("\r\n\r\n");
  const head = (end < 0 ? raw : raw.slice(0, end)).replaceAll(/\r\n[ \t]+/g, " ");
  const headers = head.split("\r\n").map((line): [string, string] => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return { headers: new Map(headers), body: end < 0 ? "" : raw.slice(end + 4) };
}

function partsOf(part: Part): Part[] {
  const [, boundary] = /boundary="?([^";]+)"?/.exec(part.headers.get("content-type") ?? "") ?? [];
  if (boundary === undefined) return [part];
  const inner = part.body.split(`--${boundary}`).slice(1, -1);
  return inner.flatMap((text) => partsOf(partOf(text.replace(/^\r\n/, ""))));
}

function decoded(part: Part | null): string {
  if (part === null) return "";
  const encoding = part.headers.get("content-transfer-encoding")?.toLowerCase();
  const bytes =
    encoding === "base64"
      ? Buffer.from(part.body, "base64")
      : Buffer.from(encoding === "quoted-printable" ? unquoted(part.body) : part.body, "latin1");
  return bytes.toString("utf8").replaceAll("\r\n", "\n").trimEnd();
}

function unquoted(text: string): string {
  return text
    .replaceAll(/=\r\n/g, "")
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
}

/** Words that are encoded in a header. */
function readWords(text: string): string {
  return text
    .replaceAll(/\?=\s+=\?/g, "?==?")
    .replaceAll(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, how: string, word: string) =>
      how.toLowerCase() === "b"
        ? Buffer.from(word, "base64").toString("utf8")
        : Buffer.from(unquoted(word.replaceAll("_", " ")), "latin1").toString("utf8"),
    );
}
