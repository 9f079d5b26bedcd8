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


class ActivitiesResource(Resource):

    def create(
        self,
        *,
        recipient: Union[str, Union[_models.RewardRecipientPerson, Mapping[str, Any]]],
        name: str,
        activity_id: str,
        occurred_at: Union[int, str] = NOT_GIVEN,
        value: str = NOT_GIVEN,
        currency: str = NOT_GIVEN,
        program: str = NOT_GIVEN,
        metadata: Mapping[str, str] = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Activity:
        """
        Report an activity.

        Reports an activity of a customer and evaluates the rules of your active programs. Pass your own
        ID as `activity_id`: if you report the same one again, however late, the first activity is
        returned with 200 and nothing is rewarded twice. Rules are evaluated immediately; `matches` in
        the response lists the ones that matched. A rule that gives nothing, for example because a limit
        is reached or a budget is spent, never fails the request; see its `skipped_reason`. If you pass a
        recipient as an object with a phone number and no recipient matches, one is created.

        Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
        `reference_not_found`, `invalid_phone`, `invalid_time`, `invalid_amount`,
        `invalid_currency`, `invalid_metadata`, `time_out_of_range`, `erased_recipient`,
        `limit_reached`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["activities.create"],
            {},
            {
                "recipient": recipient,
                "name": name,
                "activity_id": activity_id,
                "occurred_at": occurred_at,
                "value": value,
                "currency": currency,
                "program": program,
                "metadata": metadata,
            },
            request_options,
        )

    def get(
        self,
        activity_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Activity:
        """
        Retrieve an activity.

        Retrieves an activity with the rules that matched and what each gave. Use it when a customer asks
        why a visit earned nothing; see `skipped_reason` of each rule.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["activities.get"],
            {
                "activity_id": activity_id,
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
        name: str = NOT_GIVEN,
        recipient: str = NOT_GIVEN,
        metadata: Mapping[str, str] = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> Page[_models.Activity]:
        """
        List activities.

        Lists activities, newest first. Use it when a customer asks why a visit was not rewarded:
        `matches` lists the rules that matched and what each gave.

        Errors: `invalid_cursor`, `invalid_time`, `reference_not_found`, `conflicting_parameters`.
        """
        return self._page(
            OPERATIONS["activities.list"],
            {},
            {
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created": created,
                "name": name,
                "recipient": recipient,
                "metadata": metadata,
            },
            request_options,
        )


class AsyncActivitiesResource(AsyncResource):

    async def create(
        self,
        *,
        recipient: Union[str, Union[_models.RewardRecipientPerson, Mapping[str, Any]]],
        name: str,
        activity_id: str,
        occurred_at: Union[int, str] = NOT_GIVEN,
        value: str = NOT_GIVEN,
        currency: str = NOT_GIVEN,
        program: str = NOT_GIVEN,
        metadata: Mapping[str, str] = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Activity:
        """
        Report an activity.

        Reports an activity of a customer and evaluates the rules of your active programs. Pass your own
        ID as `activity_id`: if you report the same one again, however late, the first activity is
        returned with 200 and nothing is rewarded twice. Rules are evaluated immediately; `matches` in
        the response lists the ones that matched. A rule that gives nothing, for example because a limit
        is reached or a budget is spent, never fails the request; see its `skipped_reason`. If you pass a
        recipient as an object with a phone number and no recipient matches, one is created.

        Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
        `reference_not_found`, `invalid_phone`, `invalid_time`, `invalid_amount`,
        `invalid_currency`, `invalid_metadata`, `time_out_of_range`, `erased_recipient`,
        `limit_reached`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["activities.create"],
            {},
            {
                "recipient": recipient,
                "name": name,
                "activity_id": activity_id,
                "occurred_at": occurred_at,
                "value": value,
                "currency": currency,
                "program": program,
                "metadata": metadata,
            },
            request_options,
        )

    async def get(
        self,
        activity_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Activity:
        """
        Retrieve an activity.

        Retrieves an activity with the rules that matched and what each gave. Use it when a customer asks
        why a visit earned nothing; see `skipped_reason` of each rule.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["activities.get"],
            {
                "activity_id": activity_id,
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
        name: str = NOT_GIVEN,
        recipient: str = NOT_GIVEN,
        metadata: Mapping[str, str] = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> AsyncPageRequest[_models.Activity]:
        """
        List activities.

        Lists activities, newest first. Use it when a customer asks why a visit was not rewarded:
        `matches` lists the rules that matched and what each gave.

        Errors: `invalid_cursor`, `invalid_time`, `reference_not_found`, `conflicting_parameters`.
        """
        return self._page(
            OPERATIONS["activities.list"],
            {},
            {
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created": created,
                "name": name,
                "recipient": recipient,
                "metadata": metadata,
            },
            request_options,
        )
