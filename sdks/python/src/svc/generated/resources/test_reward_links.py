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


class TestRewardLinksResource(Resource):

    def claim(
        self,
        link_id: str,
        *,
        phone: str,
        choice: str = NOT_GIVEN,
        meter: str = NOT_GIVEN,
        bundle_id: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Reward:
        """
        Claim a test reward link.

        Claims a reward link as its holder would, without code, challenge or check-in, so that tests need
        no browser. The last four digits of the number determine the outcome: `0000` is delivered, `0002`
        fails and returns the budget, `0010` is held for review. If the same number has already claimed
        the link, the request returns 200 with its reward. Requires a test key.

        In test mode only.

        Errors: `invalid_phone`, `invalid_meter_number`, `reference_not_found`, `claim_revoked`,
        `claim_expired`, `claim_used`, `conflicting_parameters`, `program_closed`,
        `program_not_active`, `choice_not_allowed`, `erased_recipient`, `product_mismatch`,
        `unsupported_network`, `network_required`, `bundle_unavailable`, `product_unavailable`,
        `amount_out_of_range`, `amount_not_allowed`, `target_blocked`, `account_too_young`,
        `one_per_phone`, `reward_cap_reached`, `fraud_blocked`, `limit_reached`,
        `meter_quota_exceeded`, `power_unavailable`, `provider_invalid_response`, `meter_not_found`,
        `meter_blocked`, `meter_currency_mismatch`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["test.reward_links.claim"],
            {
                "link_id": link_id,
            },
            {
                "phone": phone,
                "choice": choice,
                "meter": meter,
                "bundle_id": bundle_id,
            },
            request_options,
        )


class AsyncTestRewardLinksResource(AsyncResource):

    async def claim(
        self,
        link_id: str,
        *,
        phone: str,
        choice: str = NOT_GIVEN,
        meter: str = NOT_GIVEN,
        bundle_id: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Reward:
        """
        Claim a test reward link.

        Claims a reward link as its holder would, without code, challenge or check-in, so that tests need
        no browser. The last four digits of the number determine the outcome: `0000` is delivered, `0002`
        fails and returns the budget, `0010` is held for review. If the same number has already claimed
        the link, the request returns 200 with its reward. Requires a test key.

        In test mode only.

        Errors: `invalid_phone`, `invalid_meter_number`, `reference_not_found`, `claim_revoked`,
        `claim_expired`, `claim_used`, `conflicting_parameters`, `program_closed`,
        `program_not_active`, `choice_not_allowed`, `erased_recipient`, `product_mismatch`,
        `unsupported_network`, `network_required`, `bundle_unavailable`, `product_unavailable`,
        `amount_out_of_range`, `amount_not_allowed`, `target_blocked`, `account_too_young`,
        `one_per_phone`, `reward_cap_reached`, `fraud_blocked`, `limit_reached`,
        `meter_quota_exceeded`, `power_unavailable`, `provider_invalid_response`, `meter_not_found`,
        `meter_blocked`, `meter_currency_mismatch`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["test.reward_links.claim"],
            {
                "link_id": link_id,
            },
            {
                "phone": phone,
                "choice": choice,
                "meter": meter,
                "bundle_id": bundle_id,
            },
            request_options,
        )
