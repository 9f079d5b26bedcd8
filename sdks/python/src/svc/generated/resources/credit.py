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


class CreditResource(Resource):

    def get(
        self,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Credit:
        """
        Retrieve your Credit.

        Returns your prepaid Credit in both currencies. Sales are charged to `available`. `reserved` is
        for batches and programs. `in_flight` is already charged for sends that have not ended, and is
        returned if they fail. Currencies are never exchanged.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["credit.get"],
            {},
            {},
            request_options,
        )

    def get_alerts(
        self,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.CreditAlerts:
        """
        Retrieve your Credit alerts.

        Returns your Credit alerts: their thresholds and channels. `last_fired` is the time of the last
        low-balance alert in each currency.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["credit.get_alerts"],
            {},
            {},
            request_options,
        )

    def get_reservation(
        self,
        reservation_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.CreditReservation:
        """
        Retrieve a Credit reservation.

        Returns a reservation: how much was used, released and is still reserved. Find its ID in
        `reservation` of a program, `reservations` of a batch, or `data.object` of `credit.reserved` and
        `credit.released`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["credit.get_reservation"],
            {
                "reservation_id": reservation_id,
            },
            {},
            request_options,
        )

    def get_transaction(
        self,
        transaction_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.CreditTransaction:
        """
        Retrieve a Credit transaction.

        Returns a Credit transaction. Transactions never change.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["credit.get_transaction"],
            {
                "transaction_id": transaction_id,
            },
            {},
            request_options,
        )

    def list_reservations(
        self,
        *,
        limit: int = NOT_GIVEN,
        starting_after: str = NOT_GIVEN,
        ending_before: str = NOT_GIVEN,
        created: Union[_models.CreatedFilter, Mapping[str, Any]] = NOT_GIVEN,
        status: str = NOT_GIVEN,
        currency: str = NOT_GIVEN,
        source: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> Page[_models.CreditReservation]:
        """
        List Credit reservations.

        Lists the Credit reserved for batches and programs, newest first. Filter by `status=active` to
        see what makes up `reserved` in `GET /credit`. `source` is the batch or program.

        Errors: `invalid_cursor`, `invalid_time`, `invalid_currency`, `conflicting_parameters`,
        `reference_not_found`.
        """
        return self._page(
            OPERATIONS["credit.list_reservations"],
            {},
            {
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created": created,
                "status": status,
                "currency": currency,
                "source": source,
            },
            request_options,
        )

    def list_transactions(
        self,
        *,
        limit: int = NOT_GIVEN,
        starting_after: str = NOT_GIVEN,
        ending_before: str = NOT_GIVEN,
        created: Union[_models.CreatedFilter, Mapping[str, Any]] = NOT_GIVEN,
        currency: str = NOT_GIVEN,
        type: str = NOT_GIVEN,
        source: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> Page[_models.CreditTransaction]:
        """
        List Credit transactions.

        Lists every change to your Credit, newest first: sales, returns, top-ups and reservations.
        `amount` is signed, and each transaction includes the balances after it. In each currency, they
        are in the order in which they were booked. Set `source` to the ID of a send to see its charge,
        its return and goodwill given for it, or to a prefix such as `top_` for one kind of object.

        Errors: `invalid_cursor`, `invalid_time`, `invalid_currency`, `conflicting_parameters`,
        `reference_not_found`.
        """
        return self._page(
            OPERATIONS["credit.list_transactions"],
            {},
            {
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created": created,
                "currency": currency,
                "type": type,
                "source": source,
            },
            request_options,
        )

    def update_alerts(
        self,
        *,
        low_balance: Mapping[str, Optional[str]] = NOT_GIVEN,
        shortfall_projection: bool = NOT_GIVEN,
        shortfall_days: int = NOT_GIVEN,
        channels: Sequence[str] = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.CreditAlerts:
        """
        Set your Credit alerts.

        Sets your Credit alerts. The request replaces all settings: omitted fields return to their
        defaults. We send `credit.balance.low` with the sale that takes the available Credit below the
        threshold: once, and again only after the Credit has been at 110 % of the threshold or more. A
        threshold above your current Credit fires nothing until then.

        The event is sent whatever the channels. `email` and `sms` also notify the contact and the
        support number of your account, as shown in `recipients`.

        With `shortfall_projection`, we add up the expected total of your schedules for the next
        `shortfall_days` every morning at 06:00 in Harare, at face value. If they need more than the
        available Credit, we send `credit.shortfall.projected` with the first day on which it is short:
        once for each currency and day.

        Errors: `invalid_amount`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["credit.update_alerts"],
            {},
            {
                "low_balance": low_balance,
                "shortfall_projection": shortfall_projection,
                "shortfall_days": shortfall_days,
                "channels": channels,
            },
            request_options,
        )


class AsyncCreditResource(AsyncResource):

    async def get(
        self,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Credit:
        """
        Retrieve your Credit.

        Returns your prepaid Credit in both currencies. Sales are charged to `available`. `reserved` is
        for batches and programs. `in_flight` is already charged for sends that have not ended, and is
        returned if they fail. Currencies are never exchanged.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["credit.get"],
            {},
            {},
            request_options,
        )

    async def get_alerts(
        self,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.CreditAlerts:
        """
        Retrieve your Credit alerts.

        Returns your Credit alerts: their thresholds and channels. `last_fired` is the time of the last
        low-balance alert in each currency.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["credit.get_alerts"],
            {},
            {},
            request_options,
        )

    async def get_reservation(
        self,
        reservation_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.CreditReservation:
        """
        Retrieve a Credit reservation.

        Returns a reservation: how much was used, released and is still reserved. Find its ID in
        `reservation` of a program, `reservations` of a batch, or `data.object` of `credit.reserved` and
        `credit.released`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["credit.get_reservation"],
            {
                "reservation_id": reservation_id,
            },
            {},
            request_options,
        )

    async def get_transaction(
        self,
        transaction_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.CreditTransaction:
        """
        Retrieve a Credit transaction.

        Returns a Credit transaction. Transactions never change.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["credit.get_transaction"],
            {
                "transaction_id": transaction_id,
            },
            {},
            request_options,
        )

    def list_reservations(
        self,
        *,
        limit: int = NOT_GIVEN,
        starting_after: str = NOT_GIVEN,
        ending_before: str = NOT_GIVEN,
        created: Union[_models.CreatedFilter, Mapping[str, Any]] = NOT_GIVEN,
        status: str = NOT_GIVEN,
        currency: str = NOT_GIVEN,
        source: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> AsyncPageRequest[_models.CreditReservation]:
        """
        List Credit reservations.

        Lists the Credit reserved for batches and programs, newest first. Filter by `status=active` to
        see what makes up `reserved` in `GET /credit`. `source` is the batch or program.

        Errors: `invalid_cursor`, `invalid_time`, `invalid_currency`, `conflicting_parameters`,
        `reference_not_found`.
        """
        return self._page(
            OPERATIONS["credit.list_reservations"],
            {},
            {
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created": created,
                "status": status,
                "currency": currency,
                "source": source,
            },
            request_options,
        )

    def list_transactions(
        self,
        *,
        limit: int = NOT_GIVEN,
        starting_after: str = NOT_GIVEN,
        ending_before: str = NOT_GIVEN,
        created: Union[_models.CreatedFilter, Mapping[str, Any]] = NOT_GIVEN,
        currency: str = NOT_GIVEN,
        type: str = NOT_GIVEN,
        source: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> AsyncPageRequest[_models.CreditTransaction]:
        """
        List Credit transactions.

        Lists every change to your Credit, newest first: sales, returns, top-ups and reservations.
        `amount` is signed, and each transaction includes the balances after it. In each currency, they
        are in the order in which they were booked. Set `source` to the ID of a send to see its charge,
        its return and goodwill given for it, or to a prefix such as `top_` for one kind of object.

        Errors: `invalid_cursor`, `invalid_time`, `invalid_currency`, `conflicting_parameters`,
        `reference_not_found`.
        """
        return self._page(
            OPERATIONS["credit.list_transactions"],
            {},
            {
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created": created,
                "currency": currency,
                "type": type,
                "source": source,
            },
            request_options,
        )

    async def update_alerts(
        self,
        *,
        low_balance: Mapping[str, Optional[str]] = NOT_GIVEN,
        shortfall_projection: bool = NOT_GIVEN,
        shortfall_days: int = NOT_GIVEN,
        channels: Sequence[str] = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.CreditAlerts:
        """
        Set your Credit alerts.

        Sets your Credit alerts. The request replaces all settings: omitted fields return to their
        defaults. We send `credit.balance.low` with the sale that takes the available Credit below the
        threshold: once, and again only after the Credit has been at 110 % of the threshold or more. A
        threshold above your current Credit fires nothing until then.

        The event is sent whatever the channels. `email` and `sms` also notify the contact and the
        support number of your account, as shown in `recipients`.

        With `shortfall_projection`, we add up the expected total of your schedules for the next
        `shortfall_days` every morning at 06:00 in Harare, at face value. If they need more than the
        available Credit, we send `credit.shortfall.projected` with the first day on which it is short:
        once for each currency and day.

        Errors: `invalid_amount`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["credit.update_alerts"],
            {},
            {
                "low_balance": low_balance,
                "shortfall_projection": shortfall_projection,
                "shortfall_days": shortfall_days,
                "channels": channels,
            },
            request_options,
        )
