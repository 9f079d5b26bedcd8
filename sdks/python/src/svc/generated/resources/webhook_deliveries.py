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


class WebhookDeliveriesResource(Resource):

    def get(
        self,
        delivery_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.WebhookDelivery:
        """
        Retrieve a webhook delivery.

        Returns a delivery with its attempts, and with the headers and the masked body of the latest
        attempt.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["webhook_deliveries.get"],
            {
                "delivery_id": delivery_id,
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
        endpoint: str = NOT_GIVEN,
        event: str = NOT_GIVEN,
        status: str = NOT_GIVEN,
        type: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> Page[_models.WebhookDelivery]:
        """
        List webhook deliveries.

        Lists past and pending deliveries to your endpoints, newest first. Use `status=failed` or
        `status=exhausted` to see what an endpoint did not accept, and why.

        Errors: `invalid_cursor`, `invalid_time`, `reference_not_found`, `conflicting_parameters`.
        """
        return self._page(
            OPERATIONS["webhook_deliveries.list"],
            {},
            {
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created": created,
                "endpoint": endpoint,
                "event": event,
                "status": status,
                "type": type,
            },
            request_options,
        )

    def redeliver(
        self,
        delivery_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.WebhookDelivery:
        """
        Redeliver an event.

        Sends the event of a delivery to its endpoint again, immediately, as a new delivery of the same
        event. If the endpoint receives power tokens, redelivering an event of a send requires
        `tokens:read`.

        Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
        `tokens_read_required`, `endpoint_disabled`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["webhook_deliveries.redeliver"],
            {
                "delivery_id": delivery_id,
            },
            {},
            request_options,
        )


class AsyncWebhookDeliveriesResource(AsyncResource):

    async def get(
        self,
        delivery_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.WebhookDelivery:
        """
        Retrieve a webhook delivery.

        Returns a delivery with its attempts, and with the headers and the masked body of the latest
        attempt.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["webhook_deliveries.get"],
            {
                "delivery_id": delivery_id,
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
        endpoint: str = NOT_GIVEN,
        event: str = NOT_GIVEN,
        status: str = NOT_GIVEN,
        type: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> AsyncPageRequest[_models.WebhookDelivery]:
        """
        List webhook deliveries.

        Lists past and pending deliveries to your endpoints, newest first. Use `status=failed` or
        `status=exhausted` to see what an endpoint did not accept, and why.

        Errors: `invalid_cursor`, `invalid_time`, `reference_not_found`, `conflicting_parameters`.
        """
        return self._page(
            OPERATIONS["webhook_deliveries.list"],
            {},
            {
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created": created,
                "endpoint": endpoint,
                "event": event,
                "status": status,
                "type": type,
            },
            request_options,
        )

    async def redeliver(
        self,
        delivery_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.WebhookDelivery:
        """
        Redeliver an event.

        Sends the event of a delivery to its endpoint again, immediately, as a new delivery of the same
        event. If the endpoint receives power tokens, redelivering an event of a send requires
        `tokens:read`.

        Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
        `tokens_read_required`, `endpoint_disabled`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["webhook_deliveries.redeliver"],
            {
                "delivery_id": delivery_id,
            },
            {},
            request_options,
        )
