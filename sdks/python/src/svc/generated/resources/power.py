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
        Estimate units for an amount.

        Estimates how many units an amount buys now, and how many after consumption is counted from zero
        again on the 1st. With `meter`, the estimate starts from the units that the meter has bought
        through you this month, and the utility confirms the meter, limited as in `GET /meters/{number}`.
        Without `meter`, it starts from zero.

        Errors: `invalid_currency`, `invalid_amount`, `invalid_meter_number`,
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

        Returns the price of electricity: the utility's published bands with the levy, what customers
        actually paid, and how to buy the most units. The tariff is the same in test and live mode.

        Errors: `invalid_currency`.
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

        Returns the price that customers paid over the last 90 days: one point per day, and the days on
        which the price changed. Use it to draw a small chart.

        Errors: `invalid_currency`.
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

        Lists the purchases behind the observed price, newest first, without meter or buyer. Days with
        fewer than five purchases are omitted, so that no buyer can be identified.

        Errors: `invalid_currency`, `invalid_cursor`.
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
        Estimate units for an amount.

        Estimates how many units an amount buys now, and how many after consumption is counted from zero
        again on the 1st. With `meter`, the estimate starts from the units that the meter has bought
        through you this month, and the utility confirms the meter, limited as in `GET /meters/{number}`.
        Without `meter`, it starts from zero.

        Errors: `invalid_currency`, `invalid_amount`, `invalid_meter_number`,
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

        Returns the price of electricity: the utility's published bands with the levy, what customers
        actually paid, and how to buy the most units. The tariff is the same in test and live mode.

        Errors: `invalid_currency`.
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

        Returns the price that customers paid over the last 90 days: one point per day, and the days on
        which the price changed. Use it to draw a small chart.

        Errors: `invalid_currency`.
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

        Lists the purchases behind the observed price, newest first, without meter or buyer. Days with
        fewer than five purchases are omitted, so that no buyer can be identified.

        Errors: `invalid_currency`, `invalid_cursor`.
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
