/**
 * PDF files of our own making: two weights of one face, embedded with the glyphs that are used, so
 * that a page looks the same on every machine. The library unpacks tables of Unicode when it is
 * loaded, which is with the first file.
 */
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type PDFDocument from "pdfkit";

/** Points to a millimetre. */
export const MM = 72 / 25.4;

/** A document that is being drawn; its fonts are `regular` and `bold`. */
export type Pdf = PDFKit.PDFDocument;

/** The paper, in points. */
export interface Paper {
  readonly width: number;
  readonly height: number;
  readonly margin: number;
}

const require = createRequire(import.meta.url);

let fonts: { readonly regular: Buffer; readonly bold: Buffer } | null = null;
let covered: ReadonlySet<number> | null = null;

/**
 * Makes a file. What is drawn must be `printable`: a glyph that the face lacks is left out without
 * a word.
 *
 * Units: points; `made_at` in milliseconds.
 */
export async function makePdf(
  paper: Paper,
  about: { title: string; made_at: number },
  draw: (pdf: Pdf) => void | Promise<void>,
): Promise<Uint8Array> {
  const pdf = openPdf(paper, about);
  const chunks: Buffer[] = [];
  pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = once(pdf, "end");
  await draw(pdf);
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

/** How far down a drawing reaches, on paper without an end. Units: points. */
export function measurePdf({ width, margin }: Omit<Paper, "height">, draw: (pdf: Pdf) => void) {
  const pdf = openPdf({ width, margin, height: ENDLESS }, { title: "", made_at: 0 });
  draw(pdf);
  return pdf.y;
}

/** A text as the face can write it: a letter that it lacks loses its accent, or is a `?`. */
export function printable(text: string): string {
  covered ??= coveredPoints();
  return [...text.normalize("NFC")].map(coveredLetter).join("");
}

/** Longer than any receipt; PDF allows no more than 14,400 points. */
const ENDLESS = 14_000;

function openPdf({ width, height, margin }: Paper, about: { title: string; made_at: number }): Pdf {
  const made = new Date(about.made_at);
  const Document: typeof PDFDocument = require("pdfkit");
  const pdf = new Document({
    size: [width, height],
    margin,
    bufferPages: true,
    info: { Title: about.title, CreationDate: made, ModDate: made },
  });
  fonts ??= { regular: fontOf(400), bold: fontOf(600) };
  pdf.registerFont("regular", fonts.regular).registerFont("bold", fonts.bold);
  return pdf.font("regular");
}

function fontOf(weight: 400 | 600): Buffer {
  const file = `ibm-plex-sans-latin-${weight}-normal.woff`;
  return readFileSync(require.resolve(`@fontsource/ibm-plex-sans/files/${file}`));
}

/** Both weights have the same glyphs. */
function coveredPoints(): ReadonlySet<number> {
  const pdf = openPdf({ width: 10, height: 10, margin: 0 }, { title: "", made_at: 0 });
  // The font as pdfkit has opened it; its own types do not name it.
  const { _font } = pdf as unknown as { _font: { font: { characterSet: number[] } } };
  return new Set(_font.font.characterSet);
}

function coveredLetter(letter: string): string {
  if (covered?.has(letter.codePointAt(0) as number)) return letter;
  const [plain = ""] = letter.normalize("NFKD");
  return covered?.has(plain.codePointAt(0) ?? 0) ? plain : "?";
}
