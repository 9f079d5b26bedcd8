# Made from the contract by "npm run sdks"; never edit this file.
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, List, Literal, Mapping, Optional, Sequence, Union

if TYPE_CHECKING:
    from .. import models as _models


from ...runtime.model import NOT_GIVEN, Model, given


class ActivityEventData(Model):
    """
    An event's payload: Activity.
    """

    __slots__ = ()
    _codecs = {
        "object": "Activity",
        "threshold": "CreditThreshold",
        "projection": "ShortfallProjection",
    }
    object: _models.Activity
    """
    The Activity with its values at this attempt.
    """
    previous_attributes: Optional[Any]
    """
    Fields that changed since the previous event of this object, with their previous values: apply
    them to get the object as it was before. Tokens are masked. Null if nothing changed.
    """
    synthetic: bool
    """
    Whether `POST /test/events/trigger` created the event: nothing actually happened.
    """
    threshold: Optional[_models.CreditThreshold]
    """
    Threshold of the alert, for `credit.balance.low`. Null for all other types.
    """
    projection: Optional[_models.ShortfallProjection]
    """
    The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
    """
    rule: Optional[str]
    """
    ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
    Type: `ProgramRuleId`.
    """
    reward: Optional[str]
    """
    ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
    Type: `RewardId`.
    """


class ActivityRuleMatchedEvent(Model):
    """
    An activity matched a rule of a program. `data.rule` and `data.reward` name both.
    """

    __slots__ = ()
    _codecs = {
        "data": "ActivityEventData",
        "request": "EventRequest",
    }
    id: str
    """
    ID of the event. It is the same at each delivery: ignore events you have already processed.
    Type: `EventId`.
    """
    object: Literal["event"]
    """
    Always `event`.
    """
    created: int
    """
    Time of the event. All events of one change have the same time.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    type: Literal["activity.rule_matched"]
    """
    Always `activity.rule_matched`.
    """
    api_version: str
    """
    API version in which `data.object` is formatted.
    Type: `ApiVersion`.
    """
    sequence: int
    """
    Position among the events of the same object, starting at 1. Order events by it, not by
    arrival.
    """
    data: _models.ActivityEventData
    """
    The object, and what changed.
    """
    request: Optional[_models.EventRequest]
    """
    The request that caused the event. Null if the service did.
    """


class AgentApprovalApprovedEvent(Model):
    """
    A person approved the request of an agent, and it is being executed.
    """

    __slots__ = ()
    _codecs = {
        "data": "AgentApprovalEventData",
        "request": "EventRequest",
    }
    id: str
    """
    ID of the event. It is the same at each delivery: ignore events you have already processed.
    Type: `EventId`.
    """
    object: Literal["event"]
    """
    Always `event`.
    """
    created: int
    """
    Time of the event. All events of one change have the same time.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    type: Literal["agent_approval.approved"]
    """
    Always `agent_approval.approved`.
    """
    api_version: str
    """
    API version in which `data.object` is formatted.
    Type: `ApiVersion`.
    """
    sequence: int
    """
    Position among the events of the same object, starting at 1. Order events by it, not by
    arrival.
    """
    data: _models.AgentApprovalEventData
    """
    The object, and what changed.
    """
    request: Optional[_models.EventRequest]
    """
    The request that caused the event. Null if the service did.
    """


class AgentApprovalEventData(Model):
    """
    An event's payload: AgentApproval.
    """

    __slots__ = ()
    _codecs = {
        "object": "AgentApproval",
        "threshold": "CreditThreshold",
        "projection": "ShortfallProjection",
    }
    object: _models.AgentApproval
    """
    The AgentApproval with its values at this attempt.
    """
    previous_attributes: Optional[Any]
    """
    Fields that changed since the previous event of this object, with their previous values: apply
    them to get the object as it was before. Tokens are masked. Null if nothing changed.
    """
    synthetic: bool
    """
    Whether `POST /test/events/trigger` created the event: nothing actually happened.
    """
    threshold: Optional[_models.CreditThreshold]
    """
    Threshold of the alert, for `credit.balance.low`. Null for all other types.
    """
    projection: Optional[_models.ShortfallProjection]
    """
    The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
    """
    rule: Optional[str]
    """
    ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
    Type: `ProgramRuleId`.
    """
    reward: Optional[str]
    """
    ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
    Type: `RewardId`.
    """


class AgentApprovalExpiredEvent(Model):
    """
    Nobody decided the request of an agent within 24 hours. Nothing is sent or charged.
    """

    __slots__ = ()
    _codecs = {
        "data": "AgentApprovalEventData",
        "request": "EventRequest",
    }
    id: str
    """
    ID of the event. It is the same at each delivery: ignore events you have already processed.
    Type: `EventId`.
    """
    object: Literal["event"]
    """
    Always `event`.
    """
    created: int
    """
    Time of the event. All events of one change have the same time.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    type: Literal["agent_approval.expired"]
    """
    Always `agent_approval.expired`.
    """
    api_version: str
    """
    API version in which `data.object` is formatted.
    Type: `ApiVersion`.
    """
    sequence: int
    """
    Position among the events of the same object, starting at 1. Order events by it, not by
    arrival.
    """
    data: _models.AgentApprovalEventData
    """
    The object, and what changed.
    """
    request: Optional[_models.EventRequest]
    """
    The request that caused the event. Null if the service did.
    """


class AgentApprovalFailedEvent(Model):
    """
    An approved request could not be executed; `failure` says why. Nothing is charged.
    """

    __slots__ = ()
    _codecs = {
        "data": "AgentApprovalEventData",
        "request": "EventRequest",
    }
    id: str
    """
    ID of the event. It is the same at each delivery: ignore events you have already processed.
    Type: `EventId`.
    """
    object: Literal["event"]
    """
    Always `event`.
    """
    created: int
    """
    Time of the event. All events of one change have the same time.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    type: Literal["agent_approval.failed"]
    """
    Always `agent_approval.failed`.
    """
    api_version: str
    """
    API version in which `data.object` is formatted.
    Type: `ApiVersion`.
    """
    sequence: int
    """
    Position among the events of the same object, starting at 1. Order events by it, not by
    arrival.
    """
    data: _models.AgentApprovalEventData
    """
    The object, and what changed.
    """
    request: Optional[_models.EventRequest]
    """
    The request that caused the event. Null if the service did.
    """


class AgentApprovalRejectedEvent(Model):
    """
    A person rejected the request of an agent. Nothing is sent or charged.
    """

    __slots__ = ()
    _codecs = {
        "data": "AgentApprovalEventData",
        "request": "EventRequest",
    }
    id: str
    """
    ID of the event. It is the same at each delivery: ignore events you have already processed.
    Type: `EventId`.
    """
    object: Literal["event"]
    """
    Always `event`.
    """
    created: int
    """
    Time of the event. All events of one change have the same time.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    type: Literal["agent_approval.rejected"]
    """
    Always `agent_approval.rejected`.
    """
    api_version: str
    """
    API version in which `data.object` is formatted.
    Type: `ApiVersion`.
    """
    sequence: int
    """
    Position among the events of the same object, starting at 1. Order events by it, not by
    arrival.
    """
    data: _models.AgentApprovalEventData
    """
    The object, and what changed.
    """
    request: Optional[_models.EventRequest]
    """
    The request that caused the event. Null if the service did.
    """


class AgentApprovalRequestedEvent(Model):
    """
    An agent requests approval. Nothing is sent or charged until a person approves.
    """

    __slots__ = ()
    _codecs = {
        "data": "AgentApprovalEventData",
        "request": "EventRequest",
    }
    id: str
    """
    ID of the event. It is the same at each delivery: ignore events you have already processed.
    Type: `EventId`.
    """
    object: Literal["event"]
    """
    Always `event`.
    """
    created: int
    """
    Time of the event. All events of one change have the same time.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    type: Literal["agent_approval.requested"]
    """
    Always `agent_approval.requested`.
    """
    api_version: str
    """
    API version in which `data.object` is formatted.
    Type: `ApiVersion`.
    """
    sequence: int
    """
    Position among the events of the same object, starting at 1. Order events by it, not by
    arrival.
    """
    data: _models.AgentApprovalEventData
    """
    The object, and what changed.
    """
    request: Optional[_models.EventRequest]
    """
    The request that caused the event. Null if the service did.
    """


class ApiKeyCreatedEvent(Model):
    """
    An API key was created.
    """

    __slots__ = ()
    _codecs = {
        "data": "ApiKeyEventData",
        "request": "EventRequest",
    }
    id: str
    """
    ID of the event. It is the same at each delivery: ignore events you have already processed.
    Type: `EventId`.
    """
    object: Literal["event"]
    """
    Always `event`.
    """
    created: int
    """
    Time of the event. All events of one change have the same time.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    type: Literal["api_key.created"]
    """
    Always `api_key.created`.
    """
    api_version: str
    """
    API version in which `data.object` is formatted.
    Type: `ApiVersion`.
    """
    sequence: int
    """
    Position among the events of the same object, starting at 1. Order events by it, not by
    arrival.
    """
    data: _models.ApiKeyEventData
    """
    The object, and what changed.
    """
    request: Optional[_models.EventRequest]
    """
    The request that caused the event. Null if the service did.
    """


class ApiKeyEventData(Model):
    """
    An event's payload: ApiKey.
    """

    __slots__ = ()
    _codecs = {
        "object": "ApiKey",
        "threshold": "CreditThreshold",
        "projection": "ShortfallProjection",
    }
    object: _models.ApiKey
    """
    The ApiKey with its values at this attempt.
    """
    previous_attributes: Optional[Any]
    """
    Fields that changed since the previous event of this object, with their previous values: apply
    them to get the object as it was before. Tokens are masked. Null if nothing changed.
    """
    synthetic: bool
    """
    Whether `POST /test/events/trigger` created the event: nothing actually happened.
    """
    threshold: Optional[_models.CreditThreshold]
    """
    Threshold of the alert, for `credit.balance.low`. Null for all other types.
    """
    projection: Optional[_models.ShortfallProjection]
    """
    The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
    """
    rule: Optional[str]
    """
    ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
    Type: `ProgramRuleId`.
    """
    reward: Optional[str]
    """
    ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
    Type: `RewardId`.
    """


class ApiKeyExpiringEvent(Model):
    """
    An API key expires in 7 days, or in 1 day.
    """

    __slots__ = ()
    _codecs = {
        "data": "ApiKeyEventData",
        "request": "EventRequest",
    }
    id: str
    """
    ID of the event. It is the same at each delivery: ignore events you have already processed.
    Type: `EventId`.
    """
    object: Literal["event"]
    """
    Always `event`.
    """
    created: int
    """
    Time of the event. All events of one change have the same time.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    type: Literal["api_key.expiring"]
    """
    Always `api_key.expiring`.
    """
    api_version: str
    """
    API version in which `data.object` is formatted.
    Type: `ApiVersion`.
    """
    sequence: int
    """
    Position among the events of the same object, starting at 1. Order events by it, not by
    arrival.
    """
    data: _models.ApiKeyEventData
    """
    The object, and what changed.
    """
    request: Optional[_models.EventRequest]
    """
    The request that caused the event. Null if the service did.
    """


class ApiKeyRevokedEvent(Model):
    """
    An API key was revoked and no longer works.
    """

    __slots__ = ()
    _codecs = {
        "data": "ApiKeyEventData",
        "request": "EventRequest",
    }
    id: str
    """
    ID of the event. It is the same at each delivery: ignore events you have already processed.
    Type: `EventId`.
    """
    object: Literal["event"]
    """
    Always `event`.
    """
    created: int
    """
    Time of the event. All events of one change have the same time.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    type: Literal["api_key.revoked"]
    """
    Always `api_key.revoked`.
    """
    api_version: str
    """
    API version in which `data.object` is formatted.
    Type: `ApiVersion`.
    """
    sequence: int
    """
    Position among the events of the same object, starting at 1. Order events by it, not by
    arrival.
    """
    data: _models.ApiKeyEventData
    """
    The object, and what changed.
    """
    request: Optional[_models.EventRequest]
    """
    The request that caused the event. Null if the service did.
    """


class ApiKeyRolledEvent(Model):
    """
    An API key has a new secret. The old one works until its grace period ends.
    """

    __slots__ = ()
    _codecs = {
        "data": "ApiKeyEventData",
        "request": "EventRequest",
    }
    id: str
    """
    ID of the event. It is the same at each delivery: ignore events you have already processed.
    Type: `EventId`.
    """
    object: Literal["event"]
    """
    Always `event`.
    """
    created: int
    """
    Time of the event. All events of one change have the same time.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    type: Literal["api_key.rolled"]
    """
    Always `api_key.rolled`.
    """
    api_version: str
    """
    API version in which `data.object` is formatted.
    Type: `ApiVersion`.
    """
    sequence: int
    """
    Position among the events of the same object, starting at 1. Order events by it, not by
    arrival.
    """
    data: _models.ApiKeyEventData
    """
    The object, and what changed.
    """
    request: Optional[_models.EventRequest]
    """
    The request that caused the event. Null if the service did.
    """


class BatchCancelledEvent(Model):
    """
    A batch was cancelled, or nobody approved it within 72 hours.
    """

    __slots__ = ()
    _codecs = {
        "data": "BatchEventData",
        "request": "EventRequest",
    }
    id: str
    """
    ID of the event. It is the same at each delivery: ignore events you have already processed.
    Type: `EventId`.
    """
    object: Literal["event"]
    """
    Always `event`.
    """
    created: int
    """
    Time of the event. All events of one change have the same time.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    type: Literal["batch.cancelled"]
    """
    Always `batch.cancelled`.
    """
    api_version: str
    """
    API version in which `data.object` is formatted.
    Type: `ApiVersion`.
    """
    sequence: int
    """
    Position among the events of the same object, starting at 1. Order events by it, not by
    arrival.
    """
    data: _models.BatchEventData
    """
    The object, and what changed.
    """
    request: Optional[_models.EventRequest]
    """
    The request that caused the event. Null if the service did.
    """


class BatchCompletedEvent(Model):
    """
    Every valid line of a batch was delivered.
    """

    __slots__ = ()
    _codecs = {
        "data": "BatchEventData",
        "request": "EventRequest",
    }
    id: str
    """
    ID of the event. It is the same at each delivery: ignore events you have already processed.
    Type: `EventId`.
    """
    object: Literal["event"]
    """
    Always `event`.
    """
    created: int
    """
    Time of the event. All events of one change have the same time.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    type: Literal["batch.completed"]
    """
    Always `batch.completed`.
    """
    api_version: str
    """
    API version in which `data.object` is formatted.
    Type: `ApiVersion`.
    """
    sequence: int
    """
    Position among the events of the same object, starting at 1. Order events by it, not by
    arrival.
    """
    data: _models.BatchEventData
    """
    The object, and what changed.
    """
    request: Optional[_models.EventRequest]
    """
    The request that caused the event. Null if the service did.
    """


