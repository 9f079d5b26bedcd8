import { setImmediate as nextTurn } from "node:timers/promises";
import type { Pdf } from "#platform/wire/pdf";

/** A column of a table. Units: points. */
export interface TableColumn {
  readonly title: string;
  readonly width: number;
  readonly align: "left" | "right";
}

/** What a table says; every row has a cell a column. */
export interface Table {
  readonly columns: readonly TableColumn[];
  readonly rows: readonly (readonly string[])[];
  readonly total: readonly string[];
}

const SIZE = 9.5;
const LINE = 15;
const GREY = "#999999";

/**
 * Draws a table below what stands there; where the page ends, it goes on with its titles. Between
 * two pages other requests are served.
 */
export async function drawTable(pdf: Pdf, { columns, rows, total }: Table): Promise<void> {
  const titles = columns.map(({ title }) => title);
  drawRow(pdf, columns, titles, "bold");
  drawRule(pdf, columns);
  for (const row of rows) {
    if (isFull(pdf)) {
      await nextTurn();
      pdf.addPage();
      drawRow(pdf, columns, titles, "bold");
      drawRule(pdf, columns);
    }
    drawRow(pdf, columns, row, "regular");
  }
  drawRule(pdf, columns);
  if (isFull(pdf)) pdf.addPage();
  drawRow(pdf, columns, total, "bold");
  pdf.x = pdf.page.margins.left;
  pdf.y += 4;
}

function isFull(pdf: Pdf): boolean {
  return pdf.y + LINE > pdf.page.height - pdf.page.margins.bottom;
}

function drawRow(
  pdf: Pdf,
  columns: readonly TableColumn[],
  cells: readonly string[],
  font: "regular" | "bold",
): void {
  const top = pdf.y;
  let x = pdf.page.margins.left;
  pdf.font(font).fontSize(SIZE).fillColor("black");
  for (const [index, { width, align }] of columns.entries()) {
    pdf.text(cells[index] ?? "", x, top + 2, { width, align, height: LINE, ellipsis: true });
    x += width;
  }
  pdf.y = top + LINE;
}

function drawRule(pdf: Pdf, columns: readonly TableColumn[]): void {
  const { left } = pdf.page.margins;
  const width = columns.reduce((sum, column) => sum + column.width, 0);
  pdf
    .moveTo(left, pdf.y)
    .lineTo(left + width, pdf.y)
    .lineWidth(0.5)
    .strokeColor(GREY)
    .stroke();
}
