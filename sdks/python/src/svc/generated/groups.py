# Made from the contract by "npm run sdks"; never edit this file.
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict

if TYPE_CHECKING:
    from ..runtime.send import Settings
    from ..runtime.transport import Transport
    from .resources.account import AsyncAccountResource, AccountResource
    from .resources.activities import AsyncActivitiesResource, ActivitiesResource
    from .resources.approvals import AsyncApprovalsResource, ApprovalsResource
    from .resources.audit_log import AsyncAuditLogResource, AuditLogResource
    from .resources.batches import AsyncBatchesResource, BatchesResource
    from .resources.blocklist import AsyncBlocklistResource, BlocklistResource
    from .resources.checkins import AsyncCheckinsResource, CheckinsResource
    from .resources.checkout_sessions import AsyncCheckoutSessionsResource, CheckoutSessionsResource
    from .resources.claims import AsyncClaimsResource, ClaimsResource
    from .resources.cost_centers import AsyncCostCentersResource, CostCentersResource
    from .resources.credit import AsyncCreditResource, CreditResource
    from .resources.dealer import AsyncDealerResource, DealerResource
    from .resources.disputes import AsyncDisputesResource, DisputesResource
    from .resources.documents import AsyncDocumentsResource, DocumentsResource
    from .resources.error_codes import AsyncErrorCodesResource, ErrorCodesResource
    from .resources.events import AsyncEventsResource, EventsResource
    from .resources.exports import AsyncExportsResource, ExportsResource
    from .resources.family import AsyncFamilyResource, FamilyResource
    from .resources.groups import AsyncGroupsResource, GroupsResource
    from .resources.health import AsyncHealthResource, HealthResource
    from .resources.invites import AsyncInvitesResource, InvitesResource
    from .resources.keys import AsyncKeysResource, KeysResource
    from .resources.lookups import AsyncLookupsResource, LookupsResource
    from .resources.members import AsyncMembersResource, MembersResource
    from .resources.meters import AsyncMetersResource, MetersResource
    from .resources.networks import AsyncNetworksResource, NetworksResource
    from .resources.overview import AsyncOverviewResource, OverviewResource
    from .resources.power import AsyncPowerResource, PowerResource
    from .resources.products import AsyncProductsResource, ProductsResource
    from .resources.programs import AsyncProgramsResource, ProgramsResource
    from .resources.quotes import AsyncQuotesResource, QuotesResource
    from .resources.recipients import AsyncRecipientsResource, RecipientsResource
    from .resources.referrals import AsyncReferralsResource, ReferralsResource
    from .resources.reports import AsyncReportsResource, ReportsResource
    from .resources.requests import AsyncRequestsResource, RequestsResource
    from .resources.reviews import AsyncReviewsResource, ReviewsResource
    from .resources.reward_links import AsyncRewardLinksResource, RewardLinksResource
    from .resources.rewards import AsyncRewardsResource, RewardsResource
    from .resources.sandboxes import AsyncSandboxesResource, SandboxesResource
    from .resources.schedules import AsyncSchedulesResource, SchedulesResource
    from .resources.search import AsyncSearchResource, SearchResource
    from .resources.sends import AsyncSendsResource, SendsResource
    from .resources.statements import AsyncStatementsResource, StatementsResource
    from .resources.status import AsyncStatusResource, StatusResource
    from .resources.test import AsyncTestResource, TestResource
    from .resources.token_links import AsyncTokenLinksResource, TokenLinksResource
    from .resources.topups import AsyncTopupsResource, TopupsResource
    from .resources.webhook_deliveries import AsyncWebhookDeliveriesResource, WebhookDeliveriesResource
    from .resources.webhook_endpoints import AsyncWebhookEndpointsResource, WebhookEndpointsResource
    from .resources.workforce import AsyncWorkforceResource, WorkforceResource


