import { ENUMS, type EnumValue } from "@svc/generated/enums";
import type { Currency } from "#platform/context";
import type { IdPrefix } from "#platform/ids";

/** The currencies in which an account holds Credit. */
export const CURRENCIES = ENUMS.Currency;

/** The books of an organisation, whose balances are kept, and of the house, which are summed. */
export const BOOKS = [
  "available",
  "reserved",
  "in_flight",
  "house:sales",
  "house:test_grant",
] as const;

export type Book = (typeof BOOKS)[number];

/** The types of rows that an organisation sees. */
export type CreditTransactionType = EnumValue<"CreditTransactionType">;

interface MoveFacts {
  readonly from: Book;
  readonly to: Book;
  /** Null when the organisation's Credit stays as it is. */
  readonly type: CreditTransactionType | null;
}

export type MoveKind = "charge" | "credit_back" | "settle" | "reserve" | "release" | "test_grant";

/** Every way in which money may move, as data. Source: money-safety.md 5.4. */
export const MOVES: Readonly<Record<MoveKind, MoveFacts>> = {
  charge: { from: "available", to: "in_flight", type: "send" },
  credit_back: { from: "in_flight", to: "available", type: "send_credit_back" },
  settle: { from: "in_flight", to: "house:sales", type: null },
  reserve: { from: "available", to: "reserved", type: "reservation" },
  release: { from: "reserved", to: "available", type: "reservation_release" },
  test_grant: { from: "house:test_grant", to: "available", type: "test_grant" },
};

export const MOVE_KINDS = Object.keys(MOVES) as MoveKind[];

/** An organisation's balances in one currency are named by these two. */
export interface Purse {
  readonly account_id: string;
  readonly currency: string;
}

/** One movement of money. Units: minor units of `currency`, never negative. */
export interface Move {
  readonly kind: MoveKind;
  readonly account_id: string;
  readonly currency: Currency;
  readonly amount_minor: bigint;
  /** Names the posting, and the `txn_` that the organisation sees, if it sees one. */
  readonly transaction_id: string;
  readonly source_prefix: IdPrefix;
  readonly source_id: string;
  /** One sentence for the organisation's own books; null for a move that it does not see. */
  readonly description: string | null;
  readonly cost_center_id: string | null;
  readonly api_key_id: string | null;
  /** Unix milliseconds on the account's clock. */
  readonly created: number;
}

/** Key of a map by owner and currency. */
export function purseOf(owner_id: string, currency: string): string {
  return `${owner_id}/${currency}`;
}