class BatchCreatedEvent(Model):
    """
    A batch was created, its lines are checked and its total is known.
    """

    __slots__ = ()
    _codecs = {
        "data": "BatchEventData",
        "request": "EventRequest",
    }
    id: str
    """
    ID of the event. It is the same at each delivery: ignore events you have already processed.
    Type: `EventId`.
    """
    object: Literal["event"]
    """
    Always `event`.
    """
    created: int
    """
    Time of the event. All events of one change have the same time.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    type: Literal["batch.created"]
    """
    Always `batch.created`.
    """
    api_version: str
    """
    API version in which `data.object` is formatted.
    Type: `ApiVersion`.
    """
    sequence: int
    """
    Position among the events of the same object, starting at 1. Order events by it, not by
    arrival.
    """
    data: _models.BatchEventData
    """
    The object, and what changed.
    """
    request: Optional[_models.EventRequest]
    """
    The request that caused the event. Null if the service did.
    """


class BatchEventData(Model):
    """
    An event's payload: Batch.
    """

    __slots__ = ()
    _codecs = {
        "object": "Batch",
        "threshold": "CreditThreshold",
        "projection": "ShortfallProjection",
    }
    object: _models.Batch
    """
    The Batch with its values at this attempt.
    """
    previous_attributes: Optional[Any]
    """
    Fields that changed since the previous event of this object, with their previous values: apply
    them to get the object as it was before. Tokens are masked. Null if nothing changed.
    """
    synthetic: bool
    """
    Whether `POST /test/events/trigger` created the event: nothing actually happened.
    """
    threshold: Optional[_models.CreditThreshold]
    """
    Threshold of the alert, for `credit.balance.low`. Null for all other types.
    """
    projection: Optional[_models.ShortfallProjection]
    """
    The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
    """
    rule: Optional[str]
    """
    ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
    Type: `ProgramRuleId`.
    """
    reward: Optional[str]
    """
    ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
    Type: `RewardId`.
    """


class BatchFailedEvent(Model):
    """
    A batch has ended with none of its lines delivered.
    """

    __slots__ = ()
    _codecs = {
        "data": "BatchEventData",
        "request": "EventRequest",
    }
    id: str
    """
    ID of the event. It is the same at each delivery: ignore events you have already processed.
    Type: `EventId`.
    """
    object: Literal["event"]
    """
    Always `event`.
    """
    created: int
    """
    Time of the event. All events of one change have the same time.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    type: Literal["batch.failed"]
    """
    Always `batch.failed`.
    """
    api_version: str
    """
    API version in which `data.object` is formatted.
    Type: `ApiVersion`.
    """
    sequence: int
    """
    Position among the events of the same object, starting at 1. Order events by it, not by
    arrival.
    """
    data: _models.BatchEventData
    """
    The object, and what changed.
    """
    request: Optional[_models.EventRequest]
    """
    The request that caused the event. Null if the service did.
    """


class BatchPartiallyCompletedEvent(Model):
    """
    A batch has ended with some of its lines delivered and some not.
    """

    __slots__ = ()
    _codecs = {
        "data": "BatchEventData",
        "request": "EventRequest",
    }
    id: str
    """
    ID of the event. It is the same at each delivery: ignore events you have already processed.
    Type: `EventId`.
    """
    object: Literal["event"]
    """
    Always `event`.
    """
    created: int
    """
    Time of the event. All events of one change have the same time.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    type: Literal["batch.partially_completed"]
    """
    Always `batch.partially_completed`.
    """
    api_version: str
    """
    API version in which `data.object` is formatted.
    Type: `ApiVersion`.
    """
    sequence: int
    """
    Position among the events of the same object, starting at 1. Order events by it, not by
    arrival.
    """
    data: _models.BatchEventData
    """
    The object, and what changed.
    """
    request: Optional[_models.EventRequest]
    """
    The request that caused the event. Null if the service did.
    """


class BatchProcessingEvent(Model):
    """
    The lines of a batch are being sent.
    """

    __slots__ = ()
    _codecs = {
        "data": "BatchEventData",
        "request": "EventRequest",
    }
    id: str
    """
    ID of the event. It is the same at each delivery: ignore events you have already processed.
    Type: `EventId`.
    """
    object: Literal["event"]
    """
    Always `event`.
    """
    created: int
    """
    Time of the event. All events of one change have the same time.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    type: Literal["batch.processing"]
    """
    Always `batch.processing`.
    """
    api_version: str
    """
    API version in which `data.object` is formatted.
    Type: `ApiVersion`.
    """
    sequence: int
    """
    Position among the events of the same object, starting at 1. Order events by it, not by
    arrival.
    """
    data: _models.BatchEventData
    """
    The object, and what changed.
    """
    request: Optional[_models.EventRequest]
    """
    The request that caused the event. Null if the service did.
    """


class BatchRequiresApprovalEvent(Model):
    """
    A batch exceeds your threshold and requires the approval of an owner or admin.
    """

    __slots__ = ()
    _codecs = {
        "data": "BatchEventData",
        "request": "EventRequest",
    }
    id: str
    """
    ID of the event. It is the same at each delivery: ignore events you have already processed.
    Type: `EventId`.
    """
    object: Literal["event"]
    """
    Always `event`.
    """
    created: int
    """
    Time of the event. All events of one change have the same time.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    type: Literal["batch.requires_approval"]
    """
    Always `batch.requires_approval`.
    """
    api_version: str
    """
    API version in which `data.object` is formatted.
    Type: `ApiVersion`.
    """
    sequence: int
    """
    Position among the events of the same object, starting at 1. Order events by it, not by
    arrival.
    """
    data: _models.BatchEventData
    """
    The object, and what changed.
    """
    request: Optional[_models.EventRequest]
    """
    The request that caused the event. Null if the service did.
    """


class CheckoutSessionCreditedEvent(Model):
    """
    Nothing was delivered, and the face value was added to your Credit.
    """

    __slots__ = ()
    _codecs = {
        "data": "CheckoutSessionEventData",
        "request": "EventRequest",
    }
    id: str
    """
    ID of the event. It is the same at each delivery: ignore events you have already processed.
    Type: `EventId`.
    """
    object: Literal["event"]
    """
    Always `event`.
    """
    created: int
    """
    Time of the event. All events of one change have the same time.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    type: Literal["checkout.session.credited"]
    """
    Always `checkout.session.credited`.
    """
    api_version: str
    """
    API version in which `data.object` is formatted.
    Type: `ApiVersion`.
    """
    sequence: int
    """
    Position among the events of the same object, starting at 1. Order events by it, not by
    arrival.
    """
    data: _models.CheckoutSessionEventData
    """
    The object, and what changed.
    """
    request: Optional[_models.EventRequest]
    """
    The request that caused the event. Null if the service did.
    """


class CheckoutSessionEventData(Model):
    """
    An event's payload: CheckoutSession.
    """

    __slots__ = ()
    _codecs = {
        "object": "CheckoutSession",
        "threshold": "CreditThreshold",
        "projection": "ShortfallProjection",
    }
    object: _models.CheckoutSession
    """
    The CheckoutSession with its values at this attempt.
    """
    previous_attributes: Optional[Any]
    """
    Fields that changed since the previous event of this object, with their previous values: apply
    them to get the object as it was before. Tokens are masked. Null if nothing changed.
    """
    synthetic: bool
    """
    Whether `POST /test/events/trigger` created the event: nothing actually happened.
    """
    threshold: Optional[_models.CreditThreshold]
    """
    Threshold of the alert, for `credit.balance.low`. Null for all other types.
    """
    projection: Optional[_models.ShortfallProjection]
    """
    The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
    """
    rule: Optional[str]
    """
    ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
    Type: `ProgramRuleId`.
    """
    reward: Optional[str]
    """
    ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
    Type: `RewardId`.
    """


class CheckoutSessionExpiredEvent(Model):
    """
    A session was not paid in time, or was ended. A late payment makes it `paid`.
    """

    __slots__ = ()
    _codecs = {
        "data": "CheckoutSessionEventData",
        "request": "EventRequest",
    }
    id: str
    """
    ID of the event. It is the same at each delivery: ignore events you have already processed.
    Type: `EventId`.
    """
    object: Literal["event"]
    """
    Always `event`.
    """
    created: int
    """
    Time of the event. All events of one change have the same time.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    type: Literal["checkout.session.expired"]
    """
    Always `checkout.session.expired`.
    """
    api_version: str
    """
    API version in which `data.object` is formatted.
    Type: `ApiVersion`.
    """
    sequence: int
    """
    Position among the events of the same object, starting at 1. Order events by it, not by
    arrival.
    """
    data: _models.CheckoutSessionEventData
    """
    The object, and what changed.
    """
    request: Optional[_models.EventRequest]
    """
    The request that caused the event. Null if the service did.
    """


class CheckoutSessionFulfilledEvent(Model):
    """
    What a customer paid for was delivered.
    """

    __slots__ = ()
    _codecs = {
        "data": "CheckoutSessionEventData",
        "request": "EventRequest",
    }
    id: str
    """
    ID of the event. It is the same at each delivery: ignore events you have already processed.
    Type: `EventId`.
    """
    object: Literal["event"]
    """
    Always `event`.
    """
    created: int
    """
    Time of the event. All events of one change have the same time.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    type: Literal["checkout.session.fulfilled"]
    """
    Always `checkout.session.fulfilled`.
    """
    api_version: str
    """
    API version in which `data.object` is formatted.
    Type: `ApiVersion`.
    """
    sequence: int
    """
    Position among the events of the same object, starting at 1. Order events by it, not by
    arrival.
    """
    data: _models.CheckoutSessionEventData
    """
    The object, and what changed.
    """
    request: Optional[_models.EventRequest]
    """
    The request that caused the event. Null if the service did.
    """


class CheckoutSessionPaidEvent(Model):
    """
    A checkout session was paid, and its send is being delivered.
    """

    __slots__ = ()
    _codecs = {
        "data": "CheckoutSessionEventData",
        "request": "EventRequest",
    }
    id: str
    """
    ID of the event. It is the same at each delivery: ignore events you have already processed.
    Type: `EventId`.
    """
    object: Literal["event"]
    """
    Always `event`.
    """
    created: int
    """
    Time of the event. All events of one change have the same time.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    type: Literal["checkout.session.paid"]
    """
    Always `checkout.session.paid`.
    """
    api_version: str
    """
    API version in which `data.object` is formatted.
    Type: `ApiVersion`.
    """
    sequence: int
    """
    Position among the events of the same object, starting at 1. Order events by it, not by
    arrival.
    """
    data: _models.CheckoutSessionEventData
    """
    The object, and what changed.
    """
    request: Optional[_models.EventRequest]
    """
    The request that caused the event. Null if the service did.
    """


class CheckoutSessionResentEvent(Model):
    """
    A new send was created to replace one that failed.
    """

    __slots__ = ()
    _codecs = {
        "data": "CheckoutSessionEventData",
        "request": "EventRequest",
    }
    id: str
    """
    ID of the event. It is the same at each delivery: ignore events you have already processed.
    Type: `EventId`.
    """
    object: Literal["event"]
    """
    Always `event`.
    """
    created: int
    """
    Time of the event. All events of one change have the same time.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    type: Literal["checkout.session.resent"]
    """
    Always `checkout.session.resent`.
    """
    api_version: str
    """
    API version in which `data.object` is formatted.
    Type: `ApiVersion`.
    """
    sequence: int
    """
    Position among the events of the same object, starting at 1. Order events by it, not by
    arrival.
    """
    data: _models.CheckoutSessionEventData
    """
    The object, and what changed.
    """
    request: Optional[_models.EventRequest]
    """
    The request that caused the event. Null if the service did.
    """


class CreditAdjustedEvent(Model):
    """
    Our staff corrected your Credit with this transaction.
    """

    __slots__ = ()
    _codecs = {
        "data": "CreditTransactionEventData",
        "request": "EventRequest",
    }
    id: str
    """
    ID of the event. It is the same at each delivery: ignore events you have already processed.
    Type: `EventId`.
    """
    object: Literal["event"]
    """
    Always `event`.
    """
    created: int
    """
    Time of the event. All events of one change have the same time.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    type: Literal["credit.adjusted"]
    """
    Always `credit.adjusted`.
    """
    api_version: str
    """
    API version in which `data.object` is formatted.
    Type: `ApiVersion`.
    """
    sequence: int
    """
    Position among the events of the same object, starting at 1. Order events by it, not by
    arrival.
    """
    data: _models.CreditTransactionEventData
    """
    The object, and what changed.
    """
    request: Optional[_models.EventRequest]
    """
    The request that caused the event. Null if the service did.
    """


class CreditBalanceLowEvent(Model):
    """
    A sale or reservation took available Credit below the threshold of your alert.
    """

    __slots__ = ()
    _codecs = {
        "data": "CreditEventData",
        "request": "EventRequest",
    }
    id: str
    """
    ID of the event. It is the same at each delivery: ignore events you have already processed.
    Type: `EventId`.
    """
    object: Literal["event"]
    """
    Always `event`.
    """
    created: int
    """
    Time of the event. All events of one change have the same time.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    type: Literal["credit.balance.low"]
    """
    Always `credit.balance.low`.
    """
    api_version: str
    """
    API version in which `data.object` is formatted.
    Type: `ApiVersion`.
    """
    sequence: int
    """
    Position among the events of the same object, starting at 1. Order events by it, not by
    arrival.
    """
    data: _models.CreditEventData
    """
    The object, and what changed.
    """
    request: Optional[_models.EventRequest]
    """
    The request that caused the event. Null if the service did.
    """


