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

        Returns your prepaid Credit in both currencies. Sales draw on `available`; `reserved` is set
        aside for batches and programs; `in_flight` is already drawn for sends that have not
        ended, and comes back if they fail. Nothing is ever exchanged between the currencies.
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

        Returns what you are told about your Credit: below which balance, and how. `last_fired` says when
        the low balance of each currency was last told.
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

        Returns one reservation as it is now: how much of it was used, what was given back, and what is
        still set aside. `reservation` of a program and `reservations` of a batch name it, and so does
        `data.object` of `credit.reserved` and `credit.released`.
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

        Returns one row of the Credit account. Rows never change, so it is always as it was written.
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

        Lists the Credit that is set aside for batches and programs, newest first. Use
        `status=active` to see what makes up `reserved` of `GET /credit`; `source` says what each one is
        set aside for.

        Refuses: `invalid_cursor`, `invalid_time`, `invalid_currency`, `conflicting_parameters`,
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

        Lists everything that changed your Credit, newest first: sales, returns, top-ups, and Credit set
        aside. `amount` is signed, and each row carries the balances after it. Use `source` with the id
        of a send to see what it drew and what came back, or with a prefix such as `top_` for one kind.

        Refuses: `invalid_cursor`, `invalid_time`, `invalid_currency`, `conflicting_parameters`,
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
        shortfall_days: int = NOT_GIVEN,
        channels: Sequence[str] = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.CreditAlerts:
        """
        Set your Credit alerts.

        Sets what you are told about your Credit. It replaces what was set before: what you leave out is
        as in a new account. The event `credit.balance.low` is written with the sale that takes the
        available Credit below the amount: once, and again only after the Credit has stood at 110 % of
        the amount or more. An amount above your Credit of now fires nothing until then.

        The event is written whatever the channels; `email` and `sms` tell the contact and the support
        number of your account besides, which `recipients` shows.

        Not kept yet, and answered 501 `not_implemented` with `param`: `shortfall_projection`.

        Refuses: `invalid_amount`, `not_implemented`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["credit.update_alerts"],
            {},
            {
                "low_balance": low_balance,
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

        Returns your prepaid Credit in both currencies. Sales draw on `available`; `reserved` is set
        aside for batches and programs; `in_flight` is already drawn for sends that have not
        ended, and comes back if they fail. Nothing is ever exchanged between the currencies.
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

        Returns what you are told about your Credit: below which balance, and how. `last_fired` says when
        the low balance of each currency was last told.
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

        Returns one reservation as it is now: how much of it was used, what was given back, and what is
        still set aside. `reservation` of a program and `reservations` of a batch name it, and so does
        `data.object` of `credit.reserved` and `credit.released`.
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

        Returns one row of the Credit account. Rows never change, so it is always as it was written.
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

        Lists the Credit that is set aside for batches and programs, newest first. Use
        `status=active` to see what makes up `reserved` of `GET /credit`; `source` says what each one is
        set aside for.

        Refuses: `invalid_cursor`, `invalid_time`, `invalid_currency`, `conflicting_parameters`,
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

        Lists everything that changed your Credit, newest first: sales, returns, top-ups, and Credit set
        aside. `amount` is signed, and each row carries the balances after it. Use `source` with the id
        of a send to see what it drew and what came back, or with a prefix such as `top_` for one kind.

        Refuses: `invalid_cursor`, `invalid_time`, `invalid_currency`, `conflicting_parameters`,
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
        shortfall_days: int = NOT_GIVEN,
        channels: Sequence[str] = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.CreditAlerts:
        """
        Set your Credit alerts.

        Sets what you are told about your Credit. It replaces what was set before: what you leave out is
        as in a new account. The event `credit.balance.low` is written with the sale that takes the
        available Credit below the amount: once, and again only after the Credit has stood at 110 % of
        the amount or more. An amount above your Credit of now fires nothing until then.

        The event is written whatever the channels; `email` and `sms` tell the contact and the support
        number of your account besides, which `recipients` shows.

        Not kept yet, and answered 501 `not_implemented` with `param`: `shortfall_projection`.

        Refuses: `invalid_amount`, `not_implemented`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["credit.update_alerts"],
            {},
            {
                "low_balance": low_balance,
                "shortfall_days": shortfall_days,
                "channels": channels,
            },
            request_options,
        )
