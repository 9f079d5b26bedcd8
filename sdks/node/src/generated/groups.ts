// Made from the contract by "npm run sdks"; never edit this file.

import type { Settings } from "../runtime/send.ts";
import {
  AccountResource,
  ActivitiesResource,
  ApprovalsResource,
  AuditLogResource,
  BatchesResource,
  BlocklistResource,
  CheckinsResource,
  CheckoutSessionsResource,
  ClaimsResource,
  CostCentersResource,
  CreditResource,
  DealerResource,
  DisputesResource,
  DocumentsResource,
  ErrorCodesResource,
  EventsResource,
  ExportsResource,
  FamilyResource,
  GroupsResource,
  HealthResource,
  InvitesResource,
  KeysResource,
  LookupsResource,
  MembersResource,
  MetersResource,
  NetworksResource,
  OverviewResource,
  PowerResource,
  ProductsResource,
  ProgramsResource,
  QuotesResource,
  RecipientsResource,
  ReferralsResource,
  ReportsResource,
  RequestsResource,
  ReviewsResource,
  RewardLinksResource,
  RewardsResource,
  SandboxesResource,
  SchedulesResource,
  SearchResource,
  SendsResource,
  StatementsResource,
  StatusResource,
  TestResource,
  TokenLinksResource,
  TopupsResource,
  WebhookDeliveriesResource,
  WebhookEndpointsResource,
  WorkforceResource,
} from "./resources.ts";

/** The groups of methods, each made when it is first used. */
export class Groups {
  readonly #settings: Settings;

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  get account(): AccountResource {
    return this.#once("account", AccountResource);
  }

  get activities(): ActivitiesResource {
    return this.#once("activities", ActivitiesResource);
  }

  get approvals(): ApprovalsResource {
    return this.#once("approvals", ApprovalsResource);
  }

  get auditLog(): AuditLogResource {
    return this.#once("auditLog", AuditLogResource);
  }

  get batches(): BatchesResource {
    return this.#once("batches", BatchesResource);
  }

  get blocklist(): BlocklistResource {
    return this.#once("blocklist", BlocklistResource);
  }

  get checkins(): CheckinsResource {
    return this.#once("checkins", CheckinsResource);
  }

  get checkoutSessions(): CheckoutSessionsResource {
    return this.#once("checkoutSessions", CheckoutSessionsResource);
  }

  get claims(): ClaimsResource {
    return this.#once("claims", ClaimsResource);
  }

  get costCenters(): CostCentersResource {
    return this.#once("costCenters", CostCentersResource);
  }

  get credit(): CreditResource {
    return this.#once("credit", CreditResource);
  }

  get dealer(): DealerResource {
    return this.#once("dealer", DealerResource);
  }

  get disputes(): DisputesResource {
    return this.#once("disputes", DisputesResource);
  }

  get documents(): DocumentsResource {
    return this.#once("documents", DocumentsResource);
  }

  get errorCodes(): ErrorCodesResource {
    return this.#once("errorCodes", ErrorCodesResource);
  }

  get events(): EventsResource {
    return this.#once("events", EventsResource);
  }

  get exports(): ExportsResource {
    return this.#once("exports", ExportsResource);
  }

  get family(): FamilyResource {
    return this.#once("family", FamilyResource);
  }

  get groups(): GroupsResource {
    return this.#once("groups", GroupsResource);
  }

  get health(): HealthResource {
    return this.#once("health", HealthResource);
  }

  get invites(): InvitesResource {
    return this.#once("invites", InvitesResource);
  }

  get keys(): KeysResource {
    return this.#once("keys", KeysResource);
  }

  get lookups(): LookupsResource {
    return this.#once("lookups", LookupsResource);
  }

  get members(): MembersResource {
    return this.#once("members", MembersResource);
  }

  get meters(): MetersResource {
    return this.#once("meters", MetersResource);
  }

  get networks(): NetworksResource {
    return this.#once("networks", NetworksResource);
  }

  get overview(): OverviewResource {
    return this.#once("overview", OverviewResource);
  }

  get power(): PowerResource {
    return this.#once("power", PowerResource);
  }

  get products(): ProductsResource {
    return this.#once("products", ProductsResource);
  }

  get programs(): ProgramsResource {
    return this.#once("programs", ProgramsResource);
  }

  get quotes(): QuotesResource {
    return this.#once("quotes", QuotesResource);
  }

  get recipients(): RecipientsResource {
    return this.#once("recipients", RecipientsResource);
  }

  get referrals(): ReferralsResource {
    return this.#once("referrals", ReferralsResource);
  }

  get reports(): ReportsResource {
    return this.#once("reports", ReportsResource);
  }

  get requests(): RequestsResource {
    return this.#once("requests", RequestsResource);
  }

  get reviews(): ReviewsResource {
    return this.#once("reviews", ReviewsResource);
  }

  get rewardLinks(): RewardLinksResource {
    return this.#once("rewardLinks", RewardLinksResource);
  }

  get rewards(): RewardsResource {
    return this.#once("rewards", RewardsResource);
  }

  get sandboxes(): SandboxesResource {
    return this.#once("sandboxes", SandboxesResource);
  }

  get schedules(): SchedulesResource {
    return this.#once("schedules", SchedulesResource);
  }

  get search(): SearchResource {
    return this.#once("search", SearchResource);
  }

  get sends(): SendsResource {
    return this.#once("sends", SendsResource);
  }

  get statements(): StatementsResource {
    return this.#once("statements", StatementsResource);
  }

  get status(): StatusResource {
    return this.#once("status", StatusResource);
  }

  get test(): TestResource {
    return this.#once("test", TestResource);
  }

  get tokenLinks(): TokenLinksResource {
    return this.#once("tokenLinks", TokenLinksResource);
  }

  get topups(): TopupsResource {
    return this.#once("topups", TopupsResource);
  }

  get webhookDeliveries(): WebhookDeliveriesResource {
    return this.#once("webhookDeliveries", WebhookDeliveriesResource);
  }

  get webhookEndpoints(): WebhookEndpointsResource {
    return this.#once("webhookEndpoints", WebhookEndpointsResource);
  }

  get workforce(): WorkforceResource {
    return this.#once("workforce", WorkforceResource);
  }

  #once<T extends object>(name: string, Group: new (settings: Settings) => T): T {
    const group = new Group(this.#settings);
    Object.defineProperty(this, name, { value: group });
    return group;
  }
}