class CreditEventData(Model):
    """
    An event's payload: Credit.
    """

    __slots__ = ()
    _codecs = {
        "object": "Credit",
        "threshold": "CreditThreshold",
        "projection": "ShortfallProjection",
    }
    object: _models.Credit
    """
    The Credit with its values at this attempt.
    """
    previous_attributes: Optional[Any]
    """
    Fields that changed since the previous event of this object, with their previous values: apply
    them to get the object as it was before. Tokens are masked. Null if nothing changed.
    """
    synthetic: bool
    """
    Whether `POST /test/events/trigger` created the event: nothing actually happened.
    """
    threshold: Optional[_models.CreditThreshold]
    """
    Threshold of the alert, for `credit.balance.low`. Null for all other types.
    """
    projection: Optional[_models.ShortfallProjection]
    """
    The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
    """
    rule: Optional[str]
    """
    ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
    Type: `ProgramRuleId`.
    """
    reward: Optional[str]
    """
    ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
    Type: `RewardId`.
    """


class CreditReleasedEvent(Model):
    """
    Reserved Credit is available again.
    """

    __slots__ = ()
    _codecs = {
        "data": "CreditReservationEventData",
        "request": "EventRequest",
    }
    id: str
    """
    ID of the event. It is the same at each delivery: ignore events you have already processed.
    Type: `EventId`.
    """
    object: Literal["event"]
    """
    Always `event`.
    """
    created: int
    """
    Time of the event. All events of one change have the same time.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    type: Literal["credit.released"]
    """
    Always `credit.released`.
    """
    api_version: str
    """
    API version in which `data.object` is formatted.
    Type: `ApiVersion`.
    """
    sequence: int
    """
    Position among the events of the same object, starting at 1. Order events by it, not by
    arrival.
    """
    data: _models.CreditReservationEventData
    """
    The object, and what changed.
    """
    request: Optional[_models.EventRequest]
    """
    The request that caused the event. Null if the service did.
    """


class CreditReservationEventData(Model):
    """
    An event's payload: CreditReservation.
    """

    __slots__ = ()
    _codecs = {
        "object": "CreditReservation",
        "threshold": "CreditThreshold",
        "projection": "ShortfallProjection",
    }
    object: _models.CreditReservation
    """
    The CreditReservation with its values at this attempt.
    """
    previous_attributes: Optional[Any]
    """
    Fields that changed since the previous event of this object, with their previous values: apply
    them to get the object as it was before. Tokens are masked. Null if nothing changed.
    """
    synthetic: bool
    """
    Whether `POST /test/events/trigger` created the event: nothing actually happened.
    """
    threshold: Optional[_models.CreditThreshold]
    """
    Threshold of the alert, for `credit.balance.low`. Null for all other types.
    """
    projection: Optional[_models.ShortfallProjection]
    """
    The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
    """
    rule: Optional[str]
    """
    ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
    Type: `ProgramRuleId`.
    """
    reward: Optional[str]
    """
    ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
    Type: `RewardId`.
    """


class CreditReservedEvent(Model):
    """
    Credit was reserved for a batch or a program.
    """

    __slots__ = ()
    _codecs = {
        "data": "CreditReservationEventData",
        "request": "EventRequest",
    }
    id: str
    """
    ID of the event. It is the same at each delivery: ignore events you have already processed.
    Type: `EventId`.
    """
    object: Literal["event"]
    """
    Always `event`.
    """
    created: int
    """
    Time of the event. All events of one change have the same time.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    type: Literal["credit.reserved"]
    """
    Always `credit.reserved`.
    """
    api_version: str
    """
    API version in which `data.object` is formatted.
    Type: `ApiVersion`.
    """
    sequence: int
    """
    Position among the events of the same object, starting at 1. Order events by it, not by
    arrival.
    """
    data: _models.CreditReservationEventData
    """
    The object, and what changed.
    """
    request: Optional[_models.EventRequest]
    """
    The request that caused the event. Null if the service did.
    """


class CreditShortfallProjectedEvent(Model):
    """
    Upcoming schedules need more than your Credit; `data.projection` says when.
    """

    __slots__ = ()
    _codecs = {
        "data": "CreditEventData",
        "request": "EventRequest",
    }
    id: str
    """
    ID of the event. It is the same at each delivery: ignore events you have already processed.
    Type: `EventId`.
    """
    object: Literal["event"]
    """
    Always `event`.
    """
    created: int
    """
    Time of the event. All events of one change have the same time.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    type: Literal["credit.shortfall.projected"]
    """
    Always `credit.shortfall.projected`.
    """
    api_version: str
    """
    API version in which `data.object` is formatted.
    Type: `ApiVersion`.
    """
    sequence: int
    """
    Position among the events of the same object, starting at 1. Order events by it, not by
    arrival.
    """
    data: _models.CreditEventData
    """
    The object, and what changed.
    """
    request: Optional[_models.EventRequest]
    """
    The request that caused the event. Null if the service did.
    """


class CreditThreshold(Model):
    """
    Available Credit below which an alert is sent.
    """

    __slots__ = ()
    currency: str
    """
    Currency of the Credit.
    See `Currency`.
    """
    amount: str
    """
    Amount below which the alert is sent.
    Type: `Money`.
    """


class CreditTopupExpiredEvent(Model):
    """
    A top-up was not paid in time.
    """

    __slots__ = ()
    _codecs = {
        "data": "TopupEventData",
        "request": "EventRequest",
    }
    id: str
    """
    ID of the event. It is the same at each delivery: ignore events you have already processed.
    Type: `EventId`.
    """
    object: Literal["event"]
    """
    Always `event`.
    """
    created: int
    """
    Time of the event. All events of one change have the same time.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    type: Literal["credit.topup.expired"]
    """
    Always `credit.topup.expired`.
    """
    api_version: str
    """
    API version in which `data.object` is formatted.
    Type: `ApiVersion`.
    """
    sequence: int
    """
    Position among the events of the same object, starting at 1. Order events by it, not by
    arrival.
    """
    data: _models.TopupEventData
    """
    The object, and what changed.
    """
    request: Optional[_models.EventRequest]
    """
    The request that caused the event. Null if the service did.
    """


class CreditTopupFailedEvent(Model):
    """
    The payment of a top-up failed. `failure_code` says why.
    """

    __slots__ = ()
    _codecs = {
        "data": "TopupEventData",
        "request": "EventRequest",
    }
    id: str
    """
    ID of the event. It is the same at each delivery: ignore events you have already processed.
    Type: `EventId`.
    """
    object: Literal["event"]
    """
    Always `event`.
    """
    created: int
    """
    Time of the event. All events of one change have the same time.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    type: Literal["credit.topup.failed"]
    """
    Always `credit.topup.failed`.
    """
    api_version: str
    """
    API version in which `data.object` is formatted.
    Type: `ApiVersion`.
    """
    sequence: int
    """
    Position among the events of the same object, starting at 1. Order events by it, not by
    arrival.
    """
    data: _models.TopupEventData
    """
    The object, and what changed.
    """
    request: Optional[_models.EventRequest]
    """
    The request that caused the event. Null if the service did.
    """


class CreditTopupPendingEvent(Model):
    """
    A top-up was created and is waiting for its payment.
    """

    __slots__ = ()
    _codecs = {
        "data": "TopupEventData",
        "request": "EventRequest",
    }
    id: str
    """
    ID of the event. It is the same at each delivery: ignore events you have already processed.
    Type: `EventId`.
    """
    object: Literal["event"]
    """
    Always `event`.
    """
    created: int
    """
    Time of the event. All events of one change have the same time.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    type: Literal["credit.topup.pending"]
    """
    Always `credit.topup.pending`.
    """
    api_version: str
    """
    API version in which `data.object` is formatted.
    Type: `ApiVersion`.
    """
    sequence: int
    """
    Position among the events of the same object, starting at 1. Order events by it, not by
    arrival.
    """
    data: _models.TopupEventData
    """
    The object, and what changed.
    """
    request: Optional[_models.EventRequest]
    """
    The request that caused the event. Null if the service did.
    """


class CreditTopupSucceededEvent(Model):
    """
    The payment of a top-up arrived and was added to your Credit.
    """

    __slots__ = ()
    _codecs = {
        "data": "TopupEventData",
        "request": "EventRequest",
    }
    id: str
    """
    ID of the event. It is the same at each delivery: ignore events you have already processed.
    Type: `EventId`.
    """
    object: Literal["event"]
    """
    Always `event`.
    """
    created: int
    """
    Time of the event. All events of one change have the same time.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    type: Literal["credit.topup.succeeded"]
    """
    Always `credit.topup.succeeded`.
    """
    api_version: str
    """
    API version in which `data.object` is formatted.
    Type: `ApiVersion`.
    """
    sequence: int
    """
    Position among the events of the same object, starting at 1. Order events by it, not by
    arrival.
    """
    data: _models.TopupEventData
    """
    The object, and what changed.
    """
    request: Optional[_models.EventRequest]
    """
    The request that caused the event. Null if the service did.
    """


class CreditTransactionEventData(Model):
    """
    An event's payload: CreditTransaction.
    """

    __slots__ = ()
    _codecs = {
        "object": "CreditTransaction",
        "threshold": "CreditThreshold",
        "projection": "ShortfallProjection",
    }
    object: _models.CreditTransaction
    """
    The CreditTransaction with its values at this attempt.
    """
    previous_attributes: Optional[Any]
    """
    Fields that changed since the previous event of this object, with their previous values: apply
    them to get the object as it was before. Tokens are masked. Null if nothing changed.
    """
    synthetic: bool
    """
    Whether `POST /test/events/trigger` created the event: nothing actually happened.
    """
    threshold: Optional[_models.CreditThreshold]
    """
    Threshold of the alert, for `credit.balance.low`. Null for all other types.
    """
    projection: Optional[_models.ShortfallProjection]
    """
    The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
    """
    rule: Optional[str]
    """
    ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
    Type: `ProgramRuleId`.
    """
    reward: Optional[str]
    """
    ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
    Type: `RewardId`.
    """


class DisputeEventData(Model):
    """
    An event's payload: Dispute.
    """

    __slots__ = ()
    _codecs = {
        "object": "Dispute",
        "threshold": "CreditThreshold",
        "projection": "ShortfallProjection",
    }
    object: _models.Dispute
    """
    The Dispute with its values at this attempt.
    """
    previous_attributes: Optional[Any]
    """
    Fields that changed since the previous event of this object, with their previous values: apply
    them to get the object as it was before. Tokens are masked. Null if nothing changed.
    """
    synthetic: bool
    """
    Whether `POST /test/events/trigger` created the event: nothing actually happened.
    """
    threshold: Optional[_models.CreditThreshold]
    """
    Threshold of the alert, for `credit.balance.low`. Null for all other types.
    """
    projection: Optional[_models.ShortfallProjection]
    """
    The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
    """
    rule: Optional[str]
    """
    ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
    Type: `ProgramRuleId`.
    """
    reward: Optional[str]
    """
    ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
    Type: `RewardId`.
    """


class DisputeOpenedEvent(Model):
    """
    You opened a dispute about a send, and our staff are investigating it.
    """

    __slots__ = ()
    _codecs = {
        "data": "DisputeEventData",
        "request": "EventRequest",
    }
    id: str
    """
    ID of the event. It is the same at each delivery: ignore events you have already processed.
    Type: `EventId`.
    """
    object: Literal["event"]
    """
    Always `event`.
    """
    created: int
    """
    Time of the event. All events of one change have the same time.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    type: Literal["dispute.opened"]
    """
    Always `dispute.opened`.
    """
    api_version: str
    """
    API version in which `data.object` is formatted.
    Type: `ApiVersion`.
    """
    sequence: int
    """
    Position among the events of the same object, starting at 1. Order events by it, not by
    arrival.
    """
    data: _models.DisputeEventData
    """
    The object, and what changed.
    """
    request: Optional[_models.EventRequest]
    """
    The request that caused the event. Null if the service did.
    """


class DisputeResolvedEvent(Model):
    """
    Our staff resolved a dispute. `outcome` says how.
    """

    __slots__ = ()
    _codecs = {
        "data": "DisputeEventData",
        "request": "EventRequest",
    }
    id: str
    """
    ID of the event. It is the same at each delivery: ignore events you have already processed.
    Type: `EventId`.
    """
    object: Literal["event"]
    """
    Always `event`.
    """
    created: int
    """
    Time of the event. All events of one change have the same time.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    type: Literal["dispute.resolved"]
    """
    Always `dispute.resolved`.
    """
    api_version: str
    """
    API version in which `data.object` is formatted.
    Type: `ApiVersion`.
    """
    sequence: int
    """
    Position among the events of the same object, starting at 1. Order events by it, not by
    arrival.
    """
    data: _models.DisputeEventData
    """
    The object, and what changed.
    """
    request: Optional[_models.EventRequest]
    """
    The request that caused the event. Null if the service did.
    """


class EventData(Model):
    """
    Content of an event.
    """

    __slots__ = ()
    _codecs = {
        "object": "EventObject",
        "threshold": "CreditThreshold",
        "projection": "ShortfallProjection",
    }
    object: _models.EventObject
    """
    The object with its current values, which can be later than the event.
    """
    previous_attributes: Optional[Any]
    """
    Fields that changed since the previous event of this object, with their previous values: apply
    them to get the object as it was before. Tokens are masked. Null if nothing changed.
    """
    synthetic: bool
    """
    Whether `POST /test/events/trigger` created the event: nothing actually happened.
    """
    threshold: Optional[_models.CreditThreshold]
    """
    Threshold of the alert, for `credit.balance.low`. Null for all other types.
    """
    projection: Optional[_models.ShortfallProjection]
    """
    The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
    """
    rule: Optional[str]
    """
    ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
    Type: `ProgramRuleId`.
    """
    reward: Optional[str]
    """
    ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
    Type: `RewardId`.
    """


class EventList(Model):
    """
    One page of a list.
    """

    __slots__ = ()
    _codecs = {
        "data": ["Event"],
    }
    object: Literal["list"]
    """
    Always `list`.
    """
    url: str
    """
    URL path of this list.
    Type: `UrlPath`.
    """
    data: List[_models.Event]
    """
    Objects on this page.
    """
    has_more: bool
    """
    Whether there are more objects in the direction of the request.
    """
    next_cursor: Optional[str]
    """
    Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
    you sent `ending_before`). Null on the last page.
    Type: `Cursor`.
    """


class EventRequest(Model):
    """
    The request that caused an event.
    """

    __slots__ = ()
    id: str
    """
    ID of the request.
    Type: `RequestId`.
    """
    idempotency_key: Optional[str]
    """
    Idempotency-Key of the request. Null if it had none.
    Type: `IdempotencyKey`.
    """


class NetworkAvailabilityDegradedEvent(Model):
    """
    A network that you used in the last 30 days is slow, fails often, or is down.
    """

    __slots__ = ()
    _codecs = {
        "data": "NetworkEventData",
        "request": "EventRequest",
    }
    id: str
    """
    ID of the event. It is the same at each delivery: ignore events you have already processed.
    Type: `EventId`.
    """
    object: Literal["event"]
    """
    Always `event`.
    """
    created: int
    """
    Time of the event. All events of one change have the same time.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    type: Literal["network.availability.degraded"]
    """
    Always `network.availability.degraded`.
    """
    api_version: str
    """
    API version in which `data.object` is formatted.
    Type: `ApiVersion`.
    """
    sequence: int
    """
    Position among the events of the same object, starting at 1. Order events by it, not by
    arrival.
    """
    data: _models.NetworkEventData
    """
    The object, and what changed.
    """
    request: Optional[_models.EventRequest]
    """
    The request that caused the event. Null if the service did.
    """


