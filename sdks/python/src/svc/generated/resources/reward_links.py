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


class RewardLinksResource(Resource):

    def create(
        self,
        *,
        program: str,
        recipient: Union[str, Union[_models.RewardRecipientPerson, Mapping[str, Any]]] = NOT_GIVEN,
        amount: str = NOT_GIVEN,
        label: str = NOT_GIVEN,
        expires_at: Union[int, str] = NOT_GIVEN,
        bind: str = NOT_GIVEN,
        phone_hint: str = NOT_GIVEN,
        choices: Sequence[str] = NOT_GIVEN,
        metadata: Mapping[str, str] = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.RewardLink:
        """
        Create reward links.

        Creates a link, or up to 500 identical links, with which people claim rewards. Their amount is
        earmarked in the program's budget until they are claimed, expire or are revoked, so every open
        link can be paid. Give people the `url`, or print the QR code at `qr_png_url`.

        By default anyone who has a link can claim it, once. With `bind: otp`, the person must confirm
        their phone number with a code. With `phone_hint`, only that number can claim; it requires
        `bind: otp`, otherwise 400 `conflicting_parameters` is returned. `recipient` attributes the
        reward and does not restrict claims. Links of a program with a `geofence` are claimed with
        `POST /checkins` at its location. To learn about claims, listen to `reward_link.claimed` or
        retrieve the link.

        Nothing is spent until someone claims. A `pay_as_you_go` program reserves the amount from your
        Credit in its single reservation.

        Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
        `reference_not_found`, `invalid_phone`, `invalid_amount`, `invalid_time`,
        `invalid_metadata`, `conflicting_parameters`, `time_out_of_range`, `limit_raise_forbidden`,
        `program_closed`, `program_not_active`, `source_not_allowed`, `choice_not_allowed`,
        `erased_recipient`, `amount_out_of_range`, `program_budget_exceeded`, `insufficient_credit`,
        `limit_reached`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["reward_links.create"],
            {},
            {
                "program": program,
                "recipient": recipient,
                "amount": amount,
                "label": label,
                "expires_at": expires_at,
                "bind": bind,
                "phone_hint": phone_hint,
                "choices": choices,
                "metadata": metadata,
            },
            request_options,
        )

    def create_many(
        self,
        *,
        program: str,
        count: int,
        recipient: Union[str, Union[_models.RewardRecipientPerson, Mapping[str, Any]]] = NOT_GIVEN,
        amount: str = NOT_GIVEN,
        label: str = NOT_GIVEN,
        expires_at: Union[int, str] = NOT_GIVEN,
        bind: str = NOT_GIVEN,
        phone_hint: str = NOT_GIVEN,
        choices: Sequence[str] = NOT_GIVEN,
        metadata: Mapping[str, str] = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.RewardLinkList:
        """
        Makes that many links, up to 500 and all alike, and returns them as a list.

        Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
        `reference_not_found`, `invalid_phone`, `invalid_amount`, `invalid_time`,
        `invalid_metadata`, `conflicting_parameters`, `time_out_of_range`, `limit_raise_forbidden`,
        `program_closed`, `program_not_active`, `source_not_allowed`, `choice_not_allowed`,
        `erased_recipient`, `amount_out_of_range`, `program_budget_exceeded`, `insufficient_credit`,
        `limit_reached`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["reward_links.create_many"],
            {},
            {
                "program": program,
                "count": count,
                "recipient": recipient,
                "amount": amount,
                "label": label,
                "expires_at": expires_at,
                "bind": bind,
                "phone_hint": phone_hint,
                "choices": choices,
                "metadata": metadata,
            },
            request_options,
        )

    def get(
        self,
        link_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.RewardLink:
        """
        Retrieve a reward link.

        Retrieves a reward link: how often it was opened and, once claimed, its reward. The URL and token
        are only returned to keys with `rewards:write`, never to agent keys.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["reward_links.get"],
            {
                "link_id": link_id,
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
        label: str = NOT_GIVEN,
        program: str = NOT_GIVEN,
        recipient: str = NOT_GIVEN,
        metadata: Mapping[str, str] = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> Page[_models.RewardLink]:
        """
        List reward links.

        Lists reward links, newest first. To measure a campaign, give its links a `label` and compare how
        many were opened and claimed. URLs and tokens are only returned to keys with `rewards:write`,
        never to agent keys.

        Errors: `invalid_cursor`, `invalid_time`, `reference_not_found`, `conflicting_parameters`.
        """
        return self._page(
            OPERATIONS["reward_links.list"],
            {},
            {
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created": created,
                "status": status,
                "label": label,
                "program": program,
                "recipient": recipient,
                "metadata": metadata,
            },
            request_options,
        )

    def revoke(
        self,
        link_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.RewardLink:
        """
        Revoke a reward link.

        Revokes a link. It can no longer be claimed, and its amount returns to the program's budget. Use
        it if a link was lost or sent to the wrong person. If the link is already revoked, the request
        returns 200 with the link unchanged. Returns 409 `invalid_transition` if it was claimed or has
        expired.

        Errors: `invalid_transition`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["reward_links.revoke"],
            {
                "link_id": link_id,
            },
            {},
            request_options,
        )


