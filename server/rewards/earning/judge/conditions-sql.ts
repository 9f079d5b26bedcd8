/** Conditions of rules, of what was stored before; `meets` says the same of what is at hand. */
import type { Schemas } from "@svc/generated/routes";
import { and, or, type SQL, sql } from "drizzle-orm";
import { metadataKey, NUMBER_TEXT, numberOf } from "#rewards/rules";

type Condition = Schemas["RuleCondition"];

/** What stands for each operator that compares. */
const COMPARES: Readonly<Partial<Record<Schemas["RuleOperator"], SQL>>> = {
  eq: sql`=`,
  ne: sql`<>`,
  gt: sql`>`,
  gte: sql`>=`,
  lt: sql`<`,
  lte: sql`<=`,
};

/** True of the rows of `Occasion.counted` that meet the conditions of a rule. */
export function metBy({ all, any }: Schemas["RuleConditions"]): SQL | undefined {
  return and(...all.map(metByOne), or(...any.map(metByOne)));
}

/** What a row does not say is unequal to everything, and nothing else. */
function metByOne(condition: Condition): SQL {
  const { field, op, value } = condition;
  const is_unsaid = op === "ne" ? sql`true` : sql`false`;
  const number = numberOf(condition);
  const text = textOf(field);
  const compares = COMPARES[op] ?? sql`=`;
  if (number !== null) {
    const [is, wanted] = numbersOf(field, text, number);
    return sql`coalesce(${is} ${compares} ${wanted}, ${is_unsaid})`;
  }
  if (Array.isArray(value)) {
    return sql`coalesce(${text} = any(${sql.param([...value])}::text[]), false)`;
  }
  const wanted = sql`${String(value)}::text`;
  if (op === "contains") return sql`coalesce(strpos(${text}, ${wanted}) > 0, false)`;
  return sql`coalesce(${text} ${compares} ${wanted}, ${is_unsaid})`;
}

function textOf(field: string): SQL {
  const key = metadataKey(field);
  return key === null ? sql`name` : sql`metadata ->> ${key}::text`;
}

function numbersOf(field: string, text: SQL, number: number | bigint): [SQL, SQL] {
  if (field === "value") return [sql`value_minor`, sql`${String(number)}::bigint`];
  const wanted = sql`${String(number)}::float8`;
  if (field === "occurred_at") {
    return [sql`floor(extract(epoch from occurred_at))::float8`, wanted];
  }
  const is = sql`case when (${text}) ~ ${NUMBER_TEXT.source} then (${text})::float8 end`;
  return [is, wanted];
}
