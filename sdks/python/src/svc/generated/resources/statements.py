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


class StatementsResource(Resource):

    def get(
        self,
        *,
        currency: str,
        period: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Statement:
        """
        Retrieve a statement.

        Returns what changed your Credit in one month and currency: the opening and closing balance,
        top-ups, charges for sends, and returns, with the sends broken down by type, cost centre and key.
        Months are in Harare time. On the dealer tier it adds what you sold at face value, what you paid
        for it, and what you earned. The statement of a past month is final three days after the month
        ends.

        Errors: `invalid_currency`, `time_out_of_range`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["statements.get"],
            {},
            {
                "currency": currency,
                "period": period,
            },
            request_options,
        )

    def get_csv(
        self,
        *,
        currency: str,
        period: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> FileResult:
        """
        Download a statement as CSV.

        Returns every transaction that changed your Credit in a month, oldest first, as CSV: a header
        line, then one line per transaction with the balances after it and, for a send, what was sold.

        Errors: `invalid_currency`, `time_out_of_range`.
        """
        return self._file(
            OPERATIONS["statements.get_csv"],
            {},
            {
                "currency": currency,
                "period": period,
            },
            request_options,
        )

    def get_pdf(
        self,
        *,
        currency: str,
        period: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> FileResult:
        """
        Download a statement as PDF.

        Returns a statement as A4 pages, to print or to send to your accountant.

        Errors: `invalid_currency`, `time_out_of_range`.
        """
        return self._file(
            OPERATIONS["statements.get_pdf"],
            {},
            {
                "currency": currency,
                "period": period,
            },
            request_options,
        )


class AsyncStatementsResource(AsyncResource):

    async def get(
        self,
        *,
        currency: str,
        period: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Statement:
        """
        Retrieve a statement.

        Returns what changed your Credit in one month and currency: the opening and closing balance,
        top-ups, charges for sends, and returns, with the sends broken down by type, cost centre and key.
        Months are in Harare time. On the dealer tier it adds what you sold at face value, what you paid
        for it, and what you earned. The statement of a past month is final three days after the month
        ends.

        Errors: `invalid_currency`, `time_out_of_range`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["statements.get"],
            {},
            {
                "currency": currency,
                "period": period,
            },
            request_options,
        )

    async def get_csv(
        self,
        *,
        currency: str,
        period: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> AsyncFileResult:
        """
        Download a statement as CSV.

        Returns every transaction that changed your Credit in a month, oldest first, as CSV: a header
        line, then one line per transaction with the balances after it and, for a send, what was sold.

        Errors: `invalid_currency`, `time_out_of_range`.
        """
        return await self._file(
            OPERATIONS["statements.get_csv"],
            {},
            {
                "currency": currency,
                "period": period,
            },
            request_options,
        )

    async def get_pdf(
        self,
        *,
        currency: str,
        period: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> AsyncFileResult:
        """
        Download a statement as PDF.

        Returns a statement as A4 pages, to print or to send to your accountant.

        Errors: `invalid_currency`, `time_out_of_range`.
        """
        return await self._file(
            OPERATIONS["statements.get_pdf"],
            {},
            {
                "currency": currency,
                "period": period,
            },
            request_options,
        )
