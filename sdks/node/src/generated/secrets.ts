// Made from the contract by "npm run sdks"; never edit this file.

/** Where secrets are: of a model its own, and the fields that hold others; of a union its variants. */
export interface SecretShape {
  readonly secrets?: readonly string[];
  readonly holds?: Readonly<Record<string, string>>;
  readonly by?: string;
  readonly variants?: Readonly<Record<string, string>>;
}

export const SECRETS: Readonly<Record<string, SecretShape>> = {
  ApiKey: {
    secrets: ["secret"],
  },

  ApiKeyCreatedEvent: {
    holds: {
      data: "ApiKeyEventData",
    },
  },

  ApiKeyEventData: {
    holds: {
      object: "ApiKey",
    },
  },

  ApiKeyExpiringEvent: {
    holds: {
      data: "ApiKeyEventData",
    },
  },

  ApiKeyList: {
    holds: {
      data: "ApiKey",
    },
  },

  ApiKeyRevokedEvent: {
    holds: {
      data: "ApiKeyEventData",
    },
  },

  ApiKeyRolledEvent: {
    holds: {
      data: "ApiKeyEventData",
    },
  },

  BatchItem: {
    secrets: ["token"],
    holds: {
      send: "Send",
    },
  },

  BatchItemList: {
    holds: {
      data: "BatchItem",
    },
  },

  BeneficialOwner: {
    secrets: ["national_id"],
  },

  CheckoutSession: {
    holds: {
      send: "Send",
    },
  },

  CheckoutSessionCreditedEvent: {
    holds: {
      data: "CheckoutSessionEventData",
    },
  },

  CheckoutSessionEventData: {
    holds: {
      object: "CheckoutSession",
    },
  },

  CheckoutSessionExpiredEvent: {
    holds: {
      data: "CheckoutSessionEventData",
    },
  },

  CheckoutSessionFulfilledEvent: {
    holds: {
      data: "CheckoutSessionEventData",
    },
  },

  CheckoutSessionList: {
    holds: {
      data: "CheckoutSession",
    },
  },

  CheckoutSessionPaidEvent: {
    holds: {
      data: "CheckoutSessionEventData",
    },
  },

  CheckoutSessionResentEvent: {
    holds: {
      data: "CheckoutSessionEventData",
    },
  },

  DealerApplication: {
    holds: {
      directors: "Director",
      beneficial_owners: "BeneficialOwner",
    },
  },

  DealerApplicationCreate: {
    holds: {
      directors: "Director",
      beneficial_owners: "BeneficialOwner",
    },
  },

  DealerApplicationUpdate: {
    holds: {
      directors: "Director",
      beneficial_owners: "BeneficialOwner",
    },
  },

  Director: {
    secrets: ["national_id", "date_of_birth"],
  },

  Dispute: {
    holds: {
      send: "Send",
    },
  },

  DisputeEventData: {
    holds: {
      object: "Dispute",
    },
  },

  DisputeList: {
    holds: {
      data: "Dispute",
    },
  },

  DisputeOpenedEvent: {
    holds: {
      data: "DisputeEventData",
    },
  },

  DisputeResolvedEvent: {
    holds: {
      data: "DisputeEventData",
    },
  },

  Event: {
    by: "type",
    variants: {
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
      "schedule.occurrence.skipped_insufficient_credit":
        "ScheduleOccurrenceSkippedInsufficientCreditEvent",
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
  },

  EventData: {
    holds: {
      object: "EventObject",
    },
  },

  EventList: {
    holds: {
      data: "Event",
    },
  },

  EventObject: {
    by: "object",
    variants: {
      send: "Send",
      checkout_session: "CheckoutSession",
      dispute: "Dispute",
      topup: "Topup",
      credit_transaction: "CreditTransaction",
      batch: "Batch",
      schedule_occurrence: "ScheduleOccurrence",
      credit_reservation: "CreditReservation",
      program: "Program",
      reward: "Reward",
      reward_link: "RewardLink",
      review: "Review",
      activity: "Activity",
      referral: "Referral",
      api_key: "ApiKey",
      agent_approval: "AgentApproval",
      recipient: "Recipient",
      zesa_availability: "ZesaAvailability",
      network: "Network",
      credit: "Credit",
      webhook_endpoint: "WebhookEndpoint",
    },
  },

  Export: {
    secrets: ["download_url"],
  },

  ExportList: {
    holds: {
      data: "Export",
    },
  },

  Program: {
    secrets: ["completions_secret"],
  },

  ProgramActivatedEvent: {
    holds: {
      data: "ProgramEventData",
    },
  },

  ProgramBudgetLowEvent: {
    holds: {
      data: "ProgramEventData",
    },
  },

  ProgramClosedEvent: {
    holds: {
      data: "ProgramEventData",
    },
  },

  ProgramEventData: {
    holds: {
      object: "Program",
    },
  },

  ProgramExhaustedEvent: {
    holds: {
      data: "ProgramEventData",
    },
  },

  ProgramList: {
    holds: {
      data: "Program",
    },
  },

  ProgramPausedEvent: {
    holds: {
      data: "ProgramEventData",
    },
  },

  ProgramReactivatedEvent: {
    holds: {
      data: "ProgramEventData",
    },
  },

  Receipt: {
    secrets: ["token"],
    holds: {
      tokens: "SendToken",
    },
  },

  Review: {
    holds: {
      reward: "Reward",
    },
  },

  ReviewEventData: {
    holds: {
      object: "Review",
    },
  },

  ReviewList: {
    holds: {
      data: "Review",
    },
  },

  ReviewOpenedEvent: {
    holds: {
      data: "ReviewEventData",
    },
  },

  ReviewResolvedEvent: {
    holds: {
      data: "ReviewEventData",
    },
  },

  Reward: {
    holds: {
      program: "Program",
      send: "Send",
      link: "RewardLink",
    },
  },

  RewardCreatedEvent: {
    holds: {
      data: "RewardEventData",
    },
  },

  RewardDeliveredEvent: {
    holds: {
      data: "RewardEventData",
    },
  },

  RewardDuplicateEvent: {
    holds: {
      data: "RewardEventData",
    },
  },

  RewardEventData: {
    holds: {
      object: "Reward",
    },
  },

  RewardExpiredEvent: {
    holds: {
      data: "RewardEventData",
    },
  },

  RewardFailedEvent: {
    holds: {
      data: "RewardEventData",
    },
  },

  RewardHeldEvent: {
    holds: {
      data: "RewardEventData",
    },
  },

  RewardLink: {
    secrets: ["url", "token", "qr_png_url"],
  },

  RewardLinkClaimedEvent: {
    holds: {
      data: "RewardLinkEventData",
    },
  },

  RewardLinkCreatedEvent: {
    holds: {
      data: "RewardLinkEventData",
    },
  },

  RewardLinkEventData: {
    holds: {
      object: "RewardLink",
    },
  },

  RewardLinkExpiredEvent: {
    holds: {
      data: "RewardLinkEventData",
    },
  },

  RewardLinkList: {
    holds: {
      data: "RewardLink",
    },
  },

  RewardLinkOpenedEvent: {
    holds: {
      data: "RewardLinkEventData",
    },
  },

  RewardLinkRevokedEvent: {
    holds: {
      data: "RewardLinkEventData",
    },
  },

  RewardList: {
    holds: {
      data: "Reward",
    },
  },

  RewardOrApproval: {
    by: "object",
    variants: {
      reward: "Reward",
      agent_approval: "AgentApproval",
    },
  },

  RewardPreview: {
    holds: {
      program: "Program",
      send: "Send",
      link: "RewardLink",
    },
  },

  RewardRejectedEvent: {
    holds: {
      data: "RewardEventData",
    },
  },

  RewardReleasedEvent: {
    holds: {
      data: "RewardEventData",
    },
  },

  RewardValidation: {
    holds: {
      reward: "RewardPreview",
    },
  },

  RewardVoidedEvent: {
    holds: {
      data: "RewardEventData",
    },
  },

  Sandbox: {
    secrets: ["key", "claim_url"],
  },

  Send: {
    secrets: ["token"],
    holds: {
      program: "Program",
      reward: "Reward",
      power: "SendPower",
    },
  },

  SendCancelledEvent: {
    holds: {
      data: "SendEventData",
    },
  },

  SendCreatedEvent: {
    holds: {
      data: "SendEventData",
    },
  },

  SendCreditedBackEvent: {
    holds: {
      data: "SendEventData",
    },
  },

  SendDeliveredEvent: {
    holds: {
      data: "SendEventData",
    },
  },

  SendEventData: {
    holds: {
      object: "WebhookSend",
    },
  },

  SendFailedEvent: {
    holds: {
      data: "SendEventData",
    },
  },

  SendLateDeliveredEvent: {
    holds: {
      data: "SendEventData",
    },
  },

  SendList: {
    holds: {
      data: "Send",
    },
  },

  SendMeterChangedEvent: {
    holds: {
      data: "SendEventData",
    },
  },

  SendOrApproval: {
    by: "object",
    variants: {
      send: "Send",
      agent_approval: "AgentApproval",
    },
  },

  SendPower: {
    holds: {
      tokens: "SendToken",
    },
  },

  SendPreview: {
    secrets: ["token"],
    holds: {
      program: "Program",
      reward: "Reward",
      power: "SendPower",
    },
  },

  SendQueuedEvent: {
    holds: {
      data: "SendEventData",
    },
  },

  SendRequiresReviewEvent: {
    holds: {
      data: "SendEventData",
    },
  },

  SendRetryingEvent: {
    holds: {
      data: "SendEventData",
    },
  },

  SendScheduledEvent: {
    holds: {
      data: "SendEventData",
    },
  },

  SendSubmittedEvent: {
    holds: {
      data: "SendEventData",
    },
  },

  SendToken: {
    secrets: ["token"],
  },

  SendTokenDeliveredEvent: {
    holds: {
      data: "SendEventData",
    },
  },

  SendTokenDeliveryFailedEvent: {
    holds: {
      data: "SendEventData",
    },
  },

  SendTokenResentEvent: {
    holds: {
      data: "SendEventData",
    },
  },

  SendUnknownEvent: {
    holds: {
      data: "SendEventData",
    },
  },

  SendValidation: {
    holds: {
      send: "SendPreview",
    },
  },

  TokenLink: {
    holds: {
      tokens: "SendToken",
    },
  },

  UnknownEvent: {
    holds: {
      data: "EventData",
    },
  },

  WebhookEndpoint: {
    secrets: ["secret"],
  },

  WebhookEndpointDisabledEvent: {
    holds: {
      data: "WebhookEndpointEventData",
    },
  },

  WebhookEndpointEventData: {
    holds: {
      object: "WebhookEndpoint",
    },
  },

  WebhookEndpointList: {
    holds: {
      data: "WebhookEndpoint",
    },
  },

  WebhookSend: {
    secrets: ["token"],
    holds: {
      program: "Program",
      reward: "Reward",
      power: "SendPower",
    },
  },
};
