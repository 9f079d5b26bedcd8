import { gzipSync } from "node:zlib";
import { build } from "esbuild";

/** The bytes, minified and gzipped, that a program carries which is written in a folder. */
export async function gzippedBundle(program: string, folder: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: program, resolveDir: folder },
    bundle: true,
    minify: true,
    format: "esm",
    platform: "node",
    write: false,
  });
  return gzipSync(outputFiles[0]?.contents ?? new Uint8Array(), { level: 9 }).length;
}
