import type { Schemas } from "@svc/generated/routes";
import type { AccountFacts } from "#platform/context";
import { formatId } from "#platform/ids";
import { unixSeconds } from "#platform/time/instants";
import { formatMoney } from "#platform/values/money";
import { LOCK_MS, type Occurrence } from "../occurrence.ts";
import type { ScheduleDayRow, ScheduleRow } from "../rows/tables.ts";
import { type DayFacts, partsName, totalOfDay } from "./day-facts.ts";

type Shown = Schemas["ScheduleOccurrence"];

/** A day of a schedule as the wire shows it. Source: spec/sales/schedules/occurrences.tsp. */
export function presentOccurrence(
  schedule: ScheduleRow,
  occurrence: Occurrence,
  { account, facts }: { account: Pick<AccountFacts, "mode">; facts: DayFacts },
): Shown {
  const { row, original_date, date, status } = occurrence;
  const runs_at = runsAt(occurrence);
  // A day that has run keeps its currency, whatever the schedule sells since.
  const currency = row?.currency ?? schedule.currency;
  return {
    object: "schedule_occurrence",
    created: unixSeconds(row?.changed_at ?? schedule.created),
    livemode: account.mode === "live",
    schedule: formatId("sch", schedule.id),
    date,
    original_date,
    status,
    runs_at: runs_at === null ? null : unixSeconds(runs_at),
    amount: moneyOf(
      row?.override_minor ?? (currency === schedule.currency ? schedule.face_minor : null),
    ),
    amount_override: moneyOf(row?.override_minor ?? null),
    currency,
    note: row?.note ?? null,
    moved_to: row?.moved_to ?? null,
    combined_into: intoOf(row),
    ...sumsOf(schedule, occurrence, facts),
    batch: row?.batch_id == null ? null : formatId("bch", row.batch_id),
    locked_at: runs_at === null ? null : unixSeconds(runs_at - LOCK_MS),
  };
}

function runsAt({ status, at, row }: Occurrence): number | null {
  if (status === "ran") return row?.ended_at ?? at;
  return status === "planned" || status === "moved" || status === "waiting_topup" ? at : null;
}

function sumsOf(
  schedule: ScheduleRow,
  occurrence: Occurrence,
  facts: DayFacts,
): Pick<Shown, "combined_from" | "recipient_count" | "estimated_total"> {
  const { row, original_date } = occurrence;
  const combined = facts.parts.get(partsName(schedule.id, original_date)) ?? [];
  const total_minor = row?.total_minor ?? totalOfDay(schedule, occurrence, facts);
  return {
    combined_from: combined.map((part) => ({
      schedule: formatId("sch", part.row.schedule_id),
      date: part.row.original_date,
    })),
    recipient_count: row?.people ?? facts.estimates.get(schedule.id)?.people ?? 0,
    estimated_total: formatMoney(total_minor),
  };
}

function intoOf(row: ScheduleDayRow | null): Shown["combined_into"] {
  if (row === null || row.into_schedule_id === null || row.into_date === null) return null;
  return { schedule: formatId("sch", row.into_schedule_id), date: row.into_date };
}

function moneyOf(amount_minor: bigint | null): string | null {
  return amount_minor === null ? null : formatMoney(amount_minor);
}
