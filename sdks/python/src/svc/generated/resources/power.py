# Made from the contract by "npm run sdks"; never edit this file.
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, List, Literal, Mapping, Optional, Sequence, Union

if TYPE_CHECKING:
    from .. import models as _models
    from ...runtime.file import AsyncFileResult, FileResult
    from ...runtime.page import AsyncPage, AsyncPageRequest, Page
    from ...runtime.options import RequestOptions
    from ...runtime.model import Empty


from ...runtime.model import NOT_GIVEN
from ...runtime.resource import AsyncResource, Resource
from ..operations import OPERATIONS


class PowerResource(Resource):

    def get_quote(
        self,
        *,
        currency: str,
        amount: str,
        meter: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.PowerQuote:
        """
        Reckon the units of an amount.

        Tells how many units an amount buys now, and how many after the cheapest band begins anew on the
        1st. With `meter` it counts from what the meter has bought through you this month, and confirms
        it with the utility, rationed as `GET /meters/{number}`. Without it, it counts from nothing.

        Refuses: `parameter_missing`, `invalid_currency`, `invalid_amount`, `invalid_meter_number`,
        `meter_quota_exceeded`, `power_unavailable`, `provider_invalid_response`, `meter_not_found`,
        `meter_blocked`, `meter_currency_mismatch`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["power.get_quote"],
            {},
            {
                "currency": currency,
                "amount": amount,
                "meter": meter,
            },
            request_options,
        )

    def get_rate(
        self,
        *,
        currency: str,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.PowerRate:
        """
        Retrieve the power tariff.

        Returns what electricity costs: the utility's published bands with the levy, what customers
        really paid, and how to buy the most units. The tariff is the same in test and live mode.

        Refuses: `parameter_missing`, `invalid_currency`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["power.get_rate"],
            {},
            {
                "currency": currency,
            },
            request_options,
        )

    def get_series(
        self,
        *,
        currency: str,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.PowerSeries:
        """
        Retrieve the price over time.

        Returns how the price that customers paid has moved over the last 90 days, a point a day, with
        the days on which it changed. Use it to draw a small chart.

        Refuses: `parameter_missing`, `invalid_currency`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["power.get_series"],
            {},
            {
                "currency": currency,
            },
            request_options,
        )

    def list_observations(
        self,
        *,
        currency: str,
        days: int = NOT_GIVEN,
        limit: int = NOT_GIVEN,
        starting_after: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> Page[_models.PowerObservation]:
        """
        List observed purchases.

        Lists the purchases behind the observed price, newest first, without meter and without buyer.
        Days with fewer than five purchases are left out, so that nobody can be told from them.

        Refuses: `parameter_missing`, `invalid_currency`, `invalid_cursor`.
        """
        return self._page(
            OPERATIONS["power.list_observations"],
            {},
            {
                "currency": currency,
                "days": days,
                "limit": limit,
                "starting_after": starting_after,
            },
            request_options,
        )


class AsyncPowerResource(AsyncResource):

    async def get_quote(
        self,
        *,
        currency: str,
        amount: str,
        meter: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.PowerQuote:
        """
        Reckon the units of an amount.

        Tells how many units an amount buys now, and how many after the cheapest band begins anew on the
        1st. With `meter` it counts from what the meter has bought through you this month, and confirms
        it with the utility, rationed as `GET /meters/{number}`. Without it, it counts from nothing.

        Refuses: `parameter_missing`, `invalid_currency`, `invalid_amount`, `invalid_meter_number`,
        `meter_quota_exceeded`, `power_unavailable`, `provider_invalid_response`, `meter_not_found`,
        `meter_blocked`, `meter_currency_mismatch`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["power.get_quote"],
            {},
            {
                "currency": currency,
                "amount": amount,
                "meter": meter,
            },
            request_options,
        )

    async def get_rate(
        self,
        *,
        currency: str,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.PowerRate:
        """
        Retrieve the power tariff.

        Returns what electricity costs: the utility's published bands with the levy, what customers
        really paid, and how to buy the most units. The tariff is the same in test and live mode.

        Refuses: `parameter_missing`, `invalid_currency`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["power.get_rate"],
            {},
            {
                "currency": currency,
            },
            request_options,
        )

    async def get_series(
        self,
        *,
        currency: str,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.PowerSeries:
        """
        Retrieve the price over time.

        Returns how the price that customers paid has moved over the last 90 days, a point a day, with
        the days on which it changed. Use it to draw a small chart.

        Refuses: `parameter_missing`, `invalid_currency`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["power.get_series"],
            {},
            {
                "currency": currency,
            },
            request_options,
        )

    def list_observations(
        self,
        *,
        currency: str,
        days: int = NOT_GIVEN,
        limit: int = NOT_GIVEN,
        starting_after: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> AsyncPageRequest[_models.PowerObservation]:
        """
        List observed purchases.

        Lists the purchases behind the observed price, newest first, without meter and without buyer.
        Days with fewer than five purchases are left out, so that nobody can be told from them.

        Refuses: `parameter_missing`, `invalid_currency`, `invalid_cursor`.
        """
        return self._page(
            OPERATIONS["power.list_observations"],
            {},
            {
                "currency": currency,
                "days": days,
                "limit": limit,
                "starting_after": starting_after,
            },
            request_options,
        )
