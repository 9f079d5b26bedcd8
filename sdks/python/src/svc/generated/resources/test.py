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

if TYPE_CHECKING:
    from . import test_approvals as _test_approvals
    from . import test_checkout_sessions as _test_checkout_sessions
    from . import test_clock as _test_clock
    from . import test_events as _test_events
    from . import test_reward_links as _test_reward_links
    from . import test_sends as _test_sends


class TestResource(Resource):
    @property
    def approvals(self) -> _test_approvals.TestApprovalsResource:
        from .test_approvals import TestApprovalsResource

        return TestApprovalsResource(self._settings, self._transport)

    @property
    def checkout_sessions(self) -> _test_checkout_sessions.TestCheckoutSessionsResource:
        from .test_checkout_sessions import TestCheckoutSessionsResource

        return TestCheckoutSessionsResource(self._settings, self._transport)

    @property
    def clock(self) -> _test_clock.TestClockResource:
        from .test_clock import TestClockResource

        return TestClockResource(self._settings, self._transport)

    @property
    def events(self) -> _test_events.TestEventsResource:
        from .test_events import TestEventsResource

        return TestEventsResource(self._settings, self._transport)

    @property
    def reward_links(self) -> _test_reward_links.TestRewardLinksResource:
        from .test_reward_links import TestRewardLinksResource

        return TestRewardLinksResource(self._settings, self._transport)

    @property
    def sends(self) -> _test_sends.TestSendsResource:
        from .test_sends import TestSendsResource

        return TestSendsResource(self._settings, self._transport)

    def create_credit(
        self,
        *,
        currency: str,
        amount: str,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.TestCredit:
        """
        Add test Credit.

        Adds Credit to the test account immediately. Use it when a test needs more than the US\\$1,000.00
        and ZWG 25,000.00 that every test account is topped up to at midnight. The Credit transaction has
        type `test_grant`. Requires a test key.

        In test mode only.

        Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
        `invalid_currency`, `invalid_amount`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["test.create_credit"],
            {},
            {
                "currency": currency,
                "amount": amount,
            },
            request_options,
        )

    def reset(
        self,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.TestReset:
        """
        Reset the test account.

        Resets the test account: removes sends, quotes, rewards, batches, schedules, Credit transactions
        and events; keeps keys, webhook endpoints and recipients. Your Credit is that of a new test
        account.
        Idempotency-Keys and `client_reference`s can be used again, and caps count from zero. The test
        clock, the audit log and the request log are not reset. Requires a test key.

        In test mode only.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["test.reset"],
            {},
            {},
            request_options,
        )

    def set_network_availability(
        self,
        network: str,
        *,
        state: str,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Network:
        """
        Set a network's availability.

        Simulates an outage of a mobile network for the test account, or ends it. While the network is
        `down` it accepts no sends: they are `retrying`, and fail with `network_busy` after 30 minutes.
        When the outage ends, sends that wait are handed over in the order in which they were created.
        `degraded` changes only what is shown. Other accounts do not notice. Setting the current state
        changes nothing. Returns 404 `resource_missing` for `power`, which has
        `POST /test/zesa/availability`. Requires a test key.

        In test mode only.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["test.set_network_availability"],
            {
                "network": network,
            },
            {
                "state": state,
            },
            request_options,
        )

    def set_zesa_availability(
        self,
        *,
        state: str,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.ZesaAvailability:
        """
        Set the utility's availability.

        Simulates a national outage of the electricity utility for the test account, or ends it. During
        the outage meters cannot be confirmed, and power sends wait in the queue or fail, depending on
        their `on_zesa_down`. When it ends, queued sends are dispatched in the order in which they were
        created. Setting the current state changes nothing. Requires a test key.

        In test mode only.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["test.set_zesa_availability"],
            {},
            {
                "state": state,
            },
            request_options,
        )


class AsyncTestResource(AsyncResource):
    @property
    def approvals(self) -> _test_approvals.AsyncTestApprovalsResource:
        from .test_approvals import AsyncTestApprovalsResource

        return AsyncTestApprovalsResource(self._settings, self._transport)

    @property
    def checkout_sessions(self) -> _test_checkout_sessions.AsyncTestCheckoutSessionsResource:
        from .test_checkout_sessions import AsyncTestCheckoutSessionsResource

        return AsyncTestCheckoutSessionsResource(self._settings, self._transport)

    @property
    def clock(self) -> _test_clock.AsyncTestClockResource:
        from .test_clock import AsyncTestClockResource

        return AsyncTestClockResource(self._settings, self._transport)

    @property
    def events(self) -> _test_events.AsyncTestEventsResource:
        from .test_events import AsyncTestEventsResource

        return AsyncTestEventsResource(self._settings, self._transport)

    @property
    def reward_links(self) -> _test_reward_links.AsyncTestRewardLinksResource:
        from .test_reward_links import AsyncTestRewardLinksResource

        return AsyncTestRewardLinksResource(self._settings, self._transport)

    @property
    def sends(self) -> _test_sends.AsyncTestSendsResource:
        from .test_sends import AsyncTestSendsResource

        return AsyncTestSendsResource(self._settings, self._transport)

    async def create_credit(
        self,
        *,
        currency: str,
        amount: str,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.TestCredit:
        """
        Add test Credit.

        Adds Credit to the test account immediately. Use it when a test needs more than the US\\$1,000.00
        and ZWG 25,000.00 that every test account is topped up to at midnight. The Credit transaction has
        type `test_grant`. Requires a test key.

        In test mode only.

        Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
        `invalid_currency`, `invalid_amount`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["test.create_credit"],
            {},
            {
                "currency": currency,
                "amount": amount,
            },
            request_options,
        )

    async def reset(
        self,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.TestReset:
        """
        Reset the test account.

        Resets the test account: removes sends, quotes, rewards, batches, schedules, Credit transactions
        and events; keeps keys, webhook endpoints and recipients. Your Credit is that of a new test
        account.
        Idempotency-Keys and `client_reference`s can be used again, and caps count from zero. The test
        clock, the audit log and the request log are not reset. Requires a test key.

        In test mode only.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["test.reset"],
            {},
            {},
            request_options,
        )

    async def set_network_availability(
        self,
        network: str,
        *,
        state: str,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Network:
        """
        Set a network's availability.

        Simulates an outage of a mobile network for the test account, or ends it. While the network is
        `down` it accepts no sends: they are `retrying`, and fail with `network_busy` after 30 minutes.
        When the outage ends, sends that wait are handed over in the order in which they were created.
        `degraded` changes only what is shown. Other accounts do not notice. Setting the current state
        changes nothing. Returns 404 `resource_missing` for `power`, which has
        `POST /test/zesa/availability`. Requires a test key.

        In test mode only.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["test.set_network_availability"],
            {
                "network": network,
            },
            {
                "state": state,
            },
            request_options,
        )

    async def set_zesa_availability(
        self,
        *,
        state: str,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.ZesaAvailability:
        """
        Set the utility's availability.

        Simulates a national outage of the electricity utility for the test account, or ends it. During
        the outage meters cannot be confirmed, and power sends wait in the queue or fail, depending on
        their `on_zesa_down`. When it ends, queued sends are dispatched in the order in which they were
        created. Setting the current state changes nothing. Requires a test key.

        In test mode only.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["test.set_zesa_availability"],
            {},
            {
                "state": state,
            },
            request_options,
        )