class NetworkAvailabilityRestoredEvent(Model):
    """
    A network that you used in the last 30 days works as usual again.
    """

    __slots__ = ()
    _codecs = {
        "data": "NetworkEventData",
        "request": "EventRequest",
    }
    id: str
    """
    ID of the event. It is the same at each delivery: ignore events you have already processed.
    Type: `EventId`.
    """
    object: Literal["event"]
    """
    Always `event`.
    """
    created: int
    """
    Time of the event. All events of one change have the same time.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    type: Literal["network.availability.restored"]
    """
    Always `network.availability.restored`.
    """
    api_version: str
    """
    API version in which `data.object` is formatted.
    Type: `ApiVersion`.
    """
    sequence: int
    """
    Position among the events of the same object, starting at 1. Order events by it, not by
    arrival.
    """
    data: _models.NetworkEventData
    """
    The object, and what changed.
    """
    request: Optional[_models.EventRequest]
    """
    The request that caused the event. Null if the service did.
    """


class NetworkEventData(Model):
    """
    An event's payload: Network.
    """

    __slots__ = ()
    _codecs = {
        "object": "Network",
        "threshold": "CreditThreshold",
        "projection": "ShortfallProjection",
    }
    object: _models.Network
    """
    The Network with its values at this attempt.
    """
    previous_attributes: Optional[Any]
    """
    Fields that changed since the previous event of this object, with their previous values: apply
    them to get the object as it was before. Tokens are masked. Null if nothing changed.
    """
    synthetic: bool
    """
    Whether `POST /test/events/trigger` created the event: nothing actually happened.
    """
    threshold: Optional[_models.CreditThreshold]
    """
    Threshold of the alert, for `credit.balance.low`. Null for all other types.
    """
    projection: Optional[_models.ShortfallProjection]
    """
    The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
    """
    rule: Optional[str]
    """
    ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
    Type: `ProgramRuleId`.
    """
    reward: Optional[str]
    """
    ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
    Type: `RewardId`.
    """


class PowerAvailabilityDownEvent(Model):
    """
    A national outage started: meters cannot be confirmed, and power sends wait.
    """

    __slots__ = ()
    _codecs = {
        "data": "ZesaAvailabilityEventData",
        "request": "EventRequest",
    }
    id: str
    """
    ID of the event. It is the same at each delivery: ignore events you have already processed.
    Type: `EventId`.
    """
    object: Literal["event"]
    """
    Always `event`.
    """
    created: int
    """
    Time of the event. All events of one change have the same time.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    type: Literal["power.availability.down"]
    """
    Always `power.availability.down`.
    """
    api_version: str
    """
    API version in which `data.object` is formatted.
    Type: `ApiVersion`.
    """
    sequence: int
    """
    Position among the events of the same object, starting at 1. Order events by it, not by
    arrival.
    """
    data: _models.ZesaAvailabilityEventData
    """
    The object, and what changed.
    """
    request: Optional[_models.EventRequest]
    """
    The request that caused the event. Null if the service did.
    """


class PowerAvailabilityUpEvent(Model):
    """
    The national outage has ended, and queued power sends are dispatched in order.
    """

    __slots__ = ()
    _codecs = {
        "data": "ZesaAvailabilityEventData",
        "request": "EventRequest",
    }
    id: str
    """
    ID of the event. It is the same at each delivery: ignore events you have already processed.
    Type: `EventId`.
    """
    object: Literal["event"]
    """
    Always `event`.
    """
    created: int
    """
    Time of the event. All events of one change have the same time.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    type: Literal["power.availability.up"]
    """
    Always `power.availability.up`.
    """
    api_version: str
    """
    API version in which `data.object` is formatted.
    Type: `ApiVersion`.
    """
    sequence: int
    """
    Position among the events of the same object, starting at 1. Order events by it, not by
    arrival.
    """
    data: _models.ZesaAvailabilityEventData
    """
    The object, and what changed.
    """
    request: Optional[_models.EventRequest]
    """
    The request that caused the event. Null if the service did.
    """


class ProgramActivatedEvent(Model):
    """
    A program was activated or resumed and gives rewards.
    """

    __slots__ = ()
    _codecs = {
        "data": "ProgramEventData",
        "request": "EventRequest",
    }
    id: str
    """
    ID of the event. It is the same at each delivery: ignore events you have already processed.
    Type: `EventId`.
    """
    object: Literal["event"]
    """
    Always `event`.
    """
    created: int
    """
    Time of the event. All events of one change have the same time.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    type: Literal["program.activated"]
    """
    Always `program.activated`.
    """
    api_version: str
    """
    API version in which `data.object` is formatted.
    Type: `ApiVersion`.
    """
    sequence: int
    """
    Position among the events of the same object, starting at 1. Order events by it, not by
    arrival.
    """
    data: _models.ProgramEventData
    """
    The object, and what changed.
    """
    request: Optional[_models.EventRequest]
    """
    The request that caused the event. Null if the service did.
    """


class ProgramBudgetLowEvent(Model):
    """
    At most 20 percent of a budget remains. Sent once each time it falls this low.
    """

    __slots__ = ()
    _codecs = {
        "data": "ProgramEventData",
        "request": "EventRequest",
    }
    id: str
    """
    ID of the event. It is the same at each delivery: ignore events you have already processed.
    Type: `EventId`.
    """
    object: Literal["event"]
    """
    Always `event`.
    """
    created: int
    """
    Time of the event. All events of one change have the same time.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    type: Literal["program.budget.low"]
    """
    Always `program.budget.low`.
    """
    api_version: str
    """
    API version in which `data.object` is formatted.
    Type: `ApiVersion`.
    """
    sequence: int
    """
    Position among the events of the same object, starting at 1. Order events by it, not by
    arrival.
    """
    data: _models.ProgramEventData
    """
    The object, and what changed.
    """
    request: Optional[_models.EventRequest]
    """
    The request that caused the event. Null if the service did.
    """


class ProgramClosedEvent(Model):
    """
    A program was closed permanently.
    """

    __slots__ = ()
    _codecs = {
        "data": "ProgramEventData",
        "request": "EventRequest",
    }
    id: str
    """
    ID of the event. It is the same at each delivery: ignore events you have already processed.
    Type: `EventId`.
    """
    object: Literal["event"]
    """
    Always `event`.
    """
    created: int
    """
    Time of the event. All events of one change have the same time.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    type: Literal["program.closed"]
    """
    Always `program.closed`.
    """
    api_version: str
    """
    API version in which `data.object` is formatted.
    Type: `ApiVersion`.
    """
    sequence: int
    """
    Position among the events of the same object, starting at 1. Order events by it, not by
    arrival.
    """
    data: _models.ProgramEventData
    """
    The object, and what changed.
    """
    request: Optional[_models.EventRequest]
    """
    The request that caused the event. Null if the service did.
    """


class ProgramEventData(Model):
    """
    An event's payload: Program.
    """

    __slots__ = ()
    _codecs = {
        "object": "Program",
        "threshold": "CreditThreshold",
        "projection": "ShortfallProjection",
    }
    object: _models.Program
    """
    The Program with its values at this attempt.
    """
    previous_attributes: Optional[Any]
    """
    Fields that changed since the previous event of this object, with their previous values: apply
    them to get the object as it was before. Tokens are masked. Null if nothing changed.
    """
    synthetic: bool
    """
    Whether `POST /test/events/trigger` created the event: nothing actually happened.
    """
    threshold: Optional[_models.CreditThreshold]
    """
    Threshold of the alert, for `credit.balance.low`. Null for all other types.
    """
    projection: Optional[_models.ShortfallProjection]
    """
    The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
    """
    rule: Optional[str]
    """
    ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
    Type: `ProgramRuleId`.
    """
    reward: Optional[str]
    """
    ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
    Type: `RewardId`.
    """


class ProgramExhaustedEvent(Model):
    """
    The budget is spent or allocated. No rewards are given until budget returns.
    """

    __slots__ = ()
    _codecs = {
        "data": "ProgramEventData",
        "request": "EventRequest",
    }
    id: str
    """
    ID of the event. It is the same at each delivery: ignore events you have already processed.
    Type: `EventId`.
    """
    object: Literal["event"]
    """
    Always `event`.
    """
    created: int
    """
    Time of the event. All events of one change have the same time.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    type: Literal["program.exhausted"]
    """
    Always `program.exhausted`.
    """
    api_version: str
    """
    API version in which `data.object` is formatted.
    Type: `ApiVersion`.
    """
    sequence: int
    """
    Position among the events of the same object, starting at 1. Order events by it, not by
    arrival.
    """
    data: _models.ProgramEventData
    """
    The object, and what changed.
    """
    request: Optional[_models.EventRequest]
    """
    The request that caused the event. Null if the service did.
    """


class ProgramPausedEvent(Model):
    """
    A program was paused and gives no rewards until it is resumed.
    """

    __slots__ = ()
    _codecs = {
        "data": "ProgramEventData",
        "request": "EventRequest",
    }
    id: str
    """
    ID of the event. It is the same at each delivery: ignore events you have already processed.
    Type: `EventId`.
    """
    object: Literal["event"]
    """
    Always `event`.
    """
    created: int
    """
    Time of the event. All events of one change have the same time.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    type: Literal["program.paused"]
    """
    Always `program.paused`.
    """
    api_version: str
    """
    API version in which `data.object` is formatted.
    Type: `ApiVersion`.
    """
    sequence: int
    """
    Position among the events of the same object, starting at 1. Order events by it, not by
    arrival.
    """
    data: _models.ProgramEventData
    """
    The object, and what changed.
    """
    request: Optional[_models.EventRequest]
    """
    The request that caused the event. Null if the service did.
    """


class ProgramReactivatedEvent(Model):
    """
    An exhausted program has budget again and gives rewards.
    """

    __slots__ = ()
    _codecs = {
        "data": "ProgramEventData",
        "request": "EventRequest",
    }
    id: str
    """
    ID of the event. It is the same at each delivery: ignore events you have already processed.
    Type: `EventId`.
    """
    object: Literal["event"]
    """
    Always `event`.
    """
    created: int
    """
    Time of the event. All events of one change have the same time.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    type: Literal["program.reactivated"]
    """
    Always `program.reactivated`.
    """
    api_version: str
    """
    API version in which `data.object` is formatted.
    Type: `ApiVersion`.
    """
    sequence: int
    """
    Position among the events of the same object, starting at 1. Order events by it, not by
    arrival.
    """
    data: _models.ProgramEventData
    """
    The object, and what changed.
    """
    request: Optional[_models.EventRequest]
    """
    The request that caused the event. Null if the service did.
    """


class RecipientCreatedEvent(Model):
    """
    A recipient was created.
    """

    __slots__ = ()
    _codecs = {
        "data": "RecipientEventData",
        "request": "EventRequest",
    }
    id: str
    """
    ID of the event. It is the same at each delivery: ignore events you have already processed.
    Type: `EventId`.
    """
    object: Literal["event"]
    """
    Always `event`.
    """
    created: int
    """
    Time of the event. All events of one change have the same time.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    type: Literal["recipient.created"]
    """
    Always `recipient.created`.
    """
    api_version: str
    """
    API version in which `data.object` is formatted.
    Type: `ApiVersion`.
    """
    sequence: int
    """
    Position among the events of the same object, starting at 1. Order events by it, not by
    arrival.
    """
    data: _models.RecipientEventData
    """
    The object, and what changed.
    """
    request: Optional[_models.EventRequest]
    """
    The request that caused the event. Null if the service did.
    """


class RecipientErasedEvent(Model):
    """
    The personal data of a recipient was erased. Only its ID remains.
    """

    __slots__ = ()
    _codecs = {
        "data": "RecipientEventData",
        "request": "EventRequest",
    }
    id: str
    """
    ID of the event. It is the same at each delivery: ignore events you have already processed.
    Type: `EventId`.
    """
    object: Literal["event"]
    """
    Always `event`.
    """
    created: int
    """
    Time of the event. All events of one change have the same time.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    type: Literal["recipient.erased"]
    """
    Always `recipient.erased`.
    """
    api_version: str
    """
    API version in which `data.object` is formatted.
    Type: `ApiVersion`.
    """
    sequence: int
    """
    Position among the events of the same object, starting at 1. Order events by it, not by
    arrival.
    """
    data: _models.RecipientEventData
    """
    The object, and what changed.
    """
    request: Optional[_models.EventRequest]
    """
    The request that caused the event. Null if the service did.
    """


class RecipientErasurePendingEvent(Model):
    """
    A recipient will be erased in seven days unless it is restored.
    """

    __slots__ = ()
    _codecs = {
        "data": "RecipientEventData",
        "request": "EventRequest",
    }
    id: str
    """
    ID of the event. It is the same at each delivery: ignore events you have already processed.
    Type: `EventId`.
    """
    object: Literal["event"]
    """
    Always `event`.
    """
    created: int
    """
    Time of the event. All events of one change have the same time.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    type: Literal["recipient.erasure_pending"]
    """
    Always `recipient.erasure_pending`.
    """
    api_version: str
    """
    API version in which `data.object` is formatted.
    Type: `ApiVersion`.
    """
    sequence: int
    """
    Position among the events of the same object, starting at 1. Order events by it, not by
    arrival.
    """
    data: _models.RecipientEventData
    """
    The object, and what changed.
    """
    request: Optional[_models.EventRequest]
    """
    The request that caused the event. Null if the service did.
    """


