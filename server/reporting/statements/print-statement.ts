import { setImmediate as nextTurn } from "node:timers/promises";
import type { Schemas } from "@svc/generated/routes";
import type { SellableProduct } from "#catalogue/products";
import { harareDay, harareTime } from "#platform/time/instants";
import { MM, makePdf, type Pdf, printable } from "#platform/wire/pdf";
import type { MadeStatement } from "./make-statement.ts";
import { type NamedGroup, nameKeys, nameTypes } from "./name-groups.ts";
import { drawTable, type TableColumn } from "./statement-table.ts";

type Statement = Schemas["Statement"];

const A4 = { width: 210 * MM, height: 297 * MM, margin: 20 * MM };
const INNER = A4.width - 2 * A4.margin;
const BODY = 9.5;
const TITLE = 20;
const HEADING = 11;
const GREY = "#555555";
const PAGES_A_TURN = 20;
const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** A statement on pages of A4: who, the month as a sum that adds up, and what was sold. */
export async function printStatement(
  { statement, account, last4_of_key }: MadeStatement,
  products: readonly SellableProduct[],
): Promise<Uint8Array> {
  const { document_number, generated_at } = statement;
  const about = { title: `Statement ${document_number}`, made_at: generated_at * 1_000 };
  return await makePdf(A4, about, async (pdf) => {
    drawHead(pdf, statement, account);
    await drawSum(pdf, statement);
    await drawDealer(pdf, statement);
    await drawSends(pdf, statement, {
      by_type: nameTypes(statement, products),
      by_key: nameKeys(statement, last4_of_key),
    });
    await drawFeet(pdf, statement);
  });
}

function drawHead(pdf: Pdf, statement: Statement, account: MadeStatement["account"]): void {
  const [year, month] = statement.period.split("-") as [string, string];
  pdf.font("bold").fontSize(TITLE).text("Credit statement");
  pdf.font("regular").fontSize(HEADING).fillColor(GREY);
  pdf.text(`${MONTHS[Number(month) - 1]} ${year}, in ${statement.currency}`).moveDown(1);
  pdf.fillColor("black").fontSize(BODY);
  const made_ms = statement.generated_at * 1_000;
  const facts = [
    ["Account", account.legal_name ?? account.name],
    ...(account.legal_name === null ? [] : [["Trading as", account.name]]),
    ["Document", statement.document_number],
    ["Made", `${harareDay(made_ms)} ${harareTime(made_ms)}, Harare time`],
    ["State", statement.final ? "Final" : "Not final: figures may still change"],
    ...(statement.livemode ? [] : [["Mode", "Test mode: no real money"]]),
  ] as [string, string][];
  for (const [label, value] of facts) {
    const top = pdf.y;
    pdf.fillColor(GREY).text(label, A4.margin, top, { width: 70 });
    pdf.fillColor("black").text(printable(value), A4.margin + 75, top, { width: INNER - 75 });
  }
  pdf.x = A4.margin;
  pdf.moveDown(1.2);
}

/** The equation of the contract, one part a line; parts that are nothing are left out. */
async function drawSum(pdf: Pdf, statement: Statement): Promise<void> {
  const { sends } = statement;
  const parts: [string, string][] = [
    ["Topped up", statement.topups],
    ["From checkouts", statement.checkout_credits],
    ["Test Credit given", statement.test_grants],
    ["Adjustments", statement.adjustments],
    ["Credited back for sends that failed or were cancelled", statement.credited_back],
    [`Drawn for ${sends.count} ${sends.count === 1 ? "send" : "sends"}`, negative(sends.cost)],
    ["Drawn for rewards", negative(statement.rewards)],
  ];
  heading(pdf, "Your Credit");
  await drawTable(pdf, {
    columns: [
      { title: "", width: INNER - 110, align: "left" },
      { title: statement.currency, width: 110, align: "right" },
    ],
    rows: [
      ["Opening balance", grouped(statement.opening)],
      ...parts
        .filter(([, amount]) => !/^-?0\.00$/.test(amount))
        .map(([label, amount]) => [label, grouped(amount)]),
    ],
    total: ["Closing balance", grouped(statement.closing)],
  });
  pdf.font("regular").fontSize(8).fillColor(GREY);
  pdf.text(
    "Closing = opening + topped up + from checkouts + test Credit + adjustments + credited back " +
      "− drawn for sends − drawn for rewards. Opening and closing are of available and reserved " +
      "Credit together.",
    { width: INNER },
  );
  pdf.fillColor("black").moveDown(1.2);
}