class AsyncRewardLinksResource(AsyncResource):

    async def create(
        self,
        *,
        program: str,
        recipient: Union[str, Union[_models.RewardRecipientPerson, Mapping[str, Any]]] = NOT_GIVEN,
        amount: str = NOT_GIVEN,
        label: str = NOT_GIVEN,
        expires_at: Union[int, str] = NOT_GIVEN,
        bind: str = NOT_GIVEN,
        phone_hint: str = NOT_GIVEN,
        choices: Sequence[str] = NOT_GIVEN,
        metadata: Mapping[str, str] = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.RewardLink:
        """
        Create reward links.

        Creates a link, or up to 500 identical links, with which people claim rewards. Their amount is
        earmarked in the program's budget until they are claimed, expire or are revoked, so every open
        link can be paid. Give people the `url`, or print the QR code at `qr_png_url`.

        By default anyone who has a link can claim it, once. With `bind: otp`, the person must confirm
        their phone number with a code. With `phone_hint`, only that number can claim; it requires
        `bind: otp`, otherwise 400 `conflicting_parameters` is returned. `recipient` attributes the
        reward and does not restrict claims. Links of a program with a `geofence` are claimed with
        `POST /checkins` at its location. To learn about claims, listen to `reward_link.claimed` or
        retrieve the link.

        Nothing is spent until someone claims. A `pay_as_you_go` program reserves the amount from your
        Credit in its single reservation.

        Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
        `reference_not_found`, `invalid_phone`, `invalid_amount`, `invalid_time`,
        `invalid_metadata`, `conflicting_parameters`, `time_out_of_range`, `limit_raise_forbidden`,
        `program_closed`, `program_not_active`, `source_not_allowed`, `choice_not_allowed`,
        `erased_recipient`, `amount_out_of_range`, `program_budget_exceeded`, `insufficient_credit`,
        `limit_reached`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["reward_links.create"],
            {},
            {
                "program": program,
                "recipient": recipient,
                "amount": amount,
                "label": label,
                "expires_at": expires_at,
                "bind": bind,
                "phone_hint": phone_hint,
                "choices": choices,
                "metadata": metadata,
            },
            request_options,
        )

    async def create_many(
        self,
        *,
        program: str,
        count: int,
        recipient: Union[str, Union[_models.RewardRecipientPerson, Mapping[str, Any]]] = NOT_GIVEN,
        amount: str = NOT_GIVEN,
        label: str = NOT_GIVEN,
        expires_at: Union[int, str] = NOT_GIVEN,
        bind: str = NOT_GIVEN,
        phone_hint: str = NOT_GIVEN,
        choices: Sequence[str] = NOT_GIVEN,
        metadata: Mapping[str, str] = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.RewardLinkList:
        """
        Makes that many links, up to 500 and all alike, and returns them as a list.

        Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
        `reference_not_found`, `invalid_phone`, `invalid_amount`, `invalid_time`,
        `invalid_metadata`, `conflicting_parameters`, `time_out_of_range`, `limit_raise_forbidden`,
        `program_closed`, `program_not_active`, `source_not_allowed`, `choice_not_allowed`,
        `erased_recipient`, `amount_out_of_range`, `program_budget_exceeded`, `insufficient_credit`,
        `limit_reached`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["reward_links.create_many"],
            {},
            {
                "program": program,
                "count": count,
                "recipient": recipient,
                "amount": amount,
                "label": label,
                "expires_at": expires_at,
                "bind": bind,
                "phone_hint": phone_hint,
                "choices": choices,
                "metadata": metadata,
            },
            request_options,
        )

    async def get(
        self,
        link_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.RewardLink:
        """
        Retrieve a reward link.

        Retrieves a reward link: how often it was opened and, once claimed, its reward. The URL and token
        are only returned to keys with `rewards:write`, never to agent keys.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["reward_links.get"],
            {
                "link_id": link_id,
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
        label: str = NOT_GIVEN,
        program: str = NOT_GIVEN,
        recipient: str = NOT_GIVEN,
        metadata: Mapping[str, str] = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> AsyncPageRequest[_models.RewardLink]:
        """
        List reward links.

        Lists reward links, newest first. To measure a campaign, give its links a `label` and compare how
        many were opened and claimed. URLs and tokens are only returned to keys with `rewards:write`,
        never to agent keys.

        Errors: `invalid_cursor`, `invalid_time`, `reference_not_found`, `conflicting_parameters`.
        """
        return self._page(
            OPERATIONS["reward_links.list"],
            {},
            {
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created": created,
                "status": status,
                "label": label,
                "program": program,
                "recipient": recipient,
                "metadata": metadata,
            },
            request_options,
        )

    async def revoke(
        self,
        link_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.RewardLink:
        """
        Revoke a reward link.

        Revokes a link. It can no longer be claimed, and its amount returns to the program's budget. Use
        it if a link was lost or sent to the wrong person. If the link is already revoked, the request
        returns 200 with the link unchanged. Returns 409 `invalid_transition` if it was claimed or has
        expired.

        Errors: `invalid_transition`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["reward_links.revoke"],
            {
                "link_id": link_id,
            },
            {},
            request_options,
        )
