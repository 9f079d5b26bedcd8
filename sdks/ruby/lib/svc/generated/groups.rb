# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  # The groups of methods; each is loaded when it is first used.
  module Resources
    autoload :AccountResource, "svc/generated/resources/account"
    autoload :ActivitiesResource, "svc/generated/resources/activities"
    autoload :ApprovalsResource, "svc/generated/resources/approvals"
    autoload :AuditLogResource, "svc/generated/resources/audit_log"
    autoload :BatchesResource, "svc/generated/resources/batches"
    autoload :BlocklistResource, "svc/generated/resources/blocklist"
    autoload :CheckinsResource, "svc/generated/resources/checkins"
    autoload :CheckoutSessionsResource, "svc/generated/resources/checkout_sessions"
    autoload :ClaimsResource, "svc/generated/resources/claims"
    autoload :CostCentersResource, "svc/generated/resources/cost_centers"
    autoload :CreditResource, "svc/generated/resources/credit"
    autoload :DealerResource, "svc/generated/resources/dealer"
    autoload :DisputesResource, "svc/generated/resources/disputes"
    autoload :DocumentsResource, "svc/generated/resources/documents"
    autoload :ErrorCodesResource, "svc/generated/resources/error_codes"
    autoload :EventsResource, "svc/generated/resources/events"
    autoload :ExportsResource, "svc/generated/resources/exports"
    autoload :FamilyResource, "svc/generated/resources/family"
    autoload :GroupsResource, "svc/generated/resources/groups"
    autoload :HealthResource, "svc/generated/resources/health"
    autoload :InvitesResource, "svc/generated/resources/invites"
    autoload :KeysResource, "svc/generated/resources/keys"
    autoload :LookupsResource, "svc/generated/resources/lookups"
    autoload :MembersResource, "svc/generated/resources/members"
    autoload :MetersResource, "svc/generated/resources/meters"
    autoload :NetworksResource, "svc/generated/resources/networks"
    autoload :OverviewResource, "svc/generated/resources/overview"
    autoload :PowerResource, "svc/generated/resources/power"
    autoload :ProductsResource, "svc/generated/resources/products"
    autoload :ProgramsResource, "svc/generated/resources/programs"
    autoload :QuotesResource, "svc/generated/resources/quotes"
    autoload :RecipientsResource, "svc/generated/resources/recipients"
    autoload :ReferralsResource, "svc/generated/resources/referrals"
    autoload :ReportsResource, "svc/generated/resources/reports"
    autoload :RequestsResource, "svc/generated/resources/requests"
    autoload :ReviewsResource, "svc/generated/resources/reviews"
    autoload :RewardLinksResource, "svc/generated/resources/reward_links"
    autoload :RewardsResource, "svc/generated/resources/rewards"
    autoload :SandboxesResource, "svc/generated/resources/sandboxes"
    autoload :SchedulesResource, "svc/generated/resources/schedules"
    autoload :SearchResource, "svc/generated/resources/search"
    autoload :SendsResource, "svc/generated/resources/sends"
    autoload :StatementsResource, "svc/generated/resources/statements"
    autoload :StatusResource, "svc/generated/resources/status"
    autoload :TestResource, "svc/generated/resources/test"
    autoload :TestApprovalsResource, "svc/generated/resources/test_approvals"
    autoload :TestCheckoutSessionsResource, "svc/generated/resources/test_checkout_sessions"
    autoload :TestClockResource, "svc/generated/resources/test_clock"
    autoload :TestEventsResource, "svc/generated/resources/test_events"
    autoload :TestRewardLinksResource, "svc/generated/resources/test_reward_links"
    autoload :TestSendsResource, "svc/generated/resources/test_sends"
    autoload :TokenLinksResource, "svc/generated/resources/token_links"
    autoload :TopupsResource, "svc/generated/resources/topups"
    autoload :WebhookDeliveriesResource, "svc/generated/resources/webhook_deliveries"
    autoload :WebhookEndpointsResource, "svc/generated/resources/webhook_endpoints"
    autoload :WorkforceResource, "svc/generated/resources/workforce"
    autoload :WorkforceBatchesResource, "svc/generated/resources/workforce_batches"
    autoload :WorkforceCostCentersResource, "svc/generated/resources/workforce_cost_centers"
    autoload :WorkforceRecipientsResource, "svc/generated/resources/workforce_recipients"
    autoload :WorkforceSchedulesResource, "svc/generated/resources/workforce_schedules"
  end

  # The groups of methods of a client.
  module Groups
    def account = @account ||= Resources::AccountResource.new(@requestor)
    def activities = @activities ||= Resources::ActivitiesResource.new(@requestor)
    def approvals = @approvals ||= Resources::ApprovalsResource.new(@requestor)
    def audit_log = @audit_log ||= Resources::AuditLogResource.new(@requestor)
    def batches = @batches ||= Resources::BatchesResource.new(@requestor)
    def blocklist = @blocklist ||= Resources::BlocklistResource.new(@requestor)
    def checkins = @checkins ||= Resources::CheckinsResource.new(@requestor)
    def checkout_sessions = @checkout_sessions ||= Resources::CheckoutSessionsResource.new(@requestor)
    def claims = @claims ||= Resources::ClaimsResource.new(@requestor)
    def cost_centers = @cost_centers ||= Resources::CostCentersResource.new(@requestor)
    def credit = @credit ||= Resources::CreditResource.new(@requestor)
    def dealer = @dealer ||= Resources::DealerResource.new(@requestor)
    def disputes = @disputes ||= Resources::DisputesResource.new(@requestor)
    def documents = @documents ||= Resources::DocumentsResource.new(@requestor)
    def error_codes = @error_codes ||= Resources::ErrorCodesResource.new(@requestor)
    def events = @events ||= Resources::EventsResource.new(@requestor)
    def exports = @exports ||= Resources::ExportsResource.new(@requestor)
    def family = @family ||= Resources::FamilyResource.new(@requestor)
    def groups = @groups ||= Resources::GroupsResource.new(@requestor)
    def health = @health ||= Resources::HealthResource.new(@requestor)
    def invites = @invites ||= Resources::InvitesResource.new(@requestor)
    def keys = @keys ||= Resources::KeysResource.new(@requestor)
    def lookups = @lookups ||= Resources::LookupsResource.new(@requestor)
    def members = @members ||= Resources::MembersResource.new(@requestor)
    def meters = @meters ||= Resources::MetersResource.new(@requestor)
    def networks = @networks ||= Resources::NetworksResource.new(@requestor)
    def overview = @overview ||= Resources::OverviewResource.new(@requestor)
    def power = @power ||= Resources::PowerResource.new(@requestor)
    def products = @products ||= Resources::ProductsResource.new(@requestor)
    def programs = @programs ||= Resources::ProgramsResource.new(@requestor)
    def quotes = @quotes ||= Resources::QuotesResource.new(@requestor)
    def recipients = @recipients ||= Resources::RecipientsResource.new(@requestor)
    def referrals = @referrals ||= Resources::ReferralsResource.new(@requestor)
    def reports = @reports ||= Resources::ReportsResource.new(@requestor)
    def requests = @requests ||= Resources::RequestsResource.new(@requestor)
    def reviews = @reviews ||= Resources::ReviewsResource.new(@requestor)
    def reward_links = @reward_links ||= Resources::RewardLinksResource.new(@requestor)
    def rewards = @rewards ||= Resources::RewardsResource.new(@requestor)
    def sandboxes = @sandboxes ||= Resources::SandboxesResource.new(@requestor)
    def schedules = @schedules ||= Resources::SchedulesResource.new(@requestor)
    def search = @search ||= Resources::SearchResource.new(@requestor)
    def sends = @sends ||= Resources::SendsResource.new(@requestor)
    def statements = @statements ||= Resources::StatementsResource.new(@requestor)
    def status = @status ||= Resources::StatusResource.new(@requestor)
    def test = @test ||= Resources::TestResource.new(@requestor)
    def token_links = @token_links ||= Resources::TokenLinksResource.new(@requestor)
    def topups = @topups ||= Resources::TopupsResource.new(@requestor)
    def webhook_deliveries = @webhook_deliveries ||= Resources::WebhookDeliveriesResource.new(@requestor)
    def webhook_endpoints = @webhook_endpoints ||= Resources::WebhookEndpointsResource.new(@requestor)
    def workforce = @workforce ||= Resources::WorkforceResource.new(@requestor)
  end
end
