# Made from the contract by "npm run sdks"; never edit this file.
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, List, Literal, Mapping, Optional, Sequence, Union

if TYPE_CHECKING:
    from .. import models as _models


from ...runtime.model import NOT_GIVEN, Model, given


class PowerBand(Model):
    """
    A band of the tariff: a price for a part of the month's consumption.
    """

    __slots__ = ()
    from_kwh: int
    """
    Where it begins, in kilowatt hours of the month.
    """
    to_kwh: Optional[int]
    """
    Where it ends; null for the last band.
    """
    price_per_kwh: str
    """
    The price of a kilowatt hour in it, without levy.
    Type: `UnitPrice`.
    """
    price_per_kwh_with_levy: str
    """
    The same with the levy.
    Type: `UnitPrice`.
    """


class PowerChangePoint(Model):
    """
    A day on which the price changed.
    """

    __slots__ = ()
    _renames = {
        "from_": "from",
    }
    date: str
    """
    The first day of the new price.
    Type: `Day`.
    """
    from_: str
    """
    The median price before.
    Type: `UnitPrice`.
    """
    to: str
    """
    The median price from then on.
    Type: `UnitPrice`.
    """


class PowerObservation(Model):
    """
    One purchase, without meter and without buyer.
    """

    __slots__ = ()
    object: Literal["power_observation"]
    """
    Always `power_observation`.
    """
    created: int
    """
    When the purchase was made: the midnight with which its day began.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    Whether it is a live purchase.
    """
    observed_on: str
    """
    The day.
    Type: `Day`.
    """
    currency: str
    """
    The currency.
    See `Currency`.
    """
    amount_rounded: str
    """
    The amount, rounded to a whole number.
    Type: `Money`.
    """
    units_kwh: str
    """
    The kilowatt hours.
    Type: `Units`.
    """
    price_per_kwh: str
    """
    The price of one, all in.
    Type: `UnitPrice`.
    """
    band_hint: Optional[str]
    """
    The band that the price points to, such as `51-100`; null when it points to none.
    """


class PowerObservationList(Model):
    """
    One page of a list.
    """

    __slots__ = ()
    _codecs = {
        "data": ["PowerObservation"],
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
    data: List[_models.PowerObservation]
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


class PowerObserved(Model):
    """
    What customers paid, whatever the tariff says.
    """

    __slots__ = ()
    median_price: Optional[str]
    """
    The median price of a kilowatt hour, all in; null until five purchases were seen.
    Type: `UnitPrice`.
    """
    sample: int
    """
    How many purchases it is the median of.
    """
    window_days: int
    """
    How many days it looks back.
    """
    as_of: int
    """
    When it was reckoned.
    Type: `UnixTime`.
    """


class PowerQuote(Model):
    """
    What an amount buys now, compared with after the reset.
    """

    __slots__ = ()
    _codecs = {
        "now": "PowerUnits",
        "after_reset": "PowerUnitsAfterReset",
        "meter": "Meter",
    }
    object: Literal["power_quote"]
    """
    Always `power_quote`.
    """
    created: int
    """
    When it was reckoned.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    Whether it was asked in live mode.
    """
    currency: str
    """
    The currency.
    See `Currency`.
    """
    amount: str
    """
    The amount, levy included.
    Type: `Money`.
    """
    now: _models.PowerUnits
    """
    What it buys now.
    """
    after_reset: _models.PowerUnitsAfterReset
    """
    What it buys from the 1st of next month on.
    """
    better: str
    """
    When it buys more.
    See `BetterMoment`.
    """
    saving_units: str
    """
    How many kilowatt hours more.
    Type: `Units`.
    """
    meter: Optional[_models.Meter]
    """
    The confirmed meter; null when none was named.
    """


class PowerRate(Model):
    """
    What electricity costs in a currency.
    """

    __slots__ = ()
    _codecs = {
        "bands": ["PowerBand"],
        "observed": "PowerObserved",
    }
    object: Literal["power_rate"]
    """
    Always `power_rate`.
    """
    created: int
    """
    When it was reckoned.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    Whether it was asked in live mode. The tariff is the same in both.
    """
    currency: str
    """
    The currency.
    See `Currency`.
    """
    effective_from: str
    """
    The day from which the bands hold.
    Type: `Day`.
    """
    source_url: str
    """
    Where they were published.
    Type: `WebUrl`.
    """
    levy_percent: str
    """
    The rural electrification levy on top of the bands' prices.
    Type: `Percent`.
    """
    bands: List[_models.PowerBand]
    """
    The bands, from the first kilowatt hour of the month on.
    """
    observed: _models.PowerObserved
    """
    What customers paid.
    """
    rule: str
    """
    How to buy the most units, in a sentence for a customer.
    Type: `Note`.
    """
    reset: str
    """
    When the cheapest band begins anew.
    See `TariffReset`.
    """


class PowerSeries(Model):
    """
    How the price has moved.
    """

    __slots__ = ()
    _codecs = {
        "points": ["PowerSeriesPoint"],
        "change_points": ["PowerChangePoint"],
    }
    object: Literal["power_series"]
    """
    Always `power_series`.
    """
    created: int
    """
    When it was reckoned.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    Whether it is of live purchases.
    """
    currency: str
    """
    The currency.
    See `Currency`.
    """
    points: List[_models.PowerSeriesPoint]
    """
    One point a day, oldest first; days with fewer than five purchases are left out.
    """
    change_points: List[_models.PowerChangePoint]
    """
    Days on which the price moved by a twentieth or more, oldest first.
    """


class PowerSeriesPoint(Model):
    """
    The purchases of one day at one price.
    """

    __slots__ = ()
    date: str
    """
    The day.
    Type: `Day`.
    """
    price_per_kwh: str
    """
    The median price of a kilowatt hour on it, all in.
    Type: `UnitPrice`.
    """
