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

        Makes an API key in the mode of the caller. The answer carries `secret`, once: keep it, because
        nobody can read it again. Make one restricted key (`rk`) for each till, with only the scopes that
        a till needs and with `spend_caps`: its id tags every sale, so the till's day can be listed.

        The first live key of an organisation needs `accept_terms: true`, by which it accepts the terms;
        without it 403 `terms_not_accepted`. An account has up to 10,000 active keys in a mode.

        A key made by a key is never wider than its maker in scopes, products, networks or addresses, and
        a key with caps makes none: 403 `limit_raise_forbidden`. Caps count the face value of sends,
        without those whose Credit came back. An Idempotency-Key is refused, because a replay would have
        to show the secret again.

        Refuses: `idempotency_not_supported`, `parameter_missing`, `reference_not_found`,
        `invalid_amount`, `invalid_phone`, `invalid_time`, `invalid_metadata`, `time_out_of_range`,
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

        Revokes a key at once, for good. Requests with it answer 401 `revoked_api_key`; sends that it has
        made go on. A key that no longer works answers 200 as it is.
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

        Returns a key as it is now, with what it has spent today and this month against its caps. The
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

        Lists the API keys of the account in the mode of the caller, newest first: those that work and,
        for good, those that no longer do. Use it to find a till's key by its label, or the keys that
        nobody has used for long. It shows no secret, and what a key has spent only when one key is
        retrieved.

        Refuses: `invalid_cursor`, `invalid_time`, `conflicting_parameters`.
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

        Gives a key a new secret, which the answer shows once. The key stays the same: its id, caps,
        usage and sales go on. The old secret works for the grace period, so a till can be moved over
        without a stop; without a grace it ends at once.

        A secret that is in its grace works until that grace ends, whatever is rolled meanwhile: when the
        answer of a roll was lost, roll again, and the till that still uses the first secret goes on.
        `rolled` shows the newest such secret. To end all of them at once, revoke the key. There is no
        Idempotency-Key, because a replay would have to show the secret again.

        A key never rolls another that may do more than itself, and a key with caps rolls none but
        itself: 403 `limit_raise_forbidden`. A key that was revoked or has expired is 409
        `invalid_transition`.

        Refuses: `invalid_transition`, `limit_raise_forbidden`.
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
        Change an API key.

        Changes a key that works. What is left out stays; null takes a limit away. A new limit holds from
        the next request on, and caps count what was sold before. The kind of a key never changes.

        A key that changes a key makes none of the limits it writes wider than its own, and a key with
        caps changes none but itself: 403 `limit_raise_forbidden`. A key that was
        revoked or has expired is 409 `invalid_transition`: make a new one.

        Refuses: `reference_not_found`, `invalid_amount`, `invalid_phone`, `invalid_time`,
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

        Makes an API key in the mode of the caller. The answer carries `secret`, once: keep it, because
        nobody can read it again. Make one restricted key (`rk`) for each till, with only the scopes that
        a till needs and with `spend_caps`: its id tags every sale, so the till's day can be listed.

        The first live key of an organisation needs `accept_terms: true`, by which it accepts the terms;
        without it 403 `terms_not_accepted`. An account has up to 10,000 active keys in a mode.

        A key made by a key is never wider than its maker in scopes, products, networks or addresses, and
        a key with caps makes none: 403 `limit_raise_forbidden`. Caps count the face value of sends,
        without those whose Credit came back. An Idempotency-Key is refused, because a replay would have
        to show the secret again.

        Refuses: `idempotency_not_supported`, `parameter_missing`, `reference_not_found`,
        `invalid_amount`, `invalid_phone`, `invalid_time`, `invalid_metadata`, `time_out_of_range`,
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

        Revokes a key at once, for good. Requests with it answer 401 `revoked_api_key`; sends that it has
        made go on. A key that no longer works answers 200 as it is.
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

        Returns a key as it is now, with what it has spent today and this month against its caps. The
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

        Lists the API keys of the account in the mode of the caller, newest first: those that work and,
        for good, those that no longer do. Use it to find a till's key by its label, or the keys that
        nobody has used for long. It shows no secret, and what a key has spent only when one key is
        retrieved.

        Refuses: `invalid_cursor`, `invalid_time`, `conflicting_parameters`.
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

        Gives a key a new secret, which the answer shows once. The key stays the same: its id, caps,
        usage and sales go on. The old secret works for the grace period, so a till can be moved over
        without a stop; without a grace it ends at once.

        A secret that is in its grace works until that grace ends, whatever is rolled meanwhile: when the
        answer of a roll was lost, roll again, and the till that still uses the first secret goes on.
        `rolled` shows the newest such secret. To end all of them at once, revoke the key. There is no
        Idempotency-Key, because a replay would have to show the secret again.

        A key never rolls another that may do more than itself, and a key with caps rolls none but
        itself: 403 `limit_raise_forbidden`. A key that was revoked or has expired is 409
        `invalid_transition`.

        Refuses: `invalid_transition`, `limit_raise_forbidden`.
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
        Change an API key.

        Changes a key that works. What is left out stays; null takes a limit away. A new limit holds from
        the next request on, and caps count what was sold before. The kind of a key never changes.

        A key that changes a key makes none of the limits it writes wider than its own, and a key with
        caps changes none but itself: 403 `limit_raise_forbidden`. A key that was
        revoked or has expired is 409 `invalid_transition`: make a new one.

        Refuses: `reference_not_found`, `invalid_amount`, `invalid_phone`, `invalid_time`,
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
