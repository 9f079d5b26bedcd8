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


class ReferralsResource(Resource):

    def create(
        self,
        *,
        program: str,
        referrer: Union[str, Union[_models.RewardRecipientPerson, Mapping[str, Any]]],
        referee: Union[str, Union[_models.RewardRecipientPerson, Mapping[str, Any]]],
        metadata: Mapping[str, str] = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Referral:
        """
        Create a referral.

        Records a referral, so that the referrer can be rewarded later. Create it when the friend signs
        up, and qualify it when the friend has done what you pay for. If this pair already has a referral
        in the program, it is returned with 200. If you pass a person as an object with a phone number
        and no recipient matches, one is created. Returns 400 `conflicting_parameters` if both are the
        same person or have the same number, and 409 `duplicate_resource` if someone else already
        referred this friend to the program; `resource` is that referral. A referral expires after 90
        days.

        Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
        `reference_not_found`, `invalid_phone`, `invalid_metadata`, `conflicting_parameters`,
        `program_closed`, `program_not_active`, `erased_recipient`, `duplicate_resource`,
        `limit_reached`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["referrals.create"],
            {},
            {
                "program": program,
                "referrer": referrer,
                "referee": referee,
                "metadata": metadata,
            },
            request_options,
        )

    def get(
        self,
        referral_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Referral:
        """
        Retrieve a referral.

        Retrieves a referral with its status and reward. Use it to answer a customer who asks about a
        friend they referred; `expires_at` is the deadline to qualify.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["referrals.get"],
            {
                "referral_id": referral_id,
            },
            {},
            request_options,
        )

    def list(
        self,
        *,
        limit: int = NOT_GIVEN,
        starting_after: str = NOT_GIVEN,
        ending_before: str = NOT_GIVEN,
        created: Union[_models.CreatedFilter, Mapping[str, Any]] = NOT_GIVEN,
        status: str = NOT_GIVEN,
        program: str = NOT_GIVEN,
        referrer: str = NOT_GIVEN,
        referee: str = NOT_GIVEN,
        metadata: Mapping[str, str] = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> Page[_models.Referral]:
        """
        List referrals.

        Lists referrals, newest first. Use `status=pending` with a `program` to find people who were
        referred but have not yet qualified. Multiple filters are combined with AND.

        Errors: `invalid_cursor`, `invalid_time`, `reference_not_found`, `conflicting_parameters`.
        """
        return self._page(
            OPERATIONS["referrals.list"],
            {},
            {
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created": created,
                "status": status,
                "program": program,
                "referrer": referrer,
                "referee": referee,
                "metadata": metadata,
            },
            request_options,
        )

    def qualify(
        self,
        referral_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Referral:
        """
        Qualify a referral.

        Marks a referral as qualified because the friend has done what you pay for, and rewards the
        direct referrer, never a chain. The reward is the program's `default_amount`, sent to the
        referrer's own number or meter once you release it: it is held in escrow, or under review if the
        program's `hold` or a fraud rule requires one. The program's rules for referrals reward the
        referrer as well, and `matches` of the reward lists those that matched. If a review rejects the
        reward, the referral becomes `rejected`. If the referral has already qualified, the request
        returns 200 with the referral unchanged. An error changes nothing, so you can try again once the
        cause is resolved. Returns 400 `parameter_missing` if the program has no `default_amount`, or the
        referrer nothing that the reward could go to, 409 `invalid_transition` if the referral was
        rejected or has expired, and 409 `duplicate_resource` if its ID was used as a `completion_id` in
        the program.

        Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
        `idempotency_in_progress`, `invalid_transition`, `program_closed`, `program_not_active`,
        `source_not_allowed`, `erased_recipient`, `unsupported_network`, `network_required`,
        `token_phone_required`, `product_unavailable`, `amount_out_of_range`, `target_blocked`,
        `account_too_young`, `one_per_phone`, `reward_cap_reached`, `fraud_blocked`,
        `product_not_allowed`, `network_not_allowed`, `recipient_not_allowed`,
        `recipient_cap_exceeded`, `spend_cap_exceeded`, `program_budget_exceeded`,
        `insufficient_credit`, `duplicate_resource`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["referrals.qualify"],
            {
                "referral_id": referral_id,
            },
            {},
            request_options,
        )


class AsyncReferralsResource(AsyncResource):

    async def create(
        self,
        *,
        program: str,
        referrer: Union[str, Union[_models.RewardRecipientPerson, Mapping[str, Any]]],
        referee: Union[str, Union[_models.RewardRecipientPerson, Mapping[str, Any]]],
        metadata: Mapping[str, str] = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Referral:
        """
        Create a referral.

        Records a referral, so that the referrer can be rewarded later. Create it when the friend signs
        up, and qualify it when the friend has done what you pay for. If this pair already has a referral
        in the program, it is returned with 200. If you pass a person as an object with a phone number
        and no recipient matches, one is created. Returns 400 `conflicting_parameters` if both are the
        same person or have the same number, and 409 `duplicate_resource` if someone else already
        referred this friend to the program; `resource` is that referral. A referral expires after 90
        days.

        Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
        `reference_not_found`, `invalid_phone`, `invalid_metadata`, `conflicting_parameters`,
        `program_closed`, `program_not_active`, `erased_recipient`, `duplicate_resource`,
        `limit_reached`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["referrals.create"],
            {},
            {
                "program": program,
                "referrer": referrer,
                "referee": referee,
                "metadata": metadata,
            },
            request_options,
        )

    async def get(
        self,
        referral_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Referral:
        """
        Retrieve a referral.

        Retrieves a referral with its status and reward. Use it to answer a customer who asks about a
        friend they referred; `expires_at` is the deadline to qualify.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["referrals.get"],
            {
                "referral_id": referral_id,
            },
            {},
            request_options,
        )

    def list(
        self,
        *,
        limit: int = NOT_GIVEN,
        starting_after: str = NOT_GIVEN,
        ending_before: str = NOT_GIVEN,
        created: Union[_models.CreatedFilter, Mapping[str, Any]] = NOT_GIVEN,
        status: str = NOT_GIVEN,
        program: str = NOT_GIVEN,
        referrer: str = NOT_GIVEN,
        referee: str = NOT_GIVEN,
        metadata: Mapping[str, str] = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> AsyncPageRequest[_models.Referral]:
        """
        List referrals.

        Lists referrals, newest first. Use `status=pending` with a `program` to find people who were
        referred but have not yet qualified. Multiple filters are combined with AND.

        Errors: `invalid_cursor`, `invalid_time`, `reference_not_found`, `conflicting_parameters`.
        """
        return self._page(
            OPERATIONS["referrals.list"],
            {},
            {
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created": created,
                "status": status,
                "program": program,
                "referrer": referrer,
                "referee": referee,
                "metadata": metadata,
            },
            request_options,
        )

    async def qualify(
        self,
        referral_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Referral:
        """
        Qualify a referral.

        Marks a referral as qualified because the friend has done what you pay for, and rewards the
        direct referrer, never a chain. The reward is the program's `default_amount`, sent to the
        referrer's own number or meter once you release it: it is held in escrow, or under review if the
        program's `hold` or a fraud rule requires one. The program's rules for referrals reward the
        referrer as well, and `matches` of the reward lists those that matched. If a review rejects the
        reward, the referral becomes `rejected`. If the referral has already qualified, the request
        returns 200 with the referral unchanged. An error changes nothing, so you can try again once the
        cause is resolved. Returns 400 `parameter_missing` if the program has no `default_amount`, or the
        referrer nothing that the reward could go to, 409 `invalid_transition` if the referral was
        rejected or has expired, and 409 `duplicate_resource` if its ID was used as a `completion_id` in
        the program.

        Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
        `idempotency_in_progress`, `invalid_transition`, `program_closed`, `program_not_active`,
        `source_not_allowed`, `erased_recipient`, `unsupported_network`, `network_required`,
        `token_phone_required`, `product_unavailable`, `amount_out_of_range`, `target_blocked`,
        `account_too_young`, `one_per_phone`, `reward_cap_reached`, `fraud_blocked`,
        `product_not_allowed`, `network_not_allowed`, `recipient_not_allowed`,
        `recipient_cap_exceeded`, `spend_cap_exceeded`, `program_budget_exceeded`,
        `insufficient_credit`, `duplicate_resource`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["referrals.qualify"],
            {
                "referral_id": referral_id,
            },
            {},
            request_options,
        )