class Groups:
    """The groups of methods, each loaded when it is first used."""

    def __init__(self, settings: "Settings", transport: "Transport") -> None:
        self._settings = settings
        self._transport = transport
        self._made: Dict[str, Any] = {}

    def _group(self, module: str, name: str) -> Any:
        made = self._made.get(name)
        if made is None:
            import importlib

            found = importlib.import_module(".resources." + module, __package__)
            made = getattr(found, name)(self._settings, self._transport)
            self._made[name] = made
        return made

    @property
    def account(self) -> "AccountResource":
        group: "AccountResource" = self._group("account", "AccountResource")
        return group

    @property
    def activities(self) -> "ActivitiesResource":
        group: "ActivitiesResource" = self._group("activities", "ActivitiesResource")
        return group

    @property
    def approvals(self) -> "ApprovalsResource":
        group: "ApprovalsResource" = self._group("approvals", "ApprovalsResource")
        return group

    @property
    def audit_log(self) -> "AuditLogResource":
        group: "AuditLogResource" = self._group("audit_log", "AuditLogResource")
        return group

    @property
    def batches(self) -> "BatchesResource":
        group: "BatchesResource" = self._group("batches", "BatchesResource")
        return group

    @property
    def blocklist(self) -> "BlocklistResource":
        group: "BlocklistResource" = self._group("blocklist", "BlocklistResource")
        return group

    @property
    def checkins(self) -> "CheckinsResource":
        group: "CheckinsResource" = self._group("checkins", "CheckinsResource")
        return group

    @property
    def checkout_sessions(self) -> "CheckoutSessionsResource":
        group: "CheckoutSessionsResource" = self._group("checkout_sessions", "CheckoutSessionsResource")
        return group

    @property
    def claims(self) -> "ClaimsResource":
        group: "ClaimsResource" = self._group("claims", "ClaimsResource")
        return group

    @property
    def cost_centers(self) -> "CostCentersResource":
        group: "CostCentersResource" = self._group("cost_centers", "CostCentersResource")
        return group

    @property
    def credit(self) -> "CreditResource":
        group: "CreditResource" = self._group("credit", "CreditResource")
        return group

    @property
    def dealer(self) -> "DealerResource":
        group: "DealerResource" = self._group("dealer", "DealerResource")
        return group

    @property
    def disputes(self) -> "DisputesResource":
        group: "DisputesResource" = self._group("disputes", "DisputesResource")
        return group

    @property
    def documents(self) -> "DocumentsResource":
        group: "DocumentsResource" = self._group("documents", "DocumentsResource")
        return group

    @property
    def error_codes(self) -> "ErrorCodesResource":
        group: "ErrorCodesResource" = self._group("error_codes", "ErrorCodesResource")
        return group

    @property
    def events(self) -> "EventsResource":
        group: "EventsResource" = self._group("events", "EventsResource")
        return group

    @property
    def exports(self) -> "ExportsResource":
        group: "ExportsResource" = self._group("exports", "ExportsResource")
        return group

    @property
    def family(self) -> "FamilyResource":
        group: "FamilyResource" = self._group("family", "FamilyResource")
        return group

    @property
    def groups(self) -> "GroupsResource":
        group: "GroupsResource" = self._group("groups", "GroupsResource")
        return group

    @property
    def health(self) -> "HealthResource":
        group: "HealthResource" = self._group("health", "HealthResource")
        return group

    @property
    def invites(self) -> "InvitesResource":
        group: "InvitesResource" = self._group("invites", "InvitesResource")
        return group

    @property
    def keys(self) -> "KeysResource":
        group: "KeysResource" = self._group("keys", "KeysResource")
        return group

    @property
    def lookups(self) -> "LookupsResource":
        group: "LookupsResource" = self._group("lookups", "LookupsResource")
        return group

    @property
    def members(self) -> "MembersResource":
        group: "MembersResource" = self._group("members", "MembersResource")
        return group

    @property
    def meters(self) -> "MetersResource":
        group: "MetersResource" = self._group("meters", "MetersResource")
        return group

    @property
    def networks(self) -> "NetworksResource":
        group: "NetworksResource" = self._group("networks", "NetworksResource")
        return group

    @property
    def overview(self) -> "OverviewResource":
        group: "OverviewResource" = self._group("overview", "OverviewResource")
        return group

    @property
    def power(self) -> "PowerResource":
        group: "PowerResource" = self._group("power", "PowerResource")
        return group

    @property
    def products(self) -> "ProductsResource":
        group: "ProductsResource" = self._group("products", "ProductsResource")
        return group

    @property
    def programs(self) -> "ProgramsResource":
        group: "ProgramsResource" = self._group("programs", "ProgramsResource")
        return group

    @property
    def quotes(self) -> "QuotesResource":
        group: "QuotesResource" = self._group("quotes", "QuotesResource")
        return group

    @property
    def recipients(self) -> "RecipientsResource":
        group: "RecipientsResource" = self._group("recipients", "RecipientsResource")
        return group

    @property
    def referrals(self) -> "ReferralsResource":
        group: "ReferralsResource" = self._group("referrals", "ReferralsResource")
        return group

    @property
    def reports(self) -> "ReportsResource":
        group: "ReportsResource" = self._group("reports", "ReportsResource")
        return group

    @property
    def requests(self) -> "RequestsResource":
        group: "RequestsResource" = self._group("requests", "RequestsResource")
        return group

    @property
    def reviews(self) -> "ReviewsResource":
        group: "ReviewsResource" = self._group("reviews", "ReviewsResource")
        return group

    @property
    def reward_links(self) -> "RewardLinksResource":
        group: "RewardLinksResource" = self._group("reward_links", "RewardLinksResource")
        return group

    @property
    def rewards(self) -> "RewardsResource":
        group: "RewardsResource" = self._group("rewards", "RewardsResource")
        return group

    @property
    def sandboxes(self) -> "SandboxesResource":
        group: "SandboxesResource" = self._group("sandboxes", "SandboxesResource")
        return group

    @property
    def schedules(self) -> "SchedulesResource":
        group: "SchedulesResource" = self._group("schedules", "SchedulesResource")
        return group

    @property
    def search(self) -> "SearchResource":
        group: "SearchResource" = self._group("search", "SearchResource")
        return group

    @property
    def sends(self) -> "SendsResource":
        group: "SendsResource" = self._group("sends", "SendsResource")
        return group

    @property
    def statements(self) -> "StatementsResource":
        group: "StatementsResource" = self._group("statements", "StatementsResource")
        return group

    @property
    def status(self) -> "StatusResource":
        group: "StatusResource" = self._group("status", "StatusResource")
        return group

    @property
    def test(self) -> "TestResource":
        group: "TestResource" = self._group("test", "TestResource")
        return group

    @property
    def token_links(self) -> "TokenLinksResource":
        group: "TokenLinksResource" = self._group("token_links", "TokenLinksResource")
        return group

    @property
    def topups(self) -> "TopupsResource":
        group: "TopupsResource" = self._group("topups", "TopupsResource")
        return group

    @property
    def webhook_deliveries(self) -> "WebhookDeliveriesResource":
        group: "WebhookDeliveriesResource" = self._group("webhook_deliveries", "WebhookDeliveriesResource")
        return group

    @property
    def webhook_endpoints(self) -> "WebhookEndpointsResource":
        group: "WebhookEndpointsResource" = self._group("webhook_endpoints", "WebhookEndpointsResource")
        return group

    @property
    def workforce(self) -> "WorkforceResource":
        group: "WorkforceResource" = self._group("workforce", "WorkforceResource")
        return group


