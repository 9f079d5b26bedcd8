import { ERRORS } from "@svc/generated/errors";
import type { Schemas } from "@svc/generated/routes";
import type { Currency } from "#platform/context";
import type { Read, Tx } from "#platform/db/transaction";
import type { RefusedField } from "#platform/refusal";
import { namedMeaning } from "#platform/wire/error-envelope";
import { type JudgedOrders, judgeOrders, type OrderRefusal, type Sale } from "#sales/sends";
import type { ReadLine } from "../read/read-line.ts";

type ErrorDetail = Schemas["ErrorDetail"];

/** A line, and everything that stands in the way of its sale. */
export interface JudgedLine {
  /** From 1. */
  readonly line: number;
  readonly order: ReadLine["order"];
  readonly sale: (Sale & { readonly currency: Currency }) | null;
  readonly errors: readonly ErrorDetail[];
  /** Whether the same amount went to the same target lately. */
  readonly is_recent: boolean;
}

/** The lines of a batch, and the cap of their key that they exceed together. */
export interface JudgedLines {
  readonly lines: readonly JudgedLine[];
  readonly over_cap: JudgedOrders["over_cap"];
}

/**
 * Judges the lines of a batch as sales, without locks: what is wrong with its form keeps a line
 * from being judged, and from counting against the others.
 *
 * Source: spec/sales/batches/preview.tsp.
 */
export async function judgeLines(
  from: Read | Tx,
  read_lines: readonly ReadLine[],
): Promise<JudgedLines> {
  const formed = read_lines.filter(({ wrong }) => wrong.length === 0);
  const { orders, over_cap } = await judgeOrders(
    from,
    formed.map(({ order }) => order),
  );
  const judged = new Map(orders.map((one) => [one.order.id, one]));
  const lines = read_lines.map(({ order, wrong }, index): JudgedLine => {
    const { sale = null, refusals = [], is_recent = false } = judged.get(order.id) ?? {};
    const errors = [
      ...wrong.map(detailOf(index)),
      ...refusals.map(refusedField).map(detailOf(index)),
    ];
    return { line: index + 1, order, sale, errors, is_recent };
  });
  return { lines, over_cap };
}

function refusedField({ code, detail }: OrderRefusal): RefusedField {
  const param = detail.param ?? null;
  const message = detail.message ?? namedMeaning(param, ERRORS[code].meaning);
  return { param, code, message, ...(detail.meta === undefined ? {} : { meta: detail.meta }) };
}

function detailOf(index: number) {
  return ({ param, code, message, meta = {} }: RefusedField): ErrorDetail => {
    const named = param === null ? `items[${index}]` : `items[${index}].${param}`;
    return { param: named, code, message, meta };
  };
}
