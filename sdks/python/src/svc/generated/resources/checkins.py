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


class CheckinsResource(Resource):

    def create(
        self,
        *,
        link: str,
        lat: float,
        lng: float,
        phone: str,
        accuracy_m: int = NOT_GIVEN,
        attestation: str = NOT_GIVEN,
        choice: str = NOT_GIVEN,
        meter: str = NOT_GIVEN,
        bundle_id: str = NOT_GIVEN,
        code: str = NOT_GIVEN,
        challenge_token: str = NOT_GIVEN,
        challenge_answer: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Checkin:
        """
        Check in.

        Claims a link of a program that has a `geofence`. The phone must be inside the location during
        its opening hours. Call this from your page with a publishable key, once the browser has provided
        the position. `link` is the claim token; `GET /claims/{token}` returns the location, and the
        outcome after the check-in. All other requirements of a claim apply too: the choice, the code,
        the challenge.

        Returns 422 `geofence_outside` if the phone is too far away or the location is closed, and 422
        `accuracy_too_low` if the position is too inaccurate. In both cases nothing is claimed and the
        person can try again. Links of a program without a `geofence` are claimed with
        `POST /claims/{token}`.

        An `attestation` that is no JWS returns 422 `attestation_failed`. A check-in near the edge of the
        location is held for review.

        Errors: `origin_not_allowed`, `idempotency_key_invalid`, `idempotency_mismatch`,
        `idempotency_in_progress`, `invalid_phone`, `invalid_meter_number`, `reference_not_found`,
        `claim_revoked`, `claim_expired`, `claim_used`, `conflicting_parameters`, `data_not_live`,
        `claim_locked`, `challenge_required`, `challenge_failed`, `code_invalid`,
        `attestation_failed`, `accuracy_too_low`, `geofence_outside`, `program_closed`,
        `program_not_active`, `choice_not_allowed`, `erased_recipient`, `product_mismatch`,
        `unsupported_network`, `network_required`, `bundle_unavailable`, `product_unavailable`,
        `amount_out_of_range`, `amount_not_allowed`, `target_blocked`, `account_too_young`,
        `one_per_phone`, `reward_cap_reached`, `fraud_blocked`, `limit_reached`,
        `meter_quota_exceeded`, `power_unavailable`, `provider_invalid_response`, `meter_not_found`,
        `meter_blocked`, `meter_currency_mismatch`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["checkins.create"],
            {},
            {
                "link": link,
                "lat": lat,
                "lng": lng,
                "phone": phone,
                "accuracy_m": accuracy_m,
                "attestation": attestation,
                "choice": choice,
                "meter": meter,
                "bundle_id": bundle_id,
                "code": code,
                "challenge_token": challenge_token,
                "challenge_answer": challenge_answer,
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
        link: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> Page[_models.Checkin]:
        """
        List check-ins.

        Lists check-ins, newest first, with the distance from the location and the outcome.

        Publishable keys are visible to anyone in a web page, so they see little: only check-ins made
        with the same key in the last 24 hours, with `phone_masked` and `reward` null.

        Errors: `origin_not_allowed`, `invalid_cursor`, `invalid_time`, `reference_not_found`,
        `conflicting_parameters`.
        """
        return self._page(
            OPERATIONS["checkins.list"],
            {},
            {
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created": created,
                "status": status,
                "program": program,
                "link": link,
            },
            request_options,
        )


class AsyncCheckinsResource(AsyncResource):

    async def create(
        self,
        *,
        link: str,
        lat: float,
        lng: float,
        phone: str,
        accuracy_m: int = NOT_GIVEN,
        attestation: str = NOT_GIVEN,
        choice: str = NOT_GIVEN,
        meter: str = NOT_GIVEN,
        bundle_id: str = NOT_GIVEN,
        code: str = NOT_GIVEN,
        challenge_token: str = NOT_GIVEN,
        challenge_answer: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Checkin:
        """
        Check in.

        Claims a link of a program that has a `geofence`. The phone must be inside the location during
        its opening hours. Call this from your page with a publishable key, once the browser has provided
        the position. `link` is the claim token; `GET /claims/{token}` returns the location, and the
        outcome after the check-in. All other requirements of a claim apply too: the choice, the code,
        the challenge.

        Returns 422 `geofence_outside` if the phone is too far away or the location is closed, and 422
        `accuracy_too_low` if the position is too inaccurate. In both cases nothing is claimed and the
        person can try again. Links of a program without a `geofence` are claimed with
        `POST /claims/{token}`.

        An `attestation` that is no JWS returns 422 `attestation_failed`. A check-in near the edge of the
        location is held for review.

        Errors: `origin_not_allowed`, `idempotency_key_invalid`, `idempotency_mismatch`,
        `idempotency_in_progress`, `invalid_phone`, `invalid_meter_number`, `reference_not_found`,
        `claim_revoked`, `claim_expired`, `claim_used`, `conflicting_parameters`, `data_not_live`,
        `claim_locked`, `challenge_required`, `challenge_failed`, `code_invalid`,
        `attestation_failed`, `accuracy_too_low`, `geofence_outside`, `program_closed`,
        `program_not_active`, `choice_not_allowed`, `erased_recipient`, `product_mismatch`,
        `unsupported_network`, `network_required`, `bundle_unavailable`, `product_unavailable`,
        `amount_out_of_range`, `amount_not_allowed`, `target_blocked`, `account_too_young`,
        `one_per_phone`, `reward_cap_reached`, `fraud_blocked`, `limit_reached`,
        `meter_quota_exceeded`, `power_unavailable`, `provider_invalid_response`, `meter_not_found`,
        `meter_blocked`, `meter_currency_mismatch`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["checkins.create"],
            {},
            {
                "link": link,
                "lat": lat,
                "lng": lng,
                "phone": phone,
                "accuracy_m": accuracy_m,
                "attestation": attestation,
                "choice": choice,
                "meter": meter,
                "bundle_id": bundle_id,
                "code": code,
                "challenge_token": challenge_token,
                "challenge_answer": challenge_answer,
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
        link: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> AsyncPageRequest[_models.Checkin]:
        """
        List check-ins.

        Lists check-ins, newest first, with the distance from the location and the outcome.

        Publishable keys are visible to anyone in a web page, so they see little: only check-ins made
        with the same key in the last 24 hours, with `phone_masked` and `reward` null.

        Errors: `origin_not_allowed`, `invalid_cursor`, `invalid_time`, `reference_not_found`,
        `conflicting_parameters`.
        """
        return self._page(
            OPERATIONS["checkins.list"],
            {},
            {
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created": created,
                "status": status,
                "program": program,
                "link": link,
            },
            request_options,
        )
