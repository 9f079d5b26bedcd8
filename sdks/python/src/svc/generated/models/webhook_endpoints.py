# Made from the contract by "npm run sdks"; never edit this file.
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, List, Literal, Mapping, Optional, Sequence, Union

if TYPE_CHECKING:
    from .. import models as _models


from ...runtime.model import NOT_GIVEN, Model, given


class WebhookEndpointCreate(Model):
    """
    An endpoint to make.
    """

    __slots__ = ()
    url: str
    """
    Where to send events: https and public. In the sandbox, test-mode endpoints may be on a
    loopback address, over http or https and on any port.
    Type: `WebhookUrl`.
    """
    enabled_events: Optional[List[str]]
    """
    The events to hear. Left out: all.
    """
    description: Optional[str]
    """
    What it is for.
    Type: `Note`.
    """
    api_version: Optional[str]
    """
    The version to write `data.object` in. Left out: the account's default.
    Type: `ApiVersion`.
    """
    include_tokens: Optional[bool]
    """
    Sends power tokens in clear. Needs a key with `account:manage` and `tokens:read`.
    """
    token_links: Optional[bool]
    """
    Sends a link that reads tokens once. Left out: on for a key with `tokens:read`, else off.
    """
    format: Optional[str]
    """
    What to send.
    See `WebhookFormat`.
    """
    metadata: Optional[Dict[str, str]]
    """
    Your own facts about the endpoint.
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
    Which event to make up for an endpoint.
    """

    __slots__ = ()
    type: Optional[str]
    """
    The type of the event. Left out: `send.delivered`.
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
    What shall change of an endpoint. What is left out stays as it is.
    """

    __slots__ = ()
    url: Optional[str]
    """
    Where to send events. Without `tokens:read` a new URL turns off whatever shows tokens.
    Type: `WebhookUrl`.
    """
    enabled_events: Optional[List[str]]
    """
    The events to hear: the whole set.
    """
    description: Optional[str]
    """
    What it is for; null takes the description away.
    Type: `Note`.
    """
    api_version: Optional[str]
    """
    The version to write `data.object` in.
    Type: `ApiVersion`.
    """
    include_tokens: Optional[bool]
    """
    False stops sending tokens in clear. It is never turned on again.
    """
    token_links: Optional[bool]
    """
    Sends a link that reads tokens once. To turn it on needs `tokens:read`.
    """
    format: Optional[str]
    """
    `svc` moves an endpoint from the legacy format to events. There is no way back.
    See `WebhookFormat`.
    """
    status: Optional[str]
    """
    `disabled` stops sending to it; `enabled` begins again with what happens from then on.
    See `WebhookEndpointStatus`.
    """
    metadata: Optional[Dict[str, Optional[str]]]
    """
    Your own facts about the endpoint. They merge; see `MetadataUpdate`. Null takes all away.
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
    A range of events that is sent to an endpoint again.
    """

    __slots__ = ()
    _renames = {
        "from_": "from",
    }
    id: str
    """
    The replay.
    Type: `WebhookReplayId`.
    """
    object: Literal["webhook_replay"]
    """
    Always `webhook_replay`.
    """
    created: int
    """
    When it was asked for.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    Whether it is of live mode.
    """
    endpoint: str
    """
    The endpoint.
    Type: `WebhookEndpointId`.
    """
    from_: int
    """
    The beginning of the range.
    Type: `UnixTime`.
    """
    to: int
    """
    The end of the range.
    Type: `UnixTime`.
    """
    types: List[str]
    """
    The events to send; empty for all that the endpoint hears.
    """
    status: str
    """
    How far it has come.
    See `WebhookReplayStatus`.
    """
    matched: int
    """
    How many events of the range the endpoint hears.
    Type: `Count`.
    """
    queued: int
    """
    For how many of them a delivery was made.
    Type: `Count`.
    """
    delivered: int
    """
    How many of those the endpoint has taken.
    Type: `Count`.
    """
    failed: int
    """
    How many were tried for the last time without success.
    Type: `Count`.
    """


class WebhookReplayCreate(Model):
    """
    Which events to send to an endpoint again.
    """

    __slots__ = ()
    _renames = {
        "from_": "from",
    }
    from_: Union[int, str]
    """
    The beginning: at most 30 days ago.
    """
    to: Optional[Union[int, str]]
    """
    The end. Left out: now.
    """
    types: Optional[List[str]]
    """
    Only these, of what the endpoint hears. Left out: all that it hears.
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
    How to roll a signing secret.
    """

    __slots__ = ()
    grace: Optional[str]
    """
    How long the old secret signs on. Left out, and in the legacy format: not at all.
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
