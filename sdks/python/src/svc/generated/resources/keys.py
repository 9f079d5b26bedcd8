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


class KeysResource(Resource):

    def create(
        self,
        *,
        kind: str,
        label: str = NOT_GIVEN,
        scopes: Sequence[str] = NOT_GIVEN,
        allowed_ips: Sequence[str] = NOT_GIVEN,
        allowed_origins: Sequence[str] = NOT_GIVEN,
        allowed_products: Sequence[str] = NOT_GIVEN,
        allowed_networks: Sequence[str] = NOT_GIVEN,
        spend_caps: Mapping[str, Union[_models.SpendCapInput, Mapping[str, Any]]] = NOT_GIVEN,
        per_recipient_daily_cap: Mapping[str, Optional[str]] = NOT_GIVEN,
        approval_threshold: Mapping[str, Optional[str]] = NOT_GIVEN,
        recipient_allowlist: Sequence[str] = NOT_GIVEN,
        expires_at: Union[int, str] = NOT_GIVEN,
        accept_terms: bool = NOT_GIVEN,
        metadata: Mapping[str, str] = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.ApiKey:
        """
        Create an API key.

        Creates an API key in the caller's mode. The response contains `secret` once: store it, because
        it cannot be read again. Create one restricted key (`rk`) per till, with only the scopes that a
        till needs and with `spend_caps`. Each send carries the ID of its key, so you can list the sales
        of one till.

        The first live key of an organisation requires `accept_terms: true`, which accepts the terms;
        otherwise the request returns 403 `terms_not_accepted`. An account can have up to 10,000 active
        keys per mode.

        A key cannot create a key that exceeds its own scopes, products, networks or IP addresses, a key
        with spend caps cannot create keys, and one with a recipient allowlist cannot create agent keys:
        all of these return 403 `limit_raise_forbidden`. Caps count the face value of sends, excluding
        those whose Credit was returned. An Idempotency-Key returns an error, because replaying the
        response would show the secret again.

        Errors: `idempotency_not_supported`, `reference_not_found`, `invalid_amount`,
        `invalid_phone`, `invalid_time`, `invalid_metadata`, `time_out_of_range`,
        `terms_not_accepted`, `limit_raise_forbidden`, `key_limit_reached`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["keys.create"],
            {},
            {
                "kind": kind,
                "label": label,
                "scopes": scopes,
                "allowed_ips": allowed_ips,
                "allowed_origins": allowed_origins,
                "allowed_products": allowed_products,
                "allowed_networks": allowed_networks,
                "spend_caps": spend_caps,
                "per_recipient_daily_cap": per_recipient_daily_cap,
                "approval_threshold": approval_threshold,
                "recipient_allowlist": recipient_allowlist,
                "expires_at": expires_at,
                "accept_terms": accept_terms,
                "metadata": metadata,
            },
            request_options,
        )

    def delete(
        self,
        key_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.ApiKey:
        """
        Revoke an API key.

        Revokes a key immediately and permanently. Requests with it return 401 `revoked_api_key`; sends
        that it created continue. Revoking a key that no longer works returns 200 with the key unchanged.

        A key that can do more than the key that asks is revoked by signed-in members, and by keys of an
        owner or an admin that have no caps or lists of their own; any other key gets 403
        `limit_raise_forbidden`. A key can always revoke itself.

        Errors: `limit_raise_forbidden`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["keys.delete"],
            {
                "key_id": key_id,
            },
            {},
            request_options,
        )

    def get(
        self,
        key_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.ApiKey:
        """
        Retrieve an API key.

        Returns a key with its current limits, and with its spending today and this month in `usage`. The
        secret is never shown again.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["keys.get"],
            {
                "key_id": key_id,
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
        request_options: Optional[RequestOptions] = None,
    ) -> Page[_models.ApiKey]:
        """
        List API keys.

        Lists the API keys of the account in the caller's mode, newest first, including keys that no
        longer work. Use it to find a till's key by its label, or keys that have not been used for a long
        time. Secrets are never included, and `usage` is null: retrieve a single key to read it.

        Errors: `invalid_cursor`, `invalid_time`, `conflicting_parameters`.
        """
        return self._page(
            OPERATIONS["keys.list"],
            {},
            {
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created": created,
                "status": status,
            },
            request_options,
        )

    def roll(
        self,
        key_id: str,
        *,
        grace_period: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.ApiKey:
        """
        Roll an API key.

        Gives a key a new secret, which the response shows once. The ID, caps, usage and sends of the key
        stay the same. The old secret works until the grace period ends, so you can update a till without
        downtime. Without a grace period it stops working immediately.

        Rolling again does not shorten the grace period of an earlier secret: if you lose the response of
        a roll, roll again, and tills with the first secret keep working. `rolled` shows the most recent
        of these secrets. To end all of them immediately, revoke the key. This request takes no
        Idempotency-Key, because replaying the response would show the secret again.

        A key cannot roll a key with more permissions than its own, one with a recipient allowlist cannot
        roll agent keys, and a key with spend caps can only roll itself: all of these return 403
        `limit_raise_forbidden`. Returns 409 `invalid_transition` if the key is revoked or expired.

        Errors: `invalid_transition`, `limit_raise_forbidden`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["keys.roll"],
            {
                "key_id": key_id,
            },
            {
                "grace_period": grace_period,
            },
            request_options,
        )

    def update(
        self,
        key_id: str,
        *,
        label: Optional[str] = NOT_GIVEN,
        scopes: Sequence[str] = NOT_GIVEN,
        allowed_ips: Optional[Sequence[str]] = NOT_GIVEN,
        allowed_origins: Optional[Sequence[str]] = NOT_GIVEN,
        allowed_products: Optional[Sequence[str]] = NOT_GIVEN,
        allowed_networks: Optional[Sequence[str]] = NOT_GIVEN,
        spend_caps: Optional[Mapping[str, Optional[Union[_models.SpendCapUpdate, Mapping[str, Any]]]]] = NOT_GIVEN,
        per_recipient_daily_cap: Optional[Mapping[str, Optional[str]]] = NOT_GIVEN,
        approval_threshold: Optional[Mapping[str, Optional[str]]] = NOT_GIVEN,
        recipient_allowlist: Optional[Sequence[str]] = NOT_GIVEN,
        expires_at: Optional[Union[int, str]] = NOT_GIVEN,
        metadata: Optional[Mapping[str, Optional[str]]] = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.ApiKey:
        """
        Update an API key.

        Changes an active key. Omitted fields keep their value; null removes a limit. New limits apply
        from the next request, and caps include what was sold before the change. The kind of a key cannot
        be changed.

        A key cannot give another key limits wider than its own, a key with spend caps can only change
        itself, and one with a recipient allowlist cannot change the limits of agent keys. Only callers
        that could revoke a wider key can end it sooner or remove IP addresses from it. A scope whose
        operations depend on a member's role, such as `account:manage`, can be added to a key only by the
        member who created it. All of these return 403 `limit_raise_forbidden`. Returns 409
        `invalid_transition` if the key is revoked or expired: create a new one.

        Errors: `reference_not_found`, `invalid_amount`, `invalid_phone`, `invalid_time`,
        `invalid_metadata`, `time_out_of_range`, `invalid_transition`, `limit_raise_forbidden`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["keys.update"],
            {
                "key_id": key_id,
            },
            {
                "label": label,
                "scopes": scopes,
                "allowed_ips": allowed_ips,
                "allowed_origins": allowed_origins,
                "allowed_products": allowed_products,
                "allowed_networks": allowed_networks,
                "spend_caps": spend_caps,
                "per_recipient_daily_cap": per_recipient_daily_cap,
                "approval_threshold": approval_threshold,
                "recipient_allowlist": recipient_allowlist,
                "expires_at": expires_at,
                "metadata": metadata,
            },
            request_options,
        )


class AsyncKeysResource(AsyncResource):

    async def create(
        self,
        *,
        kind: str,
        label: str = NOT_GIVEN,
        scopes: Sequence[str] = NOT_GIVEN,
        allowed_ips: Sequence[str] = NOT_GIVEN,
        allowed_origins: Sequence[str] = NOT_GIVEN,
        allowed_products: Sequence[str] = NOT_GIVEN,
        allowed_networks: Sequence[str] = NOT_GIVEN,
        spend_caps: Mapping[str, Union[_models.SpendCapInput, Mapping[str, Any]]] = NOT_GIVEN,
        per_recipient_daily_cap: Mapping[str, Optional[str]] = NOT_GIVEN,
        approval_threshold: Mapping[str, Optional[str]] = NOT_GIVEN,
        recipient_allowlist: Sequence[str] = NOT_GIVEN,
        expires_at: Union[int, str] = NOT_GIVEN,
        accept_terms: bool = NOT_GIVEN,
        metadata: Mapping[str, str] = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.ApiKey:
        """
        Create an API key.

        Creates an API key in the caller's mode. The response contains `secret` once: store it, because
        it cannot be read again. Create one restricted key (`rk`) per till, with only the scopes that a
        till needs and with `spend_caps`. Each send carries the ID of its key, so you can list the sales
        of one till.

        The first live key of an organisation requires `accept_terms: true`, which accepts the terms;
        otherwise the request returns 403 `terms_not_accepted`. An account can have up to 10,000 active
        keys per mode.

        A key cannot create a key that exceeds its own scopes, products, networks or IP addresses, a key
        with spend caps cannot create keys, and one with a recipient allowlist cannot create agent keys:
        all of these return 403 `limit_raise_forbidden`. Caps count the face value of sends, excluding
        those whose Credit was returned. An Idempotency-Key returns an error, because replaying the
        response would show the secret again.

        Errors: `idempotency_not_supported`, `reference_not_found`, `invalid_amount`,
        `invalid_phone`, `invalid_time`, `invalid_metadata`, `time_out_of_range`,
        `terms_not_accepted`, `limit_raise_forbidden`, `key_limit_reached`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["keys.create"],
            {},
            {
                "kind": kind,
                "label": label,
                "scopes": scopes,
                "allowed_ips": allowed_ips,
                "allowed_origins": allowed_origins,
                "allowed_products": allowed_products,
                "allowed_networks": allowed_networks,
                "spend_caps": spend_caps,
                "per_recipient_daily_cap": per_recipient_daily_cap,
                "approval_threshold": approval_threshold,
                "recipient_allowlist": recipient_allowlist,
                "expires_at": expires_at,
                "accept_terms": accept_terms,
                "metadata": metadata,
            },
            request_options,
        )

    async def delete(
        self,
        key_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.ApiKey:
        """
        Revoke an API key.

        Revokes a key immediately and permanently. Requests with it return 401 `revoked_api_key`; sends
        that it created continue. Revoking a key that no longer works returns 200 with the key unchanged.

        A key that can do more than the key that asks is revoked by signed-in members, and by keys of an
        owner or an admin that have no caps or lists of their own; any other key gets 403
        `limit_raise_forbidden`. A key can always revoke itself.

        Errors: `limit_raise_forbidden`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["keys.delete"],
            {
                "key_id": key_id,
            },
            {},
            request_options,
        )

    async def get(
        self,
        key_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.ApiKey:
        """
        Retrieve an API key.

        Returns a key with its current limits, and with its spending today and this month in `usage`. The
        secret is never shown again.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["keys.get"],
            {
                "key_id": key_id,
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
        request_options: Optional[RequestOptions] = None,
    ) -> AsyncPageRequest[_models.ApiKey]:
        """
        List API keys.

        Lists the API keys of the account in the caller's mode, newest first, including keys that no
        longer work. Use it to find a till's key by its label, or keys that have not been used for a long
        time. Secrets are never included, and `usage` is null: retrieve a single key to read it.

        Errors: `invalid_cursor`, `invalid_time`, `conflicting_parameters`.
        """
        return self._page(
            OPERATIONS["keys.list"],
            {},
            {
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created": created,
                "status": status,
            },
            request_options,
        )

    async def roll(
        self,
        key_id: str,
        *,
        grace_period: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.ApiKey:
        """
        Roll an API key.

        Gives a key a new secret, which the response shows once. The ID, caps, usage and sends of the key
        stay the same. The old secret works until the grace period ends, so you can update a till without
        downtime. Without a grace period it stops working immediately.

        Rolling again does not shorten the grace period of an earlier secret: if you lose the response of
        a roll, roll again, and tills with the first secret keep working. `rolled` shows the most recent
        of these secrets. To end all of them immediately, revoke the key. This request takes no
        Idempotency-Key, because replaying the response would show the secret again.

        A key cannot roll a key with more permissions than its own, one with a recipient allowlist cannot
        roll agent keys, and a key with spend caps can only roll itself: all of these return 403
        `limit_raise_forbidden`. Returns 409 `invalid_transition` if the key is revoked or expired.

        Errors: `invalid_transition`, `limit_raise_forbidden`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["keys.roll"],
            {
                "key_id": key_id,
            },
            {
                "grace_period": grace_period,
            },
            request_options,
        )

    async def update(
        self,
        key_id: str,
        *,
        label: Optional[str] = NOT_GIVEN,
        scopes: Sequence[str] = NOT_GIVEN,
        allowed_ips: Optional[Sequence[str]] = NOT_GIVEN,
        allowed_origins: Optional[Sequence[str]] = NOT_GIVEN,
        allowed_products: Optional[Sequence[str]] = NOT_GIVEN,
        allowed_networks: Optional[Sequence[str]] = NOT_GIVEN,
        spend_caps: Optional[Mapping[str, Optional[Union[_models.SpendCapUpdate, Mapping[str, Any]]]]] = NOT_GIVEN,
        per_recipient_daily_cap: Optional[Mapping[str, Optional[str]]] = NOT_GIVEN,
        approval_threshold: Optional[Mapping[str, Optional[str]]] = NOT_GIVEN,
        recipient_allowlist: Optional[Sequence[str]] = NOT_GIVEN,
        expires_at: Optional[Union[int, str]] = NOT_GIVEN,
        metadata: Optional[Mapping[str, Optional[str]]] = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.ApiKey:
        """
        Update an API key.

        Changes an active key. Omitted fields keep their value; null removes a limit. New limits apply
        from the next request, and caps include what was sold before the change. The kind of a key cannot
        be changed.

        A key cannot give another key limits wider than its own, a key with spend caps can only change
        itself, and one with a recipient allowlist cannot change the limits of agent keys. Only callers
        that could revoke a wider key can end it sooner or remove IP addresses from it. A scope whose
        operations depend on a member's role, such as `account:manage`, can be added to a key only by the
        member who created it. All of these return 403 `limit_raise_forbidden`. Returns 409
        `invalid_transition` if the key is revoked or expired: create a new one.

        Errors: `reference_not_found`, `invalid_amount`, `invalid_phone`, `invalid_time`,
        `invalid_metadata`, `time_out_of_range`, `invalid_transition`, `limit_raise_forbidden`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["keys.update"],
            {
                "key_id": key_id,
            },
            {
                "label": label,
                "scopes": scopes,
                "allowed_ips": allowed_ips,
                "allowed_origins": allowed_origins,
                "allowed_products": allowed_products,
                "allowed_networks": allowed_networks,
                "spend_caps": spend_caps,
                "per_recipient_daily_cap": per_recipient_daily_cap,
                "approval_threshold": approval_threshold,
                "recipient_allowlist": recipient_allowlist,
                "expires_at": expires_at,
                "metadata": metadata,
            },
            request_options,
        )
