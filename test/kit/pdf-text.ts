/** Reads what a PDF of our own making says, line by line as it was drawn. */
import { inflateSync } from "node:zlib";

/** The texts of a PDF in the order of their drawing; each call that drew one is one text. */
export function pdfTexts(bytes: Uint8Array): string[] {
  const objects = objectsOf(Buffer.from(bytes));
  const fonts = fontsOf(objects);
  const drawn = [...objects.values()].map(streamOf).filter((text) => /\bTJ\b/.test(text));
  return drawn.flatMap((stream) => textsOf(stream, fonts));
}

type Glyphs = ReadonlyMap<string, string>;

/** The objects of a file by number, each as latin1, which keeps every byte. */
function objectsOf(file: Buffer): Map<string, string> {
  const found = file.toString("latin1").matchAll(/^(\d+) 0 obj\n(.*?)\nendobj/gms);
  return new Map([...found].map(([, number = "", body = ""]) => [number, body]));
}

function streamOf(object: string): string {
  const [, stream] = /\nstream\n(.*)\nendstream/s.exec(object) ?? [];
  if (stream === undefined) return "";
  const packed = Buffer.from(stream, "latin1");
  return object.includes("/FlateDecode") ? inflateSync(packed).toString("latin1") : stream;
}

/** What the glyphs of each font mean, by the font's name in the pages. */
function fontsOf(objects: ReadonlyMap<string, string>): Map<string, Glyphs> {
  const fonts = new Map<string, Glyphs>();
  for (const object of objects.values()) {
    for (const [, name = "", number = ""] of object.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const [, map = ""] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(number) ?? "") ?? [];
      fonts.set(name, glyphsOf(streamOf(objects.get(map) ?? "")));
    }
  }
  return fonts;
}

/** pdfkit writes ranges of glyphs with a list of their letters. */
function glyphsOf(map: string): Glyphs {
  const ranges = map.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[(.*?)\]/gis);
  return new Map(
    [...ranges].flatMap(([, first = "0", letters = ""]) =>
      [...letters.matchAll(/<([0-9a-f ]+)>/gi)].map(([, letter = ""], index) => [
        (Number.parseInt(first, 16) + index).toString(16).padStart(4, "0"),
        Buffer.from(letter.replaceAll(" ", ""), "hex").swap16().toString("utf16le"),
      ]),
    ),
  );
}

function textsOf(stream: string, fonts: ReadonlyMap<string, Glyphs>): string[] {
  let glyphs: Glyphs = new Map();
  const texts: string[] = [];
  for (const [, font, run] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/gs)) {
    if (font !== undefined) glyphs = fonts.get(font) ?? new Map();
    else texts.push(decoded(run ?? "", glyphs));
  }
  return texts;
}

function decoded(run: string, glyphs: Glyphs): string {
  const codes = [...run.matchAll(/<([0-9a-f]+)>/gi)].flatMap(
    ([, hex]) => hex?.match(/.{4}/g) ?? [],
  );
  return codes.map((code) => glyphs.get(code.toLowerCase()) ?? "?").join("");
}
