import type { Answer, Input } from "@svc/generated/routes";
import { readNetworkChanges, readNetworks } from "#catalogue/networks";
import { readPowerChanges, readPowerState, withPower } from "#catalogue/utility";
import type { Ctx } from "#platform/context";
import { refuse } from "#platform/refusal";
import { wall } from "#platform/time/clock";
import {
  harareDay,
  nextHarareDay,
  parseTime,
  startOfHarareDay,
  unixSeconds,
} from "#platform/time/instants";
import { isOffered } from "#platform/values/offers";
import { describeDailyAvailability } from "../daily-availability.ts";

const DAY_MS = 86_400_000;
const DAYS_DEFAULT = 7;
const DAYS_MAX = 92;

/**
 * Shows how the networks did on past days. Days are those of the wall, in Harare.
 *
 * Refuses: `time_out_of_range` for days to come, an end before the beginning, or too long a span.
 */
export async function getStatusHistory(
  ctx: Ctx,
  { query }: Input<"getStatusHistory">,
): Promise<Answer<"getStatusHistory">> {
  const { account, read } = ctx;
  const now = wall();
  const { from, to } = spanOf(query, startOfHarareDay(now));
  const { mode } = account;
  const { networks, changes } = await read(async (tx) => {
    const span = { from, to: nextHarareDay(to) };
    const all = await readNetworks(tx, mode);
    const power = await readPowerChanges(tx, { account_id: account.id, to: span.to });
    const offered = all.filter(({ id }) => isOffered(ctx, { network: id }));
    return {
      networks: withPower(offered, await readPowerState(tx, account.id)),
      changes: [
        ...(await readNetworkChanges(tx, { mode, ...span })),
        ...all
          .filter(({ kind }) => kind === "power")
          .flatMap(({ id }) => power.map((change) => ({ network_id: id, ...change }))),
      ],
    };
  });
  const days = Array.from({ length: (to - from) / DAY_MS + 1 }, (_, index) =>
    describeDailyAvailability(from + index * DAY_MS, { networks, changes, now }),
  );
  return {
    status: 200,
    body: {
      object: "status_history",
      created: unixSeconds(now),
      livemode: mode === "live",
      from: harareDay(from),
      to: harareDay(to),
      days,
    },
  };
}

/** The midnights with which the first and the last day began. */
function spanOf(query: Input<"getStatusHistory">["query"], today: number) {
  const to = midnightOf("to", query.to) ?? today;
  const from = midnightOf("from", query.from) ?? to - (DAYS_DEFAULT - 1) * DAY_MS;
  if (to > today) refuseDay("to", { max: harareDay(today) });
  const earliest = to - (DAYS_MAX - 1) * DAY_MS;
  if (from > to || from < earliest) {
    refuseDay("from", { min: harareDay(earliest), max: harareDay(to) });
  }
  return { from, to };
}

function midnightOf(param: "from" | "to", day: string | undefined): number | null {
  if (day === undefined) return null;
  const ms = parseTime(`${day}T00:00`);
  return (
    ms ??
    refuse("parameter_invalid", {
      param,
      message: `\`${param}\` is invalid. There is no day ${day}.`,
    })
  );
}

function refuseDay(param: "from" | "to", meta: { min?: string; max: string }): never {
  const message =
    meta.min === undefined
      ? `\`${param}\` must be ${meta.max} or earlier.`
      : `\`${param}\` must be between ${meta.min} and ${meta.max}.`;
  return refuse("time_out_of_range", { param, message, meta });
}
