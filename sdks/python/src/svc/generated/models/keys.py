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
    Parameters of a new API key.
    """

    __slots__ = ()
    _codecs = {
        "spend_caps": {"*":"SpendCapInput"},
    }
    kind: str
    """
    Kind of the key.
    See `KeyKind`.
    """
    label: Optional[str]
    """
    Label of the key, such as the name of the till.
    Type: `Label`.
    """
    scopes: Optional[List[str]]
    """
    Permissions of the key. Required for `rk` and `ak`. Default for `sk`: everything its creator
    may do. A `pk` can only have public scopes, currently `catalog:read`, which is its default.
    """
    allowed_ips: Optional[List[str]]
    """
    IP addresses or CIDR ranges that may use the key. Default: any.
    """
    allowed_origins: Optional[List[str]]
    """
    Origins of the web pages that may use the key, without wildcards. Only for publishable keys.
    Default: any.
    """
    allowed_products: Optional[List[str]]
    """
    IDs of the products that the key can sell. Default: all.
    """
    allowed_networks: Optional[List[str]]
    """
    IDs of the networks that the key can sell on. Default: all.
    """
    spend_caps: Optional[Dict[str, _models.SpendCapInput]]
    """
    Spend caps of the key. Default: none.
    """
    per_recipient_daily_cap: Optional[Dict[str, Optional[str]]]
    """
    Maximum face value per day to one number or meter. Default: no cap.
    """
    approval_threshold: Optional[Dict[str, Optional[str]]]
    """
    Amount within 24 hours above which a person must approve. Only for agent keys.
    """
    recipient_allowlist: Optional[List[str]]
    """
    Numbers and meters that the key can sell to. Default: any.
    """
    expires_at: Optional[Union[int, str]]
    """
    Time at which the key expires. Default: never.
    """
    accept_terms: Optional[bool]
    """
    Accepts the API Terms, the Acceptable Use policy and the DPA. Required for the first live key.
    """
    metadata: Optional[Dict[str, str]]
    """
    Your own key-value data about the key.
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
    Parameters for rolling a key.
    """

    __slots__ = ()
    grace_period: Optional[str]
    """
    Grace period of the old secret. Default: none.
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
    Changes to a key. Omitted fields keep their value.
    """

    __slots__ = ()
    _codecs = {
        "spend_caps": {"*":"SpendCapUpdate"},
    }
    label: Optional[str]
    """
    Label of the key. Null removes it.
    Type: `Label`.
    """
    scopes: Optional[List[str]]
    """
    Permissions of the key. Replaces the whole list. A `pk` can only have public scopes.
    """
    allowed_ips: Optional[List[str]]
    """
    IP addresses or CIDR ranges that may use the key. Null or empty: any.
    """
    allowed_origins: Optional[List[str]]
    """
    Origins of the web pages that may use the key, without wildcards. Only for publishable keys.
    Null or empty: any.
    """
    allowed_products: Optional[List[str]]
    """
    IDs of the products that the key can sell. Null or empty: all.
    """
    allowed_networks: Optional[List[str]]
    """
    IDs of the networks that the key can sell on. Null or empty: all.
    """
    spend_caps: Optional[Dict[str, Optional[_models.SpendCapUpdate]]]
    """
    Changes to the spend caps. Null removes all caps.
    """
    per_recipient_daily_cap: Optional[Dict[str, Optional[str]]]
    """
    Maximum face value per day to one number or meter. Null removes the cap.
    """
    approval_threshold: Optional[Dict[str, Optional[str]]]
    """
    Amount within 24 hours above which a person must approve. Only for agent keys. Null restores
    the default.
    """
    recipient_allowlist: Optional[List[str]]
    """
    Numbers and meters that the key can sell to. Null or empty: any.
    """
    expires_at: Optional[Union[int, str]]
    """
    Time at which the key expires. Null: never.
    """
    metadata: Optional[Dict[str, Optional[str]]]
    """
    Changes to your key-value data about the key, merged as in `MetadataUpdate`. Null removes all
    of it.
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
    Spend caps of a new key in one currency. Omitted caps are not set.
    """

    __slots__ = ()
    per_send: Optional[str]
    """
    Maximum face value of one sale.
    Type: `MoneyInput`.
    """
    daily: Optional[str]
    """
    Maximum face value per day in Harare.
    Type: `MoneyInput`.
    """
    monthly: Optional[str]
    """
    Maximum face value per month in Harare.
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
    Changes to the spend caps of a key in one currency. Omitted caps keep their value.
    """

    __slots__ = ()
    per_send: Optional[str]
    """
    Maximum face value of one sale. Null removes the cap.
    Type: `MoneyInput`.
    """
    daily: Optional[str]
    """
    Maximum face value per day in Harare. Null removes the cap.
    Type: `MoneyInput`.
    """
    monthly: Optional[str]
    """
    Maximum face value per month in Harare. Null removes the cap.
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