class RecipientEventData(Model):
    """
    An event's payload: Recipient.
    """

    __slots__ = ()
    _codecs = {
        "object": "Recipient",
        "threshold": "CreditThreshold",
        "projection": "ShortfallProjection",
    }
    object: _models.Recipient
    """
    The Recipient with its values at this attempt.
    """
    previous_attributes: Optional[Any]
    """
    Fields that changed since the previous event of this object, with their previous values: apply
    them to get the object as it was before. Tokens are masked. Null if nothing changed.
    """
    synthetic: bool
    """
    Whether `POST /test/events/trigger` created the event: nothing actually happened.
    """
    threshold: Optional[_models.CreditThreshold]
    """
    Threshold of the alert, for `credit.balance.low`. Null for all other types.
    """
    projection: Optional[_models.ShortfallProjection]
    """
    The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
    """
    rule: Optional[str]
    """
    ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
    Type: `ProgramRuleId`.
    """
    reward: Optional[str]
    """
    ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
    Type: `RewardId`.
    """


class RecipientUpdatedEvent(Model):
    """
    A recipient was changed or restored.
    """

    __slots__ = ()
    _codecs = {
        "data": "RecipientEventData",
        "request": "EventRequest",
    }
    id: str
    """
    ID of the event. It is the same at each delivery: ignore events you have already processed.
    Type: `EventId`.
    """
    object: Literal["event"]
    """
    Always `event`.
    """
    created: int
    """
    Time of the event. All events of one change have the same time.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    type: Literal["recipient.updated"]
    """
    Always `recipient.updated`.
    """
    api_version: str
    """
    API version in which `data.object` is formatted.
    Type: `ApiVersion`.
    """
    sequence: int
    """
    Position among the events of the same object, starting at 1. Order events by it, not by
    arrival.
    """
    data: _models.RecipientEventData
    """
    The object, and what changed.
    """
    request: Optional[_models.EventRequest]
    """
    The request that caused the event. Null if the service did.
    """


class ReferralEventData(Model):
    """
    An event's payload: Referral.
    """

    __slots__ = ()
    _codecs = {
        "object": "Referral",
        "threshold": "CreditThreshold",
        "projection": "ShortfallProjection",
    }
    object: _models.Referral
    """
    The Referral with its values at this attempt.
    """
    previous_attributes: Optional[Any]
    """
    Fields that changed since the previous event of this object, with their previous values: apply
    them to get the object as it was before. Tokens are masked. Null if nothing changed.
    """
    synthetic: bool
    """
    Whether `POST /test/events/trigger` created the event: nothing actually happened.
    """
    threshold: Optional[_models.CreditThreshold]
    """
    Threshold of the alert, for `credit.balance.low`. Null for all other types.
    """
    projection: Optional[_models.ShortfallProjection]
    """
    The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
    """
    rule: Optional[str]
    """
    ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
    Type: `ProgramRuleId`.
    """
    reward: Optional[str]
    """
    ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
    Type: `RewardId`.
    """


class ReferralQualifiedEvent(Model):
    """
    A referred friend qualified. `reward` is the reward of the referrer.
    """

    __slots__ = ()
    _codecs = {
        "data": "ReferralEventData",
        "request": "EventRequest",
    }
    id: str
    """
    ID of the event. It is the same at each delivery: ignore events you have already processed.
    Type: `EventId`.
    """
    object: Literal["event"]
    """
    Always `event`.
    """
    created: int
    """
    Time of the event. All events of one change have the same time.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    type: Literal["referral.qualified"]
    """
    Always `referral.qualified`.
    """
    api_version: str
    """
    API version in which `data.object` is formatted.
    Type: `ApiVersion`.
    """
    sequence: int
    """
    Position among the events of the same object, starting at 1. Order events by it, not by
    arrival.
    """
    data: _models.ReferralEventData
    """
    The object, and what changed.
    """
    request: Optional[_models.EventRequest]
    """
    The request that caused the event. Null if the service did.
    """


class ReviewEventData(Model):
    """
    An event's payload: Review.
    """

    __slots__ = ()
    _codecs = {
        "object": "Review",
        "threshold": "CreditThreshold",
        "projection": "ShortfallProjection",
    }
    object: _models.Review
    """
    The Review with its values at this attempt.
    """
    previous_attributes: Optional[Any]
    """
    Fields that changed since the previous event of this object, with their previous values: apply
    them to get the object as it was before. Tokens are masked. Null if nothing changed.
    """
    synthetic: bool
    """
    Whether `POST /test/events/trigger` created the event: nothing actually happened.
    """
    threshold: Optional[_models.CreditThreshold]
    """
    Threshold of the alert, for `credit.balance.low`. Null for all other types.
    """
    projection: Optional[_models.ShortfallProjection]
    """
    The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
    """
    rule: Optional[str]
    """
    ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
    Type: `ProgramRuleId`.
    """
    reward: Optional[str]
    """
    ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
    Type: `RewardId`.
    """


class ReviewOpenedEvent(Model):
    """
    A reward is held for a review. A person must approve or reject it.
    """

    __slots__ = ()
    _codecs = {
        "data": "ReviewEventData",
        "request": "EventRequest",
    }
    id: str
    """
    ID of the event. It is the same at each delivery: ignore events you have already processed.
    Type: `EventId`.
    """
    object: Literal["event"]
    """
    Always `event`.
    """
    created: int
    """
    Time of the event. All events of one change have the same time.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    type: Literal["review.opened"]
    """
    Always `review.opened`.
    """
    api_version: str
    """
    API version in which `data.object` is formatted.
    Type: `ApiVersion`.
    """
    sequence: int
    """
    Position among the events of the same object, starting at 1. Order events by it, not by
    arrival.
    """
    data: _models.ReviewEventData
    """
    The object, and what changed.
    """
    request: Optional[_models.EventRequest]
    """
    The request that caused the event. Null if the service did.
    """


class ReviewResolvedEvent(Model):
    """
    A review was approved or rejected, or nobody decided it within 30 days.
    """

    __slots__ = ()
    _codecs = {
        "data": "ReviewEventData",
        "request": "EventRequest",
    }
    id: str
    """
    ID of the event. It is the same at each delivery: ignore events you have already processed.
    Type: `EventId`.
    """
    object: Literal["event"]
    """
    Always `event`.
    """
    created: int
    """
    Time of the event. All events of one change have the same time.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    type: Literal["review.resolved"]
    """
    Always `review.resolved`.
    """
    api_version: str
    """
    API version in which `data.object` is formatted.
    Type: `ApiVersion`.
    """
    sequence: int
    """
    Position among the events of the same object, starting at 1. Order events by it, not by
    arrival.
    """
    data: _models.ReviewEventData
    """
    The object, and what changed.
    """
    request: Optional[_models.EventRequest]
    """
    The request that caused the event. Null if the service did.
    """


class RewardCreatedEvent(Model):
    """
    A reward was created and its budget allocated.
    """

    __slots__ = ()
    _codecs = {
        "data": "RewardEventData",
        "request": "EventRequest",
    }
    id: str
    """
    ID of the event. It is the same at each delivery: ignore events you have already processed.
    Type: `EventId`.
    """
    object: Literal["event"]
    """
    Always `event`.
    """
    created: int
    """
    Time of the event. All events of one change have the same time.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    type: Literal["reward.created"]
    """
    Always `reward.created`.
    """
    api_version: str
    """
    API version in which `data.object` is formatted.
    Type: `ApiVersion`.
    """
    sequence: int
    """
    Position among the events of the same object, starting at 1. Order events by it, not by
    arrival.
    """
    data: _models.RewardEventData
    """
    The object, and what changed.
    """
    request: Optional[_models.EventRequest]
    """
    The request that caused the event. Null if the service did.
    """


class RewardDeliveredEvent(Model):
    """
    A reward was delivered to the recipient.
    """

    __slots__ = ()
    _codecs = {
        "data": "RewardEventData",
        "request": "EventRequest",
    }
    id: str
    """
    ID of the event. It is the same at each delivery: ignore events you have already processed.
    Type: `EventId`.
    """
    object: Literal["event"]
    """
    Always `event`.
    """
    created: int
    """
    Time of the event. All events of one change have the same time.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    type: Literal["reward.delivered"]
    """
    Always `reward.delivered`.
    """
    api_version: str
    """
    API version in which `data.object` is formatted.
    Type: `ApiVersion`.
    """
    sequence: int
    """
    Position among the events of the same object, starting at 1. Order events by it, not by
    arrival.
    """
    data: _models.RewardEventData
    """
    The object, and what changed.
    """
    request: Optional[_models.EventRequest]
    """
    The request that caused the event. Null if the service did.
    """


class RewardDuplicateEvent(Model):
    """
    A `completion_id` was sent again; nothing changed. Sent at most once a day each.
    """

    __slots__ = ()
    _codecs = {
        "data": "RewardEventData",
        "request": "EventRequest",
    }
    id: str
    """
    ID of the event. It is the same at each delivery: ignore events you have already processed.
    Type: `EventId`.
    """
    object: Literal["event"]
    """
    Always `event`.
    """
    created: int
    """
    Time of the event. All events of one change have the same time.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    type: Literal["reward.duplicate"]
    """
    Always `reward.duplicate`.
    """
    api_version: str
    """
    API version in which `data.object` is formatted.
    Type: `ApiVersion`.
    """
    sequence: int
    """
    Position among the events of the same object, starting at 1. Order events by it, not by
    arrival.
    """
    data: _models.RewardEventData
    """
    The object, and what changed.
    """
    request: Optional[_models.EventRequest]
    """
    The request that caused the event. Null if the service did.
    """


class RewardEventData(Model):
    """
    An event's payload: Reward.
    """

    __slots__ = ()
    _codecs = {
        "object": "Reward",
        "threshold": "CreditThreshold",
        "projection": "ShortfallProjection",
    }
    object: _models.Reward
    """
    The Reward with its values at this attempt.
    """
    previous_attributes: Optional[Any]
    """
    Fields that changed since the previous event of this object, with their previous values: apply
    them to get the object as it was before. Tokens are masked. Null if nothing changed.
    """
    synthetic: bool
    """
    Whether `POST /test/events/trigger` created the event: nothing actually happened.
    """
    threshold: Optional[_models.CreditThreshold]
    """
    Threshold of the alert, for `credit.balance.low`. Null for all other types.
    """
    projection: Optional[_models.ShortfallProjection]
    """
    The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
    """
    rule: Optional[str]
    """
    ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
    Type: `ProgramRuleId`.
    """
    reward: Optional[str]
    """
    ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
    Type: `RewardId`.
    """


class RewardExpiredEvent(Model):
    """
    A reward was not taken or released in time, and its budget returned.
    """

    __slots__ = ()
    _codecs = {
        "data": "RewardEventData",
        "request": "EventRequest",
    }
    id: str
    """
    ID of the event. It is the same at each delivery: ignore events you have already processed.
    Type: `EventId`.
    """
    object: Literal["event"]
    """
    Always `event`.
    """
    created: int
    """
    Time of the event. All events of one change have the same time.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    type: Literal["reward.expired"]
    """
    Always `reward.expired`.
    """
    api_version: str
    """
    API version in which `data.object` is formatted.
    Type: `ApiVersion`.
    """
    sequence: int
    """
    Position among the events of the same object, starting at 1. Order events by it, not by
    arrival.
    """
    data: _models.RewardEventData
    """
    The object, and what changed.
    """
    request: Optional[_models.EventRequest]
    """
    The request that caused the event. Null if the service did.
    """


class RewardFailedEvent(Model):
    """
    A reward could not be sent, and its budget returned. `failure_code` says why.
    """

    __slots__ = ()
    _codecs = {
        "data": "RewardEventData",
        "request": "EventRequest",
    }
    id: str
    """
    ID of the event. It is the same at each delivery: ignore events you have already processed.
    Type: `EventId`.
    """
    object: Literal["event"]
    """
    Always `event`.
    """
    created: int
    """
    Time of the event. All events of one change have the same time.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    type: Literal["reward.failed"]
    """
    Always `reward.failed`.
    """
    api_version: str
    """
    API version in which `data.object` is formatted.
    Type: `ApiVersion`.
    """
    sequence: int
    """
    Position among the events of the same object, starting at 1. Order events by it, not by
    arrival.
    """
    data: _models.RewardEventData
    """
    The object, and what changed.
    """
    request: Optional[_models.EventRequest]
    """
    The request that caused the event. Null if the service did.
    """


class RewardHeldEvent(Model):
    """
    A reward is held, in escrow or for a review. `held_reason` says which.
    """

    __slots__ = ()
    _codecs = {
        "data": "RewardEventData",
        "request": "EventRequest",
    }
    id: str
    """
    ID of the event. It is the same at each delivery: ignore events you have already processed.
    Type: `EventId`.
    """
    object: Literal["event"]
    """
    Always `event`.
    """
    created: int
    """
    Time of the event. All events of one change have the same time.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    type: Literal["reward.held"]
    """
    Always `reward.held`.
    """
    api_version: str
    """
    API version in which `data.object` is formatted.
    Type: `ApiVersion`.
    """
    sequence: int
    """
    Position among the events of the same object, starting at 1. Order events by it, not by
    arrival.
    """
    data: _models.RewardEventData
    """
    The object, and what changed.
    """
    request: Optional[_models.EventRequest]
    """
    The request that caused the event. Null if the service did.
    """


