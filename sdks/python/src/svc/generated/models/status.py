# Made from the contract by "npm run sdks"; never edit this file.
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, List, Literal, Mapping, Optional, Sequence, Union

if TYPE_CHECKING:
    from .. import models as _models


from ...runtime.model import NOT_GIVEN, Model, given


class NetworkStatus(Model):
    """
    What is sold on a network, and how it goes.
    """

    __slots__ = ()
    network: str
    """
    The network.
    Type: `NetworkId`.
    """
    type: str
    """
    What is sold.
    See `SendType`.
    """
    currency: str
    """
    The currency it is sold in.
    See `Currency`.
    """
    state: str
    """
    How the network is doing.
    See `NetworkState`.
    """
    success_rate_1h: Optional[str]
    """
    Of the attempts of the last hour, those that the network answered; null without attempts.
    Type: `Share`.
    """
    median_seconds: Optional[int]
    """
    How long half of the deliveries of the last hour took at most; null without any.
    """
    since: int
    """
    Since when it is so.
    Type: `UnixTime`.
    """


class PowerAvailability(Model):
    """
    Whether electricity can be sold.
    """

    __slots__ = ()
    available: Optional[bool]
    """
    Whether the utility answers; null while nothing watches it. A test account sets it with
    `POST /test/zesa/availability`.
    """
    since: Optional[int]
    """
    Since when; null when nothing is known of a time when it was otherwise.
    Type: `UnixTime`.
    """
    next_check_at: Optional[int]
    """
    When it is asked next; null when nothing is planned.
    Type: `UnixTime`.
    """


class ProviderStatus(Model):
    """
    How a supplier is doing. It has no name here.
    """

    __slots__ = ()
    name: str
    """
    A name that says nothing: `provider_a` and so on.
    """
    state: str
    """
    How it is doing.
    See `NetworkState`.
    """
    since: int
    """
    Since when.
    Type: `UnixTime`.
    """


class Status(Model):
    """
    How the networks are doing now.
    """

    __slots__ = ()
    _codecs = {
        "power": "PowerAvailability",
        "networks": ["NetworkStatus"],
        "providers": ["ProviderStatus"],
        "messages": ["StatusMessage"],
    }
    object: Literal["status"]
    """
    Always `status`.
    """
    created: int
    """
    When this answer was made.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    Whether it is of live mode.
    """
    overall: str
    """
    All of it in one word.
    See `OverallStatus`.
    """
    power: _models.PowerAvailability
    """
    Electricity.
    """
    networks: List[_models.NetworkStatus]
    """
    Everything that is sold, on each network.
    """
    providers: List[_models.ProviderStatus]
    """
    The suppliers.
    """
    messages: List[_models.StatusMessage]
    """
    What staff tell.
    """


class StatusComponent(Model):
    """
    How a network did on a day.
    """

    __slots__ = ()
    _codecs = {
        "incidents": ["StatusIncident"],
    }
    component: str
    """
    The network.
    Type: `NetworkId`.
    """
    up_minutes: int
    """
    How long it was as usual.
    Type: `MinutesOfDay`.
    """
    degraded_minutes: int
    """
    How long it was slow, or failed more often than usual.
    Type: `MinutesOfDay`.
    """
    down_minutes: int
    """
    How long nothing went through.
    Type: `MinutesOfDay`.
    """
    incidents: List[_models.StatusIncident]
    """
    What was not as usual, the first first.
    """


class StatusDay(Model):
    """
    How the networks did on a day.
    """

    __slots__ = ()
    _codecs = {
        "components": ["StatusComponent"],
    }
    date: str
    """
    The day.
    Type: `Day`.
    """
    components: List[_models.StatusComponent]
    """
    Each network.
    """


class StatusHistory(Model):
    """
    How the networks did over a span of days.
    """

    __slots__ = ()
    _codecs = {
        "days": ["StatusDay"],
    }
    _renames = {
        "from_": "from",
    }
    object: Literal["status_history"]
    """
    Always `status_history`.
    """
    created: int
    """
    When this answer was made.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    Whether it is of live mode.
    """
    from_: str
    """
    The first day.
    Type: `Day`.
    """
    to: str
    """
    The last day.
    Type: `Day`.
    """
    days: List[_models.StatusDay]
    """
    The days, the first first.
    """


class StatusIncident(Model):
    """
    How long something was not as usual.
    """

    __slots__ = ()
    _renames = {
        "from_": "from",
    }
    from_: int
    """
    From when.
    Type: `UnixTime`.
    """
    to: Optional[int]
    """
    Until when; null while it lasts.
    Type: `UnixTime`.
    """
    state: str
    """
    How it was doing.
    See `NetworkState`.
    """
    note: Optional[str]
    """
    What staff say of it.
    Type: `Note`.
    """


class StatusMessage(Model):
    """
    Something that staff tell.
    """

    __slots__ = ()
    _renames = {
        "from_": "from",
    }
    text: str
    """
    What they tell.
    Type: `Note`.
    """
    from_: int
    """
    From when it counts.
    Type: `UnixTime`.
    """
    to: Optional[int]
    """
    Until when; null while nobody knows.
    Type: `UnixTime`.
    """
