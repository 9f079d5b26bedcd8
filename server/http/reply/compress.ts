import {
  type ContentCoding,
  codingFor,
  compressBeside,
  compressNow,
  type Effort,
} from "#platform/wire/content-coding";
import type { WrittenBody } from "./reply.ts";

/** A shorter body fits into one packet as it is. */
const BYTES_MIN = 1_024;
/** A longer body takes more than a fraction of a millisecond: other requests go on beside it. */
const BYTES_BESIDE = 32_768;
/** Every answer is compressed anew, so it is done quickly. */
const EFFORT: Effort = { br: 1, gzip: 1 };

/** JSON and CSV; a PDF is compressed already. */
const TEXTS = /^(?:application\/json|text\/)/;

/** A written body in the coding that its reader prefers; short ones and files stay as they are. */
export function compressed(
  written: WrittenBody,
  accept_encoding: string | null,
): WrittenBody | Promise<WrittenBody> {
  const { content, content_type } = written;
  if (content.length < BYTES_MIN || !TEXTS.test(content_type)) return written;
  const coding = codingFor(accept_encoding);
  if (coding === null) return { ...written, headers: { Vary: "Accept-Encoding" } };
  if (content.length < BYTES_BESIDE) {
    return coded(written, coding, compressNow(content, coding, EFFORT));
  }
  const packed = compressBeside(content, coding, EFFORT);
  return packed.then((bytes) => coded(written, coding, bytes));
}

function coded(written: WrittenBody, coding: ContentCoding, content: Buffer): WrittenBody {
  const headers = { "Content-Encoding": coding, Vary: "Accept-Encoding" };
  return { ...written, content, headers };
}
