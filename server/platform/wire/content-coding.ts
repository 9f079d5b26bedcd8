/** The codings that a text may be sent in, and which of them a reader asked for. */
import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from "node:zlib";
import { parseAccept } from "hono/utils/accept";

/** What we compress with, the better one first. */
const CODINGS = ["br", "gzip"] as const;

export type ContentCoding = (typeof CODINGS)[number];

/** How much work a text is worth: 0 to 11 for Brotli, 0 to 9 for gzip. */
export interface Effort {
  readonly br: number;
  readonly gzip: number;
}

/** The coding that `Accept-Encoding` prefers, or null to send the text as it is. */
export function codingFor(accept_encoding: string | null | undefined): ContentCoding | null {
  if (!accept_encoding) return null;
  const asked = new Map(parseAccept(accept_encoding).map(({ type, q }) => [type.toLowerCase(), q]));
  const weights = CODINGS.map((coding) => asked.get(coding) ?? asked.get("*") ?? 0);
  const best = Math.max(...weights);
  if (best === 0 || (asked.get("identity") ?? 0) > best) return null;
  return CODINGS[weights.indexOf(best)] ?? null;
}

/** Compresses beside the program, which goes on meanwhile. */
export function compressBeside(
  bytes: Buffer | string,
  coding: ContentCoding,
  effort: Effort,
): Promise<Buffer> {
  if (coding === "gzip") return gzipBeside(bytes, { level: effort.gzip });
  return brotliBeside(bytes, { params: paramsOf(effort, Buffer.byteLength(bytes)) });
}

/** Compresses at once: for short texts, which a second thread would only delay. */
export function compressNow(bytes: Buffer | string, coding: ContentCoding, effort: Effort): Buffer {
  if (coding === "gzip") return gzipSync(bytes, { level: effort.gzip });
  return brotliCompressSync(bytes, { params: paramsOf(effort, Buffer.byteLength(bytes)) });
}

const gzipBeside = promisify<Buffer | string, { level: number }, Buffer>(gzip);
const brotliBeside = promisify<Buffer | string, { params: Record<number, number> }, Buffer>(
  brotliCompress,
);

function paramsOf(effort: Effort, size: number): Record<number, number> {
  return {
    [constants.BROTLI_PARAM_QUALITY]: effort.br,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  };
}
