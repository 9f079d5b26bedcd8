# Made from the contract by "npm run sdks"; never edit this file.
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, List, Literal, Mapping, Optional, Sequence, Union

if TYPE_CHECKING:
    from .. import models as _models


from ...runtime.model import NOT_GIVEN, Model, given


class FamilyAllowance(Model):
    """
    Airtime that a family member receives automatically, at 08:00 in Harare.
    """

    __slots__ = ()
    currency: str
    """
    Currency of the allowance.
    See `Currency`.
    """
    amount: str
    """
    Face value of each payment.
    Type: `Money`.
    """
    cadence: str
    """
    How often the allowance is sent.
    See `AllowanceCadence`.
    """
    day: int
    """
    Day it is sent: 1 (Monday) to 7 of the week, or 1 to 31 of the month.
    """


class FamilyAllowanceInput(Model):
    """
    Airtime that a family member receives automatically.
    """

    __slots__ = ()
    currency: str
    """
    Three-letter currency code. Required; there is no default.
    Type: `CurrencyInput`.
    """
    amount: str
    """
    Face value of each payment.
    Type: `MoneyInput`.
    """
    cadence: str
    """
    How often the allowance is sent.
    See `AllowanceCadence`.
    """
    day: int
    """
    Day it is sent: 1 (Monday) to 7 of the week, or 1 to 31 of the month.
    """

    def __init__(
        self,
        *,
        currency: str,
        amount: str,
        cadence: str,
        day: int,
    ) -> None:
        super().__init__(
            given(
                **{
                    "currency": currency,
                    "amount": amount,
                    "cadence": cadence,
                    "day": day,
                }
            )
        )


class FamilyMember(Model):
    """
    A member of your household, paid for from your Credit.
    """

    __slots__ = ()
    _codecs = {
        "allowance": "FamilyAllowance",
    }
    id: str
    """
    Unique identifier of the object.
    Type: `FamilyMemberId`.
    """
    object: Literal["family_member"]
    """
    Always `family_member`.
    """
    created: int
    """
    Time at which the person was added.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    Whether the object exists in live mode.
    """
    name: str
    """
    Name of the family member.
    Type: `Label`.
    """
    phone: str
    """
    Phone number that receives airtime and electricity tokens.
    Type: `Phone`.
    """
    relation: str
    """
    Your relationship to the person.
    See `FamilyRelation`.
    """
    meter: Optional[str]
    """
    Electricity meter of the person. Null if there is none.
    Type: `MeterNumber`.
    """
    allowance: Optional[_models.FamilyAllowance]
    """
    Allowance the person receives automatically. Null if there is none.
    """
    notify: bool
    """
    Whether the person gets an SMS when airtime arrives. Electricity tokens are always sent.
    """
    recipient: str
    """
    Recipient of the person, also listed by `GET /recipients`.
    Type: `RecipientId`.
    """
    schedule: Optional[str]
    """
    Schedule of the allowance. Null if there is none.
    Type: `ScheduleId`.
    """
    spent_this_month: Dict[str, str]
    """
    Face value of this month's sends, excluding those whose Credit was returned.
    """
    paused: bool
    """
    Whether the allowance is paused.
    """


class FamilyMemberCreate(Model):
    """
    Parameters to create a family member.
    """

    __slots__ = ()
    _codecs = {
        "allowance": "FamilyAllowanceInput",
    }
    name: str
    """
    Name of the family member.
    Type: `Label`.
    """
    phone: str
    """
    Mobile number, in any Zimbabwean format.
    Type: `PhoneInput`.
    """
    relation: Optional[str]
    """
    Your relationship to the person.
    See `FamilyRelation`.
    """
    meter: Optional[str]
    """
    Electricity meter number of 11 digits.
    Type: `MeterInput`.
    """
    allowance: Optional[_models.FamilyAllowanceInput]
    """
    Allowance the person receives automatically. Default: none.
    """
    notify: Optional[bool]
    """
    Whether to send the person an SMS when airtime arrives.
    """

    def __init__(
        self,
        *,
        name: str,
        phone: str,
        relation: str = NOT_GIVEN,
        meter: str = NOT_GIVEN,
        allowance: Union[_models.FamilyAllowanceInput, Mapping[str, Any]] = NOT_GIVEN,
        notify: bool = NOT_GIVEN,
    ) -> None:
        super().__init__(
            given(
                **{
                    "name": name,
                    "phone": phone,
                    "relation": relation,
                    "meter": meter,
                    "allowance": allowance,
                    "notify": notify,
                }
            )
        )


class FamilyMemberList(Model):
    """
    One page of a list.
    """

    __slots__ = ()
    _codecs = {
        "data": ["FamilyMember"],
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
    data: List[_models.FamilyMember]
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


class FamilyMemberUpdate(Model):
    """
    Changes to a family member. Omitted fields keep their value.
    """

    __slots__ = ()
    _codecs = {
        "allowance": "FamilyAllowanceInput",
    }
    name: Optional[str]
    """
    Name of the family member.
    Type: `Label`.
    """
    phone: Optional[str]
    """
    Mobile number, in any Zimbabwean format.
    Type: `PhoneInput`.
    """
    relation: Optional[str]
    """
    Your relationship to the person.
    See `FamilyRelation`.
    """
    meter: Optional[str]
    """
    Electricity meter number. Null removes it.
    Type: `MeterInput`.
    """
    allowance: Optional[_models.FamilyAllowanceInput]
    """
    Allowance the person receives automatically. Null ends it.
    """
    notify: Optional[bool]
    """
    Whether to send the person an SMS when airtime arrives.
    """
    paused: Optional[bool]
    """
    Whether the allowance is paused.
    """

    def __init__(
        self,
        *,
        name: str = NOT_GIVEN,
        phone: str = NOT_GIVEN,
        relation: str = NOT_GIVEN,
        meter: Optional[str] = NOT_GIVEN,
        allowance: Optional[Union[_models.FamilyAllowanceInput, Mapping[str, Any]]] = NOT_GIVEN,
        notify: bool = NOT_GIVEN,
        paused: bool = NOT_GIVEN,
    ) -> None:
        super().__init__(
            given(
                **{
                    "name": name,
                    "phone": phone,
                    "relation": relation,
                    "meter": meter,
                    "allowance": allowance,
                    "notify": notify,
                    "paused": paused,
                }
            )
        )


class FamilySendCreate(Model):
    """
    Parameters to send something to a family member.
    """

    __slots__ = ()
    type: str
    """
    Whether to send airtime or electricity.
    See `FamilySendType`.
    """
    amount: str
    """
    Face value of the sale.
    Type: `MoneyInput`.
    """
    currency: str
    """
    Three-letter currency code. Required; there is no default.
    Type: `CurrencyInput`.
    """

    def __init__(
        self,
        *,
        type: str,
        amount: str,
        currency: str,
    ) -> None:
        super().__init__(
            given(
                **{
                    "type": type,
                    "amount": amount,
                    "currency": currency,
                }
            )
        )
