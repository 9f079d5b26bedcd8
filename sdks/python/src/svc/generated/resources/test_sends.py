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


class TestSendsResource(Resource):

    def advance(
        self,
        send_id: str,
        *,
        to: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Send:
        """
        Advance a test send.

        Advances a test send without waiting: to `delivered`, to `failed` or, once it has failed, to
        `late_delivered`. Without `to`, it takes the next step determined by the last four digits of its
        number; a scheduled send is dispatched. Statuses, Credit and events change exactly as in live
        mode. Returns 409 `invalid_transition` for a change that a live send could not make. Requires a
        test key.

        In test mode only.

        Errors: `invalid_transition`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["test.sends.advance"],
            {
                "send_id": send_id,
            },
            {
                "to": to,
            },
            request_options,
        )


class AsyncTestSendsResource(AsyncResource):

    async def advance(
        self,
        send_id: str,
        *,
        to: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Send:
        """
        Advance a test send.

        Advances a test send without waiting: to `delivered`, to `failed` or, once it has failed, to
        `late_delivered`. Without `to`, it takes the next step determined by the last four digits of its
        number; a scheduled send is dispatched. Statuses, Credit and events change exactly as in live
        mode. Returns 409 `invalid_transition` for a change that a live send could not make. Requires a
        test key.

        In test mode only.

        Errors: `invalid_transition`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["test.sends.advance"],
            {
                "send_id": send_id,
            },
            {
                "to": to,
            },
            request_options,
        )
