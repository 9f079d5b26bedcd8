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


class ReportsResource(Resource):

    def get_failures(
        self,
        *,
        from_: str,
        to: str,
        currency: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.FailureReport:
        """
        Retrieve a failure report.

        Returns why sends failed in a period, by reason and network. Use it to find a till that mistypes
        numbers (`invalid_target`, `wrong_network`) or a network that has problems.

        Errors: `invalid_currency`, `time_out_of_range`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["reports.get_failures"],
            {},
            {
                "from": from_,
                "to": to,
                "currency": currency,
            },
            request_options,
        )

    def get_failures_csv(
        self,
        *,
        from_: str,
        to: str,
        currency: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> FileResult:
        """
        Returns the rows of the report as CSV in UTF-8, with a line of headings.

        Errors: `invalid_currency`, `time_out_of_range`.
        """
        return self._file(
            OPERATIONS["reports.get_failures_csv"],
            {},
            {
                "from": from_,
                "to": to,
                "currency": currency,
            },
            request_options,
        )

    def get_programs(
        self,
        *,
        from_: str,
        to: str,
        currency: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.ProgramReport:
        """
        Retrieve a program report.

        Returns the performance of your programs in a period: budget, rewards and cost per completion.
        Use it to see which programs are worth their budget and which are running out.

        Errors: `invalid_currency`, `time_out_of_range`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["reports.get_programs"],
            {},
            {
                "from": from_,
                "to": to,
                "currency": currency,
            },
            request_options,
        )

    def get_programs_csv(
        self,
        *,
        from_: str,
        to: str,
        currency: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> FileResult:
        """
        Returns the rows of the report as CSV in UTF-8, with a line of headings.

        Errors: `invalid_currency`, `time_out_of_range`.
        """
        return self._file(
            OPERATIONS["reports.get_programs_csv"],
            {},
            {
                "from": from_,
                "to": to,
                "currency": currency,
            },
            request_options,
        )

    def get_reconciliation(
        self,
        *,
        date: str,
        currency: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.ReconciliationReport:
        """
        Reconcile a day.

        Returns a daily reconciliation by till: what was sold on the day, and how much of it was
        delivered, returned or is unresolved. Compare `opened` with the cash in each till, and check
        `unresolved` the next morning. Requesting the same day again shows the current outcome of its
        sends.

        Errors: `invalid_currency`, `time_out_of_range`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["reports.get_reconciliation"],
            {},
            {
                "date": date,
                "currency": currency,
            },
            request_options,
        )

    def get_reconciliation_csv(
        self,
        *,
        date: str,
        currency: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> FileResult:
        """
        Returns the rows of the report as CSV in UTF-8, with a line of headings.

        Errors: `invalid_currency`, `time_out_of_range`.
        """
        return self._file(
            OPERATIONS["reports.get_reconciliation_csv"],
            {},
            {
                "date": date,
                "currency": currency,
            },
            request_options,
        )

    def get_spend(
        self,
        *,
        from_: str,
        to: str,
        currency: str = NOT_GIVEN,
        group_by: str = NOT_GIVEN,
        filter: Union[_models.SpendFilter, Mapping[str, Any]] = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.SpendReport:
        """
        Retrieve a spend report.

        Returns what was sold in a period and what it cost, grouped by up to two dimensions: by month and
        cost centre for accounting, by key for your tills, or by recipient. Sends count on the day they
        were created, in Harare; `delivered`, `failed` and `credited_back` show their current outcome.
        This report shows what was sold; the monthly statement shows what happened to your Credit.

        Errors: `invalid_currency`, `reference_not_found`, `time_out_of_range`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["reports.get_spend"],
            {},
            {
                "from": from_,
                "to": to,
                "currency": currency,
                "group_by": group_by,
                "filter": filter,
            },
            request_options,
        )

    def get_spend_csv(
        self,
        *,
        from_: str,
        to: str,
        currency: str = NOT_GIVEN,
        group_by: str = NOT_GIVEN,
        filter: Union[_models.SpendFilter, Mapping[str, Any]] = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> FileResult:
        """
        Returns the rows of the report as CSV in UTF-8, with a line of headings.

        Errors: `invalid_currency`, `reference_not_found`, `time_out_of_range`.
        """
        return self._file(
            OPERATIONS["reports.get_spend_csv"],
            {},
            {
                "from": from_,
                "to": to,
                "currency": currency,
                "group_by": group_by,
                "filter": filter,
            },
            request_options,
        )


class AsyncReportsResource(AsyncResource):

    async def get_failures(
        self,
        *,
        from_: str,
        to: str,
        currency: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.FailureReport:
        """
        Retrieve a failure report.

        Returns why sends failed in a period, by reason and network. Use it to find a till that mistypes
        numbers (`invalid_target`, `wrong_network`) or a network that has problems.

        Errors: `invalid_currency`, `time_out_of_range`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["reports.get_failures"],
            {},
            {
                "from": from_,
                "to": to,
                "currency": currency,
            },
            request_options,
        )

    async def get_failures_csv(
        self,
        *,
        from_: str,
        to: str,
        currency: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> AsyncFileResult:
        """
        Returns the rows of the report as CSV in UTF-8, with a line of headings.

        Errors: `invalid_currency`, `time_out_of_range`.
        """
        return await self._file(
            OPERATIONS["reports.get_failures_csv"],
            {},
            {
                "from": from_,
                "to": to,
                "currency": currency,
            },
            request_options,
        )

    async def get_programs(
        self,
        *,
        from_: str,
        to: str,
        currency: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.ProgramReport:
        """
        Retrieve a program report.

        Returns the performance of your programs in a period: budget, rewards and cost per completion.
        Use it to see which programs are worth their budget and which are running out.

        Errors: `invalid_currency`, `time_out_of_range`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["reports.get_programs"],
            {},
            {
                "from": from_,
                "to": to,
                "currency": currency,
            },
            request_options,
        )

    async def get_programs_csv(
        self,
        *,
        from_: str,
        to: str,
        currency: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> AsyncFileResult:
        """
        Returns the rows of the report as CSV in UTF-8, with a line of headings.

        Errors: `invalid_currency`, `time_out_of_range`.
        """
        return await self._file(
            OPERATIONS["reports.get_programs_csv"],
            {},
            {
                "from": from_,
                "to": to,
                "currency": currency,
            },
            request_options,
        )

    async def get_reconciliation(
        self,
        *,
        date: str,
        currency: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.ReconciliationReport:
        """
        Reconcile a day.

        Returns a daily reconciliation by till: what was sold on the day, and how much of it was
        delivered, returned or is unresolved. Compare `opened` with the cash in each till, and check
        `unresolved` the next morning. Requesting the same day again shows the current outcome of its
        sends.

        Errors: `invalid_currency`, `time_out_of_range`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["reports.get_reconciliation"],
            {},
            {
                "date": date,
                "currency": currency,
            },
            request_options,
        )

    async def get_reconciliation_csv(
        self,
        *,
        date: str,
        currency: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> AsyncFileResult:
        """
        Returns the rows of the report as CSV in UTF-8, with a line of headings.

        Errors: `invalid_currency`, `time_out_of_range`.
        """
        return await self._file(
            OPERATIONS["reports.get_reconciliation_csv"],
            {},
            {
                "date": date,
                "currency": currency,
            },
            request_options,
        )

    async def get_spend(
        self,
        *,
        from_: str,
        to: str,
        currency: str = NOT_GIVEN,
        group_by: str = NOT_GIVEN,
        filter: Union[_models.SpendFilter, Mapping[str, Any]] = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.SpendReport:
        """
        Retrieve a spend report.

        Returns what was sold in a period and what it cost, grouped by up to two dimensions: by month and
        cost centre for accounting, by key for your tills, or by recipient. Sends count on the day they
        were created, in Harare; `delivered`, `failed` and `credited_back` show their current outcome.
        This report shows what was sold; the monthly statement shows what happened to your Credit.

        Errors: `invalid_currency`, `reference_not_found`, `time_out_of_range`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["reports.get_spend"],
            {},
            {
                "from": from_,
                "to": to,
                "currency": currency,
                "group_by": group_by,
                "filter": filter,
            },
            request_options,
        )

    async def get_spend_csv(
        self,
        *,
        from_: str,
        to: str,
        currency: str = NOT_GIVEN,
        group_by: str = NOT_GIVEN,
        filter: Union[_models.SpendFilter, Mapping[str, Any]] = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> AsyncFileResult:
        """
        Returns the rows of the report as CSV in UTF-8, with a line of headings.

        Errors: `invalid_currency`, `reference_not_found`, `time_out_of_range`.
        """
        return await self._file(
            OPERATIONS["reports.get_spend_csv"],
            {},
            {
                "from": from_,
                "to": to,
                "currency": currency,
                "group_by": group_by,
                "filter": filter,
            },
            request_options,
        )
