/** The body of an answer without the coding that its header names. */
import * as zlib from "node:zlib";

type Decode = (bytes: Buffer) => Buffer;

/** Node has Zstandard since 22.15. */
const { zstdDecompressSync } = zlib as unknown as { zstdDecompressSync?: Decode };

const CODINGS: Readonly<Record<string, Decode | undefined>> = {
  "": (bytes) => bytes,
  identity: (bytes) => bytes,
  gzip: (bytes) => zlib.gunzipSync(bytes),
  "x-gzip": (bytes) => zlib.gunzipSync(bytes),
  deflate: (bytes) => zlib.inflateSync(bytes),
  br: (bytes) => zlib.brotliDecompressSync(bytes),
  zstd: zstdDecompressSync,
};

/** Null of what cannot be read: an unknown coding, or bytes that are not of it. */
export function decodedBody(bytes: Buffer, coding: string | undefined): Buffer | null {
  if (bytes.length === 0) return bytes;
  try {
    return CODINGS[(coding ?? "").trim().toLowerCase()]?.(bytes) ?? null;
  } catch {
    return null;
  }
}
