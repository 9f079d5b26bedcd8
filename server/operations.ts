import type { Handlers } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import * as account from "./accounts/account/operations/index.ts";
import * as approvals from "./accounts/approvals/operations/index.ts";
import * as dealer from "./accounts/dealer/operations/index.ts";
import * as documents from "./accounts/documents/operations/index.ts";
import * as invites from "./accounts/invites/operations/index.ts";
import * as keys from "./accounts/keys/operations/index.ts";
import * as members from "./accounts/members/operations/index.ts";
import * as organisations from "./accounts/organisations/operations/index.ts";
import * as sessions from "./accounts/sessions/operations/index.ts";
import * as bundles from "./catalogue/bundles/operations/index.ts";
import * as lookups from "./catalogue/lookups/operations/index.ts";
import * as meters from "./catalogue/meters/operations/index.ts";
import * as networks from "./catalogue/networks/operations/index.ts";
import * as power from "./catalogue/power/operations/index.ts";
import * as products from "./catalogue/products/operations/index.ts";
import * as quotes from "./catalogue/quotes/operations/index.ts";
import * as status from "./catalogue/status/operations/index.ts";
import * as blocklist from "./directory/blocklist/operations/index.ts";
import * as costCenters from "./directory/cost-centers/operations/index.ts";
import * as groups from "./directory/groups/operations/index.ts";
import * as recipients from "./directory/recipients/operations/index.ts";
import * as errorCodes from "./http/error-codes/operations/index.ts";
import * as health from "./http/health/operations/index.ts";
import * as activity from "./journal/activity/operations/index.ts";
import * as auditLog from "./journal/audit-log/operations/index.ts";
import * as events from "./journal/events/operations/index.ts";
import * as requests from "./journal/requests/operations/index.ts";
import * as mcp from "./mcp/mcp/operations/index.ts";
import * as credit from "./money/credit/operations/index.ts";
import * as topups from "./money/topups/operations/index.ts";
import * as exports from "./reporting/exports/operations/index.ts";
import * as overview from "./reporting/overview/operations/index.ts";
import * as reports from "./reporting/reports/operations/index.ts";
import * as search from "./reporting/search/operations/index.ts";
import * as statements from "./reporting/statements/operations/index.ts";
import * as activities from "./rewards/activities/operations/index.ts";
import * as checkins from "./rewards/checkins/operations/index.ts";
import * as claims from "./rewards/claims/operations/index.ts";
import * as programs from "./rewards/programs/operations/index.ts";
import * as referrals from "./rewards/referrals/operations/index.ts";
import * as reviews from "./rewards/reviews/operations/index.ts";
import * as rewardLinks from "./rewards/reward-links/operations/index.ts";
import * as rewards from "./rewards/rewards/operations/index.ts";
import * as rules from "./rewards/rules/operations/index.ts";
import * as batches from "./sales/batches/operations/index.ts";
import * as checkoutSessions from "./sales/checkout-sessions/operations/index.ts";
import * as disputes from "./sales/disputes/operations/index.ts";
import * as family from "./sales/family/operations/index.ts";
import * as schedules from "./sales/schedules/operations/index.ts";
import * as sends from "./sales/sends/operations/index.ts";
import * as clock from "./test-mode/clock/operations/index.ts";
import * as helpers from "./test-mode/helpers/operations/index.ts";
import * as sandboxes from "./test-mode/sandboxes/operations/index.ts";
import * as tokenLinks from "./webhooks/token-links/operations/index.ts";
import * as webhookDeliveries from "./webhooks/webhook-deliveries/operations/index.ts";
import * as webhookEndpoints from "./webhooks/webhook-endpoints/operations/index.ts";
import * as workforceAccess from "./workforce/access/operations/index.ts";
import * as workforceAllocate from "./workforce/allocate/operations/index.ts";
import * as workforceBatches from "./workforce/batches/operations/index.ts";
import * as workforceCostCenters from "./workforce/cost-centers/operations/index.ts";
import * as workforceJournal from "./workforce/journal/operations/index.ts";
import * as workforceLedger from "./workforce/ledger/operations/index.ts";
import * as workforceMeters from "./workforce/meters/operations/index.ts";
import * as workforceProducts from "./workforce/products/operations/index.ts";
import * as workforceRecipients from "./workforce/recipients/operations/index.ts";
import * as workforceSchedules from "./workforce/schedules/operations/index.ts";

/** Every operation that this server implements; one that is missing does not compile. */
export const HANDLERS: Handlers<Ctx> = {
  ...account,
  ...activities,
  ...activity,
  ...approvals,
  ...auditLog,
  ...batches,
  ...blocklist,
  ...bundles,
  ...checkins,
  ...checkoutSessions,
  ...claims,
  ...clock,
  ...costCenters,
  ...credit,
  ...dealer,
  ...disputes,
  ...documents,
  ...errorCodes,
  ...events,
  ...exports,
  ...family,
  ...groups,
  ...health,
  ...helpers,
  ...sandboxes,
  ...keys,
  ...lookups,
  ...mcp,
  ...invites,
  ...members,
  ...organisations,
  ...meters,
  ...networks,
  ...overview,
  ...search,
  ...power,
  ...products,
  ...programs,
  ...quotes,
  ...recipients,
  ...referrals,
  ...reports,
  ...requests,
  ...reviews,
  ...rewardLinks,
  ...rewards,
  ...rules,
  ...schedules,
  ...sessions,
  ...sends,
  ...statements,
  ...status,
  ...tokenLinks,
  ...topups,
  ...webhookDeliveries,
  ...webhookEndpoints,
  ...workforceAccess,
  ...workforceAllocate,
  ...workforceBatches,
  ...workforceCostCenters,
  ...workforceJournal,
  ...workforceLedger,
  ...workforceMeters,
  ...workforceProducts,
  ...workforceRecipients,
  ...workforceSchedules,
};
