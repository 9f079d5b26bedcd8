# Made from the contract by "npm run sdks"; never edit this file.
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, List, Literal, Mapping, Optional, Sequence, Union

if TYPE_CHECKING:
    from .. import models as _models


from ...runtime.model import NOT_GIVEN, Model, given


class PowerBand(Model):
    """
    A band of the tariff: the price of one range of the monthly consumption.
    """

    __slots__ = ()
    from_kwh: int
    """
    Start of the band, in kilowatt hours per month.
    """
    to_kwh: Optional[int]
    """
    End of the band, in kilowatt hours per month. Null for the last band.
    """
    price_per_kwh: str
    """
    Price of a kilowatt hour in this band, without the levy.
    Type: `UnitPrice`.
    """
    price_per_kwh_with_levy: str
    """
    Price of a kilowatt hour, including the levy.
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
    First day of the new price.
    Type: `Day`.
    """
    from_: str
    """
    Median price before the change.
    Type: `UnitPrice`.
    """
    to: str
    """
    Median price after the change.
    Type: `UnitPrice`.
    """


class PowerObservation(Model):
    """
    One anonymous purchase of electricity.
    """

    __slots__ = ()
    object: Literal["power_observation"]
    """
    Always `power_observation`.
    """
    created: int
    """
    Midnight at the start of the day of the purchase.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True for a live purchase, false for a test purchase.
    """
    observed_on: str
    """
    Date of the purchase.
    Type: `Day`.
    """
    currency: str
    """
    The currency of the purchase.
    See `Currency`.
    """
    amount_rounded: str
    """
    The amount, rounded to a whole number.
    Type: `Money`.
    """
    units_kwh: str
    """
    Units bought, in kilowatt hours.
    Type: `Units`.
    """
    price_per_kwh: str
    """
    Price of a kilowatt hour, including everything.
    Type: `UnitPrice`.
    """
    band_hint: Optional[str]
    """
    The band that the price suggests, such as `51-100`. Null if it suggests none.
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
    Price that customers actually paid.
    """

    __slots__ = ()
    median_price: Optional[str]
    """
    Median price of a kilowatt hour, including everything. Null below five purchases.
    Type: `UnitPrice`.
    """
    sample: int
    """
    Number of purchases behind the median.
    """
    window_days: int
    """
    Number of past days that are included.
    """
    as_of: int
    """
    Time at which the median was computed.
    Type: `UnixTime`.
    """


class PowerQuote(Model):
    """
    Units that an amount buys now, compared with after the reset.
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
    Time at which the estimate was computed.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    currency: str
    """
    The currency of `amount`.
    See `Currency`.
    """
    amount: str
    """
    The amount, including the levy.
    Type: `Money`.
    """
    now: _models.PowerUnits
    """
    Units that the amount buys now.
    """
    after_reset: _models.PowerUnitsAfterReset
    """
    Units that the amount buys from the 1st of next month.
    """
    better: str
    """
    The moment at which the amount buys more.
    See `BetterMoment`.
    """
    saving_units: str
    """
    The difference in kilowatt hours.
    Type: `Units`.
    """
    meter: Optional[_models.Meter]
    """
    The confirmed meter. Null if the request named none.
    """


class PowerRate(Model):
    """
    Price of electricity in a currency.
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
    Time at which this rate was computed.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode. The tariff is the same in both.
    """
    currency: str
    """
    The currency of the prices.
    See `Currency`.
    """
    effective_from: str
    """
    First day on which the bands apply.
    Type: `Day`.
    """
    source_url: str
    """
    URL at which the tariff was published.
    Type: `WebUrl`.
    """
    levy_percent: str
    """
    Rural electrification levy, in percent on top of the band prices.
    Type: `Percent`.
    """
    bands: List[_models.PowerBand]
    """
    The bands, starting at the first kilowatt hour of the month.
    """
    observed: _models.PowerObserved
    """
    Price that customers actually paid.
    """
    rule: str
    """
    How to buy the most units, in one sentence for a customer.
    Type: `Note`.
    """
    reset: str
    """
    The day on which consumption is counted from zero again.
    See `TariffReset`.
    """


class PowerSeries(Model):
    """
    Price of electricity over time.
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
    Time at which the series was computed.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True for live purchases, false for test purchases.
    """
    currency: str
    """
    The currency of the prices.
    See `Currency`.
    """
    points: List[_models.PowerSeriesPoint]
    """
    One point per day, oldest first. Days with fewer than five purchases are omitted.
    """
    change_points: List[_models.PowerChangePoint]
    """
    Days on which the price changed by 5 percent or more, oldest first.
    """


class PowerSeriesPoint(Model):
    """
    Median price of one day.
    """

    __slots__ = ()
    date: str
    """
    Date of the day.
    Type: `Day`.
    """
    price_per_kwh: str
    """
    Median price of a kilowatt hour, including everything.
    Type: `UnitPrice`.
    """
