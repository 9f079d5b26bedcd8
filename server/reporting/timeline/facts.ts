import { withoutSecrets } from "#journal/requests";
import { readInstant } from "#platform/db/columns";
import { formatId, type IdPrefix } from "#platform/ids";
import { isMeter } from "#platform/values/meter-number";
import { formatMoney } from "#platform/values/money";
import { maskedPhone } from "#platform/values/phone";
import type { Facts, Happening } from "./happening.ts";

/** Facts as statements select them: amounts as text in `…_minor`, uuids in `…_id`. */
export type RawFacts = Facts;

/** A row of which a happening is made. */
export interface Line {
  /** As PostgreSQL writes an instant. */
  readonly at: string;
  readonly id: string | null;
  readonly what: string;
  readonly facts: RawFacts;
}

/** Prefixes by the name of the column that holds the uuid. */
const PREFIXES: Readonly<Record<string, IdPrefix>> = {
  ...{ api_key_id: "key", member_id: "mem", request_id: "req", event_id: "evt" },
  ...{ send_id: "snd", retry_of_id: "snd", retried_by_id: "snd", dispute_id: "dsp" },
  ...{ batch_id: "bch", schedule_id: "sch", approval_id: "apr", recipient_id: "rcp" },
  ...{ program_id: "prg", reward_id: "rwd", link_id: "lnk", checkout_session_id: "cs" },
  ...{ rule_id: "rul", referral_id: "ref", activity_id: "act", review_id: "rev" },
  ...{ endpoint_id: "we", transaction_id: "txn", cost_center_id: "cc" },
};

/** Rows of one kind as what happened; `prefix` is that of their ids. */
export function happeningsOf(
  rows: readonly Line[],
  { kind, prefix }: { kind: Happening["kind"]; prefix: IdPrefix },
): Happening[] {
  return rows.map(({ at, id, what, facts }) => ({
    at: readInstant(at),
    kind,
    id: id === null ? null : formatId(prefix, id),
    what: withoutSecrets(what),
    facts: factsOf(facts),
  }));
}

/** Facts as they are shown: what is not known is left out, and nothing secret is in them. */
export function factsOf(raw: RawFacts): Facts {
  const shown = Object.entries(raw).flatMap(([name, value]) =>
    value === null ? [] : [factOf(name, value)],
  );
  return Object.fromEntries(shown);
}

type Value = string | number | boolean;

function factOf(name: string, value: Value): [string, Value] {
  if (typeof value !== "string") return [name, value];
  const prefix = PREFIXES[name];
  if (prefix !== undefined) return [name.replace(/_id$/, ""), formatId(prefix, value)];
  if (name.endsWith("_minor")) return [name.replace(/_minor$/, ""), formatMoney(BigInt(value))];
  if (name === "target") return [name, maskedTarget(value)];
  return [name, withoutSecrets(value)];
}

/** The end of a number, as a receipt shows it. */
function maskedTarget(target: string): string {
  return isMeter(target) ? `*******${target.slice(-4)}` : maskedPhone(target);
}
