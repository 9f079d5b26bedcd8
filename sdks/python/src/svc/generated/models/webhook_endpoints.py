# Made from the contract by "npm run sdks"; never edit this file.
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, List, Literal, Mapping, Optional, Sequence, Union

if TYPE_CHECKING:
    from .. import models as _models


from ...runtime.model import NOT_GIVEN, Model, given


class WebhookEndpointCreate(Model):
    """
    Parameters of a new webhook endpoint.
    """

    __slots__ = ()
    url: str
    """
    URL that receives events: https, on a public host. In the sandbox, test-mode endpoints can use
    a loopback address with http or https on any port.
    Type: `WebhookUrl`.
    """
    enabled_events: Optional[List[str]]
    """
    Events to receive. Default: all.
    """
    description: Optional[str]
    """
    Description of the endpoint.
    Type: `Note`.
    """
    api_version: Optional[str]
    """
    API version in which `data.object` is formatted. Default: the account's default version.
    Type: `ApiVersion`.
    """
    include_tokens: Optional[bool]
    """
    Whether to send power tokens in clear text. Requires a key with `account:manage` and
    `tokens:read`.
    """
    token_links: Optional[bool]
    """
    Whether to send links that read tokens once. Default: true if the key has `tokens:read`,
    otherwise false.
    """
    format: Optional[str]
    """
    Format of the events sent to the endpoint.
    See `WebhookFormat`.
    """
    metadata: Optional[Dict[str, str]]
    """
    Your own key-value data about the endpoint.
    """

    def __init__(
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
    ) -> None:
        super().__init__(
            given(
                **{
                    "url": url,
                    "enabled_events": enabled_events,
                    "description": description,
                    "api_version": api_version,
                    "include_tokens": include_tokens,
                    "token_links": token_links,
                    "format": format,
                    "metadata": metadata,
                }
            )
        )


class WebhookEndpointList(Model):
    """
    One page of a list.
    """

    __slots__ = ()
    _codecs = {
        "data": ["WebhookEndpoint"],
    }
    object: Literal["list"]
    """
    Always `list`.
    """
    url: str
    """
    URL path of this list.
    Type: `UrlPath`.
    """
    data: List[_models.WebhookEndpoint]
    """
    Objects on this page.
    """
    has_more: bool
    """
    Whether there are more objects in the direction of the request.
    """
    next_cursor: Optional[str]
    """
    Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
    you sent `ending_before`). Null on the last page.
    Type: `Cursor`.
    """


class WebhookEndpointTest(Model):
    """
    The event to simulate for an endpoint.
    """

    __slots__ = ()
    type: Optional[str]
    """
    Type of the event. Default: `send.delivered`.
    See `EventTypeName`.
    """

    def __init__(
        self,
        *,
        type: str = NOT_GIVEN,
    ) -> None:
        super().__init__(
            given(
                **{
                    "type": type,
                }
            )
        )


class WebhookEndpointUpdate(Model):
    """
    Changes to an endpoint. Omitted fields keep their value.
    """

    __slots__ = ()
    url: Optional[str]
    """
    URL that receives events. A new URL set without `tokens:read` turns off `include_tokens` and
    `token_links`.
    Type: `WebhookUrl`.
    """
    enabled_events: Optional[List[str]]
    """
    Events to receive. Replaces the whole list.
    """
    description: Optional[str]
    """
    Description of the endpoint. Null removes it.
    Type: `Note`.
    """
    api_version: Optional[str]
    """
    API version in which `data.object` is formatted.
    Type: `ApiVersion`.
    """
    include_tokens: Optional[bool]
    """
    `false` stops sending tokens in clear text. It cannot be turned on again.
    """
    token_links: Optional[bool]
    """
    Whether to send links that read tokens once. Turning it on requires `tokens:read`.
    """
    format: Optional[str]
    """
    `svc` moves an endpoint from the legacy format to event objects. This cannot be undone.
    See `WebhookFormat`.
    """
    status: Optional[str]
    """
    `disabled` stops sending events; `enabled` resumes with events that happen from then on.
    See `WebhookEndpointStatus`.
    """
    metadata: Optional[Dict[str, Optional[str]]]
    """
    Changes to your key-value data about the endpoint, merged as in `MetadataUpdate`. Null removes
    all of it.
    """

    def __init__(
        self,
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
    ) -> None:
        super().__init__(
            given(
                **{
                    "url": url,
                    "enabled_events": enabled_events,
                    "description": description,
                    "api_version": api_version,
                    "include_tokens": include_tokens,
                    "token_links": token_links,
                    "format": format,
                    "status": status,
                    "metadata": metadata,
                }
            )
        )


class WebhookReplay(Model):
    """
    A replay of a range of events to an endpoint.
    """

    __slots__ = ()
    _renames = {
        "from_": "from",
    }
    id: str
    """
    ID of the replay.
    Type: `WebhookReplayId`.
    """
    object: Literal["webhook_replay"]
    """
    Always `webhook_replay`.
    """
    created: int
    """
    Time at which the replay was requested.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    True in live mode, false in test mode.
    """
    endpoint: str
    """
    ID of the endpoint.
    Type: `WebhookEndpointId`.
    """
    from_: int
    """
    Start of the range.
    Type: `UnixTime`.
    """
    to: int
    """
    End of the range.
    Type: `UnixTime`.
    """
    types: List[str]
    """
    Event types to replay. Empty for all that the endpoint receives.
    """
    status: str
    """
    Current status of the replay.
    See `WebhookReplayStatus`.
    """
    matched: int
    """
    Number of events in the range that the endpoint receives.
    Type: `Count`.
    """
    queued: int
    """
    Number of matched events with a new delivery.
    Type: `Count`.
    """
    delivered: int
    """
    Number of those deliveries that succeeded.
    Type: `Count`.
    """
    failed: int
    """
    Number of those deliveries that failed and will not be retried.
    Type: `Count`.
    """


class WebhookReplayCreate(Model):
    """
    Range of events to replay.
    """

    __slots__ = ()
    _renames = {
        "from_": "from",
    }
    from_: Union[int, str]
    """
    Start of the range: at most 30 days ago.
    """
    to: Optional[Union[int, str]]
    """
    End of the range. Default: now.
    """
    types: Optional[List[str]]
    """
    Event types to replay, out of those the endpoint receives. Default: all of them.
    """

    def __init__(
        self,
        *,
        from_: Union[int, str],
        to: Union[int, str] = NOT_GIVEN,
        types: Sequence[str] = NOT_GIVEN,
    ) -> None:
        super().__init__(
            given(
                **{
                    "from": from_,
                    "to": to,
                    "types": types,
                }
            )
        )


class WebhookSecretRoll(Model):
    """
    Parameters for rolling a signing secret.
    """

    __slots__ = ()
    grace: Optional[str]
    """
    Grace period of the old secret. Default, and always in the legacy format: none.
    See `WebhookSecretGrace`.
    """

    def __init__(
        self,
        *,
        grace: str = NOT_GIVEN,
    ) -> None:
        super().__init__(
            given(
                **{
                    "grace": grace,
                }
            )
        )
