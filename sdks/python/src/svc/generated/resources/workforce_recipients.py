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


class WorkforceRecipientsResource(Resource):

    def create(
        self,
        *,
        name: str,
        phone: str,
        payroll_id: str = NOT_GIVEN,
        cost_center_id: str = NOT_GIVEN,
        monthly_cap: Mapping[str, Optional[str]] = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.WorkforcePersonCreated:
        """
        Add a person.

        Registers a person. If the phone number or payroll number is already registered, no duplicate is
        created: the existing person is updated with what you send, and `matched_existing` is true.
        Returns 409 `duplicate_resource` if the two numbers belong to two different people.

        Errors: `invalid_phone`, `reference_not_found`, `invalid_amount`, `duplicate_resource`,
        `erased_recipient`, `limit_reached`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["workforce.recipients.create"],
            {},
            {
                "name": name,
                "phone": phone,
                "payroll_id": payroll_id,
                "cost_center_id": cost_center_id,
                "monthly_cap": monthly_cap,
            },
            request_options,
        )

    def list(
        self,
        *,
        q: str = NOT_GIVEN,
        cost_center: str = NOT_GIVEN,
        page: int = NOT_GIVEN,
        page_size: int = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> Page[_models.WorkforcePerson]:
        """
        List people.

        Returns a page of your people by name, with what each received this month. Use `q` to search, or
        `cost_center=none` for people without a department.

        Errors: `reference_not_found`.
        """
        return self._page(
            OPERATIONS["workforce.recipients.list"],
            {},
            {
                "q": q,
                "cost_center": cost_center,
                "page": page,
                "page_size": page_size,
            },
            request_options,
        )

    def update(
        self,
        recipient_id: str,
        *,
        name: str = NOT_GIVEN,
        phone: str = NOT_GIVEN,
        payroll_id: Optional[str] = NOT_GIVEN,
        cost_center_id: Optional[str] = NOT_GIVEN,
        monthly_cap: Optional[Mapping[str, Optional[str]]] = NOT_GIVEN,
        notes: Optional[str] = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.WorkforcePersonUpdated:
        """
        Update a person.

        Updates a person. Past allocations are unaffected; a new phone number or cost centre applies from
        the next allocation. To remove someone permanently, erase the recipient.

        Errors: `invalid_phone`, `reference_not_found`, `invalid_amount`, `duplicate_resource`,
        `erased_recipient`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["workforce.recipients.update"],
            {
                "recipient_id": recipient_id,
            },
            {
                "name": name,
                "phone": phone,
                "payroll_id": payroll_id,
                "cost_center_id": cost_center_id,
                "monthly_cap": monthly_cap,
                "notes": notes,
            },
            request_options,
        )


class AsyncWorkforceRecipientsResource(AsyncResource):

    async def create(
        self,
        *,
        name: str,
        phone: str,
        payroll_id: str = NOT_GIVEN,
        cost_center_id: str = NOT_GIVEN,
        monthly_cap: Mapping[str, Optional[str]] = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.WorkforcePersonCreated:
        """
        Add a person.

        Registers a person. If the phone number or payroll number is already registered, no duplicate is
        created: the existing person is updated with what you send, and `matched_existing` is true.
        Returns 409 `duplicate_resource` if the two numbers belong to two different people.

        Errors: `invalid_phone`, `reference_not_found`, `invalid_amount`, `duplicate_resource`,
        `erased_recipient`, `limit_reached`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["workforce.recipients.create"],
            {},
            {
                "name": name,
                "phone": phone,
                "payroll_id": payroll_id,
                "cost_center_id": cost_center_id,
                "monthly_cap": monthly_cap,
            },
            request_options,
        )

    def list(
        self,
        *,
        q: str = NOT_GIVEN,
        cost_center: str = NOT_GIVEN,
        page: int = NOT_GIVEN,
        page_size: int = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> AsyncPageRequest[_models.WorkforcePerson]:
        """
        List people.

        Returns a page of your people by name, with what each received this month. Use `q` to search, or
        `cost_center=none` for people without a department.

        Errors: `reference_not_found`.
        """
        return self._page(
            OPERATIONS["workforce.recipients.list"],
            {},
            {
                "q": q,
                "cost_center": cost_center,
                "page": page,
                "page_size": page_size,
            },
            request_options,
        )

    async def update(
        self,
        recipient_id: str,
        *,
        name: str = NOT_GIVEN,
        phone: str = NOT_GIVEN,
        payroll_id: Optional[str] = NOT_GIVEN,
        cost_center_id: Optional[str] = NOT_GIVEN,
        monthly_cap: Optional[Mapping[str, Optional[str]]] = NOT_GIVEN,
        notes: Optional[str] = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.WorkforcePersonUpdated:
        """
        Update a person.

        Updates a person. Past allocations are unaffected; a new phone number or cost centre applies from
        the next allocation. To remove someone permanently, erase the recipient.

        Errors: `invalid_phone`, `reference_not_found`, `invalid_amount`, `duplicate_resource`,
        `erased_recipient`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["workforce.recipients.update"],
            {
                "recipient_id": recipient_id,
            },
            {
                "name": name,
                "phone": phone,
                "payroll_id": payroll_id,
                "cost_center_id": cost_center_id,
                "monthly_cap": monthly_cap,
                "notes": notes,
            },
            request_options,
        )
