# Made from the contract by "npm run sdks"; never edit this file.
from __future__ import annotations

"""The objects of the service; a class is loaded when it is first used."""

from typing import TYPE_CHECKING, Any, Dict, Mapping, Optional, Tuple, Union

if TYPE_CHECKING:
    from .account import Account as Account

    from .account import AccountActivity as AccountActivity

    from .account import AccountActivityList as AccountActivityList

    from .account import AccountUpdate as AccountUpdate

    from .shared import Activity as Activity

    from .activities import ActivityCreate as ActivityCreate

    from .events import ActivityEventData as ActivityEventData

    from .activities import ActivityList as ActivityList

    from .events import ActivityRuleMatchedEvent as ActivityRuleMatchedEvent

    from .shared import Actor as Actor

    from .dealer import Address as Address

    from .dealer import AddressInput as AddressInput

    from .shared import AgentApproval as AgentApproval

    from .events import AgentApprovalApprovedEvent as AgentApprovalApprovedEvent

    from .events import AgentApprovalEventData as AgentApprovalEventData

    from .events import AgentApprovalExpiredEvent as AgentApprovalExpiredEvent

    from .events import AgentApprovalFailedEvent as AgentApprovalFailedEvent

    from .approvals import AgentApprovalList as AgentApprovalList

    from .events import AgentApprovalRejectedEvent as AgentApprovalRejectedEvent

    from .events import AgentApprovalRequestedEvent as AgentApprovalRequestedEvent

    from .credit import AlertRecipients as AlertRecipients

    from .shared import ApiKey as ApiKey

    from .events import ApiKeyCreatedEvent as ApiKeyCreatedEvent

    from .events import ApiKeyEventData as ApiKeyEventData

    from .events import ApiKeyExpiringEvent as ApiKeyExpiringEvent

    from .keys import ApiKeyList as ApiKeyList

    from .events import ApiKeyRevokedEvent as ApiKeyRevokedEvent

    from .events import ApiKeyRolledEvent as ApiKeyRolledEvent

    from .shared import ApprovalThreshold as ApprovalThreshold

    from .overview import AttentionItem as AttentionItem

    from .audit_log import AuditEvent as AuditEvent

    from .audit_log import AuditEventList as AuditEventList

    from .shared import Batch as Batch

    from .shared import BatchApproval as BatchApproval

    from .events import BatchCancelledEvent as BatchCancelledEvent

    from .events import BatchCompletedEvent as BatchCompletedEvent

    from .shared import BatchCounts as BatchCounts

    from .batches import BatchCreate as BatchCreate

    from .events import BatchCreatedEvent as BatchCreatedEvent

    from .shared import BatchCreditCheck as BatchCreditCheck

    from .events import BatchEventData as BatchEventData

    from .events import BatchFailedEvent as BatchFailedEvent

    from .batches import BatchItem as BatchItem

    from .batches import BatchItemCreate as BatchItemCreate

    from .batches import BatchItemList as BatchItemList

    from .batches import BatchList as BatchList

    from .events import BatchPartiallyCompletedEvent as BatchPartiallyCompletedEvent

    from .batches import BatchPreview as BatchPreview

    from .shared import BatchPreviewCounts as BatchPreviewCounts

    from .shared import BatchPreviewLine as BatchPreviewLine

    from .events import BatchProcessingEvent as BatchProcessingEvent

    from .events import BatchRequiresApprovalEvent as BatchRequiresApprovalEvent

    from .batches import BatchRetry as BatchRetry

    from .shared import BatchWarning as BatchWarning

    from .dealer import BeneficialOwner as BeneficialOwner

    from .blocklist import BlockedTarget as BlockedTarget

    from .blocklist import BlockedTargetCreate as BlockedTargetCreate

    from .blocklist import BlockedTargetList as BlockedTargetList

    from .rewards import BudgetAfter as BudgetAfter

    from .products import Bundle as Bundle

    from .products import BundleList as BundleList

    from .checkins import Checkin as Checkin

    from .checkins import CheckinCreate as CheckinCreate

    from .checkins import CheckinList as CheckinList

    from .shared import CheckoutCredited as CheckoutCredited

    from .shared import CheckoutPayment as CheckoutPayment

    from .shared import CheckoutPaymentError as CheckoutPaymentError

    from .shared import CheckoutReview as CheckoutReview

    from .shared import CheckoutSession as CheckoutSession

    from .checkout_sessions import CheckoutSessionCreate as CheckoutSessionCreate

    from .events import CheckoutSessionCreditedEvent as CheckoutSessionCreditedEvent

    from .events import CheckoutSessionEventData as CheckoutSessionEventData

    from .events import CheckoutSessionExpiredEvent as CheckoutSessionExpiredEvent

    from .events import CheckoutSessionFulfilledEvent as CheckoutSessionFulfilledEvent

    from .checkout_sessions import CheckoutSessionList as CheckoutSessionList

    from .events import CheckoutSessionPaidEvent as CheckoutSessionPaidEvent

    from .events import CheckoutSessionResentEvent as CheckoutSessionResentEvent

    from .claims import ClaimBundle as ClaimBundle

    from .claims import ClaimChallenge as ClaimChallenge

    from .claims import ClaimChoice as ClaimChoice

    from .claims import ClaimCode as ClaimCode

    from .claims import ClaimCodeCreate as ClaimCodeCreate

    from .claims import ClaimCreate as ClaimCreate

    from .claims import ClaimResult as ClaimResult

    from .programs import CompletionCreate as CompletionCreate

    from .dealer import ContactPerson as ContactPerson

    from .dealer import ContactPersonInput as ContactPersonInput

    from .shared import CostCenter as CostCenter

    from .cost_centers import CostCenterCreate as CostCenterCreate

    from .cost_centers import CostCenterList as CostCenterList

    from .cost_centers import CostCenterUpdate as CostCenterUpdate

    from .shared import CreatedFilter as CreatedFilter

    from .shared import Credit as Credit

    from .events import CreditAdjustedEvent as CreditAdjustedEvent

    from .sends import CreditAfter as CreditAfter

    from .credit import CreditAlerts as CreditAlerts

    from .credit import CreditAlertsUpdate as CreditAlertsUpdate

    from .shared import CreditBalance as CreditBalance

    from .shared import CreditBalanceAfter as CreditBalanceAfter

    from .events import CreditBalanceLowEvent as CreditBalanceLowEvent

    from .events import CreditEventData as CreditEventData

    from .events import CreditReleasedEvent as CreditReleasedEvent

    from .shared import CreditReservation as CreditReservation

    from .events import CreditReservationEventData as CreditReservationEventData

    from .credit import CreditReservationList as CreditReservationList

    from .events import CreditReservedEvent as CreditReservedEvent

    from .events import CreditShortfallProjectedEvent as CreditShortfallProjectedEvent

    from .events import CreditThreshold as CreditThreshold

    from .events import CreditTopupExpiredEvent as CreditTopupExpiredEvent

    from .events import CreditTopupFailedEvent as CreditTopupFailedEvent

    from .events import CreditTopupPendingEvent as CreditTopupPendingEvent

    from .events import CreditTopupSucceededEvent as CreditTopupSucceededEvent

    from .shared import CreditTransaction as CreditTransaction

    from .events import CreditTransactionEventData as CreditTransactionEventData

    from .credit import CreditTransactionList as CreditTransactionList

    from .account import Dealer as Dealer

    from .dealer import DealerApplication as DealerApplication

    from .dealer import DealerApplicationCreate as DealerApplicationCreate

    from .dealer import DealerApplicationUpdate as DealerApplicationUpdate

    from .dealer import DealerBank as DealerBank

    from .dealer import DealerBankInput as DealerBankInput

    from .dealer import DealerDeclarations as DealerDeclarations

    from .shared import DealerDiscount as DealerDiscount

    from .dealer import DealerDocuments as DealerDocuments

    from .dealer import DealerDocumentsInput as DealerDocumentsInput

    from .schedules import DeletedSchedule as DeletedSchedule

    from .dealer import Director as Director

    from .shared import Dispute as Dispute

    from .disputes import DisputeCreate as DisputeCreate

    from .events import DisputeEventData as DisputeEventData

    from .shared import DisputeEvidence as DisputeEvidence

    from .disputes import DisputeEvidenceInput as DisputeEvidenceInput

    from .disputes import DisputeList as DisputeList

    from .shared import DisputeMessage as DisputeMessage

    from .events import DisputeOpenedEvent as DisputeOpenedEvent

    from .events import DisputeResolvedEvent as DisputeResolvedEvent

    from .documents import Document as Document

    from .documents import DocumentList as DocumentList

    from .documents import DocumentUpload as DocumentUpload

    from .account import DuplicateGuard as DuplicateGuard

    from .account import DuplicateGuardUpdate as DuplicateGuardUpdate

    from .shared import ErrorBody as ErrorBody

    from .error_codes import ErrorCodeEntry as ErrorCodeEntry

    from .error_codes import ErrorCodeList as ErrorCodeList

    from .shared import ErrorDetail as ErrorDetail

    from .events import EventData as EventData

    from .events import EventList as EventList

    from .events import EventRequest as EventRequest

    from .exports import Export as Export

    from .exports import ExportCreate as ExportCreate

    from .exports import ExportList as ExportList

    from .shared import Failure as Failure

    from .reports import FailureReport as FailureReport

    from .reports import FailureReportKeys as FailureReportKeys

    from .reports import FailureReportRow as FailureReportRow

    from .reports import FailureReportTotals as FailureReportTotals

    from .family import FamilyAllowance as FamilyAllowance

    from .family import FamilyAllowanceInput as FamilyAllowanceInput

    from .family import FamilyMember as FamilyMember

    from .family import FamilyMemberCreate as FamilyMemberCreate

    from .family import FamilyMemberList as FamilyMemberList

    from .family import FamilyMemberUpdate as FamilyMemberUpdate

    from .family import FamilySendCreate as FamilySendCreate

    from .shared import Geofence as Geofence

    from .programs import GeofenceInput as GeofenceInput

    from .shared import Group as Group

    from .groups import GroupCreate as GroupCreate

    from .shared import GroupFilter as GroupFilter

    from .groups import GroupFilterInput as GroupFilterInput

    from .groups import GroupList as GroupList

    from .groups import GroupMembersChange as GroupMembersChange

    from .groups import GroupUpdate as GroupUpdate

    from .health import Health as Health

    from .shared import Invite as Invite

    from .invites import InviteList as InviteList

    from .keys import KeyCreate as KeyCreate

    from .keys import KeyRoll as KeyRoll

    from .keys import KeyUpdate as KeyUpdate

    from .shared import KeyUsageAmounts as KeyUsageAmounts

    from .lookups import LookupProducts as LookupProducts

    from .shared import Mandate as Mandate

    from .members import Member as Member

    from .members import MemberCreate as MemberCreate

    from .members import MemberList as MemberList

    from .members import MemberUpdate as MemberUpdate

    from .shared import Meter as Meter

    from .shared import MeterChange as MeterChange

    from .shared import Network as Network

    from .events import NetworkAvailabilityDegradedEvent as NetworkAvailabilityDegradedEvent

    from .events import NetworkAvailabilityRestoredEvent as NetworkAvailabilityRestoredEvent

    from .test import NetworkAvailabilitySet as NetworkAvailabilitySet

    from .events import NetworkEventData as NetworkEventData

    from .networks import NetworkList as NetworkList

    from .status import NetworkStatus as NetworkStatus

    from .schedules import OccurrenceCombine as OccurrenceCombine

    from .schedules import OccurrenceMove as OccurrenceMove

    from .shared import OccurrenceRef as OccurrenceRef

    from .schedules import OccurrenceUpdate as OccurrenceUpdate

    from .shared import OpenHours as OpenHours

    from .overview import Overview as Overview

    from .overview import OverviewBalance as OverviewBalance

    from .overview import OverviewNetwork as OverviewNetwork

    from .overview import OverviewToday as OverviewToday

    from .overview import OverviewWebhooks as OverviewWebhooks

    from .account import Payday as Payday

    from .account import PaydayUpdate as PaydayUpdate

    from .lookups import PhoneLookup as PhoneLookup

    from .status import PowerAvailability as PowerAvailability

    from .events import PowerAvailabilityDownEvent as PowerAvailabilityDownEvent

    from .events import PowerAvailabilityUpEvent as PowerAvailabilityUpEvent

    from .power import PowerBand as PowerBand

    from .shared import PowerBandUnits as PowerBandUnits

    from .shared import PowerBreakdown as PowerBreakdown

    from .power import PowerChangePoint as PowerChangePoint

    from .power import PowerObservation as PowerObservation

    from .power import PowerObservationList as PowerObservationList

    from .power import PowerObserved as PowerObserved

    from .power import PowerQuote as PowerQuote

    from .power import PowerRate as PowerRate

    from .power import PowerSeries as PowerSeries

    from .power import PowerSeriesPoint as PowerSeriesPoint

    from .shared import PowerUnits as PowerUnits

    from .shared import PowerUnitsAfterReset as PowerUnitsAfterReset

    from .shared import Product as Product

    from .products import ProductList as ProductList

    from .shared import ProductNetwork as ProductNetwork

    from .shared import Program as Program

    from .events import ProgramActivatedEvent as ProgramActivatedEvent

    from .shared import ProgramBranding as ProgramBranding

    from .programs import ProgramBrandingInput as ProgramBrandingInput

    from .events import ProgramBudgetLowEvent as ProgramBudgetLowEvent

    from .events import ProgramClosedEvent as ProgramClosedEvent

    from .shared import ProgramCounts as ProgramCounts

    from .programs import ProgramCreate as ProgramCreate

    from .programs import ProgramDefund as ProgramDefund

    from .events import ProgramEventData as ProgramEventData

    from .events import ProgramExhaustedEvent as ProgramExhaustedEvent

    from .programs import ProgramFund as ProgramFund

    from .shared import ProgramHold as ProgramHold

    from .programs import ProgramHoldInput as ProgramHoldInput

    from .programs import ProgramList as ProgramList

    from .events import ProgramPausedEvent as ProgramPausedEvent

    from .events import ProgramReactivatedEvent as ProgramReactivatedEvent

    from .reports import ProgramReport as ProgramReport

    from .reports import ProgramReportKeys as ProgramReportKeys

    from .reports import ProgramReportRow as ProgramReportRow

    from .reports import ProgramReportTotals as ProgramReportTotals

    from .programs import ProgramRule as ProgramRule

    from .programs import ProgramRuleList as ProgramRuleList

    from .programs import ProgramRuleWrite as ProgramRuleWrite

    from .programs import ProgramRulesWrite as ProgramRulesWrite

    from .programs import ProgramUpdate as ProgramUpdate

    from .shared import ProviderFloat as ProviderFloat

    from .status import ProviderStatus as ProviderStatus

    from .quotes import Quote as Quote

    from .quotes import QuoteCreate as QuoteCreate

    from .quotes import QuotePower as QuotePower

    from .sends import Receipt as Receipt

    from .sends import ReceiptFiscal as ReceiptFiscal

    from .sends import ReceiptLine as ReceiptLine

    from .sends import ReceiptMeter as ReceiptMeter

    from .sends import ReceiptSeller as ReceiptSeller

    from .shared import Recipient as Recipient

    from .recipients import RecipientBulk as RecipientBulk

    from .recipients import RecipientBulkCreate as RecipientBulkCreate

    from .recipients import RecipientBulkLine as RecipientBulkLine

    from .recipients import RecipientBulkResult as RecipientBulkResult

    from .shared import RecipientConsent as RecipientConsent

    from .recipients import RecipientConsentInput as RecipientConsentInput

    from .recipients import RecipientConsentLine as RecipientConsentLine

    from .recipients import RecipientCreate as RecipientCreate

    from .events import RecipientCreatedEvent as RecipientCreatedEvent

    from .events import RecipientErasedEvent as RecipientErasedEvent

    from .events import RecipientErasurePendingEvent as RecipientErasurePendingEvent

    from .events import RecipientEventData as RecipientEventData

    from .shared import RecipientList as RecipientList

    from .shared import RecipientMeter as RecipientMeter

    from .recipients import RecipientMeterInput as RecipientMeterInput

    from .recipients import RecipientMeterLine as RecipientMeterLine

    from .shared import RecipientTotals as RecipientTotals

    from .recipients import RecipientUpdate as RecipientUpdate

    from .events import RecipientUpdatedEvent as RecipientUpdatedEvent

    from .recipients import RecipientWarning as RecipientWarning

    from .reports import ReconciliationKeys as ReconciliationKeys

    from .reports import ReconciliationReport as ReconciliationReport

    from .reports import ReconciliationRow as ReconciliationRow

    from .reports import ReconciliationTotals as ReconciliationTotals

    from .shared import Referral as Referral

    from .referrals import ReferralCreate as ReferralCreate

    from .events import ReferralEventData as ReferralEventData

    from .referrals import ReferralList as ReferralList

    from .events import ReferralQualifiedEvent as ReferralQualifiedEvent

    from .requests import RequestLog as RequestLog

    from .requests import RequestLogLine as RequestLogLine

    from .requests import RequestLogList as RequestLogList

    from .shared import Review as Review

    from .reviews import ReviewDecision as ReviewDecision

    from .events import ReviewEventData as ReviewEventData

    from .reviews import ReviewList as ReviewList

    from .events import ReviewOpenedEvent as ReviewOpenedEvent

    from .shared import ReviewRelated as ReviewRelated

    from .events import ReviewResolvedEvent as ReviewResolvedEvent

    from .dealer import ReviewerMessage as ReviewerMessage

    from .shared import Reward as Reward

    from .rewards import RewardCreate as RewardCreate

    from .events import RewardCreatedEvent as RewardCreatedEvent

    from .events import RewardDeliveredEvent as RewardDeliveredEvent

    from .events import RewardDuplicateEvent as RewardDuplicateEvent

    from .events import RewardEventData as RewardEventData

    from .events import RewardExpiredEvent as RewardExpiredEvent

    from .events import RewardFailedEvent as RewardFailedEvent

    from .events import RewardHeldEvent as RewardHeldEvent

    from .shared import RewardLimit as RewardLimit

    from .programs import RewardLimitInput as RewardLimitInput

    from .shared import RewardLimits as RewardLimits

    from .programs import RewardLimitsInput as RewardLimitsInput

    from .shared import RewardLink as RewardLink

    from .claims import RewardLinkClaim as RewardLinkClaim

    from .events import RewardLinkClaimedEvent as RewardLinkClaimedEvent

    from .reward_links import RewardLinkCreate as RewardLinkCreate

    from .events import RewardLinkCreatedEvent as RewardLinkCreatedEvent

    from .events import RewardLinkEventData as RewardLinkEventData

    from .events import RewardLinkExpiredEvent as RewardLinkExpiredEvent

    from .reward_links import RewardLinkList as RewardLinkList

    from .events import RewardLinkOpenedEvent as RewardLinkOpenedEvent

    from .rewards import RewardLinkOptions as RewardLinkOptions

    from .events import RewardLinkRevokedEvent as RewardLinkRevokedEvent

    from .rewards import RewardList as RewardList

    from .rewards import RewardPreview as RewardPreview

    from .shared import RewardRecipientPerson as RewardRecipientPerson

    from .events import RewardRejectedEvent as RewardRejectedEvent

    from .rewards import RewardRelease as RewardRelease

    from .events import RewardReleasedEvent as RewardReleasedEvent

    from .rewards import RewardValidation as RewardValidation

    from .events import RewardVoidedEvent as RewardVoidedEvent

    from .shared import RolledSecret as RolledSecret

    from .programs import RuleCondition as RuleCondition

    from .programs import RuleConditions as RuleConditions

    from .programs import RuleConditionsInput as RuleConditionsInput

    from .programs import RuleCount as RuleCount

    from .programs import RuleCountInput as RuleCountInput

    from .programs import RuleGive as RuleGive

    from .programs import RuleGiveInput as RuleGiveInput

    from .shared import RuleMatch as RuleMatch

    from .sandboxes import Sandbox as Sandbox

    from .sandboxes import SandboxCreate as SandboxCreate

    from .shared import Schedule as Schedule

    from .schedules import ScheduleCreate as ScheduleCreate

    from .schedules import ScheduleList as ScheduleList

    from .shared import ScheduleOccurrence as ScheduleOccurrence

    from .events import ScheduleOccurrenceEventData as ScheduleOccurrenceEventData

    from .schedules import ScheduleOccurrenceList as ScheduleOccurrenceList

    from .events import ScheduleOccurrenceRanEvent as ScheduleOccurrenceRanEvent

    from .events import ScheduleOccurrenceRetryAfterTopupEvent as ScheduleOccurrenceRetryAfterTopupEvent

    from .events import ScheduleOccurrenceSkippedInsufficientCreditEvent as ScheduleOccurrenceSkippedInsufficientCreditEvent

    from .events import ScheduleOccurrenceUpcomingEvent as ScheduleOccurrenceUpcomingEvent

    from .shared import ScheduleRecipient as ScheduleRecipient

    from .schedules import ScheduleRecipientCreate as ScheduleRecipientCreate

    from .schedules import ScheduleRun as ScheduleRun

    from .schedules import ScheduleRunPreview as ScheduleRunPreview

    from .schedules import ScheduleUpdate as ScheduleUpdate

    from .search import Search as Search

    from .search import SearchResult as SearchResult

    from .shared import Send as Send

    from .test_sends import SendAdvance as SendAdvance

    from .sends import SendAttempt as SendAttempt

    from .sends import SendAttemptList as SendAttemptList

    from .shared import SendBundle as SendBundle

    from .events import SendCancelledEvent as SendCancelledEvent

    from .sends import SendCreate as SendCreate

    from .events import SendCreatedEvent as SendCreatedEvent

    from .shared import SendCreator as SendCreator

    from .events import SendCreditedBackEvent as SendCreditedBackEvent

    from .events import SendDeliveredEvent as SendDeliveredEvent

    from .events import SendEventData as SendEventData

    from .events import SendFailedEvent as SendFailedEvent

    from .events import SendLateDeliveredEvent as SendLateDeliveredEvent

    from .sends import SendList as SendList

    from .events import SendMeterChangedEvent as SendMeterChangedEvent

    from .shared import SendPower as SendPower

    from .sends import SendPreview as SendPreview

    from .shared import SendProblem as SendProblem

    from .events import SendQueuedEvent as SendQueuedEvent

    from .events import SendRequiresReviewEvent as SendRequiresReviewEvent

    from .events import SendRetryingEvent as SendRetryingEvent

    from .events import SendScheduledEvent as SendScheduledEvent

    from .events import SendSubmittedEvent as SendSubmittedEvent

    from .shared import SendToken as SendToken

    from .events import SendTokenDeliveredEvent as SendTokenDeliveredEvent

    from .events import SendTokenDeliveryFailedEvent as SendTokenDeliveryFailedEvent

    from .events import SendTokenResentEvent as SendTokenResentEvent

    from .events import SendUnknownEvent as SendUnknownEvent

    from .sends import SendValidation as SendValidation

    from .sends import SendWarning as SendWarning

    from .events import ShortfallProjection as ShortfallProjection

    from .shared import SpendCap as SpendCap

    from .keys import SpendCapInput as SpendCapInput

    from .keys import SpendCapUpdate as SpendCapUpdate

    from .reports import SpendFilter as SpendFilter

    from .reports import SpendKeys as SpendKeys

    from .reports import SpendReport as SpendReport

    from .reports import SpendRow as SpendRow

    from .reports import SpendTotals as SpendTotals

    from .statements import Statement as Statement

    from .statements import StatementByApiKey as StatementByApiKey

    from .statements import StatementByCostCenter as StatementByCostCenter

    from .statements import StatementByType as StatementByType

    from .shared import StatementSends as StatementSends

    from .status import Status as Status

    from .status import StatusComponent as StatusComponent

    from .status import StatusDay as StatusDay

    from .status import StatusHistory as StatusHistory

    from .status import StatusIncident as StatusIncident

    from .status import StatusMessage as StatusMessage

    from .account import TermsAcceptance as TermsAcceptance

    from .test_checkout_sessions import TestCheckoutPay as TestCheckoutPay

    from .test_checkout_sessions import TestCheckoutReview as TestCheckoutReview

    from .test_reward_links import TestClaimCreate as TestClaimCreate

    from .test_clock import TestClock as TestClock

    from .test_clock import TestClockAdvance as TestClockAdvance

    from .test_clock import TestClockWork as TestClockWork

    from .test import TestCredit as TestCredit

    from .test import TestCreditCreate as TestCreditCreate

    from .test_events import TestEventTrigger as TestEventTrigger

    from .test import TestReset as TestReset

    from .token_links import TokenLink as TokenLink

    from .sends import TokenResend as TokenResend

    from .shared import Topup as Topup

    from .shared import TopupBank as TopupBank

    from .topups import TopupCreate as TopupCreate

    from .events import TopupEventData as TopupEventData

    from .topups import TopupList as TopupList

    from .events import UnknownEvent as UnknownEvent

    from .shared import WebhookDelivery as WebhookDelivery

    from .webhook_deliveries import WebhookDeliveryList as WebhookDeliveryList

    from .shared import WebhookEndpoint as WebhookEndpoint

    from .webhook_endpoints import WebhookEndpointCreate as WebhookEndpointCreate

    from .events import WebhookEndpointDisabledEvent as WebhookEndpointDisabledEvent

    from .events import WebhookEndpointEventData as WebhookEndpointEventData

    from .webhook_endpoints import WebhookEndpointList as WebhookEndpointList

    from .webhook_endpoints import WebhookEndpointTest as WebhookEndpointTest

    from .webhook_endpoints import WebhookEndpointUpdate as WebhookEndpointUpdate

    from .shared import WebhookHealth as WebhookHealth

    from .webhook_endpoints import WebhookReplay as WebhookReplay

    from .webhook_endpoints import WebhookReplayCreate as WebhookReplayCreate

    from .shared import WebhookResponse as WebhookResponse

    from .webhook_endpoints import WebhookSecretRoll as WebhookSecretRoll

    from .events import WebhookSend as WebhookSend

    from .shared import WebhookTry as WebhookTry

    from .workforce import WorkforceAccess as WorkforceAccess

    from .workforce import WorkforceAllocation as WorkforceAllocation

    from .workforce_batches import WorkforceBatch as WorkforceBatch

    from .workforce_batches import WorkforceBatchItem as WorkforceBatchItem

    from .workforce_batches import WorkforceBatchPage as WorkforceBatchPage

    from .workforce_batches import WorkforceBatchSummary as WorkforceBatchSummary

    from .shared import WorkforceBudgetCheck as WorkforceBudgetCheck

    from .shared import WorkforceCreditCheck as WorkforceCreditCheck

    from .workforce_cost_centers import WorkforceDepartment as WorkforceDepartment

    from .workforce_cost_centers import WorkforceDepartmentCreate as WorkforceDepartmentCreate

    from .workforce_cost_centers import WorkforceDepartmentList as WorkforceDepartmentList

    from .workforce_cost_centers import WorkforceDepartmentPeople as WorkforceDepartmentPeople

    from .workforce_cost_centers import WorkforceDepartmentPeopleChange as WorkforceDepartmentPeopleChange

    from .workforce_cost_centers import WorkforceDepartmentPerson as WorkforceDepartmentPerson

    from .workforce_cost_centers import WorkforceDepartmentSpend as WorkforceDepartmentSpend

    from .workforce_cost_centers import WorkforceDepartmentSums as WorkforceDepartmentSums

    from .workforce_cost_centers import WorkforceDepartmentUpdate as WorkforceDepartmentUpdate

    from .workforce import WorkforceExport as WorkforceExport

    from .workforce import WorkforceJournal as WorkforceJournal

    from .workforce import WorkforceJournalEntry as WorkforceJournalEntry

    from .workforce import WorkforceJournalSide as WorkforceJournalSide

    from .workforce_cost_centers import WorkforceKindSpend as WorkforceKindSpend

    from .workforce import WorkforceLedger as WorkforceLedger

    from .workforce import WorkforceLedgerEntry as WorkforceLedgerEntry

    from .workforce import WorkforceLimits as WorkforceLimits

    from .workforce import WorkforceLineCreate as WorkforceLineCreate

    from .workforce import WorkforceMeter as WorkforceMeter

    from .workforce import WorkforceMeters as WorkforceMeters

    from .workforce_cost_centers import WorkforceMonthSpend as WorkforceMonthSpend

    from .shared import WorkforcePerson as WorkforcePerson

    from .workforce_recipients import WorkforcePersonCreate as WorkforcePersonCreate

    from .workforce_recipients import WorkforcePersonCreated as WorkforcePersonCreated

    from .workforce_recipients import WorkforcePersonPage as WorkforcePersonPage

    from .workforce_cost_centers import WorkforcePersonSpend as WorkforcePersonSpend

    from .workforce_recipients import WorkforcePersonUpdate as WorkforcePersonUpdate

    from .workforce_recipients import WorkforcePersonUpdated as WorkforcePersonUpdated

    from .shared import WorkforcePreview as WorkforcePreview

    from .shared import WorkforcePreviewLine as WorkforcePreviewLine

    from .workforce import WorkforceProducts as WorkforceProducts

    from .workforce_batches import WorkforceResend as WorkforceResend

    from .workforce_schedules import WorkforceSchedulePage as WorkforceSchedulePage

    from .workforce_schedules import WorkforceScheduleRun as WorkforceScheduleRun

    from .shared import WorkforceSendResult as WorkforceSendResult

    from .shared import ZesaAvailability as ZesaAvailability

    from .events import ZesaAvailabilityEventData as ZesaAvailabilityEventData

    from .test import ZesaAvailabilitySet as ZesaAvailabilitySet

    Event = Union[
        ActivityRuleMatchedEvent,
        AgentApprovalApprovedEvent,
        AgentApprovalExpiredEvent,
        AgentApprovalFailedEvent,
        AgentApprovalRejectedEvent,
        AgentApprovalRequestedEvent,
        ApiKeyCreatedEvent,
        ApiKeyExpiringEvent,
        ApiKeyRevokedEvent,
        ApiKeyRolledEvent,
        BatchCancelledEvent,
        BatchCompletedEvent,
        BatchCreatedEvent,
        BatchFailedEvent,
        BatchPartiallyCompletedEvent,
        BatchProcessingEvent,
        BatchRequiresApprovalEvent,
        CheckoutSessionCreditedEvent,
        CheckoutSessionExpiredEvent,
        CheckoutSessionFulfilledEvent,
        CheckoutSessionPaidEvent,
        CheckoutSessionResentEvent,
        CreditAdjustedEvent,
        CreditBalanceLowEvent,
        CreditReleasedEvent,
        CreditReservedEvent,
        CreditShortfallProjectedEvent,
        CreditTopupExpiredEvent,
        CreditTopupFailedEvent,
        CreditTopupPendingEvent,
        CreditTopupSucceededEvent,
        DisputeOpenedEvent,
        DisputeResolvedEvent,
        NetworkAvailabilityDegradedEvent,
        NetworkAvailabilityRestoredEvent,
        PowerAvailabilityDownEvent,
        PowerAvailabilityUpEvent,
        ProgramActivatedEvent,
        ProgramBudgetLowEvent,
        ProgramClosedEvent,
        ProgramExhaustedEvent,
        ProgramPausedEvent,
        ProgramReactivatedEvent,
        RecipientCreatedEvent,
        RecipientErasedEvent,
        RecipientErasurePendingEvent,
        RecipientUpdatedEvent,
        ReferralQualifiedEvent,
        ReviewOpenedEvent,
        ReviewResolvedEvent,
        RewardCreatedEvent,
        RewardDeliveredEvent,
        RewardDuplicateEvent,
        RewardExpiredEvent,
        RewardFailedEvent,
        RewardHeldEvent,
        RewardRejectedEvent,
        RewardReleasedEvent,
        RewardVoidedEvent,
        RewardLinkClaimedEvent,
        RewardLinkCreatedEvent,
        RewardLinkExpiredEvent,
        RewardLinkOpenedEvent,
        RewardLinkRevokedEvent,
        ScheduleOccurrenceRanEvent,
        ScheduleOccurrenceRetryAfterTopupEvent,
        ScheduleOccurrenceSkippedInsufficientCreditEvent,
        ScheduleOccurrenceUpcomingEvent,
        SendCancelledEvent,
        SendCreatedEvent,
        SendCreditedBackEvent,
        SendDeliveredEvent,
        SendFailedEvent,
        SendLateDeliveredEvent,
        SendMeterChangedEvent,
        SendQueuedEvent,
        SendRequiresReviewEvent,
        SendRetryingEvent,
        SendScheduledEvent,
        SendSubmittedEvent,
        SendTokenDeliveredEvent,
        SendTokenDeliveryFailedEvent,
        SendTokenResentEvent,
        SendUnknownEvent,
        WebhookEndpointDisabledEvent,
        UnknownEvent,
    ]

    EventObject = Union[
        Send,
        CheckoutSession,
        Dispute,
        Topup,
        CreditTransaction,
        Batch,
        ScheduleOccurrence,
        CreditReservation,
        Program,
        Reward,
        RewardLink,
        Review,
        Activity,
        Referral,
        ApiKey,
        AgentApproval,
        Recipient,
        ZesaAvailability,
        Network,
        Credit,
        WebhookEndpoint,
    ]

    RewardOrApproval = Union[
        Reward,
        AgentApproval,
    ]

    SendOrApproval = Union[
        Send,
        AgentApproval,
    ]


