import type { OperationId } from "@svc/generated/operations";
import type { Input, Schemas } from "@svc/generated/routes";
import { pageOfRecipients } from "#directory/recipients";
import { pageOfEvents } from "#journal/events";
import { pageOfRequests } from "#journal/requests";
import { pageOfTransactions } from "#money/credit";
import type { KeyScope, PresentContext } from "#platform/context";
import { pageOfLinks } from "#rewards/reward-links";
import { pageOfRewards } from "#rewards/rewards";
import { pageOfBatches } from "#sales/batches";
import { pageOfSends } from "#sales/sends";

/** A page of objects, as their list shows them. */
export interface KindPage {
  readonly page: { readonly has_more: boolean };
  readonly data: readonly { readonly id: string }[];
}

/** What an export of one kind consists of. */
interface Kind {
  /** The list whose filters, order and objects it has. */
  readonly list: OperationId;
  /** The schema of an object, in the contract. */
  readonly schema: string;
  /** Who may ask for it needs this, beside `reports:read`. */
  readonly scope: KeyScope | null;
  readonly columns: readonly string[];
  pageOf(ctx: PresentContext, query: object): Promise<KindPage>;
}

/** Every kind of export. Source: spec/reporting/exports/models.tsp, `ExportKind`. */
export const KINDS: Readonly<Record<Schemas["ExportKind"], Kind>> = {
  sends: {
    list: "listSends",
    schema: "Send",
    scope: "sends:read",
    columns: [
      ...["id", "created", "status", "type", "product", "network", "target", "amount", "currency"],
      ...["cost", "discount", "credit_returned", "client_reference", "receipt_number"],
      ...["failure_code", "delivered_at", "cost_center", "api_key", "source"],
    ],
    pageOf: (ctx, query) => pageOfSends(ctx, query as Input<"listSends">["query"]),
  },
  batches: {
    list: "listBatches",
    schema: "Batch",
    scope: "sends:read",
    columns: [
      ...["id", "created", "status", "title", "currency", "total.USD", "total.ZWG", "cost.USD"],
      ...["cost.ZWG", "counts.total", "counts.delivered", "counts.failed", "completed_at"],
    ],
    pageOf: (ctx, query) => pageOfBatches(ctx, query as Input<"listBatches">["query"]),
  },
  rewards: {
    list: "listRewards",
    schema: "Reward",
    scope: "rewards:read",
    columns: [
      ...["id", "created", "status", "program", "recipient", "completion_id", "currency"],
      ...["amount", "delivery", "source", "send"],
    ],
    pageOf: (ctx, query) => pageOfRewards(ctx, query as Input<"listRewards">["query"]),
  },
  reward_links: {
    list: "listRewardLinks",
    schema: "RewardLink",
    scope: "rewards:read",
    columns: [
      ...["id", "created", "status", "label", "url", "program", "amount", "currency", "bind"],
      ...["recipient", "reward", "expires_at", "open_count", "claimed_at"],
    ],
    pageOf: (ctx, query) => pageOfLinks(ctx, query as Input<"listRewardLinks">["query"]),
  },
  credit_transactions: {
    list: "listCreditTransactions",
    schema: "CreditTransaction",
    scope: "credit:read",
    columns: [
      ...["id", "created", "sequence", "type", "currency", "amount", "reserved_amount", "source"],
      ...["description", "api_key", "cost_center"],
    ],
    pageOf: (ctx, query) =>
      pageOfTransactions(ctx, query as Input<"listCreditTransactions">["query"]),
  },
  recipients: {
    list: "listRecipients",
    schema: "Recipient",
    scope: "recipients:read",
    columns: [
      ...["id", "created", "status", "external_id", "name", "phone", "network", "email"],
      ...["default_meter", "payroll_id", "cost_center", "groups", "tags"],
    ],
    pageOf: (ctx, query) => pageOfRecipients(ctx, query as Input<"listRecipients">["query"]),
  },
  requests: {
    list: "listRequests",
    schema: "RequestLogLine",
    scope: "account:manage",
    columns: [
      ...["id", "created", "method", "path", "query", "status", "duration_ms", "api_key", "ip"],
      ...["idempotency_key", "replayed", "error_code", "object_id"],
    ],
    pageOf: (ctx, query) => pageOfRequests(ctx, query as Input<"listRequests">["query"]),
  },
  events: {
    list: "listEvents",
    schema: "Event",
    scope: null,
    columns: ["id", "created", "type", "data.object.id", "data.object.status", "sequence"],
    pageOf: (ctx, query) => pageOfEvents(ctx, query as Input<"listEvents">["query"]),
  },
};
