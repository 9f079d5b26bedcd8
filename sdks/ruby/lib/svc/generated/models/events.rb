# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Models
    # An event's payload: Activity.
    class ActivityEventData < Model
      CODECS = {
        "object" => "Activity",
        "threshold" => "CreditThreshold",
        "projection" => "ShortfallProjection",
      }.freeze

      # The Activity with its values at this attempt.
      def object = self["object"]

      # Fields that changed since the previous event of this object, with their previous values: apply
      # them to get the object as it was before. Tokens are masked. Null if nothing changed.
      def previous_attributes = self["previous_attributes"]

      # Whether `POST /test/events/trigger` created the event: nothing actually happened.
      def synthetic = self["synthetic"]

      # Threshold of the alert, for `credit.balance.low`. Null for all other types.
      def threshold = self["threshold"]

      # The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
      def projection = self["projection"]

      # ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
      # Type: `ProgramRuleId`.
      def rule = self["rule"]

      # ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
      # Type: `RewardId`.
      def reward = self["reward"]
    end

    # An activity matched a rule of a program. `data.rule` and `data.reward` name both.
    class ActivityRuleMatchedEvent < Model
      CODECS = {
        "data" => "ActivityEventData",
        "request" => "EventRequest",
      }.freeze

      # ID of the event. It is the same at each delivery: ignore events you have already processed.
      # Type: `EventId`.
      def id = self["id"]

      # Always `event`.
      def object = self["object"]

      # Time of the event. All events of one change have the same time.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Always `activity.rule_matched`.
      def type = self["type"]

      # API version in which `data.object` is formatted.
      # Type: `ApiVersion`.
      def api_version = self["api_version"]

      # Position among the events of the same object, starting at 1. Order events by it, not by
      # arrival.
      def sequence = self["sequence"]

      # The object, and what changed.
      def data = self["data"]

      # The request that caused the event. Null if the service did.
      def request = self["request"]
    end

    # A person approved the request of an agent, and it is being executed.
    class AgentApprovalApprovedEvent < Model
      CODECS = {
        "data" => "AgentApprovalEventData",
        "request" => "EventRequest",
      }.freeze

      # ID of the event. It is the same at each delivery: ignore events you have already processed.
      # Type: `EventId`.
      def id = self["id"]

      # Always `event`.
      def object = self["object"]

      # Time of the event. All events of one change have the same time.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Always `agent_approval.approved`.
      def type = self["type"]

      # API version in which `data.object` is formatted.
      # Type: `ApiVersion`.
      def api_version = self["api_version"]

      # Position among the events of the same object, starting at 1. Order events by it, not by
      # arrival.
      def sequence = self["sequence"]

      # The object, and what changed.
      def data = self["data"]

      # The request that caused the event. Null if the service did.
      def request = self["request"]
    end

    # An event's payload: AgentApproval.
    class AgentApprovalEventData < Model
      CODECS = {
        "object" => "AgentApproval",
        "threshold" => "CreditThreshold",
        "projection" => "ShortfallProjection",
      }.freeze

      # The AgentApproval with its values at this attempt.
      def object = self["object"]

      # Fields that changed since the previous event of this object, with their previous values: apply
      # them to get the object as it was before. Tokens are masked. Null if nothing changed.
      def previous_attributes = self["previous_attributes"]

      # Whether `POST /test/events/trigger` created the event: nothing actually happened.
      def synthetic = self["synthetic"]

      # Threshold of the alert, for `credit.balance.low`. Null for all other types.
      def threshold = self["threshold"]

      # The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
      def projection = self["projection"]

      # ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
      # Type: `ProgramRuleId`.
      def rule = self["rule"]

      # ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
      # Type: `RewardId`.
      def reward = self["reward"]
    end

    # Nobody decided the request of an agent within 24 hours. Nothing is sent or charged.
    class AgentApprovalExpiredEvent < Model
      CODECS = {
        "data" => "AgentApprovalEventData",
        "request" => "EventRequest",
      }.freeze

      # ID of the event. It is the same at each delivery: ignore events you have already processed.
      # Type: `EventId`.
      def id = self["id"]

      # Always `event`.
      def object = self["object"]

      # Time of the event. All events of one change have the same time.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Always `agent_approval.expired`.
      def type = self["type"]

      # API version in which `data.object` is formatted.
      # Type: `ApiVersion`.
      def api_version = self["api_version"]

      # Position among the events of the same object, starting at 1. Order events by it, not by
      # arrival.
      def sequence = self["sequence"]

      # The object, and what changed.
      def data = self["data"]

      # The request that caused the event. Null if the service did.
      def request = self["request"]
    end

    # An approved request could not be executed; `failure` says why. Nothing is charged.
    class AgentApprovalFailedEvent < Model
      CODECS = {
        "data" => "AgentApprovalEventData",
        "request" => "EventRequest",
      }.freeze

      # ID of the event. It is the same at each delivery: ignore events you have already processed.
      # Type: `EventId`.
      def id = self["id"]

      # Always `event`.
      def object = self["object"]

      # Time of the event. All events of one change have the same time.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Always `agent_approval.failed`.
      def type = self["type"]

      # API version in which `data.object` is formatted.
      # Type: `ApiVersion`.
      def api_version = self["api_version"]

      # Position among the events of the same object, starting at 1. Order events by it, not by
      # arrival.
      def sequence = self["sequence"]

      # The object, and what changed.
      def data = self["data"]

      # The request that caused the event. Null if the service did.
      def request = self["request"]
    end

    # A person rejected the request of an agent. Nothing is sent or charged.
    class AgentApprovalRejectedEvent < Model
      CODECS = {
        "data" => "AgentApprovalEventData",
        "request" => "EventRequest",
      }.freeze

      # ID of the event. It is the same at each delivery: ignore events you have already processed.
      # Type: `EventId`.
      def id = self["id"]

      # Always `event`.
      def object = self["object"]

      # Time of the event. All events of one change have the same time.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Always `agent_approval.rejected`.
      def type = self["type"]

      # API version in which `data.object` is formatted.
      # Type: `ApiVersion`.
      def api_version = self["api_version"]

      # Position among the events of the same object, starting at 1. Order events by it, not by
      # arrival.
      def sequence = self["sequence"]

      # The object, and what changed.
      def data = self["data"]

      # The request that caused the event. Null if the service did.
      def request = self["request"]
    end

    # An agent requests approval. Nothing is sent or charged until a person approves.
    class AgentApprovalRequestedEvent < Model
      CODECS = {
        "data" => "AgentApprovalEventData",
        "request" => "EventRequest",
      }.freeze

      # ID of the event. It is the same at each delivery: ignore events you have already processed.
      # Type: `EventId`.
      def id = self["id"]

      # Always `event`.
      def object = self["object"]

      # Time of the event. All events of one change have the same time.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Always `agent_approval.requested`.
      def type = self["type"]

      # API version in which `data.object` is formatted.
      # Type: `ApiVersion`.
      def api_version = self["api_version"]

      # Position among the events of the same object, starting at 1. Order events by it, not by
      # arrival.
      def sequence = self["sequence"]

      # The object, and what changed.
      def data = self["data"]

      # The request that caused the event. Null if the service did.
      def request = self["request"]
    end

    # An API key was created.
    class ApiKeyCreatedEvent < Model
      CODECS = {
        "data" => "ApiKeyEventData",
        "request" => "EventRequest",
      }.freeze

      # ID of the event. It is the same at each delivery: ignore events you have already processed.
      # Type: `EventId`.
      def id = self["id"]

      # Always `event`.
      def object = self["object"]

      # Time of the event. All events of one change have the same time.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Always `api_key.created`.
      def type = self["type"]

      # API version in which `data.object` is formatted.
      # Type: `ApiVersion`.
      def api_version = self["api_version"]

      # Position among the events of the same object, starting at 1. Order events by it, not by
      # arrival.
      def sequence = self["sequence"]

      # The object, and what changed.
      def data = self["data"]

      # The request that caused the event. Null if the service did.
      def request = self["request"]
    end

    # An event's payload: ApiKey.
    class ApiKeyEventData < Model
      CODECS = {
        "object" => "ApiKey",
        "threshold" => "CreditThreshold",
        "projection" => "ShortfallProjection",
      }.freeze

      # The ApiKey with its values at this attempt.
      def object = self["object"]

      # Fields that changed since the previous event of this object, with their previous values: apply
      # them to get the object as it was before. Tokens are masked. Null if nothing changed.
      def previous_attributes = self["previous_attributes"]

      # Whether `POST /test/events/trigger` created the event: nothing actually happened.
      def synthetic = self["synthetic"]

      # Threshold of the alert, for `credit.balance.low`. Null for all other types.
      def threshold = self["threshold"]

      # The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
      def projection = self["projection"]

      # ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
      # Type: `ProgramRuleId`.
      def rule = self["rule"]

      # ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
      # Type: `RewardId`.
      def reward = self["reward"]
    end

    # An API key expires in 7 days, or in 1 day.
    class ApiKeyExpiringEvent < Model
      CODECS = {
        "data" => "ApiKeyEventData",
        "request" => "EventRequest",
      }.freeze

      # ID of the event. It is the same at each delivery: ignore events you have already processed.
      # Type: `EventId`.
      def id = self["id"]

      # Always `event`.
      def object = self["object"]

      # Time of the event. All events of one change have the same time.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Always `api_key.expiring`.
      def type = self["type"]

      # API version in which `data.object` is formatted.
      # Type: `ApiVersion`.
      def api_version = self["api_version"]

      # Position among the events of the same object, starting at 1. Order events by it, not by
      # arrival.
      def sequence = self["sequence"]

      # The object, and what changed.
      def data = self["data"]

      # The request that caused the event. Null if the service did.
      def request = self["request"]
    end

    # An API key was revoked and no longer works.
    class ApiKeyRevokedEvent < Model
      CODECS = {
        "data" => "ApiKeyEventData",
        "request" => "EventRequest",
      }.freeze

      # ID of the event. It is the same at each delivery: ignore events you have already processed.
      # Type: `EventId`.
      def id = self["id"]

      # Always `event`.
      def object = self["object"]

      # Time of the event. All events of one change have the same time.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Always `api_key.revoked`.
      def type = self["type"]

      # API version in which `data.object` is formatted.
      # Type: `ApiVersion`.
      def api_version = self["api_version"]

      # Position among the events of the same object, starting at 1. Order events by it, not by
      # arrival.
      def sequence = self["sequence"]

      # The object, and what changed.
      def data = self["data"]

      # The request that caused the event. Null if the service did.
      def request = self["request"]
    end

    # An API key has a new secret. The old one works until its grace period ends.
    class ApiKeyRolledEvent < Model
      CODECS = {
        "data" => "ApiKeyEventData",
        "request" => "EventRequest",
      }.freeze

      # ID of the event. It is the same at each delivery: ignore events you have already processed.
      # Type: `EventId`.
      def id = self["id"]

      # Always `event`.
      def object = self["object"]

      # Time of the event. All events of one change have the same time.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Always `api_key.rolled`.
      def type = self["type"]

      # API version in which `data.object` is formatted.
      # Type: `ApiVersion`.
      def api_version = self["api_version"]

      # Position among the events of the same object, starting at 1. Order events by it, not by
      # arrival.
      def sequence = self["sequence"]

      # The object, and what changed.
      def data = self["data"]

      # The request that caused the event. Null if the service did.
      def request = self["request"]
    end

    # A batch was cancelled, or nobody approved it within 72 hours.
    class BatchCancelledEvent < Model
      CODECS = {
        "data" => "BatchEventData",
        "request" => "EventRequest",
      }.freeze

      # ID of the event. It is the same at each delivery: ignore events you have already processed.
      # Type: `EventId`.
      def id = self["id"]

      # Always `event`.
      def object = self["object"]

      # Time of the event. All events of one change have the same time.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Always `batch.cancelled`.
      def type = self["type"]

      # API version in which `data.object` is formatted.
      # Type: `ApiVersion`.
      def api_version = self["api_version"]

      # Position among the events of the same object, starting at 1. Order events by it, not by
      # arrival.
      def sequence = self["sequence"]

      # The object, and what changed.
      def data = self["data"]

      # The request that caused the event. Null if the service did.
      def request = self["request"]
    end

    # Every valid line of a batch was delivered.
    class BatchCompletedEvent < Model
      CODECS = {
        "data" => "BatchEventData",
        "request" => "EventRequest",
      }.freeze

      # ID of the event. It is the same at each delivery: ignore events you have already processed.
      # Type: `EventId`.
      def id = self["id"]

      # Always `event`.
      def object = self["object"]

      # Time of the event. All events of one change have the same time.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Always `batch.completed`.
      def type = self["type"]

      # API version in which `data.object` is formatted.
      # Type: `ApiVersion`.
      def api_version = self["api_version"]

      # Position among the events of the same object, starting at 1. Order events by it, not by
      # arrival.
      def sequence = self["sequence"]

      # The object, and what changed.
      def data = self["data"]

      # The request that caused the event. Null if the service did.
      def request = self["request"]
    end

    # A batch was created, its lines are checked and its total is known.
    class BatchCreatedEvent < Model
      CODECS = {
        "data" => "BatchEventData",
        "request" => "EventRequest",
      }.freeze

      # ID of the event. It is the same at each delivery: ignore events you have already processed.
      # Type: `EventId`.
      def id = self["id"]

      # Always `event`.
      def object = self["object"]

      # Time of the event. All events of one change have the same time.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Always `batch.created`.
      def type = self["type"]

      # API version in which `data.object` is formatted.
      # Type: `ApiVersion`.
      def api_version = self["api_version"]

      # Position among the events of the same object, starting at 1. Order events by it, not by
      # arrival.
      def sequence = self["sequence"]

      # The object, and what changed.
      def data = self["data"]

      # The request that caused the event. Null if the service did.
      def request = self["request"]
    end

    # An event's payload: Batch.
    class BatchEventData < Model
      CODECS = {
        "object" => "Batch",
        "threshold" => "CreditThreshold",
        "projection" => "ShortfallProjection",
      }.freeze

      # The Batch with its values at this attempt.
      def object = self["object"]

      # Fields that changed since the previous event of this object, with their previous values: apply
      # them to get the object as it was before. Tokens are masked. Null if nothing changed.
      def previous_attributes = self["previous_attributes"]

      # Whether `POST /test/events/trigger` created the event: nothing actually happened.
      def synthetic = self["synthetic"]

      # Threshold of the alert, for `credit.balance.low`. Null for all other types.
      def threshold = self["threshold"]

      # The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
      def projection = self["projection"]

      # ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
      # Type: `ProgramRuleId`.
      def rule = self["rule"]

      # ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
      # Type: `RewardId`.
      def reward = self["reward"]
    end

    # A batch has ended with none of its lines delivered.
    class BatchFailedEvent < Model
      CODECS = {
        "data" => "BatchEventData",
        "request" => "EventRequest",
      }.freeze

      # ID of the event. It is the same at each delivery: ignore events you have already processed.
      # Type: `EventId`.
      def id = self["id"]

      # Always `event`.
      def object = self["object"]

      # Time of the event. All events of one change have the same time.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Always `batch.failed`.
      def type = self["type"]

      # API version in which `data.object` is formatted.
      # Type: `ApiVersion`.
      def api_version = self["api_version"]

      # Position among the events of the same object, starting at 1. Order events by it, not by
      # arrival.
      def sequence = self["sequence"]

      # The object, and what changed.
      def data = self["data"]

      # The request that caused the event. Null if the service did.
      def request = self["request"]
    end

    # A batch has ended with some of its lines delivered and some not.
    class BatchPartiallyCompletedEvent < Model
      CODECS = {
        "data" => "BatchEventData",
        "request" => "EventRequest",
      }.freeze

      # ID of the event. It is the same at each delivery: ignore events you have already processed.
      # Type: `EventId`.
      def id = self["id"]

      # Always `event`.
      def object = self["object"]

      # Time of the event. All events of one change have the same time.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Always `batch.partially_completed`.
      def type = self["type"]

      # API version in which `data.object` is formatted.
      # Type: `ApiVersion`.
      def api_version = self["api_version"]

      # Position among the events of the same object, starting at 1. Order events by it, not by
      # arrival.
      def sequence = self["sequence"]

      # The object, and what changed.
      def data = self["data"]

      # The request that caused the event. Null if the service did.
      def request = self["request"]
    end

    # The lines of a batch are being sent.
    class BatchProcessingEvent < Model
      CODECS = {
        "data" => "BatchEventData",
        "request" => "EventRequest",
      }.freeze

      # ID of the event. It is the same at each delivery: ignore events you have already processed.
      # Type: `EventId`.
      def id = self["id"]

      # Always `event`.
      def object = self["object"]

      # Time of the event. All events of one change have the same time.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Always `batch.processing`.
      def type = self["type"]

      # API version in which `data.object` is formatted.
      # Type: `ApiVersion`.
      def api_version = self["api_version"]

      # Position among the events of the same object, starting at 1. Order events by it, not by
      # arrival.
      def sequence = self["sequence"]

      # The object, and what changed.
      def data = self["data"]

      # The request that caused the event. Null if the service did.
      def request = self["request"]
    end

    # A batch exceeds your threshold and requires the approval of an owner or admin.
    class BatchRequiresApprovalEvent < Model
      CODECS = {
        "data" => "BatchEventData",
        "request" => "EventRequest",
      }.freeze

      # ID of the event. It is the same at each delivery: ignore events you have already processed.
      # Type: `EventId`.
      def id = self["id"]

      # Always `event`.
      def object = self["object"]

      # Time of the event. All events of one change have the same time.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Always `batch.requires_approval`.
      def type = self["type"]

      # API version in which `data.object` is formatted.
      # Type: `ApiVersion`.
      def api_version = self["api_version"]

      # Position among the events of the same object, starting at 1. Order events by it, not by
      # arrival.
      def sequence = self["sequence"]

      # The object, and what changed.
      def data = self["data"]

      # The request that caused the event. Null if the service did.
      def request = self["request"]
    end

    # Nothing was delivered, and the face value was added to your Credit.
    class CheckoutSessionCreditedEvent < Model
      CODECS = {
        "data" => "CheckoutSessionEventData",
        "request" => "EventRequest",
      }.freeze

      # ID of the event. It is the same at each delivery: ignore events you have already processed.
      # Type: `EventId`.
      def id = self["id"]

      # Always `event`.
      def object = self["object"]

      # Time of the event. All events of one change have the same time.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Always `checkout.session.credited`.
      def type = self["type"]

      # API version in which `data.object` is formatted.
      # Type: `ApiVersion`.
      def api_version = self["api_version"]

      # Position among the events of the same object, starting at 1. Order events by it, not by
      # arrival.
      def sequence = self["sequence"]

      # The object, and what changed.
      def data = self["data"]

      # The request that caused the event. Null if the service did.
      def request = self["request"]
    end

    # An event's payload: CheckoutSession.
    class CheckoutSessionEventData < Model
      CODECS = {
        "object" => "CheckoutSession",
        "threshold" => "CreditThreshold",
        "projection" => "ShortfallProjection",
      }.freeze

      # The CheckoutSession with its values at this attempt.
      def object = self["object"]

      # Fields that changed since the previous event of this object, with their previous values: apply
      # them to get the object as it was before. Tokens are masked. Null if nothing changed.
      def previous_attributes = self["previous_attributes"]

      # Whether `POST /test/events/trigger` created the event: nothing actually happened.
      def synthetic = self["synthetic"]

      # Threshold of the alert, for `credit.balance.low`. Null for all other types.
      def threshold = self["threshold"]

      # The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
      def projection = self["projection"]

      # ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
      # Type: `ProgramRuleId`.
      def rule = self["rule"]

      # ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
      # Type: `RewardId`.
      def reward = self["reward"]
    end

    # A session was not paid in time, or was ended. A late payment makes it `paid`.
    class CheckoutSessionExpiredEvent < Model
      CODECS = {
        "data" => "CheckoutSessionEventData",
        "request" => "EventRequest",
      }.freeze

      # ID of the event. It is the same at each delivery: ignore events you have already processed.
      # Type: `EventId`.
      def id = self["id"]

      # Always `event`.
      def object = self["object"]

      # Time of the event. All events of one change have the same time.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Always `checkout.session.expired`.
      def type = self["type"]

      # API version in which `data.object` is formatted.
      # Type: `ApiVersion`.
      def api_version = self["api_version"]

      # Position among the events of the same object, starting at 1. Order events by it, not by
      # arrival.
      def sequence = self["sequence"]

      # The object, and what changed.
      def data = self["data"]

      # The request that caused the event. Null if the service did.
      def request = self["request"]
    end

    # What a customer paid for was delivered.
    class CheckoutSessionFulfilledEvent < Model
      CODECS = {
        "data" => "CheckoutSessionEventData",
        "request" => "EventRequest",
      }.freeze

      # ID of the event. It is the same at each delivery: ignore events you have already processed.
      # Type: `EventId`.
      def id = self["id"]

      # Always `event`.
      def object = self["object"]

      # Time of the event. All events of one change have the same time.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Always `checkout.session.fulfilled`.
      def type = self["type"]

      # API version in which `data.object` is formatted.
      # Type: `ApiVersion`.
      def api_version = self["api_version"]

      # Position among the events of the same object, starting at 1. Order events by it, not by
      # arrival.
      def sequence = self["sequence"]

      # The object, and what changed.
      def data = self["data"]

      # The request that caused the event. Null if the service did.
      def request = self["request"]
    end

    # A checkout session was paid, and its send is being delivered.
    class CheckoutSessionPaidEvent < Model
      CODECS = {
        "data" => "CheckoutSessionEventData",
        "request" => "EventRequest",
      }.freeze

      # ID of the event. It is the same at each delivery: ignore events you have already processed.
      # Type: `EventId`.
      def id = self["id"]

      # Always `event`.
      def object = self["object"]

      # Time of the event. All events of one change have the same time.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Always `checkout.session.paid`.
      def type = self["type"]

      # API version in which `data.object` is formatted.
      # Type: `ApiVersion`.
      def api_version = self["api_version"]

      # Position among the events of the same object, starting at 1. Order events by it, not by
      # arrival.
      def sequence = self["sequence"]

      # The object, and what changed.
      def data = self["data"]

      # The request that caused the event. Null if the service did.
      def request = self["request"]
    end

    # A new send was created to replace one that failed.
    class CheckoutSessionResentEvent < Model
      CODECS = {
        "data" => "CheckoutSessionEventData",
        "request" => "EventRequest",
      }.freeze

      # ID of the event. It is the same at each delivery: ignore events you have already processed.
      # Type: `EventId`.
      def id = self["id"]

      # Always `event`.
      def object = self["object"]

      # Time of the event. All events of one change have the same time.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Always `checkout.session.resent`.
      def type = self["type"]

      # API version in which `data.object` is formatted.
      # Type: `ApiVersion`.
      def api_version = self["api_version"]

      # Position among the events of the same object, starting at 1. Order events by it, not by
      # arrival.
      def sequence = self["sequence"]

      # The object, and what changed.
      def data = self["data"]

      # The request that caused the event. Null if the service did.
      def request = self["request"]
    end

    # Our staff corrected your Credit with this transaction.
    class CreditAdjustedEvent < Model
      CODECS = {
        "data" => "CreditTransactionEventData",
        "request" => "EventRequest",
      }.freeze

      # ID of the event. It is the same at each delivery: ignore events you have already processed.
      # Type: `EventId`.
      def id = self["id"]

      # Always `event`.
      def object = self["object"]

      # Time of the event. All events of one change have the same time.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Always `credit.adjusted`.
      def type = self["type"]

      # API version in which `data.object` is formatted.
      # Type: `ApiVersion`.
      def api_version = self["api_version"]

      # Position among the events of the same object, starting at 1. Order events by it, not by
      # arrival.
      def sequence = self["sequence"]

      # The object, and what changed.
      def data = self["data"]

      # The request that caused the event. Null if the service did.
      def request = self["request"]
    end

    # A sale or reservation took available Credit below the threshold of your alert.
    class CreditBalanceLowEvent < Model
      CODECS = {
        "data" => "CreditEventData",
        "request" => "EventRequest",
      }.freeze

      # ID of the event. It is the same at each delivery: ignore events you have already processed.
      # Type: `EventId`.
      def id = self["id"]

      # Always `event`.
      def object = self["object"]

      # Time of the event. All events of one change have the same time.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Always `credit.balance.low`.
      def type = self["type"]

      # API version in which `data.object` is formatted.
      # Type: `ApiVersion`.
      def api_version = self["api_version"]

      # Position among the events of the same object, starting at 1. Order events by it, not by
      # arrival.
      def sequence = self["sequence"]

      # The object, and what changed.
      def data = self["data"]

      # The request that caused the event. Null if the service did.
      def request = self["request"]
    end

    # An event's payload: Credit.
    class CreditEventData < Model
      CODECS = {
        "object" => "Credit",
        "threshold" => "CreditThreshold",
        "projection" => "ShortfallProjection",
      }.freeze

      # The Credit with its values at this attempt.
      def object = self["object"]

      # Fields that changed since the previous event of this object, with their previous values: apply
      # them to get the object as it was before. Tokens are masked. Null if nothing changed.
      def previous_attributes = self["previous_attributes"]

      # Whether `POST /test/events/trigger` created the event: nothing actually happened.
      def synthetic = self["synthetic"]

      # Threshold of the alert, for `credit.balance.low`. Null for all other types.
      def threshold = self["threshold"]

      # The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
      def projection = self["projection"]

      # ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
      # Type: `ProgramRuleId`.
      def rule = self["rule"]

      # ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
      # Type: `RewardId`.
      def reward = self["reward"]
    end

    # Reserved Credit is available again.
    class CreditReleasedEvent < Model
      CODECS = {
        "data" => "CreditReservationEventData",
        "request" => "EventRequest",
      }.freeze

      # ID of the event. It is the same at each delivery: ignore events you have already processed.
      # Type: `EventId`.
      def id = self["id"]

      # Always `event`.
      def object = self["object"]

      # Time of the event. All events of one change have the same time.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Always `credit.released`.
      def type = self["type"]

      # API version in which `data.object` is formatted.
      # Type: `ApiVersion`.
      def api_version = self["api_version"]

      # Position among the events of the same object, starting at 1. Order events by it, not by
      # arrival.
      def sequence = self["sequence"]

      # The object, and what changed.
      def data = self["data"]

      # The request that caused the event. Null if the service did.
      def request = self["request"]
    end

    # An event's payload: CreditReservation.
    class CreditReservationEventData < Model
      CODECS = {
        "object" => "CreditReservation",
        "threshold" => "CreditThreshold",
        "projection" => "ShortfallProjection",
      }.freeze

      # The CreditReservation with its values at this attempt.
      def object = self["object"]

      # Fields that changed since the previous event of this object, with their previous values: apply
      # them to get the object as it was before. Tokens are masked. Null if nothing changed.
      def previous_attributes = self["previous_attributes"]

      # Whether `POST /test/events/trigger` created the event: nothing actually happened.
      def synthetic = self["synthetic"]

      # Threshold of the alert, for `credit.balance.low`. Null for all other types.
      def threshold = self["threshold"]

      # The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
      def projection = self["projection"]

      # ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
      # Type: `ProgramRuleId`.
      def rule = self["rule"]

      # ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
      # Type: `RewardId`.
      def reward = self["reward"]
    end

    # Credit was reserved for a batch or a program.
    class CreditReservedEvent < Model
      CODECS = {
        "data" => "CreditReservationEventData",
        "request" => "EventRequest",
      }.freeze

      # ID of the event. It is the same at each delivery: ignore events you have already processed.
      # Type: `EventId`.
      def id = self["id"]

      # Always `event`.
      def object = self["object"]

      # Time of the event. All events of one change have the same time.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Always `credit.reserved`.
      def type = self["type"]

      # API version in which `data.object` is formatted.
      # Type: `ApiVersion`.
      def api_version = self["api_version"]

      # Position among the events of the same object, starting at 1. Order events by it, not by
      # arrival.
      def sequence = self["sequence"]

      # The object, and what changed.
      def data = self["data"]

      # The request that caused the event. Null if the service did.
      def request = self["request"]
    end

    # Upcoming schedules need more than your Credit; `data.projection` says when.
    class CreditShortfallProjectedEvent < Model
      CODECS = {
        "data" => "CreditEventData",
        "request" => "EventRequest",
      }.freeze

      # ID of the event. It is the same at each delivery: ignore events you have already processed.
      # Type: `EventId`.
      def id = self["id"]

      # Always `event`.
      def object = self["object"]

      # Time of the event. All events of one change have the same time.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Always `credit.shortfall.projected`.
      def type = self["type"]

      # API version in which `data.object` is formatted.
      # Type: `ApiVersion`.
      def api_version = self["api_version"]

      # Position among the events of the same object, starting at 1. Order events by it, not by
      # arrival.
      def sequence = self["sequence"]

      # The object, and what changed.
      def data = self["data"]

      # The request that caused the event. Null if the service did.
      def request = self["request"]
    end

    # Available Credit below which an alert is sent.
    class CreditThreshold < Model
      # Currency of the Credit.
      def currency = self["currency"]

      # Amount below which the alert is sent.
      # Type: `Money`.
      def amount = self["amount"]
    end

    # A top-up was not paid in time.
    class CreditTopupExpiredEvent < Model
      CODECS = {
        "data" => "TopupEventData",
        "request" => "EventRequest",
      }.freeze

      # ID of the event. It is the same at each delivery: ignore events you have already processed.
      # Type: `EventId`.
      def id = self["id"]

      # Always `event`.
      def object = self["object"]

      # Time of the event. All events of one change have the same time.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Always `credit.topup.expired`.
      def type = self["type"]

      # API version in which `data.object` is formatted.
      # Type: `ApiVersion`.
      def api_version = self["api_version"]

      # Position among the events of the same object, starting at 1. Order events by it, not by
      # arrival.
      def sequence = self["sequence"]

      # The object, and what changed.
      def data = self["data"]

      # The request that caused the event. Null if the service did.
      def request = self["request"]
    end

    # The payment of a top-up failed. `failure_code` says why.
    class CreditTopupFailedEvent < Model
      CODECS = {
        "data" => "TopupEventData",
        "request" => "EventRequest",
      }.freeze

      # ID of the event. It is the same at each delivery: ignore events you have already processed.
      # Type: `EventId`.
      def id = self["id"]

      # Always `event`.
      def object = self["object"]

      # Time of the event. All events of one change have the same time.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Always `credit.topup.failed`.
      def type = self["type"]

      # API version in which `data.object` is formatted.
      # Type: `ApiVersion`.
      def api_version = self["api_version"]

      # Position among the events of the same object, starting at 1. Order events by it, not by
      # arrival.
      def sequence = self["sequence"]

      # The object, and what changed.
      def data = self["data"]

      # The request that caused the event. Null if the service did.
      def request = self["request"]
    end

    # A top-up was created and is waiting for its payment.
    class CreditTopupPendingEvent < Model
      CODECS = {
        "data" => "TopupEventData",
        "request" => "EventRequest",
      }.freeze

      # ID of the event. It is the same at each delivery: ignore events you have already processed.
      # Type: `EventId`.
      def id = self["id"]

      # Always `event`.
      def object = self["object"]

      # Time of the event. All events of one change have the same time.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Always `credit.topup.pending`.
      def type = self["type"]

      # API version in which `data.object` is formatted.
      # Type: `ApiVersion`.
      def api_version = self["api_version"]

      # Position among the events of the same object, starting at 1. Order events by it, not by
      # arrival.
      def sequence = self["sequence"]

      # The object, and what changed.
      def data = self["data"]

      # The request that caused the event. Null if the service did.
      def request = self["request"]
    end

    # The payment of a top-up arrived and was added to your Credit.
    class CreditTopupSucceededEvent < Model
      CODECS = {
        "data" => "TopupEventData",
        "request" => "EventRequest",
      }.freeze

      # ID of the event. It is the same at each delivery: ignore events you have already processed.
      # Type: `EventId`.
      def id = self["id"]

      # Always `event`.
      def object = self["object"]

      # Time of the event. All events of one change have the same time.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Always `credit.topup.succeeded`.
      def type = self["type"]

      # API version in which `data.object` is formatted.
      # Type: `ApiVersion`.
      def api_version = self["api_version"]

      # Position among the events of the same object, starting at 1. Order events by it, not by
      # arrival.
      def sequence = self["sequence"]

      # The object, and what changed.
      def data = self["data"]

      # The request that caused the event. Null if the service did.
      def request = self["request"]
    end

    # An event's payload: CreditTransaction.
    class CreditTransactionEventData < Model
      CODECS = {
        "object" => "CreditTransaction",
        "threshold" => "CreditThreshold",
        "projection" => "ShortfallProjection",
      }.freeze

      # The CreditTransaction with its values at this attempt.
      def object = self["object"]

      # Fields that changed since the previous event of this object, with their previous values: apply
      # them to get the object as it was before. Tokens are masked. Null if nothing changed.
      def previous_attributes = self["previous_attributes"]

      # Whether `POST /test/events/trigger` created the event: nothing actually happened.
      def synthetic = self["synthetic"]

      # Threshold of the alert, for `credit.balance.low`. Null for all other types.
      def threshold = self["threshold"]

      # The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
      def projection = self["projection"]

      # ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
      # Type: `ProgramRuleId`.
      def rule = self["rule"]

      # ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
      # Type: `RewardId`.
      def reward = self["reward"]
    end

    # An event's payload: Dispute.
    class DisputeEventData < Model
      CODECS = {
        "object" => "Dispute",
        "threshold" => "CreditThreshold",
        "projection" => "ShortfallProjection",
      }.freeze

      # The Dispute with its values at this attempt.
      def object = self["object"]

      # Fields that changed since the previous event of this object, with their previous values: apply
      # them to get the object as it was before. Tokens are masked. Null if nothing changed.
      def previous_attributes = self["previous_attributes"]

      # Whether `POST /test/events/trigger` created the event: nothing actually happened.
      def synthetic = self["synthetic"]

      # Threshold of the alert, for `credit.balance.low`. Null for all other types.
      def threshold = self["threshold"]

      # The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
      def projection = self["projection"]

      # ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
      # Type: `ProgramRuleId`.
      def rule = self["rule"]

      # ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
      # Type: `RewardId`.
      def reward = self["reward"]
    end

    # You opened a dispute about a send, and our staff are investigating it.
    class DisputeOpenedEvent < Model
      CODECS = {
        "data" => "DisputeEventData",
        "request" => "EventRequest",
      }.freeze

      # ID of the event. It is the same at each delivery: ignore events you have already processed.
      # Type: `EventId`.
      def id = self["id"]

      # Always `event`.
      def object = self["object"]

      # Time of the event. All events of one change have the same time.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Always `dispute.opened`.
      def type = self["type"]

      # API version in which `data.object` is formatted.
      # Type: `ApiVersion`.
      def api_version = self["api_version"]

      # Position among the events of the same object, starting at 1. Order events by it, not by
      # arrival.
      def sequence = self["sequence"]

      # The object, and what changed.
      def data = self["data"]

      # The request that caused the event. Null if the service did.
      def request = self["request"]
    end

    # Our staff resolved a dispute. `outcome` says how.
    class DisputeResolvedEvent < Model
      CODECS = {
        "data" => "DisputeEventData",
        "request" => "EventRequest",
      }.freeze

      # ID of the event. It is the same at each delivery: ignore events you have already processed.
      # Type: `EventId`.
      def id = self["id"]

      # Always `event`.
      def object = self["object"]

      # Time of the event. All events of one change have the same time.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Always `dispute.resolved`.
      def type = self["type"]

      # API version in which `data.object` is formatted.
      # Type: `ApiVersion`.
      def api_version = self["api_version"]

      # Position among the events of the same object, starting at 1. Order events by it, not by
      # arrival.
      def sequence = self["sequence"]

      # The object, and what changed.
      def data = self["data"]

      # The request that caused the event. Null if the service did.
      def request = self["request"]
    end

    # Content of an event.
    class EventData < Model
      CODECS = {
        "object" => "EventObject",
        "threshold" => "CreditThreshold",
        "projection" => "ShortfallProjection",
      }.freeze

      # The object with its current values, which can be later than the event.
      def object = self["object"]

      # Fields that changed since the previous event of this object, with their previous values: apply
      # them to get the object as it was before. Tokens are masked. Null if nothing changed.
      def previous_attributes = self["previous_attributes"]

      # Whether `POST /test/events/trigger` created the event: nothing actually happened.
      def synthetic = self["synthetic"]

      # Threshold of the alert, for `credit.balance.low`. Null for all other types.
      def threshold = self["threshold"]

      # The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
      def projection = self["projection"]

      # ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
      # Type: `ProgramRuleId`.
      def rule = self["rule"]

      # ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
      # Type: `RewardId`.
      def reward = self["reward"]
    end

    # One page of a list.
    class EventList < Model
      CODECS = {
        "data" => ["Event"],
      }.freeze

      # Always `list`.
      def object = self["object"]

      # URL path of this list.
      # Type: `UrlPath`.
      def url = self["url"]

      # Objects on this page.
      def data = self["data"]

      # Whether there are more objects in the direction of the request.
      def has_more = self["has_more"]

      # Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
      # you sent `ending_before`). Null on the last page.
      # Type: `Cursor`.
      def next_cursor = self["next_cursor"]
    end

    # The request that caused an event.
    class EventRequest < Model
      # ID of the request.
      # Type: `RequestId`.
      def id = self["id"]

      # Idempotency-Key of the request. Null if it had none.
      # Type: `IdempotencyKey`.
      def idempotency_key = self["idempotency_key"]
    end

    # A network that you used in the last 30 days is slow, fails often, or is down.
    class NetworkAvailabilityDegradedEvent < Model
      CODECS = {
        "data" => "NetworkEventData",
        "request" => "EventRequest",
      }.freeze

      # ID of the event. It is the same at each delivery: ignore events you have already processed.
      # Type: `EventId`.
      def id = self["id"]

      # Always `event`.
      def object = self["object"]

      # Time of the event. All events of one change have the same time.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Always `network.availability.degraded`.
      def type = self["type"]

      # API version in which `data.object` is formatted.
      # Type: `ApiVersion`.
      def api_version = self["api_version"]

      # Position among the events of the same object, starting at 1. Order events by it, not by
      # arrival.
      def sequence = self["sequence"]

      # The object, and what changed.
      def data = self["data"]

      # The request that caused the event. Null if the service did.
      def request = self["request"]
    end

    # A network that you used in the last 30 days works as usual again.
    class NetworkAvailabilityRestoredEvent < Model
      CODECS = {
        "data" => "NetworkEventData",
        "request" => "EventRequest",
      }.freeze

      # ID of the event. It is the same at each delivery: ignore events you have already processed.
      # Type: `EventId`.
      def id = self["id"]

      # Always `event`.
      def object = self["object"]

      # Time of the event. All events of one change have the same time.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Always `network.availability.restored`.
      def type = self["type"]

      # API version in which `data.object` is formatted.
      # Type: `ApiVersion`.
      def api_version = self["api_version"]

      # Position among the events of the same object, starting at 1. Order events by it, not by
      # arrival.
      def sequence = self["sequence"]

      # The object, and what changed.
      def data = self["data"]

      # The request that caused the event. Null if the service did.
      def request = self["request"]
    end

    # An event's payload: Network.
    class NetworkEventData < Model
      CODECS = {
        "object" => "Network",
        "threshold" => "CreditThreshold",
        "projection" => "ShortfallProjection",
      }.freeze

      # The Network with its values at this attempt.
      def object = self["object"]

      # Fields that changed since the previous event of this object, with their previous values: apply
      # them to get the object as it was before. Tokens are masked. Null if nothing changed.
      def previous_attributes = self["previous_attributes"]

      # Whether `POST /test/events/trigger` created the event: nothing actually happened.
      def synthetic = self["synthetic"]

      # Threshold of the alert, for `credit.balance.low`. Null for all other types.
      def threshold = self["threshold"]

      # The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
      def projection = self["projection"]

      # ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
      # Type: `ProgramRuleId`.
      def rule = self["rule"]

      # ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
      # Type: `RewardId`.
      def reward = self["reward"]
    end

    # A national outage started: meters cannot be confirmed, and power sends wait.
    class PowerAvailabilityDownEvent < Model
      CODECS = {
        "data" => "ZesaAvailabilityEventData",
        "request" => "EventRequest",
      }.freeze

      # ID of the event. It is the same at each delivery: ignore events you have already processed.
      # Type: `EventId`.
      def id = self["id"]

      # Always `event`.
      def object = self["object"]

      # Time of the event. All events of one change have the same time.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Always `power.availability.down`.
      def type = self["type"]

      # API version in which `data.object` is formatted.
      # Type: `ApiVersion`.
      def api_version = self["api_version"]

      # Position among the events of the same object, starting at 1. Order events by it, not by
      # arrival.
      def sequence = self["sequence"]

      # The object, and what changed.
      def data = self["data"]

      # The request that caused the event. Null if the service did.
      def request = self["request"]
    end

    # The national outage has ended, and queued power sends are dispatched in order.
    class PowerAvailabilityUpEvent < Model
      CODECS = {
        "data" => "ZesaAvailabilityEventData",
        "request" => "EventRequest",
      }.freeze

      # ID of the event. It is the same at each delivery: ignore events you have already processed.
      # Type: `EventId`.
      def id = self["id"]

      # Always `event`.
      def object = self["object"]

      # Time of the event. All events of one change have the same time.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Always `power.availability.up`.
      def type = self["type"]

      # API version in which `data.object` is formatted.
      # Type: `ApiVersion`.
      def api_version = self["api_version"]

      # Position among the events of the same object, starting at 1. Order events by it, not by
      # arrival.
      def sequence = self["sequence"]

      # The object, and what changed.
      def data = self["data"]

      # The request that caused the event. Null if the service did.
      def request = self["request"]
    end

    # A program was activated or resumed and gives rewards.
    class ProgramActivatedEvent < Model
      CODECS = {
        "data" => "ProgramEventData",
        "request" => "EventRequest",
      }.freeze

      # ID of the event. It is the same at each delivery: ignore events you have already processed.
      # Type: `EventId`.
      def id = self["id"]

      # Always `event`.
      def object = self["object"]

      # Time of the event. All events of one change have the same time.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Always `program.activated`.
      def type = self["type"]

      # API version in which `data.object` is formatted.
      # Type: `ApiVersion`.
      def api_version = self["api_version"]

      # Position among the events of the same object, starting at 1. Order events by it, not by
      # arrival.
      def sequence = self["sequence"]

      # The object, and what changed.
      def data = self["data"]

      # The request that caused the event. Null if the service did.
      def request = self["request"]
    end

    # At most 20 percent of a budget remains. Sent once each time it falls this low.
    class ProgramBudgetLowEvent < Model
      CODECS = {
        "data" => "ProgramEventData",
        "request" => "EventRequest",
      }.freeze

      # ID of the event. It is the same at each delivery: ignore events you have already processed.
      # Type: `EventId`.
      def id = self["id"]

      # Always `event`.
      def object = self["object"]

      # Time of the event. All events of one change have the same time.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Always `program.budget.low`.
      def type = self["type"]

      # API version in which `data.object` is formatted.
      # Type: `ApiVersion`.
      def api_version = self["api_version"]

      # Position among the events of the same object, starting at 1. Order events by it, not by
      # arrival.
      def sequence = self["sequence"]

      # The object, and what changed.
      def data = self["data"]

      # The request that caused the event. Null if the service did.
      def request = self["request"]
    end

    # A program was closed permanently.
    class ProgramClosedEvent < Model
      CODECS = {
        "data" => "ProgramEventData",
        "request" => "EventRequest",
      }.freeze

      # ID of the event. It is the same at each delivery: ignore events you have already processed.
      # Type: `EventId`.
      def id = self["id"]

      # Always `event`.
      def object = self["object"]

      # Time of the event. All events of one change have the same time.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Always `program.closed`.
      def type = self["type"]

      # API version in which `data.object` is formatted.
      # Type: `ApiVersion`.
      def api_version = self["api_version"]

      # Position among the events of the same object, starting at 1. Order events by it, not by
      # arrival.
      def sequence = self["sequence"]

      # The object, and what changed.
      def data = self["data"]

      # The request that caused the event. Null if the service did.
      def request = self["request"]
    end

    # An event's payload: Program.
    class ProgramEventData < Model
      CODECS = {
        "object" => "Program",
        "threshold" => "CreditThreshold",
        "projection" => "ShortfallProjection",
      }.freeze

      # The Program with its values at this attempt.
      def object = self["object"]

      # Fields that changed since the previous event of this object, with their previous values: apply
      # them to get the object as it was before. Tokens are masked. Null if nothing changed.
      def previous_attributes = self["previous_attributes"]

      # Whether `POST /test/events/trigger` created the event: nothing actually happened.
      def synthetic = self["synthetic"]

      # Threshold of the alert, for `credit.balance.low`. Null for all other types.
      def threshold = self["threshold"]

      # The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
      def projection = self["projection"]

      # ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
      # Type: `ProgramRuleId`.
      def rule = self["rule"]

      # ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
      # Type: `RewardId`.
      def reward = self["reward"]
    end

    # The budget is spent or allocated. No rewards are given until budget returns.
    class ProgramExhaustedEvent < Model
      CODECS = {
        "data" => "ProgramEventData",
        "request" => "EventRequest",
      }.freeze

      # ID of the event. It is the same at each delivery: ignore events you have already processed.
      # Type: `EventId`.
      def id = self["id"]

      # Always `event`.
      def object = self["object"]

      # Time of the event. All events of one change have the same time.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Always `program.exhausted`.
      def type = self["type"]

      # API version in which `data.object` is formatted.
      # Type: `ApiVersion`.
      def api_version = self["api_version"]

      # Position among the events of the same object, starting at 1. Order events by it, not by
      # arrival.
      def sequence = self["sequence"]

      # The object, and what changed.
      def data = self["data"]

      # The request that caused the event. Null if the service did.
      def request = self["request"]
    end

    # A program was paused and gives no rewards until it is resumed.
    class ProgramPausedEvent < Model
      CODECS = {
        "data" => "ProgramEventData",
        "request" => "EventRequest",
      }.freeze

      # ID of the event. It is the same at each delivery: ignore events you have already processed.
      # Type: `EventId`.
      def id = self["id"]

      # Always `event`.
      def object = self["object"]

      # Time of the event. All events of one change have the same time.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Always `program.paused`.
      def type = self["type"]

      # API version in which `data.object` is formatted.
      # Type: `ApiVersion`.
      def api_version = self["api_version"]

      # Position among the events of the same object, starting at 1. Order events by it, not by
      # arrival.
      def sequence = self["sequence"]

      # The object, and what changed.
      def data = self["data"]

      # The request that caused the event. Null if the service did.
      def request = self["request"]
    end

    # An exhausted program has budget again and gives rewards.
    class ProgramReactivatedEvent < Model
      CODECS = {
        "data" => "ProgramEventData",
        "request" => "EventRequest",
      }.freeze

      # ID of the event. It is the same at each delivery: ignore events you have already processed.
      # Type: `EventId`.
      def id = self["id"]

      # Always `event`.
      def object = self["object"]

      # Time of the event. All events of one change have the same time.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Always `program.reactivated`.
      def type = self["type"]

      # API version in which `data.object` is formatted.
      # Type: `ApiVersion`.
      def api_version = self["api_version"]

      # Position among the events of the same object, starting at 1. Order events by it, not by
      # arrival.
      def sequence = self["sequence"]

      # The object, and what changed.
      def data = self["data"]

      # The request that caused the event. Null if the service did.
      def request = self["request"]
    end

    # A recipient was created.
    class RecipientCreatedEvent < Model
      CODECS = {
        "data" => "RecipientEventData",
        "request" => "EventRequest",
      }.freeze

      # ID of the event. It is the same at each delivery: ignore events you have already processed.
      # Type: `EventId`.
      def id = self["id"]

      # Always `event`.
      def object = self["object"]

      # Time of the event. All events of one change have the same time.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Always `recipient.created`.
      def type = self["type"]

      # API version in which `data.object` is formatted.
      # Type: `ApiVersion`.
      def api_version = self["api_version"]

      # Position among the events of the same object, starting at 1. Order events by it, not by
      # arrival.
      def sequence = self["sequence"]

      # The object, and what changed.
      def data = self["data"]

      # The request that caused the event. Null if the service did.
      def request = self["request"]
    end

    # The personal data of a recipient was erased. Only its ID remains.
    class RecipientErasedEvent < Model
      CODECS = {
        "data" => "RecipientEventData",
        "request" => "EventRequest",
      }.freeze

      # ID of the event. It is the same at each delivery: ignore events you have already processed.
      # Type: `EventId`.
      def id = self["id"]

      # Always `event`.
      def object = self["object"]

      # Time of the event. All events of one change have the same time.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Always `recipient.erased`.
      def type = self["type"]

      # API version in which `data.object` is formatted.
      # Type: `ApiVersion`.
      def api_version = self["api_version"]

      # Position among the events of the same object, starting at 1. Order events by it, not by
      # arrival.
      def sequence = self["sequence"]

      # The object, and what changed.
      def data = self["data"]

      # The request that caused the event. Null if the service did.
      def request = self["request"]
    end

    # A recipient will be erased in seven days unless it is restored.
    class RecipientErasurePendingEvent < Model
      CODECS = {
        "data" => "RecipientEventData",
        "request" => "EventRequest",
      }.freeze

      # ID of the event. It is the same at each delivery: ignore events you have already processed.
      # Type: `EventId`.
      def id = self["id"]

      # Always `event`.
      def object = self["object"]

      # Time of the event. All events of one change have the same time.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Always `recipient.erasure_pending`.
      def type = self["type"]

      # API version in which `data.object` is formatted.
      # Type: `ApiVersion`.
      def api_version = self["api_version"]

      # Position among the events of the same object, starting at 1. Order events by it, not by
      # arrival.
      def sequence = self["sequence"]

      # The object, and what changed.
      def data = self["data"]

      # The request that caused the event. Null if the service did.
      def request = self["request"]
    end

    # An event's payload: Recipient.
    class RecipientEventData < Model
      CODECS = {
        "object" => "Recipient",
        "threshold" => "CreditThreshold",
        "projection" => "ShortfallProjection",
      }.freeze

      # The Recipient with its values at this attempt.
      def object = self["object"]

      # Fields that changed since the previous event of this object, with their previous values: apply
      # them to get the object as it was before. Tokens are masked. Null if nothing changed.
      def previous_attributes = self["previous_attributes"]

      # Whether `POST /test/events/trigger` created the event: nothing actually happened.
      def synthetic = self["synthetic"]

      # Threshold of the alert, for `credit.balance.low`. Null for all other types.
      def threshold = self["threshold"]

      # The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
      def projection = self["projection"]

      # ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
      # Type: `ProgramRuleId`.
      def rule = self["rule"]

      # ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
      # Type: `RewardId`.
      def reward = self["reward"]
    end

    # A recipient was changed or restored.
    class RecipientUpdatedEvent < Model
      CODECS = {
        "data" => "RecipientEventData",
        "request" => "EventRequest",
      }.freeze

      # ID of the event. It is the same at each delivery: ignore events you have already processed.
      # Type: `EventId`.
      def id = self["id"]

      # Always `event`.
      def object = self["object"]

      # Time of the event. All events of one change have the same time.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Always `recipient.updated`.
      def type = self["type"]

      # API version in which `data.object` is formatted.
      # Type: `ApiVersion`.
      def api_version = self["api_version"]

      # Position among the events of the same object, starting at 1. Order events by it, not by
      # arrival.
      def sequence = self["sequence"]

      # The object, and what changed.
      def data = self["data"]

      # The request that caused the event. Null if the service did.
      def request = self["request"]
    end

    # An event's payload: Referral.
    class ReferralEventData < Model
      CODECS = {
        "object" => "Referral",
        "threshold" => "CreditThreshold",
        "projection" => "ShortfallProjection",
      }.freeze

      # The Referral with its values at this attempt.
      def object = self["object"]

      # Fields that changed since the previous event of this object, with their previous values: apply
      # them to get the object as it was before. Tokens are masked. Null if nothing changed.
      def previous_attributes = self["previous_attributes"]

      # Whether `POST /test/events/trigger` created the event: nothing actually happened.
      def synthetic = self["synthetic"]

      # Threshold of the alert, for `credit.balance.low`. Null for all other types.
      def threshold = self["threshold"]

      # The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
      def projection = self["projection"]

      # ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
      # Type: `ProgramRuleId`.
      def rule = self["rule"]

      # ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
      # Type: `RewardId`.
      def reward = self["reward"]
    end

    # A referred friend qualified. `reward` is the reward of the referrer.
    class ReferralQualifiedEvent < Model
      CODECS = {
        "data" => "ReferralEventData",
        "request" => "EventRequest",
      }.freeze

      # ID of the event. It is the same at each delivery: ignore events you have already processed.
      # Type: `EventId`.
      def id = self["id"]

      # Always `event`.
      def object = self["object"]

      # Time of the event. All events of one change have the same time.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Always `referral.qualified`.
      def type = self["type"]

      # API version in which `data.object` is formatted.
      # Type: `ApiVersion`.
      def api_version = self["api_version"]

      # Position among the events of the same object, starting at 1. Order events by it, not by
      # arrival.
      def sequence = self["sequence"]

      # The object, and what changed.
      def data = self["data"]

      # The request that caused the event. Null if the service did.
      def request = self["request"]
    end

    # An event's payload: Review.
    class ReviewEventData < Model
      CODECS = {
        "object" => "Review",
        "threshold" => "CreditThreshold",
        "projection" => "ShortfallProjection",
      }.freeze

      # The Review with its values at this attempt.
      def object = self["object"]

      # Fields that changed since the previous event of this object, with their previous values: apply
      # them to get the object as it was before. Tokens are masked. Null if nothing changed.
      def previous_attributes = self["previous_attributes"]

      # Whether `POST /test/events/trigger` created the event: nothing actually happened.
      def synthetic = self["synthetic"]

      # Threshold of the alert, for `credit.balance.low`. Null for all other types.
      def threshold = self["threshold"]

      # The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
      def projection = self["projection"]

      # ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
      # Type: `ProgramRuleId`.
      def rule = self["rule"]

      # ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
      # Type: `RewardId`.
      def reward = self["reward"]
    end

    # A reward is held for a review. A person must approve or reject it.
    class ReviewOpenedEvent < Model
      CODECS = {
        "data" => "ReviewEventData",
        "request" => "EventRequest",
      }.freeze

      # ID of the event. It is the same at each delivery: ignore events you have already processed.
      # Type: `EventId`.
      def id = self["id"]

      # Always `event`.
      def object = self["object"]

      # Time of the event. All events of one change have the same time.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Always `review.opened`.
      def type = self["type"]

      # API version in which `data.object` is formatted.
      # Type: `ApiVersion`.
      def api_version = self["api_version"]

      # Position among the events of the same object, starting at 1. Order events by it, not by
      # arrival.
      def sequence = self["sequence"]

      # The object, and what changed.
      def data = self["data"]

      # The request that caused the event. Null if the service did.
      def request = self["request"]
    end

    # A review was approved or rejected, or nobody decided it within 30 days.
    class ReviewResolvedEvent < Model
      CODECS = {
        "data" => "ReviewEventData",
        "request" => "EventRequest",
      }.freeze

      # ID of the event. It is the same at each delivery: ignore events you have already processed.
      # Type: `EventId`.
      def id = self["id"]

      # Always `event`.
      def object = self["object"]

      # Time of the event. All events of one change have the same time.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Always `review.resolved`.
      def type = self["type"]

      # API version in which `data.object` is formatted.
      # Type: `ApiVersion`.
      def api_version = self["api_version"]

      # Position among the events of the same object, starting at 1. Order events by it, not by
      # arrival.
      def sequence = self["sequence"]

      # The object, and what changed.
      def data = self["data"]

      # The request that caused the event. Null if the service did.
      def request = self["request"]
    end

    # A reward was created and its budget allocated.
    class RewardCreatedEvent < Model
      CODECS = {
        "data" => "RewardEventData",
        "request" => "EventRequest",
      }.freeze

      # ID of the event. It is the same at each delivery: ignore events you have already processed.
      # Type: `EventId`.
      def id = self["id"]

      # Always `event`.
      def object = self["object"]

      # Time of the event. All events of one change have the same time.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Always `reward.created`.
      def type = self["type"]

      # API version in which `data.object` is formatted.
      # Type: `ApiVersion`.
      def api_version = self["api_version"]

      # Position among the events of the same object, starting at 1. Order events by it, not by
      # arrival.
      def sequence = self["sequence"]

      # The object, and what changed.
      def data = self["data"]

      # The request that caused the event. Null if the service did.
      def request = self["request"]
    end

    # A reward was delivered to the recipient.
    class RewardDeliveredEvent < Model
      CODECS = {
        "data" => "RewardEventData",
        "request" => "EventRequest",
      }.freeze

      # ID of the event. It is the same at each delivery: ignore events you have already processed.
      # Type: `EventId`.
      def id = self["id"]

      # Always `event`.
      def object = self["object"]

      # Time of the event. All events of one change have the same time.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Always `reward.delivered`.
      def type = self["type"]

      # API version in which `data.object` is formatted.
      # Type: `ApiVersion`.
      def api_version = self["api_version"]

      # Position among the events of the same object, starting at 1. Order events by it, not by
      # arrival.
      def sequence = self["sequence"]

      # The object, and what changed.
      def data = self["data"]

      # The request that caused the event. Null if the service did.
      def request = self["request"]
    end

    # A `completion_id` was sent again; nothing changed. Sent at most once a day each.
    class RewardDuplicateEvent < Model
      CODECS = {
        "data" => "RewardEventData",
        "request" => "EventRequest",
      }.freeze

      # ID of the event. It is the same at each delivery: ignore events you have already processed.
      # Type: `EventId`.
      def id = self["id"]

      # Always `event`.
      def object = self["object"]

      # Time of the event. All events of one change have the same time.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Always `reward.duplicate`.
      def type = self["type"]

      # API version in which `data.object` is formatted.
      # Type: `ApiVersion`.
      def api_version = self["api_version"]

      # Position among the events of the same object, starting at 1. Order events by it, not by
      # arrival.
      def sequence = self["sequence"]

      # The object, and what changed.
      def data = self["data"]

      # The request that caused the event. Null if the service did.
      def request = self["request"]
    end

    # An event's payload: Reward.
    class RewardEventData < Model
      CODECS = {
        "object" => "Reward",
        "threshold" => "CreditThreshold",
        "projection" => "ShortfallProjection",
      }.freeze

      # The Reward with its values at this attempt.
      def object = self["object"]

      # Fields that changed since the previous event of this object, with their previous values: apply
      # them to get the object as it was before. Tokens are masked. Null if nothing changed.
      def previous_attributes = self["previous_attributes"]

      # Whether `POST /test/events/trigger` created the event: nothing actually happened.
      def synthetic = self["synthetic"]

      # Threshold of the alert, for `credit.balance.low`. Null for all other types.
      def threshold = self["threshold"]

      # The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
      def projection = self["projection"]

      # ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
      # Type: `ProgramRuleId`.
      def rule = self["rule"]

      # ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
      # Type: `RewardId`.
      def reward = self["reward"]
    end

    # A reward was not taken or released in time, and its budget returned.
    class RewardExpiredEvent < Model
      CODECS = {
        "data" => "RewardEventData",
        "request" => "EventRequest",
      }.freeze

      # ID of the event. It is the same at each delivery: ignore events you have already processed.
      # Type: `EventId`.
      def id = self["id"]

      # Always `event`.
      def object = self["object"]

      # Time of the event. All events of one change have the same time.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Always `reward.expired`.
      def type = self["type"]

      # API version in which `data.object` is formatted.
      # Type: `ApiVersion`.
      def api_version = self["api_version"]

      # Position among the events of the same object, starting at 1. Order events by it, not by
      # arrival.
      def sequence = self["sequence"]

      # The object, and what changed.
      def data = self["data"]

      # The request that caused the event. Null if the service did.
      def request = self["request"]
    end

    # A reward could not be sent, and its budget returned. `failure_code` says why.
    class RewardFailedEvent < Model
      CODECS = {
        "data" => "RewardEventData",
        "request" => "EventRequest",
      }.freeze

      # ID of the event. It is the same at each delivery: ignore events you have already processed.
      # Type: `EventId`.
      def id = self["id"]

      # Always `event`.
      def object = self["object"]

      # Time of the event. All events of one change have the same time.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Always `reward.failed`.
      def type = self["type"]

      # API version in which `data.object` is formatted.
      # Type: `ApiVersion`.
      def api_version = self["api_version"]

      # Position among the events of the same object, starting at 1. Order events by it, not by
      # arrival.
      def sequence = self["sequence"]

      # The object, and what changed.
      def data = self["data"]

      # The request that caused the event. Null if the service did.
      def request = self["request"]
    end

    # A reward is held, in escrow or for a review. `held_reason` says which.
    class RewardHeldEvent < Model
      CODECS = {
        "data" => "RewardEventData",
        "request" => "EventRequest",
      }.freeze

      # ID of the event. It is the same at each delivery: ignore events you have already processed.
      # Type: `EventId`.
      def id = self["id"]

      # Always `event`.
      def object = self["object"]

      # Time of the event. All events of one change have the same time.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Always `reward.held`.
      def type = self["type"]

      # API version in which `data.object` is formatted.
      # Type: `ApiVersion`.
      def api_version = self["api_version"]

      # Position among the events of the same object, starting at 1. Order events by it, not by
      # arrival.
      def sequence = self["sequence"]

      # The object, and what changed.
      def data = self["data"]

      # The request that caused the event. Null if the service did.
      def request = self["request"]
    end

    # A reward link was claimed. `reward` is the reward it became.
    class RewardLinkClaimedEvent < Model
      CODECS = {
        "data" => "RewardLinkEventData",
        "request" => "EventRequest",
      }.freeze

      # ID of the event. It is the same at each delivery: ignore events you have already processed.
      # Type: `EventId`.
      def id = self["id"]

      # Always `event`.
      def object = self["object"]

      # Time of the event. All events of one change have the same time.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Always `reward_link.claimed`.
      def type = self["type"]

      # API version in which `data.object` is formatted.
      # Type: `ApiVersion`.
      def api_version = self["api_version"]

      # Position among the events of the same object, starting at 1. Order events by it, not by
      # arrival.
      def sequence = self["sequence"]

      # The object, and what changed.
      def data = self["data"]

      # The request that caused the event. Null if the service did.
      def request = self["request"]
    end

    # A reward link was created. Above 50 links per request, events are sent gradually.
    class RewardLinkCreatedEvent < Model
      CODECS = {
        "data" => "RewardLinkEventData",
        "request" => "EventRequest",
      }.freeze

      # ID of the event. It is the same at each delivery: ignore events you have already processed.
      # Type: `EventId`.
      def id = self["id"]

      # Always `event`.
      def object = self["object"]

      # Time of the event. All events of one change have the same time.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Always `reward_link.created`.
      def type = self["type"]

      # API version in which `data.object` is formatted.
      # Type: `ApiVersion`.
      def api_version = self["api_version"]

      # Position among the events of the same object, starting at 1. Order events by it, not by
      # arrival.
      def sequence = self["sequence"]

      # The object, and what changed.
      def data = self["data"]

      # The request that caused the event. Null if the service did.
      def request = self["request"]
    end

    # An event's payload: RewardLink.
    class RewardLinkEventData < Model
      CODECS = {
        "object" => "RewardLink",
        "threshold" => "CreditThreshold",
        "projection" => "ShortfallProjection",
      }.freeze

      # The RewardLink with its values at this attempt.
      def object = self["object"]

      # Fields that changed since the previous event of this object, with their previous values: apply
      # them to get the object as it was before. Tokens are masked. Null if nothing changed.
      def previous_attributes = self["previous_attributes"]

      # Whether `POST /test/events/trigger` created the event: nothing actually happened.
      def synthetic = self["synthetic"]

      # Threshold of the alert, for `credit.balance.low`. Null for all other types.
      def threshold = self["threshold"]

      # The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
      def projection = self["projection"]

      # ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
      # Type: `ProgramRuleId`.
      def rule = self["rule"]

      # ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
      # Type: `RewardId`.
      def reward = self["reward"]
    end

    # A reward link expired, and its budget returned.
    class RewardLinkExpiredEvent < Model
      CODECS = {
        "data" => "RewardLinkEventData",
        "request" => "EventRequest",
      }.freeze

      # ID of the event. It is the same at each delivery: ignore events you have already processed.
      # Type: `EventId`.
      def id = self["id"]

      # Always `event`.
      def object = self["object"]

      # Time of the event. All events of one change have the same time.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Always `reward_link.expired`.
      def type = self["type"]

      # API version in which `data.object` is formatted.
      # Type: `ApiVersion`.
      def api_version = self["api_version"]

      # Position among the events of the same object, starting at 1. Order events by it, not by
      # arrival.
      def sequence = self["sequence"]

      # The object, and what changed.
      def data = self["data"]

      # The request that caused the event. Null if the service did.
      def request = self["request"]
    end

    # A reward link was opened for the first time.
    class RewardLinkOpenedEvent < Model
      CODECS = {
        "data" => "RewardLinkEventData",
        "request" => "EventRequest",
      }.freeze

      # ID of the event. It is the same at each delivery: ignore events you have already processed.
      # Type: `EventId`.
      def id = self["id"]

      # Always `event`.
      def object = self["object"]

      # Time of the event. All events of one change have the same time.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Always `reward_link.opened`.
      def type = self["type"]

      # API version in which `data.object` is formatted.
      # Type: `ApiVersion`.
      def api_version = self["api_version"]

      # Position among the events of the same object, starting at 1. Order events by it, not by
      # arrival.
      def sequence = self["sequence"]

      # The object, and what changed.
      def data = self["data"]

      # The request that caused the event. Null if the service did.
      def request = self["request"]
    end

    # A reward link was revoked, and its budget returned.
    class RewardLinkRevokedEvent < Model
      CODECS = {
        "data" => "RewardLinkEventData",
        "request" => "EventRequest",
      }.freeze

      # ID of the event. It is the same at each delivery: ignore events you have already processed.
      # Type: `EventId`.
      def id = self["id"]

      # Always `event`.
      def object = self["object"]

      # Time of the event. All events of one change have the same time.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Always `reward_link.revoked`.
      def type = self["type"]

      # API version in which `data.object` is formatted.
      # Type: `ApiVersion`.
      def api_version = self["api_version"]

      # Position among the events of the same object, starting at 1. Order events by it, not by
      # arrival.
      def sequence = self["sequence"]

      # The object, and what changed.
      def data = self["data"]

      # The request that caused the event. Null if the service did.
      def request = self["request"]
    end

    # A review rejected a reward, and its budget returned.
    class RewardRejectedEvent < Model
      CODECS = {
        "data" => "RewardEventData",
        "request" => "EventRequest",
      }.freeze

      # ID of the event. It is the same at each delivery: ignore events you have already processed.
      # Type: `EventId`.
      def id = self["id"]

      # Always `event`.
      def object = self["object"]

      # Time of the event. All events of one change have the same time.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Always `reward.rejected`.
      def type = self["type"]

      # API version in which `data.object` is formatted.
      # Type: `ApiVersion`.
      def api_version = self["api_version"]

      # Position among the events of the same object, starting at 1. Order events by it, not by
      # arrival.
      def sequence = self["sequence"]

      # The object, and what changed.
      def data = self["data"]

      # The request that caused the event. Null if the service did.
      def request = self["request"]
    end

    # A held reward was released and is being sent.
    class RewardReleasedEvent < Model
      CODECS = {
        "data" => "RewardEventData",
        "request" => "EventRequest",
      }.freeze

      # ID of the event. It is the same at each delivery: ignore events you have already processed.
      # Type: `EventId`.
      def id = self["id"]

      # Always `event`.
      def object = self["object"]

      # Time of the event. All events of one change have the same time.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Always `reward.released`.
      def type = self["type"]

      # API version in which `data.object` is formatted.
      # Type: `ApiVersion`.
      def api_version = self["api_version"]

      # Position among the events of the same object, starting at 1. Order events by it, not by
      # arrival.
      def sequence = self["sequence"]

      # The object, and what changed.
      def data = self["data"]

      # The request that caused the event. Null if the service did.
      def request = self["request"]
    end

    # A reward was voided before anything was sent, and its budget returned.
    class RewardVoidedEvent < Model
      CODECS = {
        "data" => "RewardEventData",
        "request" => "EventRequest",
      }.freeze

      # ID of the event. It is the same at each delivery: ignore events you have already processed.
      # Type: `EventId`.
      def id = self["id"]

      # Always `event`.
      def object = self["object"]

      # Time of the event. All events of one change have the same time.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Always `reward.voided`.
      def type = self["type"]

      # API version in which `data.object` is formatted.
      # Type: `ApiVersion`.
      def api_version = self["api_version"]

      # Position among the events of the same object, starting at 1. Order events by it, not by
      # arrival.
      def sequence = self["sequence"]

      # The object, and what changed.
      def data = self["data"]

      # The request that caused the event. Null if the service did.
      def request = self["request"]
    end

    # An event's payload: ScheduleOccurrence.
    class ScheduleOccurrenceEventData < Model
      CODECS = {
        "object" => "ScheduleOccurrence",
        "threshold" => "CreditThreshold",
        "projection" => "ShortfallProjection",
      }.freeze

      # The ScheduleOccurrence with its values at this attempt.
      def object = self["object"]

      # Fields that changed since the previous event of this object, with their previous values: apply
      # them to get the object as it was before. Tokens are masked. Null if nothing changed.
      def previous_attributes = self["previous_attributes"]

      # Whether `POST /test/events/trigger` created the event: nothing actually happened.
      def synthetic = self["synthetic"]

      # Threshold of the alert, for `credit.balance.low`. Null for all other types.
      def threshold = self["threshold"]

      # The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
      def projection = self["projection"]

      # ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
      # Type: `ProgramRuleId`.
      def rule = self["rule"]

      # ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
      # Type: `RewardId`.
      def reward = self["reward"]
    end

    # A schedule has run. `batch` is the batch it created.
    class ScheduleOccurrenceRanEvent < Model
      CODECS = {
        "data" => "ScheduleOccurrenceEventData",
        "request" => "EventRequest",
      }.freeze

      # ID of the event. It is the same at each delivery: ignore events you have already processed.
      # Type: `EventId`.
      def id = self["id"]

      # Always `event`.
      def object = self["object"]

      # Time of the event. All events of one change have the same time.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Always `schedule.occurrence.ran`.
      def type = self["type"]

      # API version in which `data.object` is formatted.
      # Type: `ApiVersion`.
      def api_version = self["api_version"]

      # Position among the events of the same object, starting at 1. Order events by it, not by
      # arrival.
      def sequence = self["sequence"]

      # The object, and what changed.
      def data = self["data"]

      # The request that caused the event. Null if the service did.
      def request = self["request"]
    end

    # A schedule is due and waits for a top-up because Credit is insufficient.
    class ScheduleOccurrenceRetryAfterTopupEvent < Model
      CODECS = {
        "data" => "ScheduleOccurrenceEventData",
        "request" => "EventRequest",
      }.freeze

      # ID of the event. It is the same at each delivery: ignore events you have already processed.
      # Type: `EventId`.
      def id = self["id"]

      # Always `event`.
      def object = self["object"]

      # Time of the event. All events of one change have the same time.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Always `schedule.occurrence.retry_after_topup`.
      def type = self["type"]

      # API version in which `data.object` is formatted.
      # Type: `ApiVersion`.
      def api_version = self["api_version"]

      # Position among the events of the same object, starting at 1. Order events by it, not by
      # arrival.
      def sequence = self["sequence"]

      # The object, and what changed.
      def data = self["data"]

      # The request that caused the event. Null if the service did.
      def request = self["request"]
    end

    # A schedule was due and was skipped because Credit was insufficient.
    class ScheduleOccurrenceSkippedInsufficientCreditEvent < Model
      CODECS = {
        "data" => "ScheduleOccurrenceEventData",
        "request" => "EventRequest",
      }.freeze

      # ID of the event. It is the same at each delivery: ignore events you have already processed.
      # Type: `EventId`.
      def id = self["id"]

      # Always `event`.
      def object = self["object"]

      # Time of the event. All events of one change have the same time.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Always `schedule.occurrence.skipped_insufficient_credit`.
      def type = self["type"]

      # API version in which `data.object` is formatted.
      # Type: `ApiVersion`.
      def api_version = self["api_version"]

      # Position among the events of the same object, starting at 1. Order events by it, not by
      # arrival.
      def sequence = self["sequence"]

      # The object, and what changed.
      def data = self["data"]

      # The request that caused the event. Null if the service did.
      def request = self["request"]
    end

    # A schedule runs within 24 hours. It can be changed until 15 minutes before.
    class ScheduleOccurrenceUpcomingEvent < Model
      CODECS = {
        "data" => "ScheduleOccurrenceEventData",
        "request" => "EventRequest",
      }.freeze

      # ID of the event. It is the same at each delivery: ignore events you have already processed.
      # Type: `EventId`.
      def id = self["id"]

      # Always `event`.
      def object = self["object"]

      # Time of the event. All events of one change have the same time.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Always `schedule.occurrence.upcoming`.
      def type = self["type"]

      # API version in which `data.object` is formatted.
      # Type: `ApiVersion`.
      def api_version = self["api_version"]

      # Position among the events of the same object, starting at 1. Order events by it, not by
      # arrival.
      def sequence = self["sequence"]

      # The object, and what changed.
      def data = self["data"]

      # The request that caused the event. Null if the service did.
      def request = self["request"]
    end

    # A send was cancelled before it was dispatched.
    class SendCancelledEvent < Model
      CODECS = {
        "data" => "SendEventData",
        "request" => "EventRequest",
      }.freeze

      # ID of the event. It is the same at each delivery: ignore events you have already processed.
      # Type: `EventId`.
      def id = self["id"]

      # Always `event`.
      def object = self["object"]

      # Time of the event. All events of one change have the same time.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Always `send.cancelled`.
      def type = self["type"]

      # API version in which `data.object` is formatted.
      # Type: `ApiVersion`.
      def api_version = self["api_version"]

      # Position among the events of the same object, starting at 1. Order events by it, not by
      # arrival.
      def sequence = self["sequence"]

      # The object, and what changed.
      def data = self["data"]

      # The request that caused the event. Null if the service did.
      def request = self["request"]
    end

    # A send was created and charged.
    class SendCreatedEvent < Model
      CODECS = {
        "data" => "SendEventData",
        "request" => "EventRequest",
      }.freeze

      # ID of the event. It is the same at each delivery: ignore events you have already processed.
      # Type: `EventId`.
      def id = self["id"]

      # Always `event`.
      def object = self["object"]

      # Time of the event. All events of one change have the same time.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Always `send.created`.
      def type = self["type"]

      # API version in which `data.object` is formatted.
      # Type: `ApiVersion`.
      def api_version = self["api_version"]

      # Position among the events of the same object, starting at 1. Order events by it, not by
      # arrival.
      def sequence = self["sequence"]

      # The object, and what changed.
      def data = self["data"]

      # The request that caused the event. Null if the service did.
      def request = self["request"]
    end

    # The Credit charged for a send was returned.
    class SendCreditedBackEvent < Model
      CODECS = {
        "data" => "SendEventData",
        "request" => "EventRequest",
      }.freeze

      # ID of the event. It is the same at each delivery: ignore events you have already processed.
      # Type: `EventId`.
      def id = self["id"]

      # Always `event`.
      def object = self["object"]

      # Time of the event. All events of one change have the same time.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Always `send.credited_back`.
      def type = self["type"]

      # API version in which `data.object` is formatted.
      # Type: `ApiVersion`.
      def api_version = self["api_version"]

      # Position among the events of the same object, starting at 1. Order events by it, not by
      # arrival.
      def sequence = self["sequence"]

      # The object, and what changed.
      def data = self["data"]

      # The request that caused the event. Null if the service did.
      def request = self["request"]
    end

    # A send was delivered to the customer, and its Credit is spent.
    class SendDeliveredEvent < Model
      CODECS = {
        "data" => "SendEventData",
        "request" => "EventRequest",
      }.freeze

      # ID of the event. It is the same at each delivery: ignore events you have already processed.
      # Type: `EventId`.
      def id = self["id"]

      # Always `event`.
      def object = self["object"]

      # Time of the event. All events of one change have the same time.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Always `send.delivered`.
      def type = self["type"]

      # API version in which `data.object` is formatted.
      # Type: `ApiVersion`.
      def api_version = self["api_version"]

      # Position among the events of the same object, starting at 1. Order events by it, not by
      # arrival.
      def sequence = self["sequence"]

      # The object, and what changed.
      def data = self["data"]

      # The request that caused the event. Null if the service did.
      def request = self["request"]
    end

    # An event's payload: Send.
    class SendEventData < Model
      CODECS = {
        "object" => "WebhookSend",
        "threshold" => "CreditThreshold",
        "projection" => "ShortfallProjection",
      }.freeze

      # The Send with its values at this attempt.
      def object = self["object"]

      # Fields that changed since the previous event of this object, with their previous values: apply
      # them to get the object as it was before. Tokens are masked. Null if nothing changed.
      def previous_attributes = self["previous_attributes"]

      # Whether `POST /test/events/trigger` created the event: nothing actually happened.
      def synthetic = self["synthetic"]

      # Threshold of the alert, for `credit.balance.low`. Null for all other types.
      def threshold = self["threshold"]

      # The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
      def projection = self["projection"]

      # ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
      # Type: `ProgramRuleId`.
      def rule = self["rule"]

      # ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
      # Type: `RewardId`.
      def reward = self["reward"]
    end

    # A send failed. `failure_code` says why.
    class SendFailedEvent < Model
      CODECS = {
        "data" => "SendEventData",
        "request" => "EventRequest",
      }.freeze

      # ID of the event. It is the same at each delivery: ignore events you have already processed.
      # Type: `EventId`.
      def id = self["id"]

      # Always `event`.
      def object = self["object"]

      # Time of the event. All events of one change have the same time.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Always `send.failed`.
      def type = self["type"]

      # API version in which `data.object` is formatted.
      # Type: `ApiVersion`.
      def api_version = self["api_version"]

      # Position among the events of the same object, starting at 1. Order events by it, not by
      # arrival.
      def sequence = self["sequence"]

      # The object, and what changed.
      def data = self["data"]

      # The request that caused the event. Null if the service did.
      def request = self["request"]
    end

    # A failed send turned out to be delivered. You keep the returned Credit.
    class SendLateDeliveredEvent < Model
      CODECS = {
        "data" => "SendEventData",
        "request" => "EventRequest",
      }.freeze

      # ID of the event. It is the same at each delivery: ignore events you have already processed.
      # Type: `EventId`.
      def id = self["id"]

      # Always `event`.
      def object = self["object"]

      # Time of the event. All events of one change have the same time.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Always `send.late_delivered`.
      def type = self["type"]

      # API version in which `data.object` is formatted.
      # Type: `ApiVersion`.
      def api_version = self["api_version"]

      # Position among the events of the same object, starting at 1. Order events by it, not by
      # arrival.
      def sequence = self["sequence"]

      # The object, and what changed.
      def data = self["data"]

      # The request that caused the event. Null if the service did.
      def request = self["request"]
    end

    # The meter of a waiting send was changed. Sent to every endpoint.
    class SendMeterChangedEvent < Model
      CODECS = {
        "data" => "SendEventData",
        "request" => "EventRequest",
      }.freeze

      # ID of the event. It is the same at each delivery: ignore events you have already processed.
      # Type: `EventId`.
      def id = self["id"]

      # Always `event`.
      def object = self["object"]

      # Time of the event. All events of one change have the same time.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Always `send.meter_changed`.
      def type = self["type"]

      # API version in which `data.object` is formatted.
      # Type: `ApiVersion`.
      def api_version = self["api_version"]

      # Position among the events of the same object, starting at 1. Order events by it, not by
      # arrival.
      def sequence = self["sequence"]

      # The object, and what changed.
      def data = self["data"]

      # The request that caused the event. Null if the service did.
      def request = self["request"]
    end

    # A power send is queued during a national outage and is dispatched when it ends.
    class SendQueuedEvent < Model
      CODECS = {
        "data" => "SendEventData",
        "request" => "EventRequest",
      }.freeze

      # ID of the event. It is the same at each delivery: ignore events you have already processed.
      # Type: `EventId`.
      def id = self["id"]

      # Always `event`.
      def object = self["object"]

      # Time of the event. All events of one change have the same time.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Always `send.queued`.
      def type = self["type"]

      # API version in which `data.object` is formatted.
      # Type: `ApiVersion`.
      def api_version = self["api_version"]

      # Position among the events of the same object, starting at 1. Order events by it, not by
      # arrival.
      def sequence = self["sequence"]

      # The object, and what changed.
      def data = self["data"]

      # The request that caused the event. Null if the service did.
      def request = self["request"]
    end

    # The network gives no clear answer and our staff decide. Do not sell again.
    class SendRequiresReviewEvent < Model
      CODECS = {
        "data" => "SendEventData",
        "request" => "EventRequest",
      }.freeze

      # ID of the event. It is the same at each delivery: ignore events you have already processed.
      # Type: `EventId`.
      def id = self["id"]

      # Always `event`.
      def object = self["object"]

      # Time of the event. All events of one change have the same time.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Always `send.requires_review`.
      def type = self["type"]

      # API version in which `data.object` is formatted.
      # Type: `ApiVersion`.
      def api_version = self["api_version"]

      # Position among the events of the same object, starting at 1. Order events by it, not by
      # arrival.
      def sequence = self["sequence"]

      # The object, and what changed.
      def data = self["data"]

      # The request that caused the event. Null if the service did.
      def request = self["request"]
    end

    # The network was busy and delivered nothing. The service retries automatically.
    class SendRetryingEvent < Model
      CODECS = {
        "data" => "SendEventData",
        "request" => "EventRequest",
      }.freeze

      # ID of the event. It is the same at each delivery: ignore events you have already processed.
      # Type: `EventId`.
      def id = self["id"]

      # Always `event`.
      def object = self["object"]

      # Time of the event. All events of one change have the same time.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Always `send.retrying`.
      def type = self["type"]

      # API version in which `data.object` is formatted.
      # Type: `ApiVersion`.
      def api_version = self["api_version"]

      # Position among the events of the same object, starting at 1. Order events by it, not by
      # arrival.
      def sequence = self["sequence"]

      # The object, and what changed.
      def data = self["data"]

      # The request that caused the event. Null if the service did.
      def request = self["request"]
    end

    # A send was created and charged, and is dispatched at its scheduled time.
    class SendScheduledEvent < Model
      CODECS = {
        "data" => "SendEventData",
        "request" => "EventRequest",
      }.freeze

      # ID of the event. It is the same at each delivery: ignore events you have already processed.
      # Type: `EventId`.
      def id = self["id"]

      # Always `event`.
      def object = self["object"]

      # Time of the event. All events of one change have the same time.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Always `send.scheduled`.
      def type = self["type"]

      # API version in which `data.object` is formatted.
      # Type: `ApiVersion`.
      def api_version = self["api_version"]

      # Position among the events of the same object, starting at 1. Order events by it, not by
      # arrival.
      def sequence = self["sequence"]

      # The object, and what changed.
      def data = self["data"]

      # The request that caused the event. Null if the service did.
      def request = self["request"]
    end

    # A send was submitted to the network. Sent once, however many attempts follow.
    class SendSubmittedEvent < Model
      CODECS = {
        "data" => "SendEventData",
        "request" => "EventRequest",
      }.freeze

      # ID of the event. It is the same at each delivery: ignore events you have already processed.
      # Type: `EventId`.
      def id = self["id"]

      # Always `event`.
      def object = self["object"]

      # Time of the event. All events of one change have the same time.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Always `send.submitted`.
      def type = self["type"]

      # API version in which `data.object` is formatted.
      # Type: `ApiVersion`.
      def api_version = self["api_version"]

      # Position among the events of the same object, starting at 1. Order events by it, not by
      # arrival.
      def sequence = self["sequence"]

      # The object, and what changed.
      def data = self["data"]

      # The request that caused the event. Null if the service did.
      def request = self["request"]
    end

    # The text message with the token reached the customer's phone.
    class SendTokenDeliveredEvent < Model
      CODECS = {
        "data" => "SendEventData",
        "request" => "EventRequest",
      }.freeze

      # ID of the event. It is the same at each delivery: ignore events you have already processed.
      # Type: `EventId`.
      def id = self["id"]

      # Always `event`.
      def object = self["object"]

      # Time of the event. All events of one change have the same time.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Always `send.token_delivered`.
      def type = self["type"]

      # API version in which `data.object` is formatted.
      # Type: `ApiVersion`.
      def api_version = self["api_version"]

      # Position among the events of the same object, starting at 1. Order events by it, not by
      # arrival.
      def sequence = self["sequence"]

      # The object, and what changed.
      def data = self["data"]

      # The request that caused the event. Null if the service did.
      def request = self["request"]
    end

    # The text message with the token could not be delivered. Resend the token.
    class SendTokenDeliveryFailedEvent < Model
      CODECS = {
        "data" => "SendEventData",
        "request" => "EventRequest",
      }.freeze

      # ID of the event. It is the same at each delivery: ignore events you have already processed.
      # Type: `EventId`.
      def id = self["id"]

      # Always `event`.
      def object = self["object"]

      # Time of the event. All events of one change have the same time.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Always `send.token_delivery_failed`.
      def type = self["type"]

      # API version in which `data.object` is formatted.
      # Type: `ApiVersion`.
      def api_version = self["api_version"]

      # Position among the events of the same object, starting at 1. Order events by it, not by
      # arrival.
      def sequence = self["sequence"]

      # The object, and what changed.
      def data = self["data"]

      # The request that caused the event. Null if the service did.
      def request = self["request"]
    end

    # The token was sent to the customer again.
    class SendTokenResentEvent < Model
      CODECS = {
        "data" => "SendEventData",
        "request" => "EventRequest",
      }.freeze

      # ID of the event. It is the same at each delivery: ignore events you have already processed.
      # Type: `EventId`.
      def id = self["id"]

      # Always `event`.
      def object = self["object"]

      # Time of the event. All events of one change have the same time.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Always `send.token_resent`.
      def type = self["type"]

      # API version in which `data.object` is formatted.
      # Type: `ApiVersion`.
      def api_version = self["api_version"]

      # Position among the events of the same object, starting at 1. Order events by it, not by
      # arrival.
      def sequence = self["sequence"]

      # The object, and what changed.
      def data = self["data"]

      # The request that caused the event. Null if the service did.
      def request = self["request"]
    end

    # The network has not responded. Do not sell again: the send may have been delivered.
    class SendUnknownEvent < Model
      CODECS = {
        "data" => "SendEventData",
        "request" => "EventRequest",
      }.freeze

      # ID of the event. It is the same at each delivery: ignore events you have already processed.
      # Type: `EventId`.
      def id = self["id"]

      # Always `event`.
      def object = self["object"]

      # Time of the event. All events of one change have the same time.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Always `send.unknown`.
      def type = self["type"]

      # API version in which `data.object` is formatted.
      # Type: `ApiVersion`.
      def api_version = self["api_version"]

      # Position among the events of the same object, starting at 1. Order events by it, not by
      # arrival.
      def sequence = self["sequence"]

      # The object, and what changed.
      def data = self["data"]

      # The request that caused the event. Null if the service did.
      def request = self["request"]
    end

    # A day on which your Credit is expected to run out.
    class ShortfallProjection < Model
      # The currency of the shortfall.
      def currency = self["currency"]

      # The amount that is missing.
      # Type: `Money`.
      def short_by = self["short_by"]

      # First day on which the amount is missing.
      # Type: `Day`.
      def on = self["on"]
    end

    # An event's payload: Topup.
    class TopupEventData < Model
      CODECS = {
        "object" => "Topup",
        "threshold" => "CreditThreshold",
        "projection" => "ShortfallProjection",
      }.freeze

      # The Topup with its values at this attempt.
      def object = self["object"]

      # Fields that changed since the previous event of this object, with their previous values: apply
      # them to get the object as it was before. Tokens are masked. Null if nothing changed.
      def previous_attributes = self["previous_attributes"]

      # Whether `POST /test/events/trigger` created the event: nothing actually happened.
      def synthetic = self["synthetic"]

      # Threshold of the alert, for `credit.balance.low`. Null for all other types.
      def threshold = self["threshold"]

      # The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
      def projection = self["projection"]

      # ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
      # Type: `ProgramRuleId`.
      def rule = self["rule"]

      # ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
      # Type: `RewardId`.
      def reward = self["reward"]
    end

    # An event of a type that this version does not know. Everything it says is kept.
    class UnknownEvent < Model
      CODECS = {
        "data" => "EventData",
        "request" => "EventRequest",
      }.freeze

      # ID of the event. It is the same at each delivery: ignore events you have already processed.
      # Type: `EventId`.
      def id = self["id"]

      # Always `event`.
      def object = self["object"]

      # Time of the event. All events of one change have the same time.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Type of the event. New types can be added; ignore those you do not know.
      def type = self["type"]

      # API version in which `data.object` is formatted.
      # Type: `ApiVersion`.
      def api_version = self["api_version"]

      # Position among the events of the same object, starting at 1. Order events by it, not by
      # arrival.
      def sequence = self["sequence"]

      # Content of the event.
      def data = self["data"]

      # The request that caused the event. Null if the service did.
      def request = self["request"]
    end

    # A webhook endpoint was disabled, by you or because it failed for three days.
    class WebhookEndpointDisabledEvent < Model
      CODECS = {
        "data" => "WebhookEndpointEventData",
        "request" => "EventRequest",
      }.freeze

      # ID of the event. It is the same at each delivery: ignore events you have already processed.
      # Type: `EventId`.
      def id = self["id"]

      # Always `event`.
      def object = self["object"]

      # Time of the event. All events of one change have the same time.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Always `webhook_endpoint.disabled`.
      def type = self["type"]

      # API version in which `data.object` is formatted.
      # Type: `ApiVersion`.
      def api_version = self["api_version"]

      # Position among the events of the same object, starting at 1. Order events by it, not by
      # arrival.
      def sequence = self["sequence"]

      # The object, and what changed.
      def data = self["data"]

      # The request that caused the event. Null if the service did.
      def request = self["request"]
    end

    # An event's payload: WebhookEndpoint.
    class WebhookEndpointEventData < Model
      CODECS = {
        "object" => "WebhookEndpoint",
        "threshold" => "CreditThreshold",
        "projection" => "ShortfallProjection",
      }.freeze

      # The WebhookEndpoint with its values at this attempt.
      def object = self["object"]

      # Fields that changed since the previous event of this object, with their previous values: apply
      # them to get the object as it was before. Tokens are masked. Null if nothing changed.
      def previous_attributes = self["previous_attributes"]

      # Whether `POST /test/events/trigger` created the event: nothing actually happened.
      def synthetic = self["synthetic"]

      # Threshold of the alert, for `credit.balance.low`. Null for all other types.
      def threshold = self["threshold"]

      # The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
      def projection = self["projection"]

      # ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
      # Type: `ProgramRuleId`.
      def rule = self["rule"]

      # ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
      # Type: `RewardId`.
      def reward = self["reward"]
    end

    # A Send as a webhook delivers it.
    class WebhookSend < Model
      CODECS = {
        "bundle" => "SendBundle",
        "recipient" => "Recipient",
        "program" => "Program",
        "reward" => "Reward",
        "batch" => "Batch",
        "mandate" => "Mandate",
        "created_by" => "SendCreator",
        "power" => "SendPower",
      }.freeze
      SECRETS = [
        "token",
      ].freeze

      # The send.
      # Type: `SendId`.
      def id = self["id"]

      # Always `send`.
      def object = self["object"]

      # Time at which the send was created.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # Current status. Decide by this; see Lifecycles.
      def status = self["status"]

      # Type of the sale.
      def type = self["type"]

      # ID of the product sold.
      # Type: `ProductId`.
      def product = self["product"]

      # ID of the network that delivers the send.
      # Type: `NetworkId`.
      def network = self["network"]

      # Phone number in E.164 format, or meter number. For an erased recipient it is `+263700000000` or
      # `00000000000`; the amounts are kept.
      # Type: `Target`.
      def target = self["target"]

      # Target formatted for people. `erased` once the recipient is erased.
      # Type: `PhoneText`.
      def target_display = self["target_display"]

      # The face value: what the customer receives.
      # Type: `Money`.
      def amount = self["amount"]

      # The currency of `amount`, `cost` and `discount`.
      def currency = self["currency"]

      # Credit charged: the face value, less the dealer discount.
      # Type: `Money`.
      def cost = self["cost"]

      # The dealer discount; `0.00` without the dealer tier.
      # Type: `Money`.
      def discount = self["discount"]

      # Whether the Credit was returned. Remains true if a failed send is delivered late.
      def credit_returned = self["credit_returned"]

      # Credit transactions of this send, oldest first.
      def credit_transactions = self["credit_transactions"]

      # Data bundle sold. Null for airtime and power.
      def bundle = self["bundle"]

      # Your own reference. Null if you sent none.
      # Type: `ClientReference`.
      def client_reference = self["client_reference"]

      # Recipient that the send is attributed to. Can be expanded.
      def recipient = self["recipient"]

      # Program that the send is attributed to. Can be expanded.
      def program = self["program"]

      # Reward that the send pays out. Can be expanded.
      def reward = self["reward"]

      # Batch that the send belongs to. Can be expanded.
      def batch = self["batch"]

      # ID of the batch line that created the send.
      # Type: `BatchItemId`.
      def batch_item = self["batch_item"]

      # ID of the schedule that created the send.
      # Type: `ScheduleId`.
      def schedule = self["schedule"]

      # ID of the checkout session that paid for the send.
      # Type: `CheckoutSessionId`.
      def checkout_session = self["checkout_session"]

      # ID of the approval that allowed the send.
      # Type: `ApprovalId`.
      def approval = self["approval"]

      # What the person permitted who approved the send. Null unless `approval` is set, and after the
      # recipient is erased.
      def mandate = self["mandate"]

      # ID of the cost centre that the send is charged to.
      # Type: `CostCenterId`.
      def cost_center = self["cost_center"]

      # ID of the quote that confirmed the meter.
      # Type: `QuoteId`.
      def quote = self["quote"]

      # ID of the API key that caused the send: the one that created it, or whatever it pays for. For
      # signed completions, check-ins and claims of links that no reward waited for, it is the key that
      # created the program, or last activated or resumed it. Null if no key did.
      # Type: `KeyId`.
      def api_key = self["api_key"]

      # Who created this send.
      def created_by = self["created_by"]

      # Feature that created the send.
      def source = self["source"]

      # Another number to notify by SMS.
      # Type: `Phone`.
      def notify_number = self["notify_number"]

      # Text message to the customer. Null when none is sent.
      # Type: `SmsText`.
      def sms_message = self["sms_message"]

      # Language of the default message. Null when no message is sent.
      def sms_locale = self["sms_locale"]

      # SMS delivery status of the message to the customer.
      def sms_status = self["sms_status"]

      # Scheduled dispatch time. Null when the send is dispatched immediately.
      # Type: `UnixTime`.
      def scheduled_for = self["scheduled_for"]

      # Reason for the failure. Null unless the send failed.
      def failure_code = self["failure_code"]

      # Reason for the failure, in one sentence for a cashier.
      # Type: `Note`.
      def failure_message = self["failure_message"]

      # ID of the failed send that this one retries.
      # Type: `SendId`.
      def retry_of = self["retry_of"]

      # ID of the send that retries this one.
      # Type: `SendId`.
      def retried_by = self["retried_by"]

      # Whether the send can be retried: it failed and has not been retried yet.
      def retryable = self["retryable"]

      # Whether a person should check: unknown for over an hour, in review, or queued too long.
      def needs_attention = self["needs_attention"]

      # Time of the next status check with the network. Null when none is due.
      # Type: `UnixTime`.
      def next_check_at = self["next_check_at"]

      # Confirmation number of the network or utility, once delivered. Quote it to their support.
      def provider_reference = self["provider_reference"]

      # Time of the first submission to the network.
      # Type: `UnixTime`.
      def submitted_at = self["submitted_at"]

      # Time of delivery. Null unless delivered.
      # Type: `UnixTime`.
      def delivered_at = self["delivered_at"]

      # Time of the failure. Null unless failed.
      # Type: `UnixTime`.
      def failed_at = self["failed_at"]

      # Time at which the Credit was returned.
      # Type: `UnixTime`.
      def credited_at = self["credited_at"]

      # Time of the cancellation. Null unless cancelled.
      # Type: `UnixTime`.
      def cancelled_at = self["cancelled_at"]

      # Time at which we learned that a failed send had been delivered.
      # Type: `UnixTime`.
      def late_delivered_at = self["late_delivered_at"]

      # Behaviour during a national outage. Null for airtime and data.
      def on_zesa_down = self["on_zesa_down"]

      # Maximum time in the queue, in seconds. Null for airtime and data.
      # Type: `Seconds`.
      def max_hold = self["max_hold"]

      # Time at which a queued send fails. Null unless queued.
      # Type: `UnixTime`.
      def queued_until = self["queued_until"]

      # Confirmation level required for the meter. Null for airtime and data.
      def confirm = self["confirm"]

      # Meter, tokens and cost breakdown. Null for airtime and data.
      def power = self["power"]

      # Power token, masked without `tokens:read`. Null until delivered.
      # Type: `PowerToken`.
      def token = self["token"]

      # Kilowatt hours bought. Null until known, and for airtime and data.
      # Type: `Units`.
      def units = self["units"]

      # Your own key-value data about the sale.
      def metadata = self["metadata"]

      # Number printed on the receipt.
      # Type: `ReceiptNumber`.
      def receipt_number = self["receipt_number"]

      # Link that reads the tokens of a delivered power send once, within 15 minutes. Null unless the endpoint has `token_links`.
      def token_url = self["token_url"]
    end

    # An event's payload: ZesaAvailability.
    class ZesaAvailabilityEventData < Model
      CODECS = {
        "object" => "ZesaAvailability",
        "threshold" => "CreditThreshold",
        "projection" => "ShortfallProjection",
      }.freeze

      # The ZesaAvailability with its values at this attempt.
      def object = self["object"]

      # Fields that changed since the previous event of this object, with their previous values: apply
      # them to get the object as it was before. Tokens are masked. Null if nothing changed.
      def previous_attributes = self["previous_attributes"]

      # Whether `POST /test/events/trigger` created the event: nothing actually happened.
      def synthetic = self["synthetic"]

      # Threshold of the alert, for `credit.balance.low`. Null for all other types.
      def threshold = self["threshold"]

      # The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
      def projection = self["projection"]

      # ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
      # Type: `ProgramRuleId`.
      def rule = self["rule"]

      # ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
      # Type: `RewardId`.
      def reward = self["reward"]
    end
  end
end
