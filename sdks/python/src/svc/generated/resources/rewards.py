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


class RewardsResource(Resource):

    def create(
        self,
        *,
        program: str,
        recipient: Union[str, Union[_models.RewardRecipientPerson, Mapping[str, Any]]],
        completion_id: str,
        amount: str = NOT_GIVEN,
        delivery: str = NOT_GIVEN,
        type: str = NOT_GIVEN,
        product: str = NOT_GIVEN,
        bundle_id: str = NOT_GIVEN,
        meter: str = NOT_GIVEN,
        token_phone: str = NOT_GIVEN,
        hold: bool = NOT_GIVEN,
        link: Union[_models.RewardLinkOptions, Mapping[str, Any]] = NOT_GIVEN,
        metadata: Mapping[str, str] = NOT_GIVEN,
        reason: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.RewardOrApproval:
        """
        Create a reward.

        Gives a person a reward for something completed. The program's limits, fraud rules and budget are
        checked atomically: concurrent requests can never exceed a limit together. If the request is
        rejected, nothing is written, so you can send the same `completion_id` again once the cause is
        gone: after 402 `program_budget_exceeded` when the program has budget, after 422
        `reward_cap_reached` when the day or month of the limit is over.

        With `delivery: direct`, the reward is sent immediately. With `link` or `choice`, a link for
        the person is created, and the reward is `pending` until it is claimed; expand `link` to read its
        `url`. Its amount stays earmarked until then, and returns to the budget if the link expires or is
        revoked. Fraud rules judge the claim. With `hold`, or if the program's `hold`
        requires it, the reward is `held` in escrow until you release it, or under review until someone
        approves it; only then is its link created. The `reward.*` events report what happens next.

        If the `completion_id` was already used in the program, its existing reward is returned with 200,
        whatever the body contains, and nothing is paid. If you pass a recipient as an object with a
        phone number and no recipient matches, one is created.

        If an agent key exceeds its approval threshold, or rewards a number or meter that belongs to no
        recipient and is not on its `recipient_allowlist`, an `agent_approval` is returned with 202 and
        nothing is given until a person approves. The `completion_id` stays bound to the approval: the
        agent gets it again with its current status, and anyone else gets 409 `reference_in_use` while it
        is open. Once it is carried out, the `completion_id` returns the reward. Agent keys cannot create
        links: `delivery: link` or `choice` returns 403 `key_kind_not_allowed` with `param: delivery`.

        Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
        `idempotency_in_progress`, `reference_not_found`, `invalid_phone`, `invalid_amount`,
        `invalid_meter_number`, `invalid_time`, `invalid_metadata`, `conflicting_parameters`,
        `time_out_of_range`, `reference_in_use`, `program_closed`, `program_not_active`,
        `source_not_allowed`, `choice_not_allowed`, `erased_recipient`, `product_mismatch`,
        `unsupported_network`, `network_required`, `token_phone_required`, `data_not_live`,
        `bundle_unavailable`, `product_unavailable`, `amount_out_of_range`, `amount_not_allowed`,
        `target_blocked`, `account_too_young`, `one_per_phone`, `reward_cap_reached`,
        `fraud_blocked`, `limit_reached`, `product_not_allowed`, `network_not_allowed`,
        `recipient_not_allowed`, `meter_quota_exceeded`, `power_unavailable`,
        `provider_invalid_response`, `meter_not_found`, `meter_blocked`, `meter_currency_mismatch`,
        `recipient_cap_exceeded`, `spend_cap_exceeded`, `program_budget_exceeded`,
        `insufficient_credit`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["rewards.create"],
            {},
            {
                "program": program,
                "recipient": recipient,
                "completion_id": completion_id,
                "amount": amount,
                "delivery": delivery,
                "type": type,
                "product": product,
                "bundle_id": bundle_id,
                "meter": meter,
                "token_phone": token_phone,
                "hold": hold,
                "link": link,
                "metadata": metadata,
                "reason": reason,
            },
            request_options,
        )

    def get(
        self,
        reward_id: str,
        *,
        expand: Sequence[str] = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Reward:
        """
        Retrieve a reward.

        Retrieves a reward with its status: whether the person has received it and, if not, what it is
        waiting for. `send` is the send that pays it out.

        Errors: `invalid_expand`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["rewards.get"],
            {
                "reward_id": reward_id,
            },
            {
                "expand[]": expand,
            },
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
        recipient: str = NOT_GIVEN,
        completion_id: str = NOT_GIVEN,
        external_id: str = NOT_GIVEN,
        expand: Sequence[str] = NOT_GIVEN,
        metadata: Mapping[str, str] = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> Page[_models.Reward]:
        """
        List rewards.

        Lists rewards, newest first. Use it to see what a person has received (`recipient`), whether a
        completion was rewarded (`completion_id`), or what is held in escrow (`status=held`). Multiple
        filters are combined with AND.

        Errors: `invalid_cursor`, `invalid_time`, `reference_not_found`, `invalid_expand`,
        `conflicting_parameters`.
        """
        return self._page(
            OPERATIONS["rewards.list"],
            {},
            {
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created": created,
                "status": status,
                "program": program,
                "recipient": recipient,
                "completion_id": completion_id,
                "external_id": external_id,
                "expand[]": expand,
                "metadata": metadata,
            },
            request_options,
        )

    def release(
        self,
        reward_id: str,
        *,
        amount: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Reward:
        """
        Release a reward from escrow.

        Releases a reward from escrow and sends it, optionally for less than was held; the rest returns
        to the budget. With `delivery: link` or `choice`, its link is created, and it is sent once it is
        claimed. Use it once the condition of the reward is met: the order is paid, or the return
        window is over. After the program is closed, this is possible during `close_grace`.

        If the reward was already released, the request returns 200 with the reward unchanged. Returns
        409 `reward_not_releasable` if it is under review; approve the review instead. Returns 422
        `amount_out_of_range` if `amount` is more than the reward. The limits of the key that releases it
        apply, as to a send.

        Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
        `idempotency_in_progress`, `invalid_amount`, `reward_not_releasable`, `erased_recipient`,
        `product_not_allowed`, `network_not_allowed`, `recipient_not_allowed`,
        `product_unavailable`, `amount_out_of_range`, `amount_not_allowed`, `target_blocked`,
        `recipient_cap_exceeded`, `spend_cap_exceeded`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["rewards.release"],
            {
                "reward_id": reward_id,
            },
            {
                "amount": amount,
            },
            request_options,
        )

    def validate(
        self,
        *,
        program: str,
        recipient: Union[str, Union[_models.RewardRecipientPerson, Mapping[str, Any]]],
        completion_id: str,
        amount: str = NOT_GIVEN,
        delivery: str = NOT_GIVEN,
        type: str = NOT_GIVEN,
        product: str = NOT_GIVEN,
        bundle_id: str = NOT_GIVEN,
        meter: str = NOT_GIVEN,
        token_phone: str = NOT_GIVEN,
        hold: bool = NOT_GIVEN,
        link: Union[_models.RewardLinkOptions, Mapping[str, Any]] = NOT_GIVEN,
        metadata: Mapping[str, str] = NOT_GIVEN,
        reason: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.RewardValidation:
        """
        Runs every check of a reward without giving it. Returns a `reward_validation` that lists every problem. No `Idempotency-Key` is needed.

        Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
        `idempotency_in_progress`, `reference_not_found`, `invalid_phone`, `invalid_amount`,
        `invalid_meter_number`, `invalid_time`, `invalid_metadata`, `conflicting_parameters`,
        `time_out_of_range`, `reference_in_use`, `program_closed`, `program_not_active`,
        `source_not_allowed`, `choice_not_allowed`, `erased_recipient`, `product_mismatch`,
        `unsupported_network`, `network_required`, `token_phone_required`, `data_not_live`,
        `bundle_unavailable`, `product_unavailable`, `amount_out_of_range`, `amount_not_allowed`,
        `target_blocked`, `account_too_young`, `one_per_phone`, `reward_cap_reached`,
        `fraud_blocked`, `limit_reached`, `product_not_allowed`, `network_not_allowed`,
        `recipient_not_allowed`, `meter_quota_exceeded`, `power_unavailable`,
        `provider_invalid_response`, `meter_not_found`, `meter_blocked`, `meter_currency_mismatch`,
        `recipient_cap_exceeded`, `spend_cap_exceeded`, `program_budget_exceeded`,
        `insufficient_credit`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["rewards.validate"],
            {},
            {
                "program": program,
                "recipient": recipient,
                "completion_id": completion_id,
                "amount": amount,
                "delivery": delivery,
                "type": type,
                "product": product,
                "bundle_id": bundle_id,
                "meter": meter,
                "token_phone": token_phone,
                "hold": hold,
                "link": link,
                "metadata": metadata,
                "reason": reason,
            },
            request_options,
        )

    def void(
        self,
        reward_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Reward:
        """
        Void a reward.

        Voids a reward before anything was sent: a reward in escrow, or one whose link nobody has
        claimed. Its budget returns to the program, its link is revoked, and its `completion_id` stays
        used. If the reward is already voided, the request returns 200 with the reward unchanged. Returns
        409 `reward_not_voidable` in any other status; a reward under review must be rejected there.

        Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
        `reward_not_voidable`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["rewards.void"],
            {
                "reward_id": reward_id,
            },
            {},
            request_options,
        )


class AsyncRewardsResource(AsyncResource):

    async def create(
        self,
        *,
        program: str,
        recipient: Union[str, Union[_models.RewardRecipientPerson, Mapping[str, Any]]],
        completion_id: str,
        amount: str = NOT_GIVEN,
        delivery: str = NOT_GIVEN,
        type: str = NOT_GIVEN,
        product: str = NOT_GIVEN,
        bundle_id: str = NOT_GIVEN,
        meter: str = NOT_GIVEN,
        token_phone: str = NOT_GIVEN,
        hold: bool = NOT_GIVEN,
        link: Union[_models.RewardLinkOptions, Mapping[str, Any]] = NOT_GIVEN,
        metadata: Mapping[str, str] = NOT_GIVEN,
        reason: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.RewardOrApproval:
        """
        Create a reward.

        Gives a person a reward for something completed. The program's limits, fraud rules and budget are
        checked atomically: concurrent requests can never exceed a limit together. If the request is
        rejected, nothing is written, so you can send the same `completion_id` again once the cause is
        gone: after 402 `program_budget_exceeded` when the program has budget, after 422
        `reward_cap_reached` when the day or month of the limit is over.

        With `delivery: direct`, the reward is sent immediately. With `link` or `choice`, a link for
        the person is created, and the reward is `pending` until it is claimed; expand `link` to read its
        `url`. Its amount stays earmarked until then, and returns to the budget if the link expires or is
        revoked. Fraud rules judge the claim. With `hold`, or if the program's `hold`
        requires it, the reward is `held` in escrow until you release it, or under review until someone
        approves it; only then is its link created. The `reward.*` events report what happens next.

        If the `completion_id` was already used in the program, its existing reward is returned with 200,
        whatever the body contains, and nothing is paid. If you pass a recipient as an object with a
        phone number and no recipient matches, one is created.

        If an agent key exceeds its approval threshold, or rewards a number or meter that belongs to no
        recipient and is not on its `recipient_allowlist`, an `agent_approval` is returned with 202 and
        nothing is given until a person approves. The `completion_id` stays bound to the approval: the
        agent gets it again with its current status, and anyone else gets 409 `reference_in_use` while it
        is open. Once it is carried out, the `completion_id` returns the reward. Agent keys cannot create
        links: `delivery: link` or `choice` returns 403 `key_kind_not_allowed` with `param: delivery`.

        Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
        `idempotency_in_progress`, `reference_not_found`, `invalid_phone`, `invalid_amount`,
        `invalid_meter_number`, `invalid_time`, `invalid_metadata`, `conflicting_parameters`,
        `time_out_of_range`, `reference_in_use`, `program_closed`, `program_not_active`,
        `source_not_allowed`, `choice_not_allowed`, `erased_recipient`, `product_mismatch`,
        `unsupported_network`, `network_required`, `token_phone_required`, `data_not_live`,
        `bundle_unavailable`, `product_unavailable`, `amount_out_of_range`, `amount_not_allowed`,
        `target_blocked`, `account_too_young`, `one_per_phone`, `reward_cap_reached`,
        `fraud_blocked`, `limit_reached`, `product_not_allowed`, `network_not_allowed`,
        `recipient_not_allowed`, `meter_quota_exceeded`, `power_unavailable`,
        `provider_invalid_response`, `meter_not_found`, `meter_blocked`, `meter_currency_mismatch`,
        `recipient_cap_exceeded`, `spend_cap_exceeded`, `program_budget_exceeded`,
        `insufficient_credit`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["rewards.create"],
            {},
            {
                "program": program,
                "recipient": recipient,
                "completion_id": completion_id,
                "amount": amount,
                "delivery": delivery,
                "type": type,
                "product": product,
                "bundle_id": bundle_id,
                "meter": meter,
                "token_phone": token_phone,
                "hold": hold,
                "link": link,
                "metadata": metadata,
                "reason": reason,
            },
            request_options,
        )

    async def get(
        self,
        reward_id: str,
        *,
        expand: Sequence[str] = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Reward:
        """
        Retrieve a reward.

        Retrieves a reward with its status: whether the person has received it and, if not, what it is
        waiting for. `send` is the send that pays it out.

        Errors: `invalid_expand`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["rewards.get"],
            {
                "reward_id": reward_id,
            },
            {
                "expand[]": expand,
            },
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
        recipient: str = NOT_GIVEN,
        completion_id: str = NOT_GIVEN,
        external_id: str = NOT_GIVEN,
        expand: Sequence[str] = NOT_GIVEN,
        metadata: Mapping[str, str] = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> AsyncPageRequest[_models.Reward]:
        """
        List rewards.

        Lists rewards, newest first. Use it to see what a person has received (`recipient`), whether a
        completion was rewarded (`completion_id`), or what is held in escrow (`status=held`). Multiple
        filters are combined with AND.

        Errors: `invalid_cursor`, `invalid_time`, `reference_not_found`, `invalid_expand`,
        `conflicting_parameters`.
        """
        return self._page(
            OPERATIONS["rewards.list"],
            {},
            {
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created": created,
                "status": status,
                "program": program,
                "recipient": recipient,
                "completion_id": completion_id,
                "external_id": external_id,
                "expand[]": expand,
                "metadata": metadata,
            },
            request_options,
        )

    async def release(
        self,
        reward_id: str,
        *,
        amount: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Reward:
        """
        Release a reward from escrow.

        Releases a reward from escrow and sends it, optionally for less than was held; the rest returns
        to the budget. With `delivery: link` or `choice`, its link is created, and it is sent once it is
        claimed. Use it once the condition of the reward is met: the order is paid, or the return
        window is over. After the program is closed, this is possible during `close_grace`.

        If the reward was already released, the request returns 200 with the reward unchanged. Returns
        409 `reward_not_releasable` if it is under review; approve the review instead. Returns 422
        `amount_out_of_range` if `amount` is more than the reward. The limits of the key that releases it
        apply, as to a send.

        Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
        `idempotency_in_progress`, `invalid_amount`, `reward_not_releasable`, `erased_recipient`,
        `product_not_allowed`, `network_not_allowed`, `recipient_not_allowed`,
        `product_unavailable`, `amount_out_of_range`, `amount_not_allowed`, `target_blocked`,
        `recipient_cap_exceeded`, `spend_cap_exceeded`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["rewards.release"],
            {
                "reward_id": reward_id,
            },
            {
                "amount": amount,
            },
            request_options,
        )

    async def validate(
        self,
        *,
        program: str,
        recipient: Union[str, Union[_models.RewardRecipientPerson, Mapping[str, Any]]],
        completion_id: str,
        amount: str = NOT_GIVEN,
        delivery: str = NOT_GIVEN,
        type: str = NOT_GIVEN,
        product: str = NOT_GIVEN,
        bundle_id: str = NOT_GIVEN,
        meter: str = NOT_GIVEN,
        token_phone: str = NOT_GIVEN,
        hold: bool = NOT_GIVEN,
        link: Union[_models.RewardLinkOptions, Mapping[str, Any]] = NOT_GIVEN,
        metadata: Mapping[str, str] = NOT_GIVEN,
        reason: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.RewardValidation:
        """
        Runs every check of a reward without giving it. Returns a `reward_validation` that lists every problem. No `Idempotency-Key` is needed.

        Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
        `idempotency_in_progress`, `reference_not_found`, `invalid_phone`, `invalid_amount`,
        `invalid_meter_number`, `invalid_time`, `invalid_metadata`, `conflicting_parameters`,
        `time_out_of_range`, `reference_in_use`, `program_closed`, `program_not_active`,
        `source_not_allowed`, `choice_not_allowed`, `erased_recipient`, `product_mismatch`,
        `unsupported_network`, `network_required`, `token_phone_required`, `data_not_live`,
        `bundle_unavailable`, `product_unavailable`, `amount_out_of_range`, `amount_not_allowed`,
        `target_blocked`, `account_too_young`, `one_per_phone`, `reward_cap_reached`,
        `fraud_blocked`, `limit_reached`, `product_not_allowed`, `network_not_allowed`,
        `recipient_not_allowed`, `meter_quota_exceeded`, `power_unavailable`,
        `provider_invalid_response`, `meter_not_found`, `meter_blocked`, `meter_currency_mismatch`,
        `recipient_cap_exceeded`, `spend_cap_exceeded`, `program_budget_exceeded`,
        `insufficient_credit`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["rewards.validate"],
            {},
            {
                "program": program,
                "recipient": recipient,
                "completion_id": completion_id,
                "amount": amount,
                "delivery": delivery,
                "type": type,
                "product": product,
                "bundle_id": bundle_id,
                "meter": meter,
                "token_phone": token_phone,
                "hold": hold,
                "link": link,
                "metadata": metadata,
                "reason": reason,
            },
            request_options,
        )

    async def void(
        self,
        reward_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Reward:
        """
        Void a reward.

        Voids a reward before anything was sent: a reward in escrow, or one whose link nobody has
        claimed. Its budget returns to the program, its link is revoked, and its `completion_id` stays
        used. If the reward is already voided, the request returns 200 with the reward unchanged. Returns
        409 `reward_not_voidable` in any other status; a reward under review must be rejected there.

        Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
        `reward_not_voidable`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["rewards.void"],
            {
                "reward_id": reward_id,
            },
            {},
            request_options,
        )
