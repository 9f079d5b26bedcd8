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


class ClaimsResource(Resource):

    def create(
        self,
        token: str,
        *,
        phone: str,
        choice: str = NOT_GIVEN,
        meter: str = NOT_GIVEN,
        bundle_id: str = NOT_GIVEN,
        code: str = NOT_GIVEN,
        challenge_token: str = NOT_GIVEN,
        challenge_answer: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.RewardLinkClaim:
        """
        Claim a reward link.

        Claims a reward link for a person, with their phone number, their choice if there are several,
        and the code if the link requires one. The reward is created and sent immediately, or held if a
        fraud rule stops it; show the message in `result`. If the same number claims again, the existing
        claim is returned with 200. Any other number gets 410 `claim_used`.

        If a limit or rule rejects the claim, nothing is claimed and the person can try again. Five wrong
        codes lock the link for 30 minutes. If the link has a `phone_hint`, only that number can receive
        a code, so any other gets 422 `code_invalid`. Links whose `requires` includes `position` return
        422 `checkin_required` here; claim them with `POST /checkins`.

        Errors: `origin_not_allowed`, `idempotency_key_invalid`, `idempotency_mismatch`,
        `idempotency_in_progress`, `invalid_phone`, `invalid_meter_number`, `reference_not_found`,
        `claim_revoked`, `claim_expired`, `claim_used`, `conflicting_parameters`, `data_not_live`,
        `checkin_required`, `claim_locked`, `challenge_required`, `challenge_failed`,
        `code_invalid`, `program_closed`, `program_not_active`, `choice_not_allowed`,
        `erased_recipient`, `product_mismatch`, `unsupported_network`, `network_required`,
        `bundle_unavailable`, `product_unavailable`, `amount_out_of_range`, `amount_not_allowed`,
        `target_blocked`, `account_too_young`, `one_per_phone`, `reward_cap_reached`,
        `fraud_blocked`, `limit_reached`, `meter_quota_exceeded`, `power_unavailable`,
        `provider_invalid_response`, `meter_not_found`, `meter_blocked`, `meter_currency_mismatch`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["claims.create"],
            {
                "token": token,
            },
            {
                "phone": phone,
                "choice": choice,
                "meter": meter,
                "bundle_id": bundle_id,
                "code": code,
                "challenge_token": challenge_token,
                "challenge_answer": challenge_answer,
            },
            request_options,
        )

    def get(
        self,
        token: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.RewardLinkClaim:
        """
        Show a reward link to its holder.

        Retrieves a reward link as its holder may see it: its value, the choices, and in `requires` what
        to ask for. Call it from your claim page with a publishable key. The first call marks the link as
        opened. Once the link is claimed, `result` reports progress; poll every two seconds until it is
        no longer `sending`.

        The response never includes the program, its budget, other rewards or a full phone number.
        Returns 410 if the link has expired or was revoked.

        Errors: `origin_not_allowed`, `claim_revoked`, `claim_expired`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["claims.get"],
            {
                "token": token,
            },
            {},
            request_options,
        )

    def send_code(
        self,
        token: str,
        *,
        phone: str,
        challenge_token: str = NOT_GIVEN,
        challenge_answer: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.ClaimCode:
        """
        Send a claim code.

        Sends a six-digit code by SMS to the number that will receive the reward. Links with `bind: otp`
        require the code in the claim. The response is the same whether or not the number is allowed to
        claim, so that nobody can find out whose link it is. A code is valid for ten minutes. Another can
        be requested after one minute, up to three in 15 minutes and ten in a day.

        Errors: `origin_not_allowed`, `invalid_phone`, `claim_revoked`, `claim_expired`,
        `claim_used`, `claim_locked`, `challenge_required`, `challenge_failed`, `claim_code_limit`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["claims.send_code"],
            {
                "token": token,
            },
            {
                "phone": phone,
                "challenge_token": challenge_token,
                "challenge_answer": challenge_answer,
            },
            request_options,
        )


class AsyncClaimsResource(AsyncResource):

    async def create(
        self,
        token: str,
        *,
        phone: str,
        choice: str = NOT_GIVEN,
        meter: str = NOT_GIVEN,
        bundle_id: str = NOT_GIVEN,
        code: str = NOT_GIVEN,
        challenge_token: str = NOT_GIVEN,
        challenge_answer: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.RewardLinkClaim:
        """
        Claim a reward link.

        Claims a reward link for a person, with their phone number, their choice if there are several,
        and the code if the link requires one. The reward is created and sent immediately, or held if a
        fraud rule stops it; show the message in `result`. If the same number claims again, the existing
        claim is returned with 200. Any other number gets 410 `claim_used`.

        If a limit or rule rejects the claim, nothing is claimed and the person can try again. Five wrong
        codes lock the link for 30 minutes. If the link has a `phone_hint`, only that number can receive
        a code, so any other gets 422 `code_invalid`. Links whose `requires` includes `position` return
        422 `checkin_required` here; claim them with `POST /checkins`.

        Errors: `origin_not_allowed`, `idempotency_key_invalid`, `idempotency_mismatch`,
        `idempotency_in_progress`, `invalid_phone`, `invalid_meter_number`, `reference_not_found`,
        `claim_revoked`, `claim_expired`, `claim_used`, `conflicting_parameters`, `data_not_live`,
        `checkin_required`, `claim_locked`, `challenge_required`, `challenge_failed`,
        `code_invalid`, `program_closed`, `program_not_active`, `choice_not_allowed`,
        `erased_recipient`, `product_mismatch`, `unsupported_network`, `network_required`,
        `bundle_unavailable`, `product_unavailable`, `amount_out_of_range`, `amount_not_allowed`,
        `target_blocked`, `account_too_young`, `one_per_phone`, `reward_cap_reached`,
        `fraud_blocked`, `limit_reached`, `meter_quota_exceeded`, `power_unavailable`,
        `provider_invalid_response`, `meter_not_found`, `meter_blocked`, `meter_currency_mismatch`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["claims.create"],
            {
                "token": token,
            },
            {
                "phone": phone,
                "choice": choice,
                "meter": meter,
                "bundle_id": bundle_id,
                "code": code,
                "challenge_token": challenge_token,
                "challenge_answer": challenge_answer,
            },
            request_options,
        )

    async def get(
        self,
        token: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.RewardLinkClaim:
        """
        Show a reward link to its holder.

        Retrieves a reward link as its holder may see it: its value, the choices, and in `requires` what
        to ask for. Call it from your claim page with a publishable key. The first call marks the link as
        opened. Once the link is claimed, `result` reports progress; poll every two seconds until it is
        no longer `sending`.

        The response never includes the program, its budget, other rewards or a full phone number.
        Returns 410 if the link has expired or was revoked.

        Errors: `origin_not_allowed`, `claim_revoked`, `claim_expired`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["claims.get"],
            {
                "token": token,
            },
            {},
            request_options,
        )

    async def send_code(
        self,
        token: str,
        *,
        phone: str,
        challenge_token: str = NOT_GIVEN,
        challenge_answer: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.ClaimCode:
        """
        Send a claim code.

        Sends a six-digit code by SMS to the number that will receive the reward. Links with `bind: otp`
        require the code in the claim. The response is the same whether or not the number is allowed to
        claim, so that nobody can find out whose link it is. A code is valid for ten minutes. Another can
        be requested after one minute, up to three in 15 minutes and ten in a day.

        Errors: `origin_not_allowed`, `invalid_phone`, `claim_revoked`, `claim_expired`,
        `claim_used`, `claim_locked`, `challenge_required`, `challenge_failed`, `claim_code_limit`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["claims.send_code"],
            {
                "token": token,
            },
            {
                "phone": phone,
                "challenge_token": challenge_token,
                "challenge_answer": challenge_answer,
            },
            request_options,
        )
