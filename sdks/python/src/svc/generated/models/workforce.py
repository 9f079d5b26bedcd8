# Made from the contract by "npm run sdks"; never edit this file.
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, List, Literal, Mapping, Optional, Sequence, Union

if TYPE_CHECKING:
    from .. import models as _models


from ...runtime.model import NOT_GIVEN, Model, given


class WorkforceAccess(Model):
    """
    Permissions and limits of the caller in Workforce.
    """

    __slots__ = ()
    _codecs = {
        "limits": "WorkforceLimits",
    }
    object: Literal["workforce_access"]
    """
    Always `workforce_access`.
    """
    created: int
    """
    Time at which this response was generated.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    Whether the object exists in live mode.
    """
    enabled: bool
    """
    Whether Workforce is enabled for the account.
    """
    role: Optional[str]
    """
    Role of the member who calls or created the key. Null if there is none.
    See `MemberRole`.
    """
    scopes: List[str]
    """
    Scopes of the caller.
    """
    limits: _models.WorkforceLimits
    """
    Limits of a single allocation.
    """
    kinds: List[str]
    """
    Kinds of allocation that are available.
    """
    approval_threshold: Dict[str, Optional[str]]
    """
    Total above which an allocation requires approval. Null in a currency without a threshold.
    """
    currencies: List[str]
    """
    Currencies that can be allocated.
    """


class WorkforceLimits(Model):
    """
    Limits of a single allocation.
    """

    __slots__ = ()
    max_lines: int
    """
    Maximum number of lines.
    Type: `Count`.
    """
    max_total: Dict[str, Optional[str]]
    """
    Maximum face value. Null in a currency without a limit.
    """


class WorkforceMeter(Model):
    """
    A meter of a person.
    """

    __slots__ = ()
    recipient: str
    """
    Recipient who has the meter.
    Type: `RecipientId`.
    """
    name: Optional[str]
    """
    Name of the person. Null if unknown.
    Type: `Label`.
    """
    meter: str
    """
    Meter number of 11 digits.
    Type: `MeterNumber`.
    """
    name_masked: Optional[str]
    """
    Masked name of the owner, from the utility. Null until confirmed.
    """
    suburb: Optional[str]
    """
    Suburb of the meter, never the full address. Null until confirmed.
    """
    confirmed_at: Optional[int]
    """
    Time at which the utility last confirmed the meter. Null if never.
    Type: `UnixTime`.
    """
    last_units_kwh: Optional[str]
    """
    Kilowatt hours of its last token. Null if there is none.
    Type: `Units`.
    """
    last_sent_at: Optional[int]
    """
    Time at which its last token was bought. Null if there is none.
    Type: `UnixTime`.
    """


class WorkforceMeters(Model):
    """
    The meters of your people.
    """

    __slots__ = ()
    _codecs = {
        "data": ["WorkforceMeter"],
    }
    object: Literal["workforce_meters"]
    """
    Always `workforce_meters`.
    """
    created: int
    """
    Time at which this response was generated.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    Whether the object exists in live mode.
    """
    data: List[_models.WorkforceMeter]
    """
    Meters of active people, by name, at most 10,000.
    """
    truncated: bool
    """
    Whether there are more meters than listed.
    """


class WorkforceProducts(Model):
    """
    Products that can be allocated.
    """

    __slots__ = ()
    _codecs = {
        "airtime": ["Product"],
        "power": ["Product"],
    }
    object: Literal["workforce_products"]
    """
    Always `workforce_products`.
    """
    created: int
    """
    Time at which this response was generated.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    Whether the object exists in live mode.
    """
    airtime: List[_models.Product]
    """
    Products of type `airtime`.
    """
    power: List[_models.Product]
    """
    Products of type `power`.
    """
