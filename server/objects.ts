import { presentApprovals } from "#accounts/approvals";
import { presentApplications } from "#accounts/dealer";
import { presentInvites } from "#accounts/invites";
import { presentKeys } from "#accounts/keys";
import { presentQuotes } from "#catalogue/quotes";
import { presentBlockedTargets } from "#directory/blocklist";
import { presentCostCenters } from "#directory/cost-centers";
import { presentGroups } from "#directory/groups";
import { presentRecipients } from "#directory/recipients";
import type { AnswerViews } from "#http/steps/gate-deps";
import { presentCreditTransactions, presentReservations } from "#money/credit";
import { presentReplayedTopup, presentTopups } from "#money/topups";
import type { ObjectRegistry, PresentContext, PresentSet } from "#platform/context";
import { formatId, type IdPrefix, parseAnyId } from "#platform/ids";
import { presentExports } from "#reporting/exports";
import { presentActivities } from "#rewards/activities";
import { presentReplayedCheckin } from "#rewards/checkins";
import { presentReplayedClaim } from "#rewards/claims";
import { presentPrograms } from "#rewards/programs";
import { presentReferrals } from "#rewards/referrals";
import { presentReviews } from "#rewards/reviews";
import { presentReplayedLinks, presentRewardLinks } from "#rewards/reward-links";
import { presentRewards } from "#rewards/rewards";
import { presentBatches } from "#sales/batches";
import { presentSessions } from "#sales/checkout-sessions";
import { presentDisputes } from "#sales/disputes";
import { presentSchedules } from "#sales/schedules";
import { presentSendSets, presentSends } from "#sales/sends";
import { presentDeliveries, presentReplays } from "#webhooks/webhook-deliveries";
import { presentEndpoints } from "#webhooks/webhook-endpoints";
import { presentReplayedResult } from "#workforce/batches";
import { presentReplayedDepartment } from "#workforce/cost-centers";

/** Uuids in, wire objects out by uuid; what is not the account's own is absent. */
type Presenter = (ctx: PresentContext, ids: readonly string[]) => Promise<Map<string, object>>;

type SetPresenter = (sets: readonly PresentSet[]) => Promise<Map<string, object>[]>;

/** Every object that can be shown by its id: to a replay, in an event, in place of an id. */
const PRESENTERS: Partial<Record<IdPrefix, Presenter>> = {
  act: presentActivities,
  apr: presentApprovals,
  bch: presentBatches,
  blk: presentBlockedTargets,
  cc: presentCostCenters,
  cs: presentSessions,
  dap: presentApplications,
  dsp: presentDisputes,
  exp: presentExports,
  grp: presentGroups,
  inv: presentInvites,
  key: presentKeys,
  lnk: presentRewardLinks,
  prg: presentPrograms,
  quo: presentQuotes,
  rcp: presentRecipients,
  ref: presentReferrals,
  rev: presentReviews,
  rsv: presentReservations,
  rwd: presentRewards,
  sch: presentSchedules,
  snd: presentSends,
  top: presentTopups,
  txn: presentCreditTransactions,
  we: presentEndpoints,
  whd: presentDeliveries,
  whr: presentReplays,
};

/** Kinds that many events are about: objects of several accounts in one read. */
const SET_PRESENTERS: Partial<Record<IdPrefix, SetPresenter>> = { snd: presentSendSets };

/** What is answered in place of the object that was made, when it is answered again. */
export const ANSWER_VIEWS: AnswerViews = {
  allocateToWorkforce: presentReplayedResult,
  createCheckin: presentReplayedCheckin,
  createClaim: presentReplayedClaim,
  createRewardLinks: presentReplayedLinks,
  createTopup: presentReplayedTopup,
  createWorkforceCostCenter: presentReplayedDepartment,
  resendWorkforceBatch: presentReplayedResult,
  runWorkforceSchedule: presentReplayedResult,
};

/** Presents objects of any kind by their wire ids, one read a kind. */
export const OBJECTS: ObjectRegistry = {
  async present(ctx, wire_ids) {
    const shown = new Map<string, object>();
    for (const [prefix, ids] of byKind(wire_ids)) {
      const found = await PRESENTERS[prefix]?.(ctx, ids);
      for (const [id, object] of found ?? []) shown.set(formatId(prefix, id), object);
    }
    return shown;
  },
  async presentSets(sets) {
    const shown = sets.map(() => new Map<string, object>());
    const asked = sets.flatMap(({ ctx, ids }, index) =>
      [...byKind(ids)].map(([prefix, of_kind]) => ({ prefix, index, ctx, ids: of_kind })),
    );
    for (const [prefix, of_kind] of Map.groupBy(asked, (one) => one.prefix)) {
      const found = await (SET_PRESENTERS[prefix] ?? oneByOne(prefix))(of_kind);
      for (const [place, { index }] of of_kind.entries()) {
        for (const [id, object] of found[place] ?? []) {
          shown[index]?.set(formatId(prefix, id), object);
        }
      }
    }
    return shown;
  },
};

/** Uuids by kind, each once. */
function byKind(wire_ids: readonly string[]): Map<IdPrefix, string[]> {
  const asked = wire_ids.flatMap((text) => parseAnyId(text) ?? []);
  const grouped = Map.groupBy(asked, ({ prefix }) => prefix);
  return new Map(
    [...grouped].map(([prefix, of_kind]) => [prefix, [...new Set(of_kind.map(({ id }) => id))]]),
  );
}

function oneByOne(prefix: IdPrefix): SetPresenter {
  const none = new Map<string, object>();
  return async (sets) =>
    await Promise.all(
      sets.map(async ({ ctx, ids }) => (await PRESENTERS[prefix]?.(ctx, ids)) ?? none),
    );
}
