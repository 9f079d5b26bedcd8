import type { EnumValue } from "@svc/generated/enums";
import type { Input, Schemas } from "@svc/generated/routes";
import type { Read, Tx } from "#platform/db/transaction";
import { lowestId } from "#platform/ids";
import type { DaySpan } from "#platform/time/day-span";

type Kind = Schemas["WorkforceLedgerEntry"]["kind"];
type Query = Input<"getWorkforceLedger">["query"];
export type CreditTransactionType = EnumValue<"CreditTransactionType">;

/** Which entries of whose ledger. */
export interface LedgerChoice extends Pick<Query, "currency" | "kind" | "q"> {
  readonly account_id: string;
  readonly span: DaySpan;
}

/** Entries that follow one another in the whole ledger. Uuids; the newest is left out. */
export interface Stretch {
  readonly from: string;
  readonly before: string;
}

export type Asker = Pick<Read | Tx, "sql">;

/** Null for Credit that is only reserved: it is still there, so that is no entry. */
const KINDS: Readonly<Record<CreditTransactionType, Kind | null>> = {
  send: "debit",
  reward: "debit",
  send_credit_back: "refund",
  reward_return: "refund",
  topup: "topup",
  checkout_credit: "topup",
  adjustment: "adjustment",
  test_grant: "adjustment",
  reservation: null,
  reservation_release: null,
};
const TYPES = Object.keys(KINDS) as CreditTransactionType[];

export function kindOf(type: CreditTransactionType): Kind {
  const kind = KINDS[type];
  if (kind === null) throw new Error(`A ${type} is no entry of the ledger.`);
  return kind;
}

/** The types of the rows that are entries: of one kind, or of all. */
export function typesOf(kind: Kind | undefined): CreditTransactionType[] {
  return TYPES.filter((type) => KINDS[type] !== null && (kind ?? KINDS[type]) === KINDS[type]);
}

/** The whole of a period. */
export function stretchOf({ starts_at, ends_at }: DaySpan): Stretch {
  return { from: lowestId(starts_at), before: lowestId(ends_at) };
}

/** Entries of a choice, whatever they say: rows of `credit_transactions`. */
export function chosen(
  { sql }: Asker,
  { account_id, currency, kind }: LedgerChoice,
  { from, before }: Stretch,
) {
  return sql`
    from credit_transactions row
    where row.account_id = ${account_id} and row.id >= ${from} and row.id < ${before}
      and row.type = any(${typesOf(kind)}::text[])
      ${currency === undefined ? sql`` : sql`and row.currency = ${currency.toUpperCase()}`}`;
}

/** Takes a choice apart, newest first: whoever looks through all of it reads so many at once. */
export async function* stretchesOf(
  asker: Asker,
  choice: LedgerChoice,
  rows: number,
): AsyncGenerator<Stretch> {
  const whole = stretchOf(choice.span);
  for (let { before } = whole; ; ) {
    const [first] = await asker.sql<{ id: string }[]>`
      select row.id ${chosen(asker, choice, { ...whole, before })}
      order by row.id desc limit 1 offset ${rows - 1}`;
    yield { from: first?.id ?? whole.from, before };
    if (first === undefined) return;
    before = first.id;
  }
}
