// Made from the contract by "npm run sdks"; never edit this file.
// ignore_for_file: type=lint
// dart format off

import '../runtime/send.dart';
import 'resources.dart';

/// The groups of methods, each made when it is first used.
abstract class Groups {
  /// What all groups share.
  Groups(this._settings);

  final Settings _settings;

  /// The methods of `account`.
  late final AccountResource account = AccountResource(_settings);

  /// The methods of `activities`.
  late final ActivitiesResource activities = ActivitiesResource(_settings);

  /// The methods of `approvals`.
  late final ApprovalsResource approvals = ApprovalsResource(_settings);

  /// The methods of `auditLog`.
  late final AuditLogResource auditLog = AuditLogResource(_settings);

  /// The methods of `batches`.
  late final BatchesResource batches = BatchesResource(_settings);

  /// The methods of `blocklist`.
  late final BlocklistResource blocklist = BlocklistResource(_settings);

  /// The methods of `checkins`.
  late final CheckinsResource checkins = CheckinsResource(_settings);

  /// The methods of `checkoutSessions`.
  late final CheckoutSessionsResource checkoutSessions = CheckoutSessionsResource(_settings);

  /// The methods of `claims`.
  late final ClaimsResource claims = ClaimsResource(_settings);

  /// The methods of `costCenters`.
  late final CostCentersResource costCenters = CostCentersResource(_settings);

  /// The methods of `credit`.
  late final CreditResource credit = CreditResource(_settings);

  /// The methods of `dealer`.
  late final DealerResource dealer = DealerResource(_settings);

  /// The methods of `disputes`.
  late final DisputesResource disputes = DisputesResource(_settings);

  /// The methods of `documents`.
  late final DocumentsResource documents = DocumentsResource(_settings);

  /// The methods of `errorCodes`.
  late final ErrorCodesResource errorCodes = ErrorCodesResource(_settings);

  /// The methods of `events`.
  late final EventsResource events = EventsResource(_settings);

  /// The methods of `exports`.
  late final ExportsResource exports = ExportsResource(_settings);

  /// The methods of `family`.
  late final FamilyResource family = FamilyResource(_settings);

  /// The methods of `groups`.
  late final GroupsResource groups = GroupsResource(_settings);

  /// The methods of `health`.
  late final HealthResource health = HealthResource(_settings);

  /// The methods of `invites`.
  late final InvitesResource invites = InvitesResource(_settings);

  /// The methods of `keys`.
  late final KeysResource keys = KeysResource(_settings);

  /// The methods of `lookups`.
  late final LookupsResource lookups = LookupsResource(_settings);

  /// The methods of `members`.
  late final MembersResource members = MembersResource(_settings);

  /// The methods of `meters`.
  late final MetersResource meters = MetersResource(_settings);

  /// The methods of `networks`.
  late final NetworksResource networks = NetworksResource(_settings);

  /// The methods of `overview`.
  late final OverviewResource overview = OverviewResource(_settings);

  /// The methods of `power`.
  late final PowerResource power = PowerResource(_settings);

  /// The methods of `products`.
  late final ProductsResource products = ProductsResource(_settings);

  /// The methods of `programs`.
  late final ProgramsResource programs = ProgramsResource(_settings);

  /// The methods of `quotes`.
  late final QuotesResource quotes = QuotesResource(_settings);

  /// The methods of `recipients`.
  late final RecipientsResource recipients = RecipientsResource(_settings);

  /// The methods of `referrals`.
  late final ReferralsResource referrals = ReferralsResource(_settings);

  /// The methods of `reports`.
  late final ReportsResource reports = ReportsResource(_settings);

  /// The methods of `requests`.
  late final RequestsResource requests = RequestsResource(_settings);

  /// The methods of `reviews`.
  late final ReviewsResource reviews = ReviewsResource(_settings);

  /// The methods of `rewardLinks`.
  late final RewardLinksResource rewardLinks = RewardLinksResource(_settings);

  /// The methods of `rewards`.
  late final RewardsResource rewards = RewardsResource(_settings);

  /// The methods of `sandboxes`.
  late final SandboxesResource sandboxes = SandboxesResource(_settings);

  /// The methods of `schedules`.
  late final SchedulesResource schedules = SchedulesResource(_settings);

  /// The methods of `search`.
  late final SearchResource search = SearchResource(_settings);

  /// The methods of `sends`.
  late final SendsResource sends = SendsResource(_settings);

  /// The methods of `statements`.
  late final StatementsResource statements = StatementsResource(_settings);

  /// The methods of `status`.
  late final StatusResource status = StatusResource(_settings);

  /// The methods of `test`.
  late final TestResource test = TestResource(_settings);

  /// The methods of `tokenLinks`.
  late final TokenLinksResource tokenLinks = TokenLinksResource(_settings);

  /// The methods of `topups`.
  late final TopupsResource topups = TopupsResource(_settings);

  /// The methods of `webhookDeliveries`.
  late final WebhookDeliveriesResource webhookDeliveries = WebhookDeliveriesResource(_settings);

  /// The methods of `webhookEndpoints`.
  late final WebhookEndpointsResource webhookEndpoints = WebhookEndpointsResource(_settings);

  /// The methods of `workforce`.
  late final WorkforceResource workforce = WorkforceResource(_settings);
}
