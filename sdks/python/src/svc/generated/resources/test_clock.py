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

        Moves the clock of the test account forward, never back. What comes due happens: scheduled sends
        go out, retries are made, keys expire, caps begin anew. Rate limits and signatures keep the real
        time. The response waits up to 5 seconds until everything that is due has been done, webhook
        deliveries included; `still_running` names what is not finished by then. The clock runs at most
        20 years (631,152,000 seconds) ahead of the real time in all; a step beyond that is refused with
        `parameter_invalid`, naming `seconds`. The live account is not touched. Only test keys may call
        it.

        In test mode only.

        Refuses: `parameter_missing`.
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

        Returns the clock of the test account. It runs with the real time, as far ahead as it was moved.
        `still_running` names the work that is due now and not finished.
        Only test keys may call it.

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

        Moves the clock of the test account forward, never back. What comes due happens: scheduled sends
        go out, retries are made, keys expire, caps begin anew. Rate limits and signatures keep the real
        time. The response waits up to 5 seconds until everything that is due has been done, webhook
        deliveries included; `still_running` names what is not finished by then. The clock runs at most
        20 years (631,152,000 seconds) ahead of the real time in all; a step beyond that is refused with
        `parameter_invalid`, naming `seconds`. The live account is not touched. Only test keys may call
        it.

        In test mode only.

        Refuses: `parameter_missing`.
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

        Returns the clock of the test account. It runs with the real time, as far ahead as it was moved.
        `still_running` names the work that is due now and not finished.
        Only test keys may call it.

        In test mode only.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["test.clock.get"],
            {},
            {},
            request_options,
        )
