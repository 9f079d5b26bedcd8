import {
  type AnyPgColumn,
  check,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { instant } from "../db/columns.ts";
import { isOneOf } from "../db/status-check.ts";
import { LIVE_FIRST, type Mode } from "./queue.ts";

/** A table whose rows have deadlines. */
interface Owner {
  readonly account_id: AnyPgColumn;
  readonly id: AnyPgColumn;
}

const anId = () => uuid().notNull();

/**
 * The table of when rows of another one are due: one row for each that is, which goes with it.
 *
 * `due_at` is a wall time, which advancing the test clock moves; `mode` is the account's, since
 * what is live is done first.
 */
export function deadlineTable<Name extends string, Id extends `${string}_id`>(
  name: Name,
  id: Id,
  owner: Owner,
  modes: readonly Mode[] = LIVE_FIRST,
) {
  const columns = {
    account_id: anId(),
    ...({ [id]: anId() } as Record<Id, ReturnType<typeof anId>>),
    mode: text().$type<Mode>().notNull(),
    due_at: instant().notNull(),
  };
  const noun = id.slice(0, -"_id".length).split("_").at(-1);
  return pgTable(name, columns, (table) => {
    const { account_id, mode, due_at, [id]: owner_id } = table as Columns<Id>;
    return [
      primaryKey({ columns: [account_id, owner_id] }),
      foreignKey({
        columns: [account_id, owner_id],
        foreignColumns: [owner.account_id, owner.id],
        name: `${name}_${noun}`,
      }).onDelete("cascade"),
      // Workers lease across all accounts in due order, so this index does not lead by account.
      index(`${name}_due`).on(mode, due_at),
      check(`${name}_mode`, isOneOf(mode, modes)),
    ];
  });
}

type Columns<Id extends string> = Record<"account_id" | "mode" | "due_at" | Id, AnyPgColumn>;
