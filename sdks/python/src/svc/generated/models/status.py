# Made from the contract by "npm run sdks"; never edit this file.
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, List, Literal, Mapping, Optional, Sequence, Union

if TYPE_CHECKING:
    from .. import models as _models


from ...runtime.model import NOT_GIVEN, Model, given


class NetworkStatus(Model):
    """
    Performance of one type of sale on a network.
    """

    __slots__ = ()
    network: str
    """
    ID of the network.
    Type: `NetworkId`.
    """
    type: str
    """
    Type of the sale.
    See `SendType`.
    """
    currency: str
    """
    The currency of the sales.
    See `Currency`.
    """
    state: str
    """
    Current state of the network.
    See `NetworkState`.
    """
    success_rate_1h: Optional[str]
    """
    Share of the last hour's attempts that the network responded to. Null without attempts.
    Type: `Share`.
    """
    median_seconds: Optional[int]
    """
    Median delivery time over the last hour, in seconds. Null without deliveries.
    """
    since: int
    """
    Time at which the network entered this state.
    Type: `UnixTime`.
    """


class PowerAvailability(Model):
    """
    Availability of electricity sales.
    """

    __slots__ = ()
    available: Optional[bool]
    """
    Whether the utility responds. Null if it is not being monitored. In test mode, set it with
    `POST /test/zesa/availability`.
    """
    since: Optional[int]
    """
    Time at which `available` last changed. Null if no change is known.
    Type: `UnixTime`.
    """
    next_check_at: Optional[int]
    """
    Time of the next check. Null if none is planned.
    Type: `UnixTime`.
    """


class ProviderStatus(Model):
    """
    State of a supplier. Suppliers are never named.
    """

    __slots__ = ()
    name: str
    """
    Anonymous name of the supplier: `provider_a` and so on.
    """
    state: str
    """
    Current state of the supplier.
    See `NetworkCondition`.
    """
    since: int
    """
    Time at which the supplier entered this state.
    Type: `UnixTime`.
    """


class Status(Model):
    """
    Current status of the networks.
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
    Time at which this status was computed.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    overall: str
    """
    Overall status of what is sold in this mode.
    See `OverallStatus`.
    """
    power: _models.PowerAvailability
    """
    Availability of electricity sales.
    """
    networks: List[_models.NetworkStatus]
    """
    Performance of each type of sale on each network.
    """
    providers: List[_models.ProviderStatus]
    """
    State of each supplier.
    """
    messages: List[_models.StatusMessage]
    """
    Announcements of our staff.
    """


class StatusComponent(Model):
    """
    Performance of a network on one day.
    """

    __slots__ = ()
    _codecs = {
        "incidents": ["StatusIncident"],
    }
    component: str
    """
    ID of the network.
    Type: `NetworkId`.
    """
    up_minutes: int
    """
    Minutes during which the network worked as usual.
    Type: `MinutesOfDay`.
    """
    degraded_minutes: int
    """
    Minutes during which the network was slow or failed more often than usual.
    Type: `MinutesOfDay`.
    """
    down_minutes: int
    """
    Minutes during which the network delivered nothing.
    Type: `MinutesOfDay`.
    """
    incidents: List[_models.StatusIncident]
    """
    Incidents of the day, oldest first.
    """


class StatusDay(Model):
    """
    Performance of the networks on one day.
    """

    __slots__ = ()
    _codecs = {
        "components": ["StatusComponent"],
    }
    date: str
    """
    Date of the day.
    Type: `Day`.
    """
    components: List[_models.StatusComponent]
    """
    Performance of each network that is sold in this mode.
    """


class StatusHistory(Model):
    """
    Performance of the networks over a range of days.
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
    Time at which this history was computed.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    from_: str
    """
    First day of the range.
    Type: `Day`.
    """
    to: str
    """
    Last day of the range.
    Type: `Day`.
    """
    days: List[_models.StatusDay]
    """
    Performance on each day, oldest first.
    """


class StatusIncident(Model):
    """
    A period in which a network did not work as usual.
    """

    __slots__ = ()
    _renames = {
        "from_": "from",
    }
    from_: int
    """
    Start of the incident.
    Type: `UnixTime`.
    """
    to: Optional[int]
    """
    End of the incident. Null while it continues.
    Type: `UnixTime`.
    """
    state: str
    """
    State of the network during the incident.
    See `NetworkCondition`.
    """
    note: Optional[str]
    """
    Explanation of our staff. Null if there is none.
    Type: `Note`.
    """


class StatusMessage(Model):
    """
    An announcement of our staff.
    """

    __slots__ = ()
    _renames = {
        "from_": "from",
    }
    text: str
    """
    Text of the announcement.
    Type: `Note`.
    """
    from_: int
    """
    Time from which the announcement applies.
    Type: `UnixTime`.
    """
    to: Optional[int]
    """
    Time until which the announcement applies. Null if the end is unknown.
    Type: `UnixTime`.
    """
