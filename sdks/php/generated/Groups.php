<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc;

use Svc\Resource\AccountResource;
use Svc\Resource\ActivitiesResource;
use Svc\Resource\ApprovalsResource;
use Svc\Resource\AuditLogResource;
use Svc\Resource\BatchesResource;
use Svc\Resource\BlocklistResource;
use Svc\Resource\CheckinsResource;
use Svc\Resource\CheckoutSessionsResource;
use Svc\Resource\ClaimsResource;
use Svc\Resource\CostCentersResource;
use Svc\Resource\CreditResource;
use Svc\Resource\DealerResource;
use Svc\Resource\DisputesResource;
use Svc\Resource\DocumentsResource;
use Svc\Resource\ErrorCodesResource;
use Svc\Resource\EventsResource;
use Svc\Resource\ExportsResource;
use Svc\Resource\FamilyResource;
use Svc\Resource\GroupsResource;
use Svc\Resource\HealthResource;
use Svc\Resource\InvitesResource;
use Svc\Resource\KeysResource;
use Svc\Resource\LookupsResource;
use Svc\Resource\MembersResource;
use Svc\Resource\MetersResource;
use Svc\Resource\NetworksResource;
use Svc\Resource\OverviewResource;
use Svc\Resource\PowerResource;
use Svc\Resource\ProductsResource;
use Svc\Resource\ProgramsResource;
use Svc\Resource\QuotesResource;
use Svc\Resource\RecipientsResource;
use Svc\Resource\ReferralsResource;
use Svc\Resource\ReportsResource;
use Svc\Resource\RequestsResource;
use Svc\Resource\ReviewsResource;
use Svc\Resource\RewardLinksResource;
use Svc\Resource\RewardsResource;
use Svc\Resource\SandboxesResource;
use Svc\Resource\SchedulesResource;
use Svc\Resource\SearchResource;
use Svc\Resource\SendsResource;
use Svc\Resource\StatementsResource;
use Svc\Resource\StatusResource;
use Svc\Resource\TestResource;
use Svc\Resource\TokenLinksResource;
use Svc\Resource\TopupsResource;
use Svc\Resource\WebhookDeliveriesResource;
use Svc\Resource\WebhookEndpointsResource;
use Svc\Resource\WorkforceResource;

/**
 * The groups of methods, each made when it is first used.
 *
 * @property-read AccountResource $account
 * @property-read ActivitiesResource $activities
 * @property-read ApprovalsResource $approvals
 * @property-read AuditLogResource $auditLog
 * @property-read BatchesResource $batches
 * @property-read BlocklistResource $blocklist
 * @property-read CheckinsResource $checkins
 * @property-read CheckoutSessionsResource $checkoutSessions
 * @property-read ClaimsResource $claims
 * @property-read CostCentersResource $costCenters
 * @property-read CreditResource $credit
 * @property-read DealerResource $dealer
 * @property-read DisputesResource $disputes
 * @property-read DocumentsResource $documents
 * @property-read ErrorCodesResource $errorCodes
 * @property-read EventsResource $events
 * @property-read ExportsResource $exports
 * @property-read FamilyResource $family
 * @property-read GroupsResource $groups
 * @property-read HealthResource $health
 * @property-read InvitesResource $invites
 * @property-read KeysResource $keys
 * @property-read LookupsResource $lookups
 * @property-read MembersResource $members
 * @property-read MetersResource $meters
 * @property-read NetworksResource $networks
 * @property-read OverviewResource $overview
 * @property-read PowerResource $power
 * @property-read ProductsResource $products
 * @property-read ProgramsResource $programs
 * @property-read QuotesResource $quotes
 * @property-read RecipientsResource $recipients
 * @property-read ReferralsResource $referrals
 * @property-read ReportsResource $reports
 * @property-read RequestsResource $requests
 * @property-read ReviewsResource $reviews
 * @property-read RewardLinksResource $rewardLinks
 * @property-read RewardsResource $rewards
 * @property-read SandboxesResource $sandboxes
 * @property-read SchedulesResource $schedules
 * @property-read SearchResource $search
 * @property-read SendsResource $sends
 * @property-read StatementsResource $statements
 * @property-read StatusResource $status
 * @property-read TestResource $test
 * @property-read TokenLinksResource $tokenLinks
 * @property-read TopupsResource $topups
 * @property-read WebhookDeliveriesResource $webhookDeliveries
 * @property-read WebhookEndpointsResource $webhookEndpoints
 * @property-read WorkforceResource $workforce
 */
abstract class Groups
{
    /** @internal */
    protected const GROUPS = [
        'account' => AccountResource::class,
        'activities' => ActivitiesResource::class,
        'approvals' => ApprovalsResource::class,
        'auditLog' => AuditLogResource::class,
        'batches' => BatchesResource::class,
        'blocklist' => BlocklistResource::class,
        'checkins' => CheckinsResource::class,
        'checkoutSessions' => CheckoutSessionsResource::class,
        'claims' => ClaimsResource::class,
        'costCenters' => CostCentersResource::class,
        'credit' => CreditResource::class,
        'dealer' => DealerResource::class,
        'disputes' => DisputesResource::class,
        'documents' => DocumentsResource::class,
        'errorCodes' => ErrorCodesResource::class,
        'events' => EventsResource::class,
        'exports' => ExportsResource::class,
        'family' => FamilyResource::class,
        'groups' => GroupsResource::class,
        'health' => HealthResource::class,
        'invites' => InvitesResource::class,
        'keys' => KeysResource::class,
        'lookups' => LookupsResource::class,
        'members' => MembersResource::class,
        'meters' => MetersResource::class,
        'networks' => NetworksResource::class,
        'overview' => OverviewResource::class,
        'power' => PowerResource::class,
        'products' => ProductsResource::class,
        'programs' => ProgramsResource::class,
        'quotes' => QuotesResource::class,
        'recipients' => RecipientsResource::class,
        'referrals' => ReferralsResource::class,
        'reports' => ReportsResource::class,
        'requests' => RequestsResource::class,
        'reviews' => ReviewsResource::class,
        'rewardLinks' => RewardLinksResource::class,
        'rewards' => RewardsResource::class,
        'sandboxes' => SandboxesResource::class,
        'schedules' => SchedulesResource::class,
        'search' => SearchResource::class,
        'sends' => SendsResource::class,
        'statements' => StatementsResource::class,
        'status' => StatusResource::class,
        'test' => TestResource::class,
        'tokenLinks' => TokenLinksResource::class,
        'topups' => TopupsResource::class,
        'webhookDeliveries' => WebhookDeliveriesResource::class,
        'webhookEndpoints' => WebhookEndpointsResource::class,
        'workforce' => WorkforceResource::class,
    ];
}
