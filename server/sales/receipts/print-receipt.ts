import type { Schemas } from "@svc/generated/routes";
import { MM, makePdf, measurePdf, type Pdf, printable } from "#platform/wire/pdf";
import { type Language, wordsIn } from "#platform/words/language";
import { RECEIPT_WORDS, type ReceiptWords } from "#platform/words/receipt";
import { MARKS } from "./lines.ts";

type Line = Schemas["ReceiptLine"];
type Receipt = Schemas["Receipt"];

const ROLL = { width: 80 * MM, margin: 5 * MM };
const INNER = ROLL.width - 2 * ROLL.margin;
const SMALL = 9;
const LARGE = 13;
const TOKEN_SIZE = 14;
const RULE_GAP = 5;

/** A receipt on one page for a roll of 80 mm, as long as its content. */
export async function printReceipt(receipt: Receipt, language: Language): Promise<Uint8Array> {
  const words = wordsIn(RECEIPT_WORDS, language);
  const draw = (pdf: Pdf) => drawReceipt(pdf, receipt, words);
  const height = measurePdf(ROLL, draw) + ROLL.margin;
  const about = {
    title: `${words.receipt} ${receipt.number}`,
    made_at: receipt.issued_at * 1_000,
  };
  // Half a point more, so that rounding never starts a second page.
  return await makePdf({ ...ROLL, height: height + 0.5 }, about, draw);
}

/** The lines of a plain printer; here the head, the sum and the tokens stand out. */
function drawReceipt(pdf: Pdf, receipt: Receipt, words: ReceiptWords): void {
  const { seller, lines } = receipt;
  for (const mark of marksOf(lines)) {
    pdf.font("bold").fontSize(LARGE).text(mark, { align: "center" });
  }
  pdf.font("bold").fontSize(LARGE).text(printable(seller.name), { align: "center" });
  const head = lines.findIndex(({ label }) => label === words.receipt);
  const end = lastPair(lines) + 1;
  const note = lines.slice(end).map(({ label }) => label);
  for (const { label, value } of lines.slice(0, head).filter((line) => line.value !== "")) {
    pdf.font("regular").fontSize(SMALL).text(`${label} ${value}`, { align: "center" });
  }
  drawRule(pdf);
  const tokens = [receipt.token, ...receipt.tokens.map(({ token }) => token)];
  for (const line of lines.slice(head, end)) {
    if (line.value !== "" && tokens.includes(line.value)) drawToken(pdf, line);
    else drawLine(pdf, line, receipt);
  }
  drawRule(pdf);
  const is_done = note.length === 0;
  pdf
    .font(is_done ? "regular" : "bold")
    .fontSize(SMALL)
    .text(is_done ? words.thanks : printable(note.join(" ")), { align: "center" });
}

/** A rehearsal's send is live, so the lines alone know of it; they lead by their marks. */
function marksOf(lines: readonly Line[]): string[] {
  const labels = lines.map(({ label }) => label);
  return labels.slice(
    0,
    labels.findIndex((label) => !MARKS.includes(label)),
  );
}

function lastPair(lines: readonly Line[]): number {
  return lines.findLastIndex(({ value }) => value !== "");
}

function drawLine(pdf: Pdf, { label, value }: Line, receipt: Receipt): void {
  const is_sum = value === `${receipt.currency} ${receipt.amount}`;
  pdf.font(is_sum ? "bold" : "regular").fontSize(is_sum ? LARGE - 2 : SMALL);
  const top = pdf.y;
  pdf.text(printable(label), { continued: false });
  if (value === "") return;
  const below = label === "" ? top : pdf.y;
  pdf.text(printable(value), pdf.page.margins.left, top, { width: INNER, align: "right" });
  pdf.y = Math.max(pdf.y, below);
}

function drawToken(pdf: Pdf, { label, value }: Line): void {
  pdf.moveDown(0.3);
  if (label !== "") pdf.font("regular").fontSize(SMALL).text(label, { align: "center" });
  pdf.font("bold").fontSize(TOKEN_SIZE).text(printable(value), { align: "center" });
  pdf.moveDown(0.3);
}

function drawRule(pdf: Pdf): void {
  const y = pdf.y + RULE_GAP;
  const { left } = pdf.page.margins;
  pdf
    .moveTo(left, y)
    .lineTo(left + INNER, y)
    .lineWidth(0.5)
    .dash(2, { space: 2 })
    .stroke();
  pdf.undash();
  pdf.y = y + RULE_GAP;
}