class RewardLinkClaimedEvent(Model):
    """
    A reward link was claimed. `reward` is the reward it became.
    """

    __slots__ = ()
    _codecs = {
        "data": "RewardLinkEventData",
        "request": "EventRequest",
    }
    id: str
    """
    ID of the event. It is the same at each delivery: ignore events you have already processed.
    Type: `EventId`.
    """
    object: Literal["event"]
    """
    Always `event`.
    """
    created: int
    """
    Time of the event. All events of one change have the same time.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    type: Literal["reward_link.claimed"]
    """
    Always `reward_link.claimed`.
    """
    api_version: str
    """
    API version in which `data.object` is formatted.
    Type: `ApiVersion`.
    """
    sequence: int
    """
    Position among the events of the same object, starting at 1. Order events by it, not by
    arrival.
    """
    data: _models.RewardLinkEventData
    """
    The object, and what changed.
    """
    request: Optional[_models.EventRequest]
    """
    The request that caused the event. Null if the service did.
    """


class RewardLinkCreatedEvent(Model):
    """
    A reward link was created. Above 50 links per request, events are sent gradually.
    """

    __slots__ = ()
    _codecs = {
        "data": "RewardLinkEventData",
        "request": "EventRequest",
    }
    id: str
    """
    ID of the event. It is the same at each delivery: ignore events you have already processed.
    Type: `EventId`.
    """
    object: Literal["event"]
    """
    Always `event`.
    """
    created: int
    """
    Time of the event. All events of one change have the same time.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    type: Literal["reward_link.created"]
    """
    Always `reward_link.created`.
    """
    api_version: str
    """
    API version in which `data.object` is formatted.
    Type: `ApiVersion`.
    """
    sequence: int
    """
    Position among the events of the same object, starting at 1. Order events by it, not by
    arrival.
    """
    data: _models.RewardLinkEventData
    """
    The object, and what changed.
    """
    request: Optional[_models.EventRequest]
    """
    The request that caused the event. Null if the service did.
    """


class RewardLinkEventData(Model):
    """
    An event's payload: RewardLink.
    """

    __slots__ = ()
    _codecs = {
        "object": "RewardLink",
        "threshold": "CreditThreshold",
        "projection": "ShortfallProjection",
    }
    object: _models.RewardLink
    """
    The RewardLink with its values at this attempt.
    """
    previous_attributes: Optional[Any]
    """
    Fields that changed since the previous event of this object, with their previous values: apply
    them to get the object as it was before. Tokens are masked. Null if nothing changed.
    """
    synthetic: bool
    """
    Whether `POST /test/events/trigger` created the event: nothing actually happened.
    """
    threshold: Optional[_models.CreditThreshold]
    """
    Threshold of the alert, for `credit.balance.low`. Null for all other types.
    """
    projection: Optional[_models.ShortfallProjection]
    """
    The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
    """
    rule: Optional[str]
    """
    ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
    Type: `ProgramRuleId`.
    """
    reward: Optional[str]
    """
    ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
    Type: `RewardId`.
    """


class RewardLinkExpiredEvent(Model):
    """
    A reward link expired, and its budget returned.
    """

    __slots__ = ()
    _codecs = {
        "data": "RewardLinkEventData",
        "request": "EventRequest",
    }
    id: str
    """
    ID of the event. It is the same at each delivery: ignore events you have already processed.
    Type: `EventId`.
    """
    object: Literal["event"]
    """
    Always `event`.
    """
    created: int
    """
    Time of the event. All events of one change have the same time.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    type: Literal["reward_link.expired"]
    """
    Always `reward_link.expired`.
    """
    api_version: str
    """
    API version in which `data.object` is formatted.
    Type: `ApiVersion`.
    """
    sequence: int
    """
    Position among the events of the same object, starting at 1. Order events by it, not by
    arrival.
    """
    data: _models.RewardLinkEventData
    """
    The object, and what changed.
    """
    request: Optional[_models.EventRequest]
    """
    The request that caused the event. Null if the service did.
    """


class RewardLinkOpenedEvent(Model):
    """
    A reward link was opened for the first time.
    """

    __slots__ = ()
    _codecs = {
        "data": "RewardLinkEventData",
        "request": "EventRequest",
    }
    id: str
    """
    ID of the event. It is the same at each delivery: ignore events you have already processed.
    Type: `EventId`.
    """
    object: Literal["event"]
    """
    Always `event`.
    """
    created: int
    """
    Time of the event. All events of one change have the same time.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    type: Literal["reward_link.opened"]
    """
    Always `reward_link.opened`.
    """
    api_version: str
    """
    API version in which `data.object` is formatted.
    Type: `ApiVersion`.
    """
    sequence: int
    """
    Position among the events of the same object, starting at 1. Order events by it, not by
    arrival.
    """
    data: _models.RewardLinkEventData
    """
    The object, and what changed.
    """
    request: Optional[_models.EventRequest]
    """
    The request that caused the event. Null if the service did.
    """


class RewardLinkRevokedEvent(Model):
    """
    A reward link was revoked, and its budget returned.
    """

    __slots__ = ()
    _codecs = {
        "data": "RewardLinkEventData",
        "request": "EventRequest",
    }
    id: str
    """
    ID of the event. It is the same at each delivery: ignore events you have already processed.
    Type: `EventId`.
    """
    object: Literal["event"]
    """
    Always `event`.
    """
    created: int
    """
    Time of the event. All events of one change have the same time.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    type: Literal["reward_link.revoked"]
    """
    Always `reward_link.revoked`.
    """
    api_version: str
    """
    API version in which `data.object` is formatted.
    Type: `ApiVersion`.
    """
    sequence: int
    """
    Position among the events of the same object, starting at 1. Order events by it, not by
    arrival.
    """
    data: _models.RewardLinkEventData
    """
    The object, and what changed.
    """
    request: Optional[_models.EventRequest]
    """
    The request that caused the event. Null if the service did.
    """


class RewardRejectedEvent(Model):
    """
    A review rejected a reward, and its budget returned.
    """

    __slots__ = ()
    _codecs = {
        "data": "RewardEventData",
        "request": "EventRequest",
    }
    id: str
    """
    ID of the event. It is the same at each delivery: ignore events you have already processed.
    Type: `EventId`.
    """
    object: Literal["event"]
    """
    Always `event`.
    """
    created: int
    """
    Time of the event. All events of one change have the same time.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    type: Literal["reward.rejected"]
    """
    Always `reward.rejected`.
    """
    api_version: str
    """
    API version in which `data.object` is formatted.
    Type: `ApiVersion`.
    """
    sequence: int
    """
    Position among the events of the same object, starting at 1. Order events by it, not by
    arrival.
    """
    data: _models.RewardEventData
    """
    The object, and what changed.
    """
    request: Optional[_models.EventRequest]
    """
    The request that caused the event. Null if the service did.
    """


class RewardReleasedEvent(Model):
    """
    A held reward was released and is being sent.
    """

    __slots__ = ()
    _codecs = {
        "data": "RewardEventData",
        "request": "EventRequest",
    }
    id: str
    """
    ID of the event. It is the same at each delivery: ignore events you have already processed.
    Type: `EventId`.
    """
    object: Literal["event"]
    """
    Always `event`.
    """
    created: int
    """
    Time of the event. All events of one change have the same time.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    type: Literal["reward.released"]
    """
    Always `reward.released`.
    """
    api_version: str
    """
    API version in which `data.object` is formatted.
    Type: `ApiVersion`.
    """
    sequence: int
    """
    Position among the events of the same object, starting at 1. Order events by it, not by
    arrival.
    """
    data: _models.RewardEventData
    """
    The object, and what changed.
    """
    request: Optional[_models.EventRequest]
    """
    The request that caused the event. Null if the service did.
    """


class RewardVoidedEvent(Model):
    """
    A reward was voided before anything was sent, and its budget returned.
    """

    __slots__ = ()
    _codecs = {
        "data": "RewardEventData",
        "request": "EventRequest",
    }
    id: str
    """
    ID of the event. It is the same at each delivery: ignore events you have already processed.
    Type: `EventId`.
    """
    object: Literal["event"]
    """
    Always `event`.
    """
    created: int
    """
    Time of the event. All events of one change have the same time.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    type: Literal["reward.voided"]
    """
    Always `reward.voided`.
    """
    api_version: str
    """
    API version in which `data.object` is formatted.
    Type: `ApiVersion`.
    """
    sequence: int
    """
    Position among the events of the same object, starting at 1. Order events by it, not by
    arrival.
    """
    data: _models.RewardEventData
    """
    The object, and what changed.
    """
    request: Optional[_models.EventRequest]
    """
    The request that caused the event. Null if the service did.
    """


class ScheduleOccurrenceEventData(Model):
    """
    An event's payload: ScheduleOccurrence.
    """

    __slots__ = ()
    _codecs = {
        "object": "ScheduleOccurrence",
        "threshold": "CreditThreshold",
        "projection": "ShortfallProjection",
    }
    object: _models.ScheduleOccurrence
    """
    The ScheduleOccurrence with its values at this attempt.
    """
    previous_attributes: Optional[Any]
    """
    Fields that changed since the previous event of this object, with their previous values: apply
    them to get the object as it was before. Tokens are masked. Null if nothing changed.
    """
    synthetic: bool
    """
    Whether `POST /test/events/trigger` created the event: nothing actually happened.
    """
    threshold: Optional[_models.CreditThreshold]
    """
    Threshold of the alert, for `credit.balance.low`. Null for all other types.
    """
    projection: Optional[_models.ShortfallProjection]
    """
    The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
    """
    rule: Optional[str]
    """
    ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
    Type: `ProgramRuleId`.
    """
    reward: Optional[str]
    """
    ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
    Type: `RewardId`.
    """


class ScheduleOccurrenceRanEvent(Model):
    """
    A schedule has run. `batch` is the batch it created.
    """

    __slots__ = ()
    _codecs = {
        "data": "ScheduleOccurrenceEventData",
        "request": "EventRequest",
    }
    id: str
    """
    ID of the event. It is the same at each delivery: ignore events you have already processed.
    Type: `EventId`.
    """
    object: Literal["event"]
    """
    Always `event`.
    """
    created: int
    """
    Time of the event. All events of one change have the same time.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    type: Literal["schedule.occurrence.ran"]
    """
    Always `schedule.occurrence.ran`.
    """
    api_version: str
    """
    API version in which `data.object` is formatted.
    Type: `ApiVersion`.
    """
    sequence: int
    """
    Position among the events of the same object, starting at 1. Order events by it, not by
    arrival.
    """
    data: _models.ScheduleOccurrenceEventData
    """
    The object, and what changed.
    """
    request: Optional[_models.EventRequest]
    """
    The request that caused the event. Null if the service did.
    """


class ScheduleOccurrenceRetryAfterTopupEvent(Model):
    """
    A schedule is due and waits for a top-up because Credit is insufficient.
    """

    __slots__ = ()
    _codecs = {
        "data": "ScheduleOccurrenceEventData",
        "request": "EventRequest",
    }
    id: str
    """
    ID of the event. It is the same at each delivery: ignore events you have already processed.
    Type: `EventId`.
    """
    object: Literal["event"]
    """
    Always `event`.
    """
    created: int
    """
    Time of the event. All events of one change have the same time.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    type: Literal["schedule.occurrence.retry_after_topup"]
    """
    Always `schedule.occurrence.retry_after_topup`.
    """
    api_version: str
    """
    API version in which `data.object` is formatted.
    Type: `ApiVersion`.
    """
    sequence: int
    """
    Position among the events of the same object, starting at 1. Order events by it, not by
    arrival.
    """
    data: _models.ScheduleOccurrenceEventData
    """
    The object, and what changed.
    """
    request: Optional[_models.EventRequest]
    """
    The request that caused the event. Null if the service did.
    """


class ScheduleOccurrenceSkippedInsufficientCreditEvent(Model):
    """
    A schedule was due and was skipped because Credit was insufficient.
    """

    __slots__ = ()
    _codecs = {
        "data": "ScheduleOccurrenceEventData",
        "request": "EventRequest",
    }
    id: str
    """
    ID of the event. It is the same at each delivery: ignore events you have already processed.
    Type: `EventId`.
    """
    object: Literal["event"]
    """
    Always `event`.
    """
    created: int
    """
    Time of the event. All events of one change have the same time.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    type: Literal["schedule.occurrence.skipped_insufficient_credit"]
    """
    Always `schedule.occurrence.skipped_insufficient_credit`.
    """
    api_version: str
    """
    API version in which `data.object` is formatted.
    Type: `ApiVersion`.
    """
    sequence: int
    """
    Position among the events of the same object, starting at 1. Order events by it, not by
    arrival.
    """
    data: _models.ScheduleOccurrenceEventData
    """
    The object, and what changed.
    """
    request: Optional[_models.EventRequest]
    """
    The request that caused the event. Null if the service did.
    """


class ScheduleOccurrenceUpcomingEvent(Model):
    """
    A schedule runs within 24 hours. It can be changed until 15 minutes before.
    """

    __slots__ = ()
    _codecs = {
        "data": "ScheduleOccurrenceEventData",
        "request": "EventRequest",
    }
    id: str
    """
    ID of the event. It is the same at each delivery: ignore events you have already processed.
    Type: `EventId`.
    """
    object: Literal["event"]
    """
    Always `event`.
    """
    created: int
    """
    Time of the event. All events of one change have the same time.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    type: Literal["schedule.occurrence.upcoming"]
    """
    Always `schedule.occurrence.upcoming`.
    """
    api_version: str
    """
    API version in which `data.object` is formatted.
    Type: `ApiVersion`.
    """
    sequence: int
    """
    Position among the events of the same object, starting at 1. Order events by it, not by
    arrival.
    """
    data: _models.ScheduleOccurrenceEventData
    """
    The object, and what changed.
    """
    request: Optional[_models.EventRequest]
    """
    The request that caused the event. Null if the service did.
    """


