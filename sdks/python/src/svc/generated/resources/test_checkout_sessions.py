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


class TestCheckoutSessionsResource(Resource):

    def pay(
        self,
        session_id: str,
        *,
        outcome: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.CheckoutSession:
        """
        Pay a test checkout session.

        Pays a checkout session as the customer would, or declines the card, so that tests need no
        browser. The send is created immediately, and the last four digits of its number determine the
        outcome. You can also pay an expired session: the late payment makes it `paid`. Requires a test
        key.

        In test mode only.

        Errors: `invalid_transition`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["test.checkout_sessions.pay"],
            {
                "session_id": session_id,
            },
            {
                "outcome": outcome,
            },
            request_options,
        )

    def review(
        self,
        session_id: str,
        *,
        action: str,
        note: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.CheckoutSession:
        """
        Review a test checkout session.

        Acts as our staff on a checkout session that is `in_review`: resends what was paid for, or adds
        its face value to your Credit. Without this call the review ends after one step of the test
        clock, and the face value is added to your Credit. Before a resend the network is asked about the
        failed send. Returns 409 `invalid_transition` for any other status. Requires a test key.

        In test mode only.

        Errors: `invalid_transition`, `provider_unavailable`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["test.checkout_sessions.review"],
            {
                "session_id": session_id,
            },
            {
                "action": action,
                "note": note,
            },
            request_options,
        )


class AsyncTestCheckoutSessionsResource(AsyncResource):

    async def pay(
        self,
        session_id: str,
        *,
        outcome: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.CheckoutSession:
        """
        Pay a test checkout session.

        Pays a checkout session as the customer would, or declines the card, so that tests need no
        browser. The send is created immediately, and the last four digits of its number determine the
        outcome. You can also pay an expired session: the late payment makes it `paid`. Requires a test
        key.

        In test mode only.

        Errors: `invalid_transition`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["test.checkout_sessions.pay"],
            {
                "session_id": session_id,
            },
            {
                "outcome": outcome,
            },
            request_options,
        )

    async def review(
        self,
        session_id: str,
        *,
        action: str,
        note: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.CheckoutSession:
        """
        Review a test checkout session.

        Acts as our staff on a checkout session that is `in_review`: resends what was paid for, or adds
        its face value to your Credit. Without this call the review ends after one step of the test
        clock, and the face value is added to your Credit. Before a resend the network is asked about the
        failed send. Returns 409 `invalid_transition` for any other status. Requires a test key.

        In test mode only.

        Errors: `invalid_transition`, `provider_unavailable`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["test.checkout_sessions.review"],
            {
                "session_id": session_id,
            },
            {
                "action": action,
                "note": note,
            },
            request_options,
        )