#: By union, the field that tells its variants apart, their classes, and that of any other.
UNIONS: Mapping[str, Tuple[str, Dict[str, str], Optional[str]]] = {
    "Event": (
        "type",
        {
            "activity.rule_matched": "ActivityRuleMatchedEvent",
            "agent_approval.approved": "AgentApprovalApprovedEvent",
            "agent_approval.expired": "AgentApprovalExpiredEvent",
            "agent_approval.failed": "AgentApprovalFailedEvent",
            "agent_approval.rejected": "AgentApprovalRejectedEvent",
            "agent_approval.requested": "AgentApprovalRequestedEvent",
            "api_key.created": "ApiKeyCreatedEvent",
            "api_key.expiring": "ApiKeyExpiringEvent",
            "api_key.revoked": "ApiKeyRevokedEvent",
            "api_key.rolled": "ApiKeyRolledEvent",
            "batch.cancelled": "BatchCancelledEvent",
            "batch.completed": "BatchCompletedEvent",
            "batch.created": "BatchCreatedEvent",
            "batch.failed": "BatchFailedEvent",
            "batch.partially_completed": "BatchPartiallyCompletedEvent",
            "batch.processing": "BatchProcessingEvent",
            "batch.requires_approval": "BatchRequiresApprovalEvent",
            "checkout.session.credited": "CheckoutSessionCreditedEvent",
            "checkout.session.expired": "CheckoutSessionExpiredEvent",
            "checkout.session.fulfilled": "CheckoutSessionFulfilledEvent",
            "checkout.session.paid": "CheckoutSessionPaidEvent",
            "checkout.session.resent": "CheckoutSessionResentEvent",
            "credit.adjusted": "CreditAdjustedEvent",
            "credit.balance.low": "CreditBalanceLowEvent",
            "credit.released": "CreditReleasedEvent",
            "credit.reserved": "CreditReservedEvent",
            "credit.shortfall.projected": "CreditShortfallProjectedEvent",
            "credit.topup.expired": "CreditTopupExpiredEvent",
            "credit.topup.failed": "CreditTopupFailedEvent",
            "credit.topup.pending": "CreditTopupPendingEvent",
            "credit.topup.succeeded": "CreditTopupSucceededEvent",
            "dispute.opened": "DisputeOpenedEvent",
            "dispute.resolved": "DisputeResolvedEvent",
            "network.availability.degraded": "NetworkAvailabilityDegradedEvent",
            "network.availability.restored": "NetworkAvailabilityRestoredEvent",
            "power.availability.down": "PowerAvailabilityDownEvent",
            "power.availability.up": "PowerAvailabilityUpEvent",
            "program.activated": "ProgramActivatedEvent",
            "program.budget.low": "ProgramBudgetLowEvent",
            "program.closed": "ProgramClosedEvent",
            "program.exhausted": "ProgramExhaustedEvent",
            "program.paused": "ProgramPausedEvent",
            "program.reactivated": "ProgramReactivatedEvent",
            "recipient.created": "RecipientCreatedEvent",
            "recipient.erased": "RecipientErasedEvent",
            "recipient.erasure_pending": "RecipientErasurePendingEvent",
            "recipient.updated": "RecipientUpdatedEvent",
            "referral.qualified": "ReferralQualifiedEvent",
            "review.opened": "ReviewOpenedEvent",
            "review.resolved": "ReviewResolvedEvent",
            "reward.created": "RewardCreatedEvent",
            "reward.delivered": "RewardDeliveredEvent",
            "reward.duplicate": "RewardDuplicateEvent",
            "reward.expired": "RewardExpiredEvent",
            "reward.failed": "RewardFailedEvent",
            "reward.held": "RewardHeldEvent",
            "reward.rejected": "RewardRejectedEvent",
            "reward.released": "RewardReleasedEvent",
            "reward.voided": "RewardVoidedEvent",
            "reward_link.claimed": "RewardLinkClaimedEvent",
            "reward_link.created": "RewardLinkCreatedEvent",
            "reward_link.expired": "RewardLinkExpiredEvent",
            "reward_link.opened": "RewardLinkOpenedEvent",
            "reward_link.revoked": "RewardLinkRevokedEvent",
            "schedule.occurrence.ran": "ScheduleOccurrenceRanEvent",
            "schedule.occurrence.retry_after_topup": "ScheduleOccurrenceRetryAfterTopupEvent",
            "schedule.occurrence.skipped_insufficient_credit": "ScheduleOccurrenceSkippedInsufficientCreditEvent",
            "schedule.occurrence.upcoming": "ScheduleOccurrenceUpcomingEvent",
            "send.cancelled": "SendCancelledEvent",
            "send.created": "SendCreatedEvent",
            "send.credited_back": "SendCreditedBackEvent",
            "send.delivered": "SendDeliveredEvent",
            "send.failed": "SendFailedEvent",
            "send.late_delivered": "SendLateDeliveredEvent",
            "send.meter_changed": "SendMeterChangedEvent",
            "send.queued": "SendQueuedEvent",
            "send.requires_review": "SendRequiresReviewEvent",
            "send.retrying": "SendRetryingEvent",
            "send.scheduled": "SendScheduledEvent",
            "send.submitted": "SendSubmittedEvent",
            "send.token_delivered": "SendTokenDeliveredEvent",
            "send.token_delivery_failed": "SendTokenDeliveryFailedEvent",
            "send.token_resent": "SendTokenResentEvent",
            "send.unknown": "SendUnknownEvent",
            "webhook_endpoint.disabled": "WebhookEndpointDisabledEvent",
        },
        "UnknownEvent",
    ),

    "EventObject": (
        "object",
        {
            "send": "Send",
            "checkout_session": "CheckoutSession",
            "dispute": "Dispute",
            "topup": "Topup",
            "credit_transaction": "CreditTransaction",
            "batch": "Batch",
            "schedule_occurrence": "ScheduleOccurrence",
            "credit_reservation": "CreditReservation",
            "program": "Program",
            "reward": "Reward",
            "reward_link": "RewardLink",
            "review": "Review",
            "activity": "Activity",
            "referral": "Referral",
            "api_key": "ApiKey",
            "agent_approval": "AgentApproval",
            "recipient": "Recipient",
            "zesa_availability": "ZesaAvailability",
            "network": "Network",
            "credit": "Credit",
            "webhook_endpoint": "WebhookEndpoint",
        },
        None,
    ),

    "RewardOrApproval": (
        "object",
        {
            "reward": "Reward",
            "agent_approval": "AgentApproval",
        },
        None,
    ),

    "SendOrApproval": (
        "object",
        {
            "send": "Send",
            "agent_approval": "AgentApproval",
        },
        None,
    ),


}

