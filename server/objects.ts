import { presentKeys } from "#accounts/keys";
import { presentQuotes } from "#catalogue/quotes";
import { presentBlockedTargets } from "#directory/blocklist";
import { presentCostCenters } from "#directory/cost-centers";
import { presentGroups } from "#directory/groups";
import { presentRecipients } from "#directory/recipients";
import { presentCreditTransactions, presentReservations } from "#money/credit";
import type { ObjectRegistry, PresentContext } from "#platform/context";
import { formatId, type IdPrefix, parseAnyId } from "#platform/ids";
import { presentSends } from "#sales/sends";
import { presentDeliveries, presentReplays } from "#webhooks/webhook-deliveries";
import { presentEndpoints } from "#webhooks/webhook-endpoints";

/** Uuids in, wire objects out by uuid; what is not the account's own is absent. */
type Presenter = (ctx: PresentContext, ids: readonly string[]) => Promise<Map<string, object>>;

/** Every object that can be shown by its id: to a replay, in an event, in place of an id. */
const PRESENTERS: Partial<Record<IdPrefix, Presenter>> = {
  blk: presentBlockedTargets,
  cc: presentCostCenters,
  grp: presentGroups,
  key: presentKeys,
  quo: presentQuotes,
  rcp: presentRecipients,
  rsv: presentReservations,
  snd: presentSends,
  txn: presentCreditTransactions,
  we: presentEndpoints,
  whd: presentDeliveries,
  whr: presentReplays,
};

/** Presents objects of any kind by their wire ids, one read a kind. */
export const OBJECTS: ObjectRegistry = {
  async present(ctx, wire_ids) {
    const asked = wire_ids.flatMap((text) => parseAnyId(text) ?? []);
    const by_prefix = Map.groupBy(asked, ({ prefix }) => prefix);
    const shown = new Map<string, object>();
    for (const [prefix, of_kind] of by_prefix) {
      const found = await PRESENTERS[prefix]?.(ctx, [...new Set(of_kind.map(({ id }) => id))]);
      for (const [id, object] of found ?? []) shown.set(formatId(prefix, id), object);
    }
    return shown;
  },
};
