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


class WebhookEndpointsResource(Resource):

    def create(
        self,
        *,
        url: str,
        enabled_events: Sequence[str] = NOT_GIVEN,
        description: str = NOT_GIVEN,
        api_version: str = NOT_GIVEN,
        include_tokens: bool = NOT_GIVEN,
        token_links: bool = NOT_GIVEN,
        format: str = NOT_GIVEN,
        metadata: Mapping[str, str] = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.WebhookEndpoint:
        """
        Create a webhook endpoint.

        Creates an endpoint for events of the caller's mode, up to 16 per mode. The response contains the
        signing `secret`. Repeating the request with the same Idempotency-Key shows it again while it
        still signs; otherwise it is never shown again.

        Events are sent as `POST` with `Svc-Signature: t=<unix>,v1=<hex>`: the HMAC-SHA256 of `t`, a dot
        and the raw body, keyed by the whole secret. The Standard Webhooks headers `webhook-id`,
        `webhook-timestamp` and `webhook-signature` are also sent. Respond with 2xx within 10 seconds,
        and ignore events whose ID you have already processed: an event can arrive more than once.

        Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
        `invalid_url`, `invalid_metadata`, `tokens_read_required`, `duplicate_resource`,
        `endpoint_limit_reached`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["webhook_endpoints.create"],
            {},
            {
                "url": url,
                "enabled_events": enabled_events,
                "description": description,
                "api_version": api_version,
                "include_tokens": include_tokens,
                "token_links": token_links,
                "format": format,
                "metadata": metadata,
            },
            request_options,
        )

    def delete(
        self,
        endpoint_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.WebhookEndpoint:
        """
        Delete a webhook endpoint.

        Deletes an endpoint. Nothing more is sent to it, its secret stops signing, and pending deliveries
        are skipped. Its past deliveries can still be listed.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["webhook_endpoints.delete"],
            {
                "endpoint_id": endpoint_id,
            },
            {},
            request_options,
        )

    def get(
        self,
        endpoint_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.WebhookEndpoint:
        """
        Retrieve a webhook endpoint.

        Returns an endpoint with its delivery performance in `health`. If `failing_since` is set, list
        its deliveries to see why. `disabled_reason` says whether you or the service disabled it. The
        secret is never shown again.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["webhook_endpoints.get"],
            {
                "endpoint_id": endpoint_id,
            },
            {},
            request_options,
        )

    def get_replay(
        self,
        endpoint_id: str,
        replay_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.WebhookReplay:
        """
        Retrieve a replay.

        Returns a replay with its progress: how many events matched, how many have a new delivery, and
        how those deliveries ended. Read it every few seconds until `status` is `done`. Then `matched`
        equals the sum of `delivered`, `failed` and the deliveries that are still being retried.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["webhook_endpoints.get_replay"],
            {
                "endpoint_id": endpoint_id,
                "replay_id": replay_id,
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
        status: str = NOT_GIVEN,
        metadata: Mapping[str, str] = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> Page[_models.WebhookEndpoint]:
        """
        List webhook endpoints.

        Lists the webhook endpoints of the caller's mode, newest first. Secrets are never included.

        Errors: `invalid_cursor`, `invalid_time`, `conflicting_parameters`.
        """
        return self._page(
            OPERATIONS["webhook_endpoints.list"],
            {},
            {
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created": created,
                "status": status,
                "metadata": metadata,
            },
            request_options,
        )

    def replay(
        self,
        endpoint_id: str,
        *,
        from_: Union[int, str],
        to: Union[int, str] = NOT_GIVEN,
        types: Sequence[str] = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.WebhookReplay:
        """
        Replay events to an endpoint.

        Sends the events of a time range to an endpoint again, oldest first, each as a new delivery of
        the same event. Use it after your endpoint was down for longer than the retry period. Events are
        kept for 30 days, and a range can contain at most 100,000 of them. With `types`, only events of
        these types that the endpoint receives are sent. Returns 409 `endpoint_disabled` if the endpoint
        is disabled. If the endpoint receives power tokens, replaying events of sends requires
        `tokens:read`. Read the progress with `GET /webhook-endpoints/{endpoint_id}/replays/{replay_id}`.

        Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
        `invalid_time`, `time_out_of_range`, `tokens_read_required`, `endpoint_disabled`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["webhook_endpoints.replay"],
            {
                "endpoint_id": endpoint_id,
            },
            {
                "from": from_,
                "to": to,
                "types": types,
            },
            request_options,
        )

    def roll_secret(
        self,
        endpoint_id: str,
        *,
        grace: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.WebhookEndpoint:
        """
        Roll a signing secret.

        Gives an endpoint a new signing secret, which the response shows. The new secret signs
        immediately. During the grace period the old secret signs too: each signature header carries two
        signatures, and either secret verifies. In the legacy format the old secret stops immediately.
        Repeating the request with the same Idempotency-Key shows the secret again while it still signs.

        Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["webhook_endpoints.roll_secret"],
            {
                "endpoint_id": endpoint_id,
            },
            {
                "grace": grace,
            },
            request_options,
        )

    def test(
        self,
        endpoint_id: str,
        *,
        type: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.WebhookDelivery:
        """
        Send a test event.

        Sends a sample event to one endpoint, whatever events it receives, in live mode too.
        `data.synthetic` is true, the event is not listed, and nothing else changes. The response is the
        delivery; read `GET /webhook-deliveries/{delivery_id}` to see how your endpoint responded.

        For the legacy format, only types that exist in it can be sent.

        Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
        `endpoint_disabled`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["webhook_endpoints.test"],
            {
                "endpoint_id": endpoint_id,
            },
            {
                "type": type,
            },
            request_options,
        )

    def update(
        self,
        endpoint_id: str,
        *,
        url: str = NOT_GIVEN,
        enabled_events: Sequence[str] = NOT_GIVEN,
        description: Optional[str] = NOT_GIVEN,
        api_version: str = NOT_GIVEN,
        include_tokens: bool = NOT_GIVEN,
        token_links: bool = NOT_GIVEN,
        format: str = NOT_GIVEN,
        status: str = NOT_GIVEN,
        metadata: Optional[Mapping[str, Optional[str]]] = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.WebhookEndpoint:
        """
        Update a webhook endpoint.

        Changes an endpoint, or enables or disables it. Omitted fields keep their value. Deliveries that
        are due while the endpoint is disabled are skipped. To send a range of events again, use
        `POST /webhook-endpoints/{endpoint_id}/replay`.

        Setting a new URL with a key that lacks `tokens:read` turns off `token_links` and
        `include_tokens`. `include_tokens` cannot be turned on here, and an endpoint cannot return to the
        legacy format: both return 409 `invalid_transition`.

        Errors: `invalid_url`, `invalid_metadata`, `tokens_read_required`, `invalid_transition`,
        `duplicate_resource`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["webhook_endpoints.update"],
            {
                "endpoint_id": endpoint_id,
            },
            {
                "url": url,
                "enabled_events": enabled_events,
                "description": description,
                "api_version": api_version,
                "include_tokens": include_tokens,
                "token_links": token_links,
                "format": format,
                "status": status,
                "metadata": metadata,
            },
            request_options,
        )


class AsyncWebhookEndpointsResource(AsyncResource):

    async def create(
        self,
        *,
        url: str,
        enabled_events: Sequence[str] = NOT_GIVEN,
        description: str = NOT_GIVEN,
        api_version: str = NOT_GIVEN,
        include_tokens: bool = NOT_GIVEN,
        token_links: bool = NOT_GIVEN,
        format: str = NOT_GIVEN,
        metadata: Mapping[str, str] = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.WebhookEndpoint:
        """
        Create a webhook endpoint.

        Creates an endpoint for events of the caller's mode, up to 16 per mode. The response contains the
        signing `secret`. Repeating the request with the same Idempotency-Key shows it again while it
        still signs; otherwise it is never shown again.

        Events are sent as `POST` with `Svc-Signature: t=<unix>,v1=<hex>`: the HMAC-SHA256 of `t`, a dot
        and the raw body, keyed by the whole secret. The Standard Webhooks headers `webhook-id`,
        `webhook-timestamp` and `webhook-signature` are also sent. Respond with 2xx within 10 seconds,
        and ignore events whose ID you have already processed: an event can arrive more than once.

        Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
        `invalid_url`, `invalid_metadata`, `tokens_read_required`, `duplicate_resource`,
        `endpoint_limit_reached`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["webhook_endpoints.create"],
            {},
            {
                "url": url,
                "enabled_events": enabled_events,
                "description": description,
                "api_version": api_version,
                "include_tokens": include_tokens,
                "token_links": token_links,
                "format": format,
                "metadata": metadata,
            },
            request_options,
        )

    async def delete(
        self,
        endpoint_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.WebhookEndpoint:
        """
        Delete a webhook endpoint.

        Deletes an endpoint. Nothing more is sent to it, its secret stops signing, and pending deliveries
        are skipped. Its past deliveries can still be listed.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["webhook_endpoints.delete"],
            {
                "endpoint_id": endpoint_id,
            },
            {},
            request_options,
        )

    async def get(
        self,
        endpoint_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.WebhookEndpoint:
        """
        Retrieve a webhook endpoint.

        Returns an endpoint with its delivery performance in `health`. If `failing_since` is set, list
        its deliveries to see why. `disabled_reason` says whether you or the service disabled it. The
        secret is never shown again.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["webhook_endpoints.get"],
            {
                "endpoint_id": endpoint_id,
            },
            {},
            request_options,
        )

    async def get_replay(
        self,
        endpoint_id: str,
        replay_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.WebhookReplay:
        """
        Retrieve a replay.

        Returns a replay with its progress: how many events matched, how many have a new delivery, and
        how those deliveries ended. Read it every few seconds until `status` is `done`. Then `matched`
        equals the sum of `delivered`, `failed` and the deliveries that are still being retried.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["webhook_endpoints.get_replay"],
            {
                "endpoint_id": endpoint_id,
                "replay_id": replay_id,
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
        status: str = NOT_GIVEN,
        metadata: Mapping[str, str] = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> AsyncPageRequest[_models.WebhookEndpoint]:
        """
        List webhook endpoints.

        Lists the webhook endpoints of the caller's mode, newest first. Secrets are never included.

        Errors: `invalid_cursor`, `invalid_time`, `conflicting_parameters`.
        """
        return self._page(
            OPERATIONS["webhook_endpoints.list"],
            {},
            {
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created": created,
                "status": status,
                "metadata": metadata,
            },
            request_options,
        )

    async def replay(
        self,
        endpoint_id: str,
        *,
        from_: Union[int, str],
        to: Union[int, str] = NOT_GIVEN,
        types: Sequence[str] = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.WebhookReplay:
        """
        Replay events to an endpoint.

        Sends the events of a time range to an endpoint again, oldest first, each as a new delivery of
        the same event. Use it after your endpoint was down for longer than the retry period. Events are
        kept for 30 days, and a range can contain at most 100,000 of them. With `types`, only events of
        these types that the endpoint receives are sent. Returns 409 `endpoint_disabled` if the endpoint
        is disabled. If the endpoint receives power tokens, replaying events of sends requires
        `tokens:read`. Read the progress with `GET /webhook-endpoints/{endpoint_id}/replays/{replay_id}`.

        Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
        `invalid_time`, `time_out_of_range`, `tokens_read_required`, `endpoint_disabled`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["webhook_endpoints.replay"],
            {
                "endpoint_id": endpoint_id,
            },
            {
                "from": from_,
                "to": to,
                "types": types,
            },
            request_options,
        )

    async def roll_secret(
        self,
        endpoint_id: str,
        *,
        grace: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.WebhookEndpoint:
        """
        Roll a signing secret.

        Gives an endpoint a new signing secret, which the response shows. The new secret signs
        immediately. During the grace period the old secret signs too: each signature header carries two
        signatures, and either secret verifies. In the legacy format the old secret stops immediately.
        Repeating the request with the same Idempotency-Key shows the secret again while it still signs.

        Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["webhook_endpoints.roll_secret"],
            {
                "endpoint_id": endpoint_id,
            },
            {
                "grace": grace,
            },
            request_options,
        )

    async def test(
        self,
        endpoint_id: str,
        *,
        type: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.WebhookDelivery:
        """
        Send a test event.

        Sends a sample event to one endpoint, whatever events it receives, in live mode too.
        `data.synthetic` is true, the event is not listed, and nothing else changes. The response is the
        delivery; read `GET /webhook-deliveries/{delivery_id}` to see how your endpoint responded.

        For the legacy format, only types that exist in it can be sent.

        Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
        `endpoint_disabled`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["webhook_endpoints.test"],
            {
                "endpoint_id": endpoint_id,
            },
            {
                "type": type,
            },
            request_options,
        )

    async def update(
        self,
        endpoint_id: str,
        *,
        url: str = NOT_GIVEN,
        enabled_events: Sequence[str] = NOT_GIVEN,
        description: Optional[str] = NOT_GIVEN,
        api_version: str = NOT_GIVEN,
        include_tokens: bool = NOT_GIVEN,
        token_links: bool = NOT_GIVEN,
        format: str = NOT_GIVEN,
        status: str = NOT_GIVEN,
        metadata: Optional[Mapping[str, Optional[str]]] = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.WebhookEndpoint:
        """
        Update a webhook endpoint.

        Changes an endpoint, or enables or disables it. Omitted fields keep their value. Deliveries that
        are due while the endpoint is disabled are skipped. To send a range of events again, use
        `POST /webhook-endpoints/{endpoint_id}/replay`.

        Setting a new URL with a key that lacks `tokens:read` turns off `token_links` and
        `include_tokens`. `include_tokens` cannot be turned on here, and an endpoint cannot return to the
        legacy format: both return 409 `invalid_transition`.

        Errors: `invalid_url`, `invalid_metadata`, `tokens_read_required`, `invalid_transition`,
        `duplicate_resource`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["webhook_endpoints.update"],
            {
                "endpoint_id": endpoint_id,
            },
            {
                "url": url,
                "enabled_events": enabled_events,
                "description": description,
                "api_version": api_version,
                "include_tokens": include_tokens,
                "token_links": token_links,
                "format": format,
                "status": status,
                "metadata": metadata,
            },
            request_options,
        )
