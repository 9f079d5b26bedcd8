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


class MetersResource(Resource):

    def get(
        self,
        number: str,
        *,
        currency: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Meter:
        """
        Confirm a meter.

        Asks the utility who a meter belongs to, so that the cashier can read the name and the suburb
        back to the customer before any money changes hands. The name is masked and the address is the
        suburb only. An answer is kept for up to ten minutes (`source: cache`).

        Confirmations are rationed: 30 a minute for each key, and a daily quota for the account that
        grows with the power it sells. Past either it is 429 `meter_quota_exceeded`. While the utility
        cannot answer it is 503 `power_unavailable`. A meter that it does not know is 422
        `meter_not_found`, one that it sells nothing to `meter_blocked`, and one whose account is in
        another currency than `currency` is `meter_currency_mismatch`.

        Refuses: `invalid_meter_number`, `invalid_currency`, `meter_quota_exceeded`,
        `power_unavailable`, `provider_invalid_response`, `meter_not_found`, `meter_blocked`,
        `meter_currency_mismatch`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["meters.get"],
            {
                "number": number,
            },
            {
                "currency": currency,
            },
            request_options,
        )


class AsyncMetersResource(AsyncResource):

    async def get(
        self,
        number: str,
        *,
        currency: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Meter:
        """
        Confirm a meter.

        Asks the utility who a meter belongs to, so that the cashier can read the name and the suburb
        back to the customer before any money changes hands. The name is masked and the address is the
        suburb only. An answer is kept for up to ten minutes (`source: cache`).

        Confirmations are rationed: 30 a minute for each key, and a daily quota for the account that
        grows with the power it sells. Past either it is 429 `meter_quota_exceeded`. While the utility
        cannot answer it is 503 `power_unavailable`. A meter that it does not know is 422
        `meter_not_found`, one that it sells nothing to `meter_blocked`, and one whose account is in
        another currency than `currency` is `meter_currency_mismatch`.

        Refuses: `invalid_meter_number`, `invalid_currency`, `meter_quota_exceeded`,
        `power_unavailable`, `provider_invalid_response`, `meter_not_found`, `meter_blocked`,
        `meter_currency_mismatch`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["meters.get"],
            {
                "number": number,
            },
            {
                "currency": currency,
            },
            request_options,
        )
