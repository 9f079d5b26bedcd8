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


class FamilyResource(Resource):

    def create(
        self,
        *,
        name: str,
        phone: str,
        relation: str = NOT_GIVEN,
        meter: str = NOT_GIVEN,
        allowance: Union[_models.FamilyAllowanceInput, Mapping[str, Any]] = NOT_GIVEN,
        notify: bool = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.FamilyMember:
        """
        Add a family member.

        Adds a member to your household. The person also becomes a recipient, or is the recipient who
        already has this phone number, whose name and meter change with the request. An `allowance`
        becomes a schedule that sells airtime from your Credit at 08:00 on its day. Both objects are
        visible; the schedule is only changed here. Runs are restricted by the products, networks,
        numbers and caps of the key that last set the allowance.

        Returns 409 `limit_reached` if the household already has 100 people, and 409 `duplicate_resource`
        if the phone number is already listed; `resource` is its member.

        Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
        `invalid_phone`, `invalid_meter_number`, `invalid_currency`, `invalid_amount`,
        `unsupported_network`, `product_not_allowed`, `network_not_allowed`,
        `recipient_not_allowed`, `amount_out_of_range`, `amount_not_allowed`, `target_blocked`,
        `duplicate_resource`, `limit_reached`, `erased_recipient`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["family.create"],
            {},
            {
                "name": name,
                "phone": phone,
                "relation": relation,
                "meter": meter,
                "allowance": allowance,
                "notify": notify,
            },
            request_options,
        )

    def delete(
        self,
        family_member_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.FamilyMember:
        """
        Remove a family member.

        Removes a family member and ends the allowance. The recipient and past sends are kept; to erase
        the person's data, use `DELETE /recipients/{recipient_id}`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["family.delete"],
            {
                "family_member_id": family_member_id,
            },
            {},
            request_options,
        )

    def get_member(
        self,
        family_member_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.FamilyMember:
        """
        Retrieve a family member.

        Retrieves a family member with their allowance and this month's spend. Use it after a send, or to
        find the `schedule` of the allowance.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["family.get_member"],
            {
                "family_member_id": family_member_id,
            },
            {},
            request_options,
        )

    def list(
        self,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> Page[_models.FamilyMember]:
        """
        List the family.

        Lists your family members with their allowances and this month's spend. The list has a single
        page.
        """
        return self._page(
            OPERATIONS["family.list"],
            {},
            {},
            request_options,
        )

    def send_to(
        self,
        family_member_id: str,
        *,
        type: str,
        amount: str,
        currency: str,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Send:
        """
        Send to a family member.

        Sends airtime or electricity to a family member now, from your Credit. It creates a normal send:
        202 with `status: pending`, followed by `send.*` events. Electricity goes to the member's meter,
        which is confirmed first, and the token is sent to their phone by SMS. Returns 400
        `parameter_missing` if the member has no meter.

        Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
        `idempotency_in_progress`, `invalid_amount`, `invalid_currency`, `product_not_allowed`,
        `network_not_allowed`, `recipient_not_allowed`, `product_unavailable`,
        `amount_out_of_range`, `amount_not_allowed`, `target_blocked`, `duplicate_suspected`,
        `meter_quota_exceeded`, `power_unavailable`, `provider_invalid_response`, `meter_not_found`,
        `meter_blocked`, `meter_currency_mismatch`, `recipient_cap_exceeded`, `spend_cap_exceeded`,
        `insufficient_credit`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["family.send_to"],
            {
                "family_member_id": family_member_id,
            },
            {
                "type": type,
                "amount": amount,
                "currency": currency,
            },
            request_options,
        )

    def update(
        self,
        family_member_id: str,
        *,
        name: str = NOT_GIVEN,
        phone: str = NOT_GIVEN,
        relation: str = NOT_GIVEN,
        meter: Optional[str] = NOT_GIVEN,
        allowance: Optional[Union[_models.FamilyAllowanceInput, Mapping[str, Any]]] = NOT_GIVEN,
        notify: bool = NOT_GIVEN,
        paused: bool = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.FamilyMember:
        """
        Update a family member.

        Updates a family member. Omitted fields keep their value. `allowance: null` ends the allowance
        and `paused: true` pauses it. Changes apply from the next occurrence. Name, phone and meter are
        those of the recipient. Returns 400 `parameter_missing` if there is no allowance to pause.

        Errors: `invalid_phone`, `invalid_meter_number`, `invalid_currency`, `invalid_amount`,
        `unsupported_network`, `product_not_allowed`, `network_not_allowed`,
        `recipient_not_allowed`, `amount_out_of_range`, `amount_not_allowed`, `target_blocked`,
        `duplicate_resource`, `limit_reached`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["family.update"],
            {
                "family_member_id": family_member_id,
            },
            {
                "name": name,
                "phone": phone,
                "relation": relation,
                "meter": meter,
                "allowance": allowance,
                "notify": notify,
                "paused": paused,
            },
            request_options,
        )


class AsyncFamilyResource(AsyncResource):

    async def create(
        self,
        *,
        name: str,
        phone: str,
        relation: str = NOT_GIVEN,
        meter: str = NOT_GIVEN,
        allowance: Union[_models.FamilyAllowanceInput, Mapping[str, Any]] = NOT_GIVEN,
        notify: bool = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.FamilyMember:
        """
        Add a family member.

        Adds a member to your household. The person also becomes a recipient, or is the recipient who
        already has this phone number, whose name and meter change with the request. An `allowance`
        becomes a schedule that sells airtime from your Credit at 08:00 on its day. Both objects are
        visible; the schedule is only changed here. Runs are restricted by the products, networks,
        numbers and caps of the key that last set the allowance.

        Returns 409 `limit_reached` if the household already has 100 people, and 409 `duplicate_resource`
        if the phone number is already listed; `resource` is its member.

        Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
        `invalid_phone`, `invalid_meter_number`, `invalid_currency`, `invalid_amount`,
        `unsupported_network`, `product_not_allowed`, `network_not_allowed`,
        `recipient_not_allowed`, `amount_out_of_range`, `amount_not_allowed`, `target_blocked`,
        `duplicate_resource`, `limit_reached`, `erased_recipient`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["family.create"],
            {},
            {
                "name": name,
                "phone": phone,
                "relation": relation,
                "meter": meter,
                "allowance": allowance,
                "notify": notify,
            },
            request_options,
        )

    async def delete(
        self,
        family_member_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.FamilyMember:
        """
        Remove a family member.

        Removes a family member and ends the allowance. The recipient and past sends are kept; to erase
        the person's data, use `DELETE /recipients/{recipient_id}`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["family.delete"],
            {
                "family_member_id": family_member_id,
            },
            {},
            request_options,
        )

    async def get_member(
        self,
        family_member_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.FamilyMember:
        """
        Retrieve a family member.

        Retrieves a family member with their allowance and this month's spend. Use it after a send, or to
        find the `schedule` of the allowance.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["family.get_member"],
            {
                "family_member_id": family_member_id,
            },
            {},
            request_options,
        )

    def list(
        self,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> AsyncPageRequest[_models.FamilyMember]:
        """
        List the family.

        Lists your family members with their allowances and this month's spend. The list has a single
        page.
        """
        return self._page(
            OPERATIONS["family.list"],
            {},
            {},
            request_options,
        )

    async def send_to(
        self,
        family_member_id: str,
        *,
        type: str,
        amount: str,
        currency: str,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Send:
        """
        Send to a family member.

        Sends airtime or electricity to a family member now, from your Credit. It creates a normal send:
        202 with `status: pending`, followed by `send.*` events. Electricity goes to the member's meter,
        which is confirmed first, and the token is sent to their phone by SMS. Returns 400
        `parameter_missing` if the member has no meter.

        Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
        `idempotency_in_progress`, `invalid_amount`, `invalid_currency`, `product_not_allowed`,
        `network_not_allowed`, `recipient_not_allowed`, `product_unavailable`,
        `amount_out_of_range`, `amount_not_allowed`, `target_blocked`, `duplicate_suspected`,
        `meter_quota_exceeded`, `power_unavailable`, `provider_invalid_response`, `meter_not_found`,
        `meter_blocked`, `meter_currency_mismatch`, `recipient_cap_exceeded`, `spend_cap_exceeded`,
        `insufficient_credit`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["family.send_to"],
            {
                "family_member_id": family_member_id,
            },
            {
                "type": type,
                "amount": amount,
                "currency": currency,
            },
            request_options,
        )

    async def update(
        self,
        family_member_id: str,
        *,
        name: str = NOT_GIVEN,
        phone: str = NOT_GIVEN,
        relation: str = NOT_GIVEN,
        meter: Optional[str] = NOT_GIVEN,
        allowance: Optional[Union[_models.FamilyAllowanceInput, Mapping[str, Any]]] = NOT_GIVEN,
        notify: bool = NOT_GIVEN,
        paused: bool = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.FamilyMember:
        """
        Update a family member.

        Updates a family member. Omitted fields keep their value. `allowance: null` ends the allowance
        and `paused: true` pauses it. Changes apply from the next occurrence. Name, phone and meter are
        those of the recipient. Returns 400 `parameter_missing` if there is no allowance to pause.

        Errors: `invalid_phone`, `invalid_meter_number`, `invalid_currency`, `invalid_amount`,
        `unsupported_network`, `product_not_allowed`, `network_not_allowed`,
        `recipient_not_allowed`, `amount_out_of_range`, `amount_not_allowed`, `target_blocked`,
        `duplicate_resource`, `limit_reached`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["family.update"],
            {
                "family_member_id": family_member_id,
            },
            {
                "name": name,
                "phone": phone,
                "relation": relation,
                "meter": meter,
                "allowance": allowance,
                "notify": notify,
                "paused": paused,
            },
            request_options,
        )
