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

if TYPE_CHECKING:
    from . import workforce_batches as _workforce_batches
    from . import workforce_cost_centers as _workforce_cost_centers
    from . import workforce_recipients as _workforce_recipients
    from . import workforce_schedules as _workforce_schedules


class WorkforceResource(Resource):
    @property
    def batches(self) -> _workforce_batches.WorkforceBatchesResource:
        from .workforce_batches import WorkforceBatchesResource

        return WorkforceBatchesResource(self._settings, self._transport)

    @property
    def cost_centers(self) -> _workforce_cost_centers.WorkforceCostCentersResource:
        from .workforce_cost_centers import WorkforceCostCentersResource

        return WorkforceCostCentersResource(self._settings, self._transport)

    @property
    def recipients(self) -> _workforce_recipients.WorkforceRecipientsResource:
        from .workforce_recipients import WorkforceRecipientsResource

        return WorkforceRecipientsResource(self._settings, self._transport)

    @property
    def schedules(self) -> _workforce_schedules.WorkforceSchedulesResource:
        from .workforce_schedules import WorkforceSchedulesResource

        return WorkforceSchedulesResource(self._settings, self._transport)

    def allocate(
        self,
        *,
        kind: str,
        lines: Sequence[Union[_models.WorkforceLineCreate, Mapping[str, Any]]],
        product_ref: str = NOT_GIVEN,
        cost_center_id: str = NOT_GIVEN,
        title: str = NOT_GIVEN,
        custom_sms: str = NOT_GIVEN,
        idempotency_key: str = NOT_GIVEN,
        acknowledge_over_budget: bool = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.WorkforceSendResult:
        """
        Allocate to people.

        Allocates airtime or electricity to up to 2,000 people at once. An allocation is a batch: the
        total is reserved, it requires approval above the account's threshold, and each line becomes a
        send. `reference` is its number for people and accounting; `batch` is the same batch in
        `/batches`.

        Every line must be valid: otherwise the request returns 422 `batch_invalid_lines` and writes
        nothing. Returns 422 `budget_over_cost_center` if the monthly budget of the cost centre would be
        exceeded, unless you send `acknowledge_over_budget: true`. Use the preview first.

        Set `idempotency_key`, or the header, for each allocation: repeating the request returns 200 with
        the existing allocation and `replayed: true`, and allocates nothing twice.

        Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
        `batch_too_large`, `reference_not_found`, `conflicting_parameters`, `batch_empty`,
        `unknown_merge_field`, `sms_too_long`, `product_mismatch`, `data_not_live`,
        `batch_invalid_lines`, `budget_over_cost_center`, `spend_cap_exceeded`,
        `reservation_insufficient`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["workforce.allocate"],
            {},
            {
                "kind": kind,
                "lines": lines,
                "product_ref": product_ref,
                "cost_center_id": cost_center_id,
                "title": title,
                "custom_sms": custom_sms,
                "idempotency_key": idempotency_key,
                "acknowledge_over_budget": acknowledge_over_budget,
            },
            request_options,
        )

    def get_access(
        self,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.WorkforceAccess:
        """
        Retrieve your Workforce access.

        Retrieves what the caller can do in Workforce: whether it is enabled, what can be allocated, the
        limits, and the total above which approval is required. Call it once, before you show the screen.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["workforce.get_access"],
            {},
            {},
            request_options,
        )

    def get_journal(
        self,
        *,
        from_: str = NOT_GIVEN,
        to: str = NOT_GIVEN,
        cost_center: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.WorkforceJournal:
        """
        Retrieve the journal.

        Returns the sends of a period as journal entries: a debit to the code of the cost centre and a
        credit to your Credit with us, at the price you paid. Sends of an allocation carry its reference;
        all others of a day are summed. Failed sends are excluded, or reversed on a later day on which
        their Credit was returned. Debits and credits are always equal.

        Errors: `reference_not_found`, `time_out_of_range`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["workforce.get_journal"],
            {},
            {
                "from": from_,
                "to": to,
                "cost_center": cost_center,
            },
            request_options,
        )

    def get_journal_csv(
        self,
        *,
        from_: str = NOT_GIVEN,
        to: str = NOT_GIVEN,
        cost_center: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> FileResult:
        """
        Returns the entries as CSV in UTF-8, at most 16 MiB, with a line of headings.

        Errors: `reference_not_found`, `time_out_of_range`.
        """
        return self._file(
            OPERATIONS["workforce.get_journal_csv"],
            {},
            {
                "from": from_,
                "to": to,
                "cost_center": cost_center,
            },
            request_options,
        )

    def get_ledger(
        self,
        *,
        from_: str = NOT_GIVEN,
        to: str = NOT_GIVEN,
        currency: str = NOT_GIVEN,
        kind: str = NOT_GIVEN,
        q: str = NOT_GIVEN,
        page: int = NOT_GIVEN,
        page_size: int = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> Page[_models.WorkforceLedgerEntry]:
        """
        Retrieve the ledger.

        Returns every transaction of your Credit in a period, newest first and described for accountants,
        with opening and closing balances. Reservations are not included.

        Errors: `invalid_currency`, `time_out_of_range`.
        """
        return self._page(
            OPERATIONS["workforce.get_ledger"],
            {},
            {
                "from": from_,
                "to": to,
                "currency": currency,
                "kind": kind,
                "q": q,
                "page": page,
                "page_size": page_size,
            },
            request_options,
        )

    def get_ledger_csv(
        self,
        *,
        from_: str = NOT_GIVEN,
        to: str = NOT_GIVEN,
        currency: str = NOT_GIVEN,
        kind: str = NOT_GIVEN,
        q: str = NOT_GIVEN,
        page: int = NOT_GIVEN,
        page_size: int = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> FileResult:
        """
        Returns all rows as CSV in UTF-8, with a line of headings; pages do not matter.

        Errors: `invalid_currency`, `time_out_of_range`.
        """
        return self._file(
            OPERATIONS["workforce.get_ledger_csv"],
            {},
            {
                "from": from_,
                "to": to,
                "currency": currency,
                "kind": kind,
                "q": q,
                "page": page,
                "page_size": page_size,
            },
            request_options,
        )

    def get_ledger_csv_json(
        self,
        *,
        from_: str = NOT_GIVEN,
        to: str = NOT_GIVEN,
        currency: str = NOT_GIVEN,
        kind: str = NOT_GIVEN,
        q: str = NOT_GIVEN,
        page: int = NOT_GIVEN,
        page_size: int = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.WorkforceExport:
        """
        Returns the CSV as text inside an object, for clients that cannot take a file.

        Errors: `invalid_currency`, `time_out_of_range`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["workforce.get_ledger_csv_json"],
            {},
            {
                "from": from_,
                "to": to,
                "currency": currency,
                "kind": kind,
                "q": q,
                "page": page,
                "page_size": page_size,
            },
            request_options,
        )

    def get_meters(
        self,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.WorkforceMeters:
        """
        List meters of people.

        Lists the electricity meters of your people: who can receive power, when the utility last
        confirmed each meter, and its last token. The utility is not contacted.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["workforce.get_meters"],
            {},
            {},
            request_options,
        )

    def get_products(
        self,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.WorkforceProducts:
        """
        List products to allocate.

        Lists the products that can be allocated, by kind: those of `GET /products` that the key is
        allowed to sell. Pass the `id` of one as `product_ref` of an allocation, or omit it.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["workforce.get_products"],
            {},
            {},
            request_options,
        )

    def preview_allocation(
        self,
        *,
        kind: str,
        lines: Sequence[Union[_models.WorkforceLineCreate, Mapping[str, Any]]],
        product_ref: str = NOT_GIVEN,
        cost_center_id: str = NOT_GIVEN,
        title: str = NOT_GIVEN,
        custom_sms: str = NOT_GIVEN,
        idempotency_key: str = NOT_GIVEN,
        acknowledge_over_budget: bool = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.WorkforcePreview:
        """
        Preview an allocation.

        Previews an allocation without creating it: the result and cost of each line, the totals, the
        budget of the cost centre, your Credit, and whether approval is required. It takes the same body,
        writes nothing and ignores idempotency keys.

        Errors: `batch_too_large`, `reference_not_found`, `batch_empty`, `unknown_merge_field`,
        `sms_too_long`, `product_mismatch`, `data_not_live`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["workforce.preview_allocation"],
            {},
            {
                "kind": kind,
                "lines": lines,
                "product_ref": product_ref,
                "cost_center_id": cost_center_id,
                "title": title,
                "custom_sms": custom_sms,
                "idempotency_key": idempotency_key,
                "acknowledge_over_budget": acknowledge_over_budget,
            },
            request_options,
        )


class AsyncWorkforceResource(AsyncResource):
    @property
    def batches(self) -> _workforce_batches.AsyncWorkforceBatchesResource:
        from .workforce_batches import AsyncWorkforceBatchesResource

        return AsyncWorkforceBatchesResource(self._settings, self._transport)

    @property
    def cost_centers(self) -> _workforce_cost_centers.AsyncWorkforceCostCentersResource:
        from .workforce_cost_centers import AsyncWorkforceCostCentersResource

        return AsyncWorkforceCostCentersResource(self._settings, self._transport)

    @property
    def recipients(self) -> _workforce_recipients.AsyncWorkforceRecipientsResource:
        from .workforce_recipients import AsyncWorkforceRecipientsResource

        return AsyncWorkforceRecipientsResource(self._settings, self._transport)

    @property
    def schedules(self) -> _workforce_schedules.AsyncWorkforceSchedulesResource:
        from .workforce_schedules import AsyncWorkforceSchedulesResource

        return AsyncWorkforceSchedulesResource(self._settings, self._transport)

    async def allocate(
        self,
        *,
        kind: str,
        lines: Sequence[Union[_models.WorkforceLineCreate, Mapping[str, Any]]],
        product_ref: str = NOT_GIVEN,
        cost_center_id: str = NOT_GIVEN,
        title: str = NOT_GIVEN,
        custom_sms: str = NOT_GIVEN,
        idempotency_key: str = NOT_GIVEN,
        acknowledge_over_budget: bool = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.WorkforceSendResult:
        """
        Allocate to people.

        Allocates airtime or electricity to up to 2,000 people at once. An allocation is a batch: the
        total is reserved, it requires approval above the account's threshold, and each line becomes a
        send. `reference` is its number for people and accounting; `batch` is the same batch in
        `/batches`.

        Every line must be valid: otherwise the request returns 422 `batch_invalid_lines` and writes
        nothing. Returns 422 `budget_over_cost_center` if the monthly budget of the cost centre would be
        exceeded, unless you send `acknowledge_over_budget: true`. Use the preview first.

        Set `idempotency_key`, or the header, for each allocation: repeating the request returns 200 with
        the existing allocation and `replayed: true`, and allocates nothing twice.

        Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
        `batch_too_large`, `reference_not_found`, `conflicting_parameters`, `batch_empty`,
        `unknown_merge_field`, `sms_too_long`, `product_mismatch`, `data_not_live`,
        `batch_invalid_lines`, `budget_over_cost_center`, `spend_cap_exceeded`,
        `reservation_insufficient`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["workforce.allocate"],
            {},
            {
                "kind": kind,
                "lines": lines,
                "product_ref": product_ref,
                "cost_center_id": cost_center_id,
                "title": title,
                "custom_sms": custom_sms,
                "idempotency_key": idempotency_key,
                "acknowledge_over_budget": acknowledge_over_budget,
            },
            request_options,
        )

    async def get_access(
        self,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.WorkforceAccess:
        """
        Retrieve your Workforce access.

        Retrieves what the caller can do in Workforce: whether it is enabled, what can be allocated, the
        limits, and the total above which approval is required. Call it once, before you show the screen.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["workforce.get_access"],
            {},
            {},
            request_options,
        )

    async def get_journal(
        self,
        *,
        from_: str = NOT_GIVEN,
        to: str = NOT_GIVEN,
        cost_center: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.WorkforceJournal:
        """
        Retrieve the journal.

        Returns the sends of a period as journal entries: a debit to the code of the cost centre and a
        credit to your Credit with us, at the price you paid. Sends of an allocation carry its reference;
        all others of a day are summed. Failed sends are excluded, or reversed on a later day on which
        their Credit was returned. Debits and credits are always equal.

        Errors: `reference_not_found`, `time_out_of_range`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["workforce.get_journal"],
            {},
            {
                "from": from_,
                "to": to,
                "cost_center": cost_center,
            },
            request_options,
        )

    async def get_journal_csv(
        self,
        *,
        from_: str = NOT_GIVEN,
        to: str = NOT_GIVEN,
        cost_center: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> AsyncFileResult:
        """
        Returns the entries as CSV in UTF-8, at most 16 MiB, with a line of headings.

        Errors: `reference_not_found`, `time_out_of_range`.
        """
        return await self._file(
            OPERATIONS["workforce.get_journal_csv"],
            {},
            {
                "from": from_,
                "to": to,
                "cost_center": cost_center,
            },
            request_options,
        )

    def get_ledger(
        self,
        *,
        from_: str = NOT_GIVEN,
        to: str = NOT_GIVEN,
        currency: str = NOT_GIVEN,
        kind: str = NOT_GIVEN,
        q: str = NOT_GIVEN,
        page: int = NOT_GIVEN,
        page_size: int = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> AsyncPageRequest[_models.WorkforceLedgerEntry]:
        """
        Retrieve the ledger.

        Returns every transaction of your Credit in a period, newest first and described for accountants,
        with opening and closing balances. Reservations are not included.

        Errors: `invalid_currency`, `time_out_of_range`.
        """
        return self._page(
            OPERATIONS["workforce.get_ledger"],
            {},
            {
                "from": from_,
                "to": to,
                "currency": currency,
                "kind": kind,
                "q": q,
                "page": page,
                "page_size": page_size,
            },
            request_options,
        )

    async def get_ledger_csv(
        self,
        *,
        from_: str = NOT_GIVEN,
        to: str = NOT_GIVEN,
        currency: str = NOT_GIVEN,
        kind: str = NOT_GIVEN,
        q: str = NOT_GIVEN,
        page: int = NOT_GIVEN,
        page_size: int = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> AsyncFileResult:
        """
        Returns all rows as CSV in UTF-8, with a line of headings; pages do not matter.

        Errors: `invalid_currency`, `time_out_of_range`.
        """
        return await self._file(
            OPERATIONS["workforce.get_ledger_csv"],
            {},
            {
                "from": from_,
                "to": to,
                "currency": currency,
                "kind": kind,
                "q": q,
                "page": page,
                "page_size": page_size,
            },
            request_options,
        )

    async def get_ledger_csv_json(
        self,
        *,
        from_: str = NOT_GIVEN,
        to: str = NOT_GIVEN,
        currency: str = NOT_GIVEN,
        kind: str = NOT_GIVEN,
        q: str = NOT_GIVEN,
        page: int = NOT_GIVEN,
        page_size: int = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.WorkforceExport:
        """
        Returns the CSV as text inside an object, for clients that cannot take a file.

        Errors: `invalid_currency`, `time_out_of_range`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["workforce.get_ledger_csv_json"],
            {},
            {
                "from": from_,
                "to": to,
                "currency": currency,
                "kind": kind,
                "q": q,
                "page": page,
                "page_size": page_size,
            },
            request_options,
        )

    async def get_meters(
        self,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.WorkforceMeters:
        """
        List meters of people.

        Lists the electricity meters of your people: who can receive power, when the utility last
        confirmed each meter, and its last token. The utility is not contacted.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["workforce.get_meters"],
            {},
            {},
            request_options,
        )

    async def get_products(
        self,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.WorkforceProducts:
        """
        List products to allocate.

        Lists the products that can be allocated, by kind: those of `GET /products` that the key is
        allowed to sell. Pass the `id` of one as `product_ref` of an allocation, or omit it.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["workforce.get_products"],
            {},
            {},
            request_options,
        )

    async def preview_allocation(
        self,
        *,
        kind: str,
        lines: Sequence[Union[_models.WorkforceLineCreate, Mapping[str, Any]]],
        product_ref: str = NOT_GIVEN,
        cost_center_id: str = NOT_GIVEN,
        title: str = NOT_GIVEN,
        custom_sms: str = NOT_GIVEN,
        idempotency_key: str = NOT_GIVEN,
        acknowledge_over_budget: bool = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.WorkforcePreview:
        """
        Preview an allocation.

        Previews an allocation without creating it: the result and cost of each line, the totals, the
        budget of the cost centre, your Credit, and whether approval is required. It takes the same body,
        writes nothing and ignores idempotency keys.

        Errors: `batch_too_large`, `reference_not_found`, `batch_empty`, `unknown_merge_field`,
        `sms_too_long`, `product_mismatch`, `data_not_live`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["workforce.preview_allocation"],
            {},
            {
                "kind": kind,
                "lines": lines,
                "product_ref": product_ref,
                "cost_center_id": cost_center_id,
                "title": title,
                "custom_sms": custom_sms,
                "idempotency_key": idempotency_key,
                "acknowledge_over_budget": acknowledge_over_budget,
            },
            request_options,
        )
