# Made from the contract by "npm run sdks"; never edit this file.
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, List, Literal, Mapping, Optional, Sequence, Union

if TYPE_CHECKING:
    from .. import models as _models


from ...runtime.model import NOT_GIVEN, Model, given


class ApiKeyList(Model):
    """
    One page of a list.
    """

    __slots__ = ()
    _codecs = {
        "data": ["ApiKey"],
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
    data: List[_models.ApiKey]
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


class KeyCreate(Model):
    """
    A key to make.
    """

    __slots__ = ()
    _codecs = {
        "spend_caps": {"*":"SpendCapInput"},
    }
    kind: str
    """
    The kind of key.
    See `KeyKind`.
    """
    label: Optional[str]
    """
    What to call it, such as the name of the till.
    Type: `Label`.
    """
    scopes: Optional[List[str]]
    """
    What it may do. Needed for `rk` and `ak`. Left out, an `sk` may do all that its maker may. A
    `pk` holds public scopes only, which is `catalog:read`; left out, it holds that.
    """
    allowed_ips: Optional[List[str]]
    """
    The addresses it may call from, single or as ranges. Left out: any.
    """
    allowed_origins: Optional[List[str]]
    """
    Publishable keys alone: the origins of the web pages that may use it, each by its full name.
    Left out: any.
    """
    allowed_products: Optional[List[str]]
    """
    The products it may sell. Left out: all.
    """
    allowed_networks: Optional[List[str]]
    """
    The networks it may sell on. Left out: all.
    """
    spend_caps: Optional[Dict[str, _models.SpendCapInput]]
    """
    What it may spend. Left out: no caps.
    """
    per_recipient_daily_cap: Optional[Dict[str, Optional[str]]]
    """
    The most it may send to one number or meter in a day. Left out: no cap.
    """
    approval_threshold: Optional[Dict[str, Optional[str]]]
    """
    Agent keys: above this, within 24 hours, a person must approve.
    """
    recipient_allowlist: Optional[List[str]]
    """
    The numbers and meters it may send to. Left out: any.
    """
    expires_at: Optional[Union[int, str]]
    """
    When it stops working. Left out: never.
    """
    accept_terms: Optional[bool]
    """
    Accepts the API Terms, the Acceptable Use policy and the DPA: the first live key needs it.
    """
    metadata: Optional[Dict[str, str]]
    """
    Your own facts about the key.
    """

    def __init__(
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
    ) -> None:
        super().__init__(
            given(
                **{
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
                }
            )
        )


class KeyRoll(Model):
    """
    How to roll a key.
    """

    __slots__ = ()
    grace_period: Optional[str]
    """
    How long the old secret works on. Left out: not at all.
    See `KeyGrace`.
    """

    def __init__(
        self,
        *,
        grace_period: str = NOT_GIVEN,
    ) -> None:
        super().__init__(
            given(
                **{
                    "grace_period": grace_period,
                }
            )
        )


class KeyUpdate(Model):
    """
    What shall change of a key. What is left out stays as it is.
    """

    __slots__ = ()
    _codecs = {
        "spend_caps": {"*":"SpendCapUpdate"},
    }
    label: Optional[str]
    """
    What to call it; null takes the name away.
    Type: `Label`.
    """
    scopes: Optional[List[str]]
    """
    What it may do: the whole set. A `pk` holds public scopes only.
    """
    allowed_ips: Optional[List[str]]
    """
    The addresses it may call from, single or as ranges. Null or empty: any.
    """
    allowed_origins: Optional[List[str]]
    """
    Publishable keys alone: the origins of the web pages that may use it, each by its full name.
    Null or empty: any.
    """
    allowed_products: Optional[List[str]]
    """
    The products it may sell. Null or empty: all.
    """
    allowed_networks: Optional[List[str]]
    """
    The networks it may sell on. Null or empty: all.
    """
    spend_caps: Optional[Dict[str, Optional[_models.SpendCapUpdate]]]
    """
    What it may spend; null takes every cap away.
    """
    per_recipient_daily_cap: Optional[Dict[str, Optional[str]]]
    """
    The most it may send to one number or meter in a day; null takes the cap away.
    """
    approval_threshold: Optional[Dict[str, Optional[str]]]
    """
    Agent keys: above this a person must approve; null puts the default threshold back.
    """
    recipient_allowlist: Optional[List[str]]
    """
    The numbers and meters it may send to. Null or empty: any.
    """
    expires_at: Optional[Union[int, str]]
    """
    When it stops working; null for never.
    """
    metadata: Optional[Dict[str, Optional[str]]]
    """
    Your own facts about the key. They merge; see `MetadataUpdate`. Null takes all away.
    """

    def __init__(
        self,
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
    ) -> None:
        super().__init__(
            given(
                **{
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
                }
            )
        )


class SpendCapInput(Model):
    """
    What a new key may spend in one currency.
    """

    __slots__ = ()
    per_send: Optional[str]
    """
    The largest single sale.
    Type: `MoneyInput`.
    """
    daily: Optional[str]
    """
    The most in one day in Harare.
    Type: `MoneyInput`.
    """
    monthly: Optional[str]
    """
    The most in one month in Harare.
    Type: `MoneyInput`.
    """

    def __init__(
        self,
        *,
        per_send: str = NOT_GIVEN,
        daily: str = NOT_GIVEN,
        monthly: str = NOT_GIVEN,
    ) -> None:
        super().__init__(
            given(
                **{
                    "per_send": per_send,
                    "daily": daily,
                    "monthly": monthly,
                }
            )
        )


class SpendCapUpdate(Model):
    """
    What shall change of what a key may spend in one currency. What is left out stays.
    """

    __slots__ = ()
    per_send: Optional[str]
    """
    The largest single sale; null takes the cap away.
    Type: `MoneyInput`.
    """
    daily: Optional[str]
    """
    The most in one day in Harare; null takes the cap away.
    Type: `MoneyInput`.
    """
    monthly: Optional[str]
    """
    The most in one month in Harare; null takes the cap away.
    Type: `MoneyInput`.
    """

    def __init__(
        self,
        *,
        per_send: Optional[str] = NOT_GIVEN,
        daily: Optional[str] = NOT_GIVEN,
        monthly: Optional[str] = NOT_GIVEN,
    ) -> None:
        super().__init__(
            given(
                **{
                    "per_send": per_send,
                    "daily": daily,
                    "monthly": monthly,
                }
            )
        )
