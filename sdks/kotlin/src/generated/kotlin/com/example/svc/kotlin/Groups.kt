// Made from the contract by "npm run sdks"; never edit this file.
package com.example.svc.kotlin

import com.example.svc.runtime.Settings

/** The groups of methods that a client has. */
public abstract class Groups internal constructor(private val settings: Settings) {
  /** The methods of `account`. */
  public val account: AccountResource get() = AccountResource(settings)

  /** The methods of `activities`. */
  public val activities: ActivitiesResource get() = ActivitiesResource(settings)

  /** The methods of `approvals`. */
  public val approvals: ApprovalsResource get() = ApprovalsResource(settings)

  /** The methods of `audit_log`. */
  public val auditLog: AuditLogResource get() = AuditLogResource(settings)

  /** The methods of `batches`. */
  public val batches: BatchesResource get() = BatchesResource(settings)

  /** The methods of `blocklist`. */
  public val blocklist: BlocklistResource get() = BlocklistResource(settings)

  /** The methods of `checkins`. */
  public val checkins: CheckinsResource get() = CheckinsResource(settings)

  /** The methods of `checkout_sessions`. */
  public val checkoutSessions: CheckoutSessionsResource get() = CheckoutSessionsResource(settings)

  /** The methods of `claims`. */
  public val claims: ClaimsResource get() = ClaimsResource(settings)

  /** The methods of `cost_centers`. */
  public val costCenters: CostCentersResource get() = CostCentersResource(settings)

  /** The methods of `credit`. */
  public val credit: CreditResource get() = CreditResource(settings)

  /** The methods of `dealer`. */
  public val dealer: DealerResource get() = DealerResource(settings)

  /** The methods of `disputes`. */
  public val disputes: DisputesResource get() = DisputesResource(settings)

  /** The methods of `documents`. */
  public val documents: DocumentsResource get() = DocumentsResource(settings)

  /** The methods of `error_codes`. */
  public val errorCodes: ErrorCodesResource get() = ErrorCodesResource(settings)

  /** The methods of `events`. */
  public val events: EventsResource get() = EventsResource(settings)

  /** The methods of `exports`. */
  public val exports: ExportsResource get() = ExportsResource(settings)

  /** The methods of `family`. */
  public val family: FamilyResource get() = FamilyResource(settings)

  /** The methods of `groups`. */
  public val groups: GroupsResource get() = GroupsResource(settings)

  /** The methods of `health`. */
  public val health: HealthResource get() = HealthResource(settings)

  /** The methods of `invites`. */
  public val invites: InvitesResource get() = InvitesResource(settings)

  /** The methods of `keys`. */
  public val keys: KeysResource get() = KeysResource(settings)

  /** The methods of `lookups`. */
  public val lookups: LookupsResource get() = LookupsResource(settings)

  /** The methods of `members`. */
  public val members: MembersResource get() = MembersResource(settings)

  /** The methods of `meters`. */
  public val meters: MetersResource get() = MetersResource(settings)

  /** The methods of `networks`. */
  public val networks: NetworksResource get() = NetworksResource(settings)

  /** The methods of `overview`. */
  public val overview: OverviewResource get() = OverviewResource(settings)

  /** The methods of `power`. */
  public val power: PowerResource get() = PowerResource(settings)

  /** The methods of `products`. */
  public val products: ProductsResource get() = ProductsResource(settings)

  /** The methods of `programs`. */
  public val programs: ProgramsResource get() = ProgramsResource(settings)

  /** The methods of `quotes`. */
  public val quotes: QuotesResource get() = QuotesResource(settings)

  /** The methods of `recipients`. */
  public val recipients: RecipientsResource get() = RecipientsResource(settings)

  /** The methods of `referrals`. */
  public val referrals: ReferralsResource get() = ReferralsResource(settings)

  /** The methods of `reports`. */
  public val reports: ReportsResource get() = ReportsResource(settings)

  /** The methods of `requests`. */
  public val requests: RequestsResource get() = RequestsResource(settings)

  /** The methods of `reviews`. */
  public val reviews: ReviewsResource get() = ReviewsResource(settings)

  /** The methods of `reward_links`. */
  public val rewardLinks: RewardLinksResource get() = RewardLinksResource(settings)

  /** The methods of `rewards`. */
  public val rewards: RewardsResource get() = RewardsResource(settings)

  /** The methods of `sandboxes`. */
  public val sandboxes: SandboxesResource get() = SandboxesResource(settings)

  /** The methods of `schedules`. */
  public val schedules: SchedulesResource get() = SchedulesResource(settings)

  /** The methods of `search`. */
  public val search: SearchResource get() = SearchResource(settings)

  /** The methods of `sends`. */
  public val sends: SendsResource get() = SendsResource(settings)

  /** The methods of `statements`. */
  public val statements: StatementsResource get() = StatementsResource(settings)

  /** The methods of `status`. */
  public val status: StatusResource get() = StatusResource(settings)

  /** The methods of `test`. */
  public val test: TestResource get() = TestResource(settings)

  /** The methods of `token_links`. */
  public val tokenLinks: TokenLinksResource get() = TokenLinksResource(settings)

  /** The methods of `topups`. */
  public val topups: TopupsResource get() = TopupsResource(settings)

  /** The methods of `webhook_deliveries`. */
  public val webhookDeliveries: WebhookDeliveriesResource get() = WebhookDeliveriesResource(settings)

  /** The methods of `webhook_endpoints`. */
  public val webhookEndpoints: WebhookEndpointsResource get() = WebhookEndpointsResource(settings)

  /** The methods of `workforce`. */
  public val workforce: WorkforceResource get() = WorkforceResource(settings)
}