class AsyncGroups:
    """The groups of methods, each loaded when it is first used."""

    def __init__(self, settings: "Settings", transport: Any) -> None:
        self._settings = settings
        self._transport = transport
        self._made: Dict[str, Any] = {}

    _group = Groups._group

    @property
    def account(self) -> "AsyncAccountResource":
        group: "AsyncAccountResource" = self._group("account", "AsyncAccountResource")  # type: ignore[misc]
        return group

    @property
    def activities(self) -> "AsyncActivitiesResource":
        group: "AsyncActivitiesResource" = self._group("activities", "AsyncActivitiesResource")  # type: ignore[misc]
        return group

    @property
    def approvals(self) -> "AsyncApprovalsResource":
        group: "AsyncApprovalsResource" = self._group("approvals", "AsyncApprovalsResource")  # type: ignore[misc]
        return group

    @property
    def audit_log(self) -> "AsyncAuditLogResource":
        group: "AsyncAuditLogResource" = self._group("audit_log", "AsyncAuditLogResource")  # type: ignore[misc]
        return group

    @property
    def batches(self) -> "AsyncBatchesResource":
        group: "AsyncBatchesResource" = self._group("batches", "AsyncBatchesResource")  # type: ignore[misc]
        return group

    @property
    def blocklist(self) -> "AsyncBlocklistResource":
        group: "AsyncBlocklistResource" = self._group("blocklist", "AsyncBlocklistResource")  # type: ignore[misc]
        return group

    @property
    def checkins(self) -> "AsyncCheckinsResource":
        group: "AsyncCheckinsResource" = self._group("checkins", "AsyncCheckinsResource")  # type: ignore[misc]
        return group

    @property
    def checkout_sessions(self) -> "AsyncCheckoutSessionsResource":
        group: "AsyncCheckoutSessionsResource" = self._group("checkout_sessions", "AsyncCheckoutSessionsResource")  # type: ignore[misc]
        return group

    @property
    def claims(self) -> "AsyncClaimsResource":
        group: "AsyncClaimsResource" = self._group("claims", "AsyncClaimsResource")  # type: ignore[misc]
        return group

    @property
    def cost_centers(self) -> "AsyncCostCentersResource":
        group: "AsyncCostCentersResource" = self._group("cost_centers", "AsyncCostCentersResource")  # type: ignore[misc]
        return group

    @property
    def credit(self) -> "AsyncCreditResource":
        group: "AsyncCreditResource" = self._group("credit", "AsyncCreditResource")  # type: ignore[misc]
        return group

    @property
    def dealer(self) -> "AsyncDealerResource":
        group: "AsyncDealerResource" = self._group("dealer", "AsyncDealerResource")  # type: ignore[misc]
        return group

    @property
    def disputes(self) -> "AsyncDisputesResource":
        group: "AsyncDisputesResource" = self._group("disputes", "AsyncDisputesResource")  # type: ignore[misc]
        return group

    @property
    def documents(self) -> "AsyncDocumentsResource":
        group: "AsyncDocumentsResource" = self._group("documents", "AsyncDocumentsResource")  # type: ignore[misc]
        return group

    @property
    def error_codes(self) -> "AsyncErrorCodesResource":
        group: "AsyncErrorCodesResource" = self._group("error_codes", "AsyncErrorCodesResource")  # type: ignore[misc]
        return group

    @property
    def events(self) -> "AsyncEventsResource":
        group: "AsyncEventsResource" = self._group("events", "AsyncEventsResource")  # type: ignore[misc]
        return group

    @property
    def exports(self) -> "AsyncExportsResource":
        group: "AsyncExportsResource" = self._group("exports", "AsyncExportsResource")  # type: ignore[misc]
        return group

    @property
    def family(self) -> "AsyncFamilyResource":
        group: "AsyncFamilyResource" = self._group("family", "AsyncFamilyResource")  # type: ignore[misc]
        return group

    @property
    def groups(self) -> "AsyncGroupsResource":
        group: "AsyncGroupsResource" = self._group("groups", "AsyncGroupsResource")  # type: ignore[misc]
        return group

    @property
    def health(self) -> "AsyncHealthResource":
        group: "AsyncHealthResource" = self._group("health", "AsyncHealthResource")  # type: ignore[misc]
        return group

    @property
    def invites(self) -> "AsyncInvitesResource":
        group: "AsyncInvitesResource" = self._group("invites", "AsyncInvitesResource")  # type: ignore[misc]
        return group

    @property
    def keys(self) -> "AsyncKeysResource":
        group: "AsyncKeysResource" = self._group("keys", "AsyncKeysResource")  # type: ignore[misc]
        return group

    @property
    def lookups(self) -> "AsyncLookupsResource":
        group: "AsyncLookupsResource" = self._group("lookups", "AsyncLookupsResource")  # type: ignore[misc]
        return group

    @property
    def members(self) -> "AsyncMembersResource":
        group: "AsyncMembersResource" = self._group("members", "AsyncMembersResource")  # type: ignore[misc]
        return group

    @property
    def meters(self) -> "AsyncMetersResource":
        group: "AsyncMetersResource" = self._group("meters", "AsyncMetersResource")  # type: ignore[misc]
        return group

    @property
    def networks(self) -> "AsyncNetworksResource":
        group: "AsyncNetworksResource" = self._group("networks", "AsyncNetworksResource")  # type: ignore[misc]
        return group

    @property
    def overview(self) -> "AsyncOverviewResource":
        group: "AsyncOverviewResource" = self._group("overview", "AsyncOverviewResource")  # type: ignore[misc]
        return group

    @property
    def power(self) -> "AsyncPowerResource":
        group: "AsyncPowerResource" = self._group("power", "AsyncPowerResource")  # type: ignore[misc]
        return group

    @property
    def products(self) -> "AsyncProductsResource":
        group: "AsyncProductsResource" = self._group("products", "AsyncProductsResource")  # type: ignore[misc]
        return group

    @property
    def programs(self) -> "AsyncProgramsResource":
        group: "AsyncProgramsResource" = self._group("programs", "AsyncProgramsResource")  # type: ignore[misc]
        return group

    @property
    def quotes(self) -> "AsyncQuotesResource":
        group: "AsyncQuotesResource" = self._group("quotes", "AsyncQuotesResource")  # type: ignore[misc]
        return group

    @property
    def recipients(self) -> "AsyncRecipientsResource":
        group: "AsyncRecipientsResource" = self._group("recipients", "AsyncRecipientsResource")  # type: ignore[misc]
        return group

    @property
    def referrals(self) -> "AsyncReferralsResource":
        group: "AsyncReferralsResource" = self._group("referrals", "AsyncReferralsResource")  # type: ignore[misc]
        return group

    @property
    def reports(self) -> "AsyncReportsResource":
        group: "AsyncReportsResource" = self._group("reports", "AsyncReportsResource")  # type: ignore[misc]
        return group

    @property
    def requests(self) -> "AsyncRequestsResource":
        group: "AsyncRequestsResource" = self._group("requests", "AsyncRequestsResource")  # type: ignore[misc]
        return group

    @property
    def reviews(self) -> "AsyncReviewsResource":
        group: "AsyncReviewsResource" = self._group("reviews", "AsyncReviewsResource")  # type: ignore[misc]
        return group

    @property
    def reward_links(self) -> "AsyncRewardLinksResource":
        group: "AsyncRewardLinksResource" = self._group("reward_links", "AsyncRewardLinksResource")  # type: ignore[misc]
        return group

    @property
    def rewards(self) -> "AsyncRewardsResource":
        group: "AsyncRewardsResource" = self._group("rewards", "AsyncRewardsResource")  # type: ignore[misc]
        return group

    @property
    def sandboxes(self) -> "AsyncSandboxesResource":
        group: "AsyncSandboxesResource" = self._group("sandboxes", "AsyncSandboxesResource")  # type: ignore[misc]
        return group

    @property
    def schedules(self) -> "AsyncSchedulesResource":
        group: "AsyncSchedulesResource" = self._group("schedules", "AsyncSchedulesResource")  # type: ignore[misc]
        return group

    @property
    def search(self) -> "AsyncSearchResource":
        group: "AsyncSearchResource" = self._group("search", "AsyncSearchResource")  # type: ignore[misc]
        return group

    @property
    def sends(self) -> "AsyncSendsResource":
        group: "AsyncSendsResource" = self._group("sends", "AsyncSendsResource")  # type: ignore[misc]
        return group

    @property
    def statements(self) -> "AsyncStatementsResource":
        group: "AsyncStatementsResource" = self._group("statements", "AsyncStatementsResource")  # type: ignore[misc]
        return group

    @property
    def status(self) -> "AsyncStatusResource":
        group: "AsyncStatusResource" = self._group("status", "AsyncStatusResource")  # type: ignore[misc]
        return group

    @property
    def test(self) -> "AsyncTestResource":
        group: "AsyncTestResource" = self._group("test", "AsyncTestResource")  # type: ignore[misc]
        return group

    @property
    def token_links(self) -> "AsyncTokenLinksResource":
        group: "AsyncTokenLinksResource" = self._group("token_links", "AsyncTokenLinksResource")  # type: ignore[misc]
        return group

    @property
    def topups(self) -> "AsyncTopupsResource":
        group: "AsyncTopupsResource" = self._group("topups", "AsyncTopupsResource")  # type: ignore[misc]
        return group

    @property
    def webhook_deliveries(self) -> "AsyncWebhookDeliveriesResource":
        group: "AsyncWebhookDeliveriesResource" = self._group("webhook_deliveries", "AsyncWebhookDeliveriesResource")  # type: ignore[misc]
        return group

    @property
    def webhook_endpoints(self) -> "AsyncWebhookEndpointsResource":
        group: "AsyncWebhookEndpointsResource" = self._group("webhook_endpoints", "AsyncWebhookEndpointsResource")  # type: ignore[misc]
        return group

    @property
    def workforce(self) -> "AsyncWorkforceResource":
        group: "AsyncWorkforceResource" = self._group("workforce", "AsyncWorkforceResource")  # type: ignore[misc]
        return group
