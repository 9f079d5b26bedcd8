/** A form with a file, `multipart/form-data`, as RFC 7578 and browsers write it. */
import type { FormPart } from "#platform/context";
import { refuse } from "#platform/refusal";

/** The interface has three fields; what is more is somebody's mistake, or worse. */
const PARTS_MAX = 8;
const HEAD_BYTES_MAX = 2_048;
const LINE_END = Buffer.from("\r\n");
const HEAD_END = Buffer.from("\r\n\r\n");
const LAST = Buffer.from("--");

/**
 * The parts of a form in their order; none is copied.
 *
 * Refuses: `parameter_invalid`, of bytes that are no form.
 */
export function readForm(bytes: Uint8Array, content_type: string): FormPart[] {
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const delimiter = Buffer.from(`--${boundaryOf(content_type)}`);
  const parts: FormPart[] = [];
  let { end: at } = nextDelimiter(body, delimiter, 0);
  while (!body.subarray(at, at + LAST.length).equals(LAST)) {
    const head_at = body.indexOf(LINE_END, at) + LINE_END.length;
    const head_end = body.indexOf(HEAD_END, at);
    if (head_end < 0 || head_end - head_at > HEAD_BYTES_MAX || parts.length === PARTS_MAX) {
      return refuseForm();
    }
    const content_at = head_end + HEAD_END.length;
    const next = nextDelimiter(body, delimiter, content_at);
    const head = body.toString("utf8", head_at, Math.max(head_at, head_end));
    parts.push({ ...namesOf(head), bytes: body.subarray(content_at, next.start) });
    at = next.end;
  }
  return parts;
}

/**
 * Where the next line that is a delimiter begins, with the line end before it, and where its words
 * end. A line that goes on otherwise only looks like one.
 */
function nextDelimiter(body: Buffer, delimiter: Buffer, from: number) {
  for (let at = from; ; at += 1) {
    at = body.indexOf(delimiter, at);
    if (at < 0) return refuseForm();
    const end = at + delimiter.length;
    const is_line = at === 0 || (at > 1 && body.subarray(at - 2, at).equals(LINE_END));
    if (is_line && BEHIND.has(body.toString("latin1", end, end + 2).trimStart())) {
      return { start: Math.max(from, at - LINE_END.length), end };
    }
  }
}

/** What follows a delimiter: the next part, the end of the form, or blanks before a line end. */
const BEHIND: ReadonlySet<string> = new Set(["", "--"]);

function boundaryOf(content_type: string): string {
  const [, quoted, plain] =
    /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(content_type) ?? [];
  return quoted ?? plain ?? refuseForm();
}

const NAME = /;\s*name="((?:[^"\\]|\\.)*)"/i;
const FILENAME = /;\s*filename="((?:[^"\\]|\\.)*)"/i;
const EXTENDED_FILENAME = /;\s*filename\*=utf-8'[^']*'([^\s;]+)/i;

function namesOf(head: string): Omit<FormPart, "bytes"> {
  const disposition = /^content-disposition:\s*form-data(.*)$/im.exec(head)?.[1] ?? refuseForm();
  const name = NAME.exec(disposition)?.[1] ?? refuseForm();
  const extended = EXTENDED_FILENAME.exec(disposition)?.[1];
  const written = FILENAME.exec(disposition)?.[1];
  const filename = extended === undefined ? written && unescaped(written) : decoded(extended);
  // Some browsers name the folder too.
  return { name: unescaped(name), filename: filename?.split(/[/\\]/).at(-1) || null };
}

/** Browsers write a quotation mark as `%22`, and others behind a backslash. */
function unescaped(text: string): string {
  return text.replaceAll(/\\(["\\])/g, "$1").replaceAll("%22", '"');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return refuseForm();
  }
}

function refuseForm(): never {
  return refuse("parameter_invalid", {
    message:
      "The form cannot be read. Send it as multipart/form-data, as an HTTP library writes it.",
  });
}