class SendCancelledEvent(Model):
    """
    A send was cancelled before it was dispatched.
    """

    __slots__ = ()
    _codecs = {
        "data": "SendEventData",
        "request": "EventRequest",
    }
    id: str
    """
    ID of the event. It is the same at each delivery: ignore events you have already processed.
    Type: `EventId`.
    """
    object: Literal["event"]
    """
    Always `event`.
    """
    created: int
    """
    Time of the event. All events of one change have the same time.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    type: Literal["send.cancelled"]
    """
    Always `send.cancelled`.
    """
    api_version: str
    """
    API version in which `data.object` is formatted.
    Type: `ApiVersion`.
    """
    sequence: int
    """
    Position among the events of the same object, starting at 1. Order events by it, not by
    arrival.
    """
    data: _models.SendEventData
    """
    The object, and what changed.
    """
    request: Optional[_models.EventRequest]
    """
    The request that caused the event. Null if the service did.
    """


class SendCreatedEvent(Model):
    """
    A send was created and charged.
    """

    __slots__ = ()
    _codecs = {
        "data": "SendEventData",
        "request": "EventRequest",
    }
    id: str
    """
    ID of the event. It is the same at each delivery: ignore events you have already processed.
    Type: `EventId`.
    """
    object: Literal["event"]
    """
    Always `event`.
    """
    created: int
    """
    Time of the event. All events of one change have the same time.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    type: Literal["send.created"]
    """
    Always `send.created`.
    """
    api_version: str
    """
    API version in which `data.object` is formatted.
    Type: `ApiVersion`.
    """
    sequence: int
    """
    Position among the events of the same object, starting at 1. Order events by it, not by
    arrival.
    """
    data: _models.SendEventData
    """
    The object, and what changed.
    """
    request: Optional[_models.EventRequest]
    """
    The request that caused the event. Null if the service did.
    """


class SendCreditedBackEvent(Model):
    """
    The Credit charged for a send was returned.
    """

    __slots__ = ()
    _codecs = {
        "data": "SendEventData",
        "request": "EventRequest",
    }
    id: str
    """
    ID of the event. It is the same at each delivery: ignore events you have already processed.
    Type: `EventId`.
    """
    object: Literal["event"]
    """
    Always `event`.
    """
    created: int
    """
    Time of the event. All events of one change have the same time.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    type: Literal["send.credited_back"]
    """
    Always `send.credited_back`.
    """
    api_version: str
    """
    API version in which `data.object` is formatted.
    Type: `ApiVersion`.
    """
    sequence: int
    """
    Position among the events of the same object, starting at 1. Order events by it, not by
    arrival.
    """
    data: _models.SendEventData
    """
    The object, and what changed.
    """
    request: Optional[_models.EventRequest]
    """
    The request that caused the event. Null if the service did.
    """


class SendDeliveredEvent(Model):
    """
    A send was delivered to the customer, and its Credit is spent.
    """

    __slots__ = ()
    _codecs = {
        "data": "SendEventData",
        "request": "EventRequest",
    }
    id: str
    """
    ID of the event. It is the same at each delivery: ignore events you have already processed.
    Type: `EventId`.
    """
    object: Literal["event"]
    """
    Always `event`.
    """
    created: int
    """
    Time of the event. All events of one change have the same time.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    type: Literal["send.delivered"]
    """
    Always `send.delivered`.
    """
    api_version: str
    """
    API version in which `data.object` is formatted.
    Type: `ApiVersion`.
    """
    sequence: int
    """
    Position among the events of the same object, starting at 1. Order events by it, not by
    arrival.
    """
    data: _models.SendEventData
    """
    The object, and what changed.
    """
    request: Optional[_models.EventRequest]
    """
    The request that caused the event. Null if the service did.
    """


class SendEventData(Model):
    """
    An event's payload: Send.
    """

    __slots__ = ()
    _codecs = {
        "object": "WebhookSend",
        "threshold": "CreditThreshold",
        "projection": "ShortfallProjection",
    }
    object: _models.WebhookSend
    """
    The Send with its values at this attempt.
    """
    previous_attributes: Optional[Any]
    """
    Fields that changed since the previous event of this object, with their previous values: apply
    them to get the object as it was before. Tokens are masked. Null if nothing changed.
    """
    synthetic: bool
    """
    Whether `POST /test/events/trigger` created the event: nothing actually happened.
    """
    threshold: Optional[_models.CreditThreshold]
    """
    Threshold of the alert, for `credit.balance.low`. Null for all other types.
    """
    projection: Optional[_models.ShortfallProjection]
    """
    The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
    """
    rule: Optional[str]
    """
    ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
    Type: `ProgramRuleId`.
    """
    reward: Optional[str]
    """
    ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
    Type: `RewardId`.
    """


class SendFailedEvent(Model):
    """
    A send failed. `failure_code` says why.
    """

    __slots__ = ()
    _codecs = {
        "data": "SendEventData",
        "request": "EventRequest",
    }
    id: str
    """
    ID of the event. It is the same at each delivery: ignore events you have already processed.
    Type: `EventId`.
    """
    object: Literal["event"]
    """
    Always `event`.
    """
    created: int
    """
    Time of the event. All events of one change have the same time.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    type: Literal["send.failed"]
    """
    Always `send.failed`.
    """
    api_version: str
    """
    API version in which `data.object` is formatted.
    Type: `ApiVersion`.
    """
    sequence: int
    """
    Position among the events of the same object, starting at 1. Order events by it, not by
    arrival.
    """
    data: _models.SendEventData
    """
    The object, and what changed.
    """
    request: Optional[_models.EventRequest]
    """
    The request that caused the event. Null if the service did.
    """


class SendLateDeliveredEvent(Model):
    """
    A failed send turned out to be delivered. You keep the returned Credit.
    """

    __slots__ = ()
    _codecs = {
        "data": "SendEventData",
        "request": "EventRequest",
    }
    id: str
    """
    ID of the event. It is the same at each delivery: ignore events you have already processed.
    Type: `EventId`.
    """
    object: Literal["event"]
    """
    Always `event`.
    """
    created: int
    """
    Time of the event. All events of one change have the same time.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    type: Literal["send.late_delivered"]
    """
    Always `send.late_delivered`.
    """
    api_version: str
    """
    API version in which `data.object` is formatted.
    Type: `ApiVersion`.
    """
    sequence: int
    """
    Position among the events of the same object, starting at 1. Order events by it, not by
    arrival.
    """
    data: _models.SendEventData
    """
    The object, and what changed.
    """
    request: Optional[_models.EventRequest]
    """
    The request that caused the event. Null if the service did.
    """


class SendMeterChangedEvent(Model):
    """
    The meter of a waiting send was changed. Sent to every endpoint.
    """

    __slots__ = ()
    _codecs = {
        "data": "SendEventData",
        "request": "EventRequest",
    }
    id: str
    """
    ID of the event. It is the same at each delivery: ignore events you have already processed.
    Type: `EventId`.
    """
    object: Literal["event"]
    """
    Always `event`.
    """
    created: int
    """
    Time of the event. All events of one change have the same time.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    type: Literal["send.meter_changed"]
    """
    Always `send.meter_changed`.
    """
    api_version: str
    """
    API version in which `data.object` is formatted.
    Type: `ApiVersion`.
    """
    sequence: int
    """
    Position among the events of the same object, starting at 1. Order events by it, not by
    arrival.
    """
    data: _models.SendEventData
    """
    The object, and what changed.
    """
    request: Optional[_models.EventRequest]
    """
    The request that caused the event. Null if the service did.
    """


class SendQueuedEvent(Model):
    """
    A power send is queued during a national outage and is dispatched when it ends.
    """

    __slots__ = ()
    _codecs = {
        "data": "SendEventData",
        "request": "EventRequest",
    }
    id: str
    """
    ID of the event. It is the same at each delivery: ignore events you have already processed.
    Type: `EventId`.
    """
    object: Literal["event"]
    """
    Always `event`.
    """
    created: int
    """
    Time of the event. All events of one change have the same time.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    type: Literal["send.queued"]
    """
    Always `send.queued`.
    """
    api_version: str
    """
    API version in which `data.object` is formatted.
    Type: `ApiVersion`.
    """
    sequence: int
    """
    Position among the events of the same object, starting at 1. Order events by it, not by
    arrival.
    """
    data: _models.SendEventData
    """
    The object, and what changed.
    """
    request: Optional[_models.EventRequest]
    """
    The request that caused the event. Null if the service did.
    """


class SendRequiresReviewEvent(Model):
    """
    The network gives no clear answer and our staff decide. Do not sell again.
    """

    __slots__ = ()
    _codecs = {
        "data": "SendEventData",
        "request": "EventRequest",
    }
    id: str
    """
    ID of the event. It is the same at each delivery: ignore events you have already processed.
    Type: `EventId`.
    """
    object: Literal["event"]
    """
    Always `event`.
    """
    created: int
    """
    Time of the event. All events of one change have the same time.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    type: Literal["send.requires_review"]
    """
    Always `send.requires_review`.
    """
    api_version: str
    """
    API version in which `data.object` is formatted.
    Type: `ApiVersion`.
    """
    sequence: int
    """
    Position among the events of the same object, starting at 1. Order events by it, not by
    arrival.
    """
    data: _models.SendEventData
    """
    The object, and what changed.
    """
    request: Optional[_models.EventRequest]
    """
    The request that caused the event. Null if the service did.
    """


class SendRetryingEvent(Model):
    """
    The network was busy and delivered nothing. The service retries automatically.
    """

    __slots__ = ()
    _codecs = {
        "data": "SendEventData",
        "request": "EventRequest",
    }
    id: str
    """
    ID of the event. It is the same at each delivery: ignore events you have already processed.
    Type: `EventId`.
    """
    object: Literal["event"]
    """
    Always `event`.
    """
    created: int
    """
    Time of the event. All events of one change have the same time.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    type: Literal["send.retrying"]
    """
    Always `send.retrying`.
    """
    api_version: str
    """
    API version in which `data.object` is formatted.
    Type: `ApiVersion`.
    """
    sequence: int
    """
    Position among the events of the same object, starting at 1. Order events by it, not by
    arrival.
    """
    data: _models.SendEventData
    """
    The object, and what changed.
    """
    request: Optional[_models.EventRequest]
    """
    The request that caused the event. Null if the service did.
    """


class SendScheduledEvent(Model):
    """
    A send was created and charged, and is dispatched at its scheduled time.
    """

    __slots__ = ()
    _codecs = {
        "data": "SendEventData",
        "request": "EventRequest",
    }
    id: str
    """
    ID of the event. It is the same at each delivery: ignore events you have already processed.
    Type: `EventId`.
    """
    object: Literal["event"]
    """
    Always `event`.
    """
    created: int
    """
    Time of the event. All events of one change have the same time.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    type: Literal["send.scheduled"]
    """
    Always `send.scheduled`.
    """
    api_version: str
    """
    API version in which `data.object` is formatted.
    Type: `ApiVersion`.
    """
    sequence: int
    """
    Position among the events of the same object, starting at 1. Order events by it, not by
    arrival.
    """
    data: _models.SendEventData
    """
    The object, and what changed.
    """
    request: Optional[_models.EventRequest]
    """
    The request that caused the event. Null if the service did.
    """


class SendSubmittedEvent(Model):
    """
    A send was submitted to the network. Sent once, however many attempts follow.
    """

    __slots__ = ()
    _codecs = {
        "data": "SendEventData",
        "request": "EventRequest",
    }
    id: str
    """
    ID of the event. It is the same at each delivery: ignore events you have already processed.
    Type: `EventId`.
    """
    object: Literal["event"]
    """
    Always `event`.
    """
    created: int
    """
    Time of the event. All events of one change have the same time.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    type: Literal["send.submitted"]
    """
    Always `send.submitted`.
    """
    api_version: str
    """
    API version in which `data.object` is formatted.
    Type: `ApiVersion`.
    """
    sequence: int
    """
    Position among the events of the same object, starting at 1. Order events by it, not by
    arrival.
    """
    data: _models.SendEventData
    """
    The object, and what changed.
    """
    request: Optional[_models.EventRequest]
    """
    The request that caused the event. Null if the service did.
    """


class SendTokenDeliveredEvent(Model):
    """
    The text message with the token reached the customer's phone.
    """

    __slots__ = ()
    _codecs = {
        "data": "SendEventData",
        "request": "EventRequest",
    }
    id: str
    """
    ID of the event. It is the same at each delivery: ignore events you have already processed.
    Type: `EventId`.
    """
    object: Literal["event"]
    """
    Always `event`.
    """
    created: int
    """
    Time of the event. All events of one change have the same time.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    type: Literal["send.token_delivered"]
    """
    Always `send.token_delivered`.
    """
    api_version: str
    """
    API version in which `data.object` is formatted.
    Type: `ApiVersion`.
    """
    sequence: int
    """
    Position among the events of the same object, starting at 1. Order events by it, not by
    arrival.
    """
    data: _models.SendEventData
    """
    The object, and what changed.
    """
    request: Optional[_models.EventRequest]
    """
    The request that caused the event. Null if the service did.
    """


class SendTokenDeliveryFailedEvent(Model):
    """
    The text message with the token could not be delivered. Resend the token.
    """

    __slots__ = ()
    _codecs = {
        "data": "SendEventData",
        "request": "EventRequest",
    }
    id: str
    """
    ID of the event. It is the same at each delivery: ignore events you have already processed.
    Type: `EventId`.
    """
    object: Literal["event"]
    """
    Always `event`.
    """
    created: int
    """
    Time of the event. All events of one change have the same time.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    type: Literal["send.token_delivery_failed"]
    """
    Always `send.token_delivery_failed`.
    """
    api_version: str
    """
    API version in which `data.object` is formatted.
    Type: `ApiVersion`.
    """
    sequence: int
    """
    Position among the events of the same object, starting at 1. Order events by it, not by
    arrival.
    """
    data: _models.SendEventData
    """
    The object, and what changed.
    """
    request: Optional[_models.EventRequest]
    """
    The request that caused the event. Null if the service did.
    """


