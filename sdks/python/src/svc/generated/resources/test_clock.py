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


class TestClockResource(Resource):

    def advance(
        self,
        *,
        seconds: int,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.TestClock:
        """
        Move the test clock forward.

        Moves the clock of the test account forward, never back. Everything that comes due is done:
        scheduled sends are dispatched, attempts are repeated, keys expire, caps reset. Rate limits and
        signatures use real time. The response waits up to 5 seconds until everything due has been done,
        including webhook deliveries; `still_running` lists what is not finished by then. The clock can
        be at most 20 years (631,152,000 seconds) ahead of real time; moving it further returns
        `parameter_invalid` for `seconds`. The live account is not affected. Requires a test key.

        In test mode only.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["test.clock.advance"],
            {},
            {
                "seconds": seconds,
            },
            request_options,
        )

    def get(
        self,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.TestClock:
        """
        Retrieve the test clock.

        Returns the clock of the test account. It runs at the pace of real time, ahead by as much as it
        was moved. `still_running` lists work that is due and not finished. Requires a test key.

        In test mode only.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["test.clock.get"],
            {},
            {},
            request_options,
        )


class AsyncTestClockResource(AsyncResource):

    async def advance(
        self,
        *,
        seconds: int,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.TestClock:
        """
        Move the test clock forward.

        Moves the clock of the test account forward, never back. Everything that comes due is done:
        scheduled sends are dispatched, attempts are repeated, keys expire, caps reset. Rate limits and
        signatures use real time. The response waits up to 5 seconds until everything due has been done,
        including webhook deliveries; `still_running` lists what is not finished by then. The clock can
        be at most 20 years (631,152,000 seconds) ahead of real time; moving it further returns
        `parameter_invalid` for `seconds`. The live account is not affected. Requires a test key.

        In test mode only.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["test.clock.advance"],
            {},
            {
                "seconds": seconds,
            },
            request_options,
        )

    async def get(
        self,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.TestClock:
        """
        Retrieve the test clock.

        Returns the clock of the test account. It runs at the pace of real time, ahead by as much as it
        was moved. `still_running` lists work that is due and not finished. Requires a test key.

        In test mode only.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["test.clock.get"],
            {},
            {},
            request_options,
        )