_MODULES: Mapping[str, str] = {
    "Account": "account",

    "AccountActivity": "account",

    "AccountActivityList": "account",

    "AccountUpdate": "account",

    "Activity": "shared",

    "ActivityCreate": "activities",

    "ActivityEventData": "events",

    "ActivityList": "activities",

    "ActivityRuleMatchedEvent": "events",

    "Actor": "shared",

    "Address": "dealer",

    "AddressInput": "dealer",

    "AgentApproval": "shared",

    "AgentApprovalApprovedEvent": "events",

    "AgentApprovalEventData": "events",

    "AgentApprovalExpiredEvent": "events",

    "AgentApprovalFailedEvent": "events",

    "AgentApprovalList": "approvals",

    "AgentApprovalRejectedEvent": "events",

    "AgentApprovalRequestedEvent": "events",

    "AlertRecipients": "credit",

    "ApiKey": "shared",

    "ApiKeyCreatedEvent": "events",

    "ApiKeyEventData": "events",

    "ApiKeyExpiringEvent": "events",

    "ApiKeyList": "keys",

    "ApiKeyRevokedEvent": "events",

    "ApiKeyRolledEvent": "events",

    "ApprovalThreshold": "shared",

    "AttentionItem": "overview",

    "AuditEvent": "audit_log",

    "AuditEventList": "audit_log",

    "Batch": "shared",

    "BatchApproval": "shared",

    "BatchCancelledEvent": "events",

    "BatchCompletedEvent": "events",

    "BatchCounts": "shared",

    "BatchCreate": "batches",

    "BatchCreatedEvent": "events",

    "BatchCreditCheck": "shared",

    "BatchEventData": "events",

    "BatchFailedEvent": "events",

    "BatchItem": "batches",

    "BatchItemCreate": "batches",

    "BatchItemList": "batches",

    "BatchList": "batches",

    "BatchPartiallyCompletedEvent": "events",

    "BatchPreview": "batches",

    "BatchPreviewCounts": "shared",

    "BatchPreviewLine": "shared",

    "BatchProcessingEvent": "events",

    "BatchRequiresApprovalEvent": "events",

    "BatchRetry": "batches",

    "BatchWarning": "shared",

    "BeneficialOwner": "dealer",

    "BlockedTarget": "blocklist",

    "BlockedTargetCreate": "blocklist",

    "BlockedTargetList": "blocklist",

    "BudgetAfter": "rewards",

    "Bundle": "products",

    "BundleList": "products",

    "Checkin": "checkins",

    "CheckinCreate": "checkins",

    "CheckinList": "checkins",

    "CheckoutCredited": "shared",

    "CheckoutPayment": "shared",

    "CheckoutPaymentError": "shared",

    "CheckoutReview": "shared",

    "CheckoutSession": "shared",

    "CheckoutSessionCreate": "checkout_sessions",

    "CheckoutSessionCreditedEvent": "events",

    "CheckoutSessionEventData": "events",

    "CheckoutSessionExpiredEvent": "events",

    "CheckoutSessionFulfilledEvent": "events",

    "CheckoutSessionList": "checkout_sessions",

    "CheckoutSessionPaidEvent": "events",

    "CheckoutSessionResentEvent": "events",

    "ClaimBundle": "claims",

    "ClaimChallenge": "claims",

    "ClaimChoice": "claims",

    "ClaimCode": "claims",

    "ClaimCodeCreate": "claims",

    "ClaimCreate": "claims",

    "ClaimResult": "claims",

    "CompletionCreate": "programs",

    "ContactPerson": "dealer",

    "ContactPersonInput": "dealer",

    "CostCenter": "shared",

    "CostCenterCreate": "cost_centers",

    "CostCenterList": "cost_centers",

    "CostCenterUpdate": "cost_centers",

    "CreatedFilter": "shared",

    "Credit": "shared",

    "CreditAdjustedEvent": "events",

    "CreditAfter": "sends",

    "CreditAlerts": "credit",

    "CreditAlertsUpdate": "credit",

    "CreditBalance": "shared",

    "CreditBalanceAfter": "shared",

    "CreditBalanceLowEvent": "events",

    "CreditEventData": "events",

    "CreditReleasedEvent": "events",

    "CreditReservation": "shared",

    "CreditReservationEventData": "events",

    "CreditReservationList": "credit",

    "CreditReservedEvent": "events",

    "CreditShortfallProjectedEvent": "events",

    "CreditThreshold": "events",

    "CreditTopupExpiredEvent": "events",

    "CreditTopupFailedEvent": "events",

    "CreditTopupPendingEvent": "events",

    "CreditTopupSucceededEvent": "events",

    "CreditTransaction": "shared",

    "CreditTransactionEventData": "events",

    "CreditTransactionList": "credit",

    "Dealer": "account",

    "DealerApplication": "dealer",

    "DealerApplicationCreate": "dealer",

    "DealerApplicationUpdate": "dealer",

    "DealerBank": "dealer",

    "DealerBankInput": "dealer",

    "DealerDeclarations": "dealer",

    "DealerDiscount": "shared",

    "DealerDocuments": "dealer",

    "DealerDocumentsInput": "dealer",

    "DeletedSchedule": "schedules",

    "Director": "dealer",

    "Dispute": "shared",

    "DisputeCreate": "disputes",

    "DisputeEventData": "events",

    "DisputeEvidence": "shared",

    "DisputeEvidenceInput": "disputes",

    "DisputeList": "disputes",

    "DisputeMessage": "shared",

    "DisputeOpenedEvent": "events",

    "DisputeResolvedEvent": "events",

    "Document": "documents",

    "DocumentList": "documents",

    "DocumentUpload": "documents",

    "DuplicateGuard": "account",

    "DuplicateGuardUpdate": "account",

    "ErrorBody": "shared",

    "ErrorCodeEntry": "error_codes",

    "ErrorCodeList": "error_codes",

    "ErrorDetail": "shared",

    "EventData": "events",

    "EventList": "events",

    "EventRequest": "events",

    "Export": "exports",

    "ExportCreate": "exports",

    "ExportList": "exports",

    "Failure": "shared",

    "FailureReport": "reports",

    "FailureReportKeys": "reports",

    "FailureReportRow": "reports",

    "FailureReportTotals": "reports",

    "FamilyAllowance": "family",

    "FamilyAllowanceInput": "family",

    "FamilyMember": "family",

    "FamilyMemberCreate": "family",

    "FamilyMemberList": "family",

    "FamilyMemberUpdate": "family",

    "FamilySendCreate": "family",

    "Geofence": "shared",

    "GeofenceInput": "programs",

    "Group": "shared",

    "GroupCreate": "groups",

    "GroupFilter": "shared",

    "GroupFilterInput": "groups",

    "GroupList": "groups",

    "GroupMembersChange": "groups",

    "GroupUpdate": "groups",

    "Health": "health",

    "Invite": "shared",

    "InviteList": "invites",

    "KeyCreate": "keys",

    "KeyRoll": "keys",

    "KeyUpdate": "keys",

    "KeyUsageAmounts": "shared",

    "LookupProducts": "lookups",

    "Mandate": "shared",

    "Member": "members",

    "MemberCreate": "members",

    "MemberList": "members",

    "MemberUpdate": "members",

    "Meter": "shared",

    "MeterChange": "shared",

    "Network": "shared",

    "NetworkAvailabilityDegradedEvent": "events",

    "NetworkAvailabilityRestoredEvent": "events",

    "NetworkAvailabilitySet": "test",

    "NetworkEventData": "events",

    "NetworkList": "networks",

    "NetworkStatus": "status",

    "OccurrenceCombine": "schedules",

    "OccurrenceMove": "schedules",

    "OccurrenceRef": "shared",

    "OccurrenceUpdate": "schedules",

    "OpenHours": "shared",

    "Overview": "overview",

    "OverviewBalance": "overview",

    "OverviewNetwork": "overview",

    "OverviewToday": "overview",

    "OverviewWebhooks": "overview",

    "Payday": "account",

    "PaydayUpdate": "account",

    "PhoneLookup": "lookups",

    "PowerAvailability": "status",

    "PowerAvailabilityDownEvent": "events",

    "PowerAvailabilityUpEvent": "events",

    "PowerBand": "power",

    "PowerBandUnits": "shared",

    "PowerBreakdown": "shared",

    "PowerChangePoint": "power",

    "PowerObservation": "power",

    "PowerObservationList": "power",

    "PowerObserved": "power",

    "PowerQuote": "power",

    "PowerRate": "power",

    "PowerSeries": "power",

    "PowerSeriesPoint": "power",

    "PowerUnits": "shared",

    "PowerUnitsAfterReset": "shared",

    "Product": "shared",

    "ProductList": "products",

    "ProductNetwork": "shared",

    "Program": "shared",

    "ProgramActivatedEvent": "events",

    "ProgramBranding": "shared",

    "ProgramBrandingInput": "programs",

    "ProgramBudgetLowEvent": "events",

    "ProgramClosedEvent": "events",

    "ProgramCounts": "shared",

    "ProgramCreate": "programs",

    "ProgramDefund": "programs",

    "ProgramEventData": "events",

    "ProgramExhaustedEvent": "events",

    "ProgramFund": "programs",

    "ProgramHold": "shared",

    "ProgramHoldInput": "programs",

    "ProgramList": "programs",

    "ProgramPausedEvent": "events",

    "ProgramReactivatedEvent": "events",

    "ProgramReport": "reports",

    "ProgramReportKeys": "reports",

    "ProgramReportRow": "reports",

    "ProgramReportTotals": "reports",

    "ProgramRule": "programs",

    "ProgramRuleList": "programs",

    "ProgramRuleWrite": "programs",

    "ProgramRulesWrite": "programs",

    "ProgramUpdate": "programs",

    "ProviderFloat": "shared",

    "ProviderStatus": "status",

    "Quote": "quotes",

    "QuoteCreate": "quotes",

    "QuotePower": "quotes",

    "Receipt": "sends",

    "ReceiptFiscal": "sends",

    "ReceiptLine": "sends",

    "ReceiptMeter": "sends",

    "ReceiptSeller": "sends",

    "Recipient": "shared",

    "RecipientBulk": "recipients",

    "RecipientBulkCreate": "recipients",

    "RecipientBulkLine": "recipients",

    "RecipientBulkResult": "recipients",

    "RecipientConsent": "shared",

    "RecipientConsentInput": "recipients",

    "RecipientConsentLine": "recipients",

    "RecipientCreate": "recipients",

    "RecipientCreatedEvent": "events",

    "RecipientErasedEvent": "events",

    "RecipientErasurePendingEvent": "events",

    "RecipientEventData": "events",

    "RecipientList": "shared",

    "RecipientMeter": "shared",

    "RecipientMeterInput": "recipients",

    "RecipientMeterLine": "recipients",

    "RecipientTotals": "shared",

    "RecipientUpdate": "recipients",

    "RecipientUpdatedEvent": "events",

    "RecipientWarning": "recipients",

    "ReconciliationKeys": "reports",

    "ReconciliationReport": "reports",

    "ReconciliationRow": "reports",

    "ReconciliationTotals": "reports",

    "Referral": "shared",

    "ReferralCreate": "referrals",

    "ReferralEventData": "events",

    "ReferralList": "referrals",

    "ReferralQualifiedEvent": "events",

    "RequestLog": "requests",

    "RequestLogLine": "requests",

    "RequestLogList": "requests",

    "Review": "shared",

    "ReviewDecision": "reviews",

    "ReviewEventData": "events",

    "ReviewList": "reviews",

    "ReviewOpenedEvent": "events",

    "ReviewRelated": "shared",

    "ReviewResolvedEvent": "events",

    "ReviewerMessage": "dealer",

    "Reward": "shared",

    "RewardCreate": "rewards",

    "RewardCreatedEvent": "events",

    "RewardDeliveredEvent": "events",

    "RewardDuplicateEvent": "events",

    "RewardEventData": "events",

    "RewardExpiredEvent": "events",

    "RewardFailedEvent": "events",

    "RewardHeldEvent": "events",

    "RewardLimit": "shared",

    "RewardLimitInput": "programs",

    "RewardLimits": "shared",

    "RewardLimitsInput": "programs",

    "RewardLink": "shared",

    "RewardLinkClaim": "claims",

    "RewardLinkClaimedEvent": "events",

    "RewardLinkCreate": "reward_links",

    "RewardLinkCreatedEvent": "events",

    "RewardLinkEventData": "events",

    "RewardLinkExpiredEvent": "events",

    "RewardLinkList": "reward_links",

    "RewardLinkOpenedEvent": "events",

    "RewardLinkOptions": "rewards",

    "RewardLinkRevokedEvent": "events",

    "RewardList": "rewards",

    "RewardPreview": "rewards",

    "RewardRecipientPerson": "shared",

    "RewardRejectedEvent": "events",

    "RewardRelease": "rewards",

    "RewardReleasedEvent": "events",

    "RewardValidation": "rewards",

    "RewardVoidedEvent": "events",

    "RolledSecret": "shared",

    "RuleCondition": "programs",

    "RuleConditions": "programs",

    "RuleConditionsInput": "programs",

    "RuleCount": "programs",

    "RuleCountInput": "programs",

    "RuleGive": "programs",

    "RuleGiveInput": "programs",

    "RuleMatch": "shared",

    "Sandbox": "sandboxes",

    "SandboxCreate": "sandboxes",

    "Schedule": "shared",

    "ScheduleCreate": "schedules",

    "ScheduleList": "schedules",

    "ScheduleOccurrence": "shared",

    "ScheduleOccurrenceEventData": "events",

    "ScheduleOccurrenceList": "schedules",

    "ScheduleOccurrenceRanEvent": "events",

    "ScheduleOccurrenceRetryAfterTopupEvent": "events",

    "ScheduleOccurrenceSkippedInsufficientCreditEvent": "events",

    "ScheduleOccurrenceUpcomingEvent": "events",

    "ScheduleRecipient": "shared",

    "ScheduleRecipientCreate": "schedules",

    "ScheduleRun": "schedules",

    "ScheduleRunPreview": "schedules",

    "ScheduleUpdate": "schedules",

    "Search": "search",

    "SearchResult": "search",

    "Send": "shared",

    "SendAdvance": "test_sends",

    "SendAttempt": "sends",

    "SendAttemptList": "sends",

    "SendBundle": "shared",

    "SendCancelledEvent": "events",

    "SendCreate": "sends",

    "SendCreatedEvent": "events",

    "SendCreator": "shared",

    "SendCreditedBackEvent": "events",

    "SendDeliveredEvent": "events",

    "SendEventData": "events",

    "SendFailedEvent": "events",

    "SendLateDeliveredEvent": "events",

    "SendList": "sends",

    "SendMeterChangedEvent": "events",

    "SendPower": "shared",

    "SendPreview": "sends",

    "SendProblem": "shared",

    "SendQueuedEvent": "events",

    "SendRequiresReviewEvent": "events",

    "SendRetryingEvent": "events",

    "SendScheduledEvent": "events",

    "SendSubmittedEvent": "events",

    "SendToken": "shared",

    "SendTokenDeliveredEvent": "events",

    "SendTokenDeliveryFailedEvent": "events",

    "SendTokenResentEvent": "events",

    "SendUnknownEvent": "events",

    "SendValidation": "sends",

    "SendWarning": "sends",

    "ShortfallProjection": "events",

    "SpendCap": "shared",

    "SpendCapInput": "keys",

    "SpendCapUpdate": "keys",

    "SpendFilter": "reports",

    "SpendKeys": "reports",

    "SpendReport": "reports",

    "SpendRow": "reports",

    "SpendTotals": "reports",

    "Statement": "statements",

    "StatementByApiKey": "statements",

    "StatementByCostCenter": "statements",

    "StatementByType": "statements",

    "StatementSends": "shared",

    "Status": "status",

    "StatusComponent": "status",

    "StatusDay": "status",

    "StatusHistory": "status",

    "StatusIncident": "status",

    "StatusMessage": "status",

    "TermsAcceptance": "account",

    "TestCheckoutPay": "test_checkout_sessions",

    "TestCheckoutReview": "test_checkout_sessions",

    "TestClaimCreate": "test_reward_links",

    "TestClock": "test_clock",

    "TestClockAdvance": "test_clock",

    "TestClockWork": "test_clock",

    "TestCredit": "test",

    "TestCreditCreate": "test",

    "TestEventTrigger": "test_events",

    "TestReset": "test",

    "TokenLink": "token_links",

    "TokenResend": "sends",

    "Topup": "shared",

    "TopupBank": "shared",

    "TopupCreate": "topups",

    "TopupEventData": "events",

    "TopupList": "topups",

    "UnknownEvent": "events",

    "WebhookDelivery": "shared",

    "WebhookDeliveryList": "webhook_deliveries",

    "WebhookEndpoint": "shared",

    "WebhookEndpointCreate": "webhook_endpoints",

    "WebhookEndpointDisabledEvent": "events",

    "WebhookEndpointEventData": "events",

    "WebhookEndpointList": "webhook_endpoints",

    "WebhookEndpointTest": "webhook_endpoints",

    "WebhookEndpointUpdate": "webhook_endpoints",

    "WebhookHealth": "shared",

    "WebhookReplay": "webhook_endpoints",

    "WebhookReplayCreate": "webhook_endpoints",

    "WebhookResponse": "shared",

    "WebhookSecretRoll": "webhook_endpoints",

    "WebhookSend": "events",

    "WebhookTry": "shared",

    "WorkforceAccess": "workforce",

    "WorkforceAllocation": "workforce",

    "WorkforceBatch": "workforce_batches",

    "WorkforceBatchItem": "workforce_batches",

    "WorkforceBatchPage": "workforce_batches",

    "WorkforceBatchSummary": "workforce_batches",

    "WorkforceBudgetCheck": "shared",

    "WorkforceCreditCheck": "shared",

    "WorkforceDepartment": "workforce_cost_centers",

    "WorkforceDepartmentCreate": "workforce_cost_centers",

    "WorkforceDepartmentList": "workforce_cost_centers",

    "WorkforceDepartmentPeople": "workforce_cost_centers",

    "WorkforceDepartmentPeopleChange": "workforce_cost_centers",

    "WorkforceDepartmentPerson": "workforce_cost_centers",

    "WorkforceDepartmentSpend": "workforce_cost_centers",

    "WorkforceDepartmentSums": "workforce_cost_centers",

    "WorkforceDepartmentUpdate": "workforce_cost_centers",

    "WorkforceExport": "workforce",

    "WorkforceJournal": "workforce",

    "WorkforceJournalEntry": "workforce",

    "WorkforceJournalSide": "workforce",

    "WorkforceKindSpend": "workforce_cost_centers",

    "WorkforceLedger": "workforce",

    "WorkforceLedgerEntry": "workforce",

    "WorkforceLimits": "workforce",

    "WorkforceLineCreate": "workforce",

    "WorkforceMeter": "workforce",

    "WorkforceMeters": "workforce",

    "WorkforceMonthSpend": "workforce_cost_centers",

    "WorkforcePerson": "shared",

    "WorkforcePersonCreate": "workforce_recipients",

    "WorkforcePersonCreated": "workforce_recipients",

    "WorkforcePersonPage": "workforce_recipients",

    "WorkforcePersonSpend": "workforce_cost_centers",

    "WorkforcePersonUpdate": "workforce_recipients",

    "WorkforcePersonUpdated": "workforce_recipients",

    "WorkforcePreview": "shared",

    "WorkforcePreviewLine": "shared",

    "WorkforceProducts": "workforce",

    "WorkforceResend": "workforce_batches",

    "WorkforceSchedulePage": "workforce_schedules",

    "WorkforceScheduleRun": "workforce_schedules",

    "WorkforceSendResult": "shared",

    "ZesaAvailability": "shared",

    "ZesaAvailabilityEventData": "events",

    "ZesaAvailabilitySet": "test",


}

if not TYPE_CHECKING:
    def __getattr__(name: str) -> Any:
        if name not in _MODULES:
            raise AttributeError("There is no model %s." % name)
        import importlib

        module = importlib.import_module("." + _MODULES[name], __name__)
        found = getattr(module, name)
        globals()[name] = found
        return found