async function drawDealer(pdf: Pdf, statement: Statement): Promise<void> {
  const { face_sold, cost_drawn, dealer_discount_earned } = statement;
  if (face_sold === null || cost_drawn === null || dealer_discount_earned === null) return;
  heading(pdf, "Dealer discount, on sends delivered in the month");
  await drawTable(pdf, {
    columns: [
      { title: "", width: INNER - 110, align: "left" },
      { title: statement.currency, width: 110, align: "right" },
    ],
    rows: [
      ["Sold at face value", grouped(face_sold)],
      ["Credit drawn for it", grouped(cost_drawn)],
    ],
    total: ["Discount earned", grouped(dealer_discount_earned)],
  });
  pdf.moveDown(0.6);
}

async function drawSends(
  pdf: Pdf,
  { by_cost_center, sends }: Statement,
  { by_type, by_key }: Readonly<Record<"by_type" | "by_key", readonly NamedGroup[]>>,
): Promise<void> {
  const total = ["Total", String(sends.count), grouped(sends.face), grouped(sends.cost)];
  const drawGroups = async (title: string, named: readonly NamedGroup[]) => {
    heading(pdf, title);
    const rows = named.map(({ name, sum }) => [
      printable(name),
      String(sum.count),
      grouped(sum.face),
      grouped(sum.cost),
    ]);
    await drawTable(pdf, { columns: GROUP_COLUMNS, rows, total });
    pdf.moveDown(0.6);
  };
  if (sends.count === 0) return;
  await drawGroups("Sends by product and network", by_type);
  await drawGroups("Sends by key", by_key);
  if (by_cost_center.some(({ cost_center }) => cost_center !== null)) {
    await drawGroups(
      "Sends by cost centre",
      by_cost_center.map((sum) => ({ name: sum.cost_center ?? "None", sum })),
    );
  }
}

const GROUP_COLUMNS: readonly TableColumn[] = [
  { title: "", width: INNER - 270, align: "left" },
  { title: "Sends", width: 70, align: "right" },
  { title: "Face value", width: 100, align: "right" },
  { title: "Credit drawn", width: 100, align: "right" },
];

/** Written at the end, when it is known how many pages there are. */
async function drawFeet(pdf: Pdf, { document_number }: Statement): Promise<void> {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    if (page % PAGES_A_TURN === 0) await nextTurn();
    pdf.switchToPage(page);
    pdf.page.margins.bottom = 0;
    pdf.font("regular").fontSize(8).fillColor(GREY);
    const y = A4.height - 12 * MM;
    pdf.text(`${document_number}`, A4.margin, y, { width: INNER, lineBreak: false });
    pdf.text(`Page ${page - start + 1} of ${count}`, A4.margin, y, {
      width: INNER,
      align: "right",
    });
  }
}

function heading(pdf: Pdf, title: string): void {
  if (pdf.y > A4.height - A4.margin - 30 * MM) pdf.addPage();
  pdf.font("bold").fontSize(HEADING).text(title, A4.margin).moveDown(0.3);
  pdf.font("regular").fontSize(BODY);
}

function negative(amount: string): string {
  return amount.startsWith("-") ? amount.slice(1) : `-${amount}`;
}

/** `1234.50` as `1 234.50`, and a real minus sign. */
function grouped(amount: string): string {
  return amount.replace("-", "−").replace(/\B(?=(\d{3})+(?!\d))(?<!\.\d*)/g, " ");
}