class SendTokenResentEvent(Model):
    """
    The token was sent to the customer again.
    """

    __slots__ = ()
    _codecs = {
        "data": "SendEventData",
        "request": "EventRequest",
    }
    id: str
    """
    ID of the event. It is the same at each delivery: ignore events you have already processed.
    Type: `EventId`.
    """
    object: Literal["event"]
    """
    Always `event`.
    """
    created: int
    """
    Time of the event. All events of one change have the same time.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    type: Literal["send.token_resent"]
    """
    Always `send.token_resent`.
    """
    api_version: str
    """
    API version in which `data.object` is formatted.
    Type: `ApiVersion`.
    """
    sequence: int
    """
    Position among the events of the same object, starting at 1. Order events by it, not by
    arrival.
    """
    data: _models.SendEventData
    """
    The object, and what changed.
    """
    request: Optional[_models.EventRequest]
    """
    The request that caused the event. Null if the service did.
    """


class SendUnknownEvent(Model):
    """
    The network has not responded. Do not sell again: the send may have been delivered.
    """

    __slots__ = ()
    _codecs = {
        "data": "SendEventData",
        "request": "EventRequest",
    }
    id: str
    """
    ID of the event. It is the same at each delivery: ignore events you have already processed.
    Type: `EventId`.
    """
    object: Literal["event"]
    """
    Always `event`.
    """
    created: int
    """
    Time of the event. All events of one change have the same time.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    type: Literal["send.unknown"]
    """
    Always `send.unknown`.
    """
    api_version: str
    """
    API version in which `data.object` is formatted.
    Type: `ApiVersion`.
    """
    sequence: int
    """
    Position among the events of the same object, starting at 1. Order events by it, not by
    arrival.
    """
    data: _models.SendEventData
    """
    The object, and what changed.
    """
    request: Optional[_models.EventRequest]
    """
    The request that caused the event. Null if the service did.
    """


class ShortfallProjection(Model):
    """
    A day on which your Credit is expected to run out.
    """

    __slots__ = ()
    currency: str
    """
    The currency of the shortfall.
    See `Currency`.
    """
    short_by: str
    """
    The amount that is missing.
    Type: `Money`.
    """
    on: str
    """
    First day on which the amount is missing.
    Type: `Day`.
    """


class TopupEventData(Model):
    """
    An event's payload: Topup.
    """

    __slots__ = ()
    _codecs = {
        "object": "Topup",
        "threshold": "CreditThreshold",
        "projection": "ShortfallProjection",
    }
    object: _models.Topup
    """
    The Topup with its values at this attempt.
    """
    previous_attributes: Optional[Any]
    """
    Fields that changed since the previous event of this object, with their previous values: apply
    them to get the object as it was before. Tokens are masked. Null if nothing changed.
    """
    synthetic: bool
    """
    Whether `POST /test/events/trigger` created the event: nothing actually happened.
    """
    threshold: Optional[_models.CreditThreshold]
    """
    Threshold of the alert, for `credit.balance.low`. Null for all other types.
    """
    projection: Optional[_models.ShortfallProjection]
    """
    The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
    """
    rule: Optional[str]
    """
    ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
    Type: `ProgramRuleId`.
    """
    reward: Optional[str]
    """
    ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
    Type: `RewardId`.
    """


class UnknownEvent(Model):
    """
    An event of a type that this version does not know. Everything it says is kept.
    """

    __slots__ = ()
    _codecs = {
        "data": "EventData",
        "request": "EventRequest",
    }
    id: str
    """
    ID of the event. It is the same at each delivery: ignore events you have already processed.
    Type: `EventId`.
    """
    object: Literal["event"]
    """
    Always `event`.
    """
    created: int
    """
    Time of the event. All events of one change have the same time.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    type: str
    """
    Type of the event. New types can be added; ignore those you do not know.
    See `EventTypeName`.
    """
    api_version: str
    """
    API version in which `data.object` is formatted.
    Type: `ApiVersion`.
    """
    sequence: int
    """
    Position among the events of the same object, starting at 1. Order events by it, not by
    arrival.
    """
    data: _models.EventData
    """
    Content of the event.
    """
    request: Optional[_models.EventRequest]
    """
    The request that caused the event. Null if the service did.
    """


class WebhookEndpointDisabledEvent(Model):
    """
    A webhook endpoint was disabled, by you or because it failed for three days.
    """

    __slots__ = ()
    _codecs = {
        "data": "WebhookEndpointEventData",
        "request": "EventRequest",
    }
    id: str
    """
    ID of the event. It is the same at each delivery: ignore events you have already processed.
    Type: `EventId`.
    """
    object: Literal["event"]
    """
    Always `event`.
    """
    created: int
    """
    Time of the event. All events of one change have the same time.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    type: Literal["webhook_endpoint.disabled"]
    """
    Always `webhook_endpoint.disabled`.
    """
    api_version: str
    """
    API version in which `data.object` is formatted.
    Type: `ApiVersion`.
    """
    sequence: int
    """
    Position among the events of the same object, starting at 1. Order events by it, not by
    arrival.
    """
    data: _models.WebhookEndpointEventData
    """
    The object, and what changed.
    """
    request: Optional[_models.EventRequest]
    """
    The request that caused the event. Null if the service did.
    """


class WebhookEndpointEventData(Model):
    """
    An event's payload: WebhookEndpoint.
    """

    __slots__ = ()
    _codecs = {
        "object": "WebhookEndpoint",
        "threshold": "CreditThreshold",
        "projection": "ShortfallProjection",
    }
    object: _models.WebhookEndpoint
    """
    The WebhookEndpoint with its values at this attempt.
    """
    previous_attributes: Optional[Any]
    """
    Fields that changed since the previous event of this object, with their previous values: apply
    them to get the object as it was before. Tokens are masked. Null if nothing changed.
    """
    synthetic: bool
    """
    Whether `POST /test/events/trigger` created the event: nothing actually happened.
    """
    threshold: Optional[_models.CreditThreshold]
    """
    Threshold of the alert, for `credit.balance.low`. Null for all other types.
    """
    projection: Optional[_models.ShortfallProjection]
    """
    The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
    """
    rule: Optional[str]
    """
    ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
    Type: `ProgramRuleId`.
    """
    reward: Optional[str]
    """
    ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
    Type: `RewardId`.
    """


class WebhookSend(Model):
    """
    A Send as a webhook delivers it.
    """

    __slots__ = ()
    _codecs = {
        "bundle": "SendBundle",
        "recipient": "Recipient",
        "program": "Program",
        "reward": "Reward",
        "batch": "Batch",
        "mandate": "Mandate",
        "created_by": "SendCreator",
        "power": "SendPower",
    }
    _secrets = frozenset(
        (
            "token",
        )
    )
    id: str
    """
    The send.
    Type: `SendId`.
    """
    object: Literal["send"]
    """
    Always `send`.
    """
    created: int
    """
    Time at which the send was created.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    status: str
    """
    Current status. Decide by this; see Lifecycles.
    See `SendStatus`.
    """
    type: str
    """
    Type of the sale.
    See `SendType`.
    """
    product: str
    """
    ID of the product sold.
    Type: `ProductId`.
    """
    network: str
    """
    ID of the network that delivers the send.
    Type: `NetworkId`.
    """
    target: str
    """
    Phone number in E.164 format, or meter number. For an erased recipient it is `+263700000000` or
    `00000000000`; the amounts are kept.
    Type: `Target`.
    """
    target_display: str
    """
    Target formatted for people. `erased` once the recipient is erased.
    Type: `PhoneText`.
    """
    amount: str
    """
    The face value: what the customer receives.
    Type: `Money`.
    """
    currency: str
    """
    The currency of `amount`, `cost` and `discount`.
    See `Currency`.
    """
    cost: str
    """
    Credit charged: the face value, less the dealer discount.
    Type: `Money`.
    """
    discount: str
    """
    The dealer discount; `0.00` without the dealer tier.
    Type: `Money`.
    """
    credit_returned: bool
    """
    Whether the Credit was returned. Remains true if a failed send is delivered late.
    """
    credit_transactions: List[str]
    """
    Credit transactions of this send, oldest first.
    """
    bundle: Optional[_models.SendBundle]
    """
    Data bundle sold. Null for airtime and power.
    """
    client_reference: Optional[str]
    """
    Your own reference. Null if you sent none.
    Type: `ClientReference`.
    """
    recipient: Optional[Union[str, _models.Recipient]]
    """
    Recipient that the send is attributed to. Can be expanded.
    """
    program: Optional[Union[str, _models.Program]]
    """
    Program that the send is attributed to. Can be expanded.
    """
    reward: Optional[Union[str, _models.Reward]]
    """
    Reward that the send pays out. Can be expanded.
    """
    batch: Optional[Union[str, _models.Batch]]
    """
    Batch that the send belongs to. Can be expanded.
    """
    batch_item: Optional[str]
    """
    ID of the batch line that created the send.
    Type: `BatchItemId`.
    """
    schedule: Optional[str]
    """
    ID of the schedule that created the send.
    Type: `ScheduleId`.
    """
    checkout_session: Optional[str]
    """
    ID of the checkout session that paid for the send.
    Type: `CheckoutSessionId`.
    """
    approval: Optional[str]
    """
    ID of the approval that allowed the send.
    Type: `ApprovalId`.
    """
    mandate: Optional[_models.Mandate]
    """
    What the person permitted who approved the send. Null unless `approval` is set, and after the
    recipient is erased.
    """
    cost_center: Optional[str]
    """
    ID of the cost centre that the send is charged to.
    Type: `CostCenterId`.
    """
    quote: Optional[str]
    """
    ID of the quote that confirmed the meter.
    Type: `QuoteId`.
    """
    api_key: Optional[str]
    """
    ID of the API key that caused the send: the one that created it, or whatever it pays for. For
    signed completions, check-ins and claims of links that no reward waited for, it is the key that
    created the program, or last activated or resumed it. Null if no key did.
    Type: `KeyId`.
    """
    created_by: _models.SendCreator
    """
    Who created this send.
    """
    source: str
    """
    Feature that created the send.
    See `SendSource`.
    """
    notify_number: Optional[str]
    """
    Another number to notify by SMS.
    Type: `Phone`.
    """
    sms_message: Optional[str]
    """
    Text message to the customer. Null when none is sent.
    Type: `SmsText`.
    """
    sms_locale: Optional[str]
    """
    Language of the default message. Null when no message is sent.
    See `SmsLocale`.
    """
    sms_status: str
    """
    SMS delivery status of the message to the customer.
    See `SmsStatus`.
    """
    scheduled_for: Optional[int]
    """
    Scheduled dispatch time. Null when the send is dispatched immediately.
    Type: `UnixTime`.
    """
    failure_code: Optional[str]
    """
    Reason for the failure. Null unless the send failed.
    See `SendFailureCode`.
    """
    failure_message: Optional[str]
    """
    Reason for the failure, in one sentence for a cashier.
    Type: `Note`.
    """
    retry_of: Optional[str]
    """
    ID of the failed send that this one retries.
    Type: `SendId`.
    """
    retried_by: Optional[str]
    """
    ID of the send that retries this one.
    Type: `SendId`.
    """
    retryable: bool
    """
    Whether the send can be retried: it failed and has not been retried yet.
    """
    needs_attention: bool
    """
    Whether a person should check: unknown for over an hour, in review, or queued too long.
    """
    next_check_at: Optional[int]
    """
    Time of the next status check with the network. Null when none is due.
    Type: `UnixTime`.
    """
    provider_reference: Optional[str]
    """
    Confirmation number of the network or utility, once delivered. Quote it to their support.
    """
    submitted_at: Optional[int]
    """
    Time of the first submission to the network.
    Type: `UnixTime`.
    """
    delivered_at: Optional[int]
    """
    Time of delivery. Null unless delivered.
    Type: `UnixTime`.
    """
    failed_at: Optional[int]
    """
    Time of the failure. Null unless failed.
    Type: `UnixTime`.
    """
    credited_at: Optional[int]
    """
    Time at which the Credit was returned.
    Type: `UnixTime`.
    """
    cancelled_at: Optional[int]
    """
    Time of the cancellation. Null unless cancelled.
    Type: `UnixTime`.
    """
    late_delivered_at: Optional[int]
    """
    Time at which we learned that a failed send had been delivered.
    Type: `UnixTime`.
    """
    on_zesa_down: Optional[str]
    """
    Behaviour during a national outage. Null for airtime and data.
    See `PowerDownChoice`.
    """
    max_hold: Optional[int]
    """
    Maximum time in the queue, in seconds. Null for airtime and data.
    Type: `Seconds`.
    """
    queued_until: Optional[int]
    """
    Time at which a queued send fails. Null unless queued.
    Type: `UnixTime`.
    """
    confirm: Optional[str]
    """
    Confirmation level required for the meter. Null for airtime and data.
    See `MeterConfirmMode`.
    """
    power: Optional[_models.SendPower]
    """
    Meter, tokens and cost breakdown. Null for airtime and data.
    """
    token: Optional[str]
    """
    Power token, masked without `tokens:read`. Null until delivered.
    Type: `PowerToken`.
    """
    units: Optional[str]
    """
    Kilowatt hours bought. Null until known, and for airtime and data.
    Type: `Units`.
    """
    metadata: Dict[str, str]
    """
    Your own key-value data about the sale.
    """
    receipt_number: str
    """
    Number printed on the receipt.
    Type: `ReceiptNumber`.
    """
    token_url: Optional[str]
    """
    Link that reads the tokens of a delivered power send once, within 15 minutes. Null unless the endpoint has `token_links`.
    """


class ZesaAvailabilityEventData(Model):
    """
    An event's payload: ZesaAvailability.
    """

    __slots__ = ()
    _codecs = {
        "object": "ZesaAvailability",
        "threshold": "CreditThreshold",
        "projection": "ShortfallProjection",
    }
    object: _models.ZesaAvailability
    """
    The ZesaAvailability with its values at this attempt.
    """
    previous_attributes: Optional[Any]
    """
    Fields that changed since the previous event of this object, with their previous values: apply
    them to get the object as it was before. Tokens are masked. Null if nothing changed.
    """
    synthetic: bool
    """
    Whether `POST /test/events/trigger` created the event: nothing actually happened.
    """
    threshold: Optional[_models.CreditThreshold]
    """
    Threshold of the alert, for `credit.balance.low`. Null for all other types.
    """
    projection: Optional[_models.ShortfallProjection]
    """
    The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
    """
    rule: Optional[str]
    """
    ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
    Type: `ProgramRuleId`.
    """
    reward: Optional[str]
    """
    ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
    Type: `RewardId`.
    """
