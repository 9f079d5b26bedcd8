# Made from the contract by "npm run sdks"; never edit this file.
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, List, Literal, Mapping, Optional, Sequence, Union

if TYPE_CHECKING:
    from .. import models as _models


from ...runtime.model import NOT_GIVEN, Model, given


class CompletionCreate(Model):
    """
    Something that a person completed. Set either `completion_id` or its alias `ref`.
    """

    __slots__ = ()
    _codecs = {
        "recipient": "RewardRecipientPerson",
    }
    completion_id: Optional[str]
    """
    Your own unique ID of the completion. Each ID is rewarded once and can never be reused.
    Type: `CompletionId`.
    """
    ref: Optional[str]
    """
    Alias of `completion_id`, for form tools that send `ref`.
    Type: `CompletionId`.
    """
    recipient: Optional[Union[str, _models.RewardRecipientPerson]]
    """
    Recipient of the reward. Default: derived from `phone`.
    """
    phone: Optional[str]
    """
    Phone number of the person. Default: the recipient's number.
    Type: `PhoneInput`.
    """
    target: Optional[str]
    """
    Phone number or meter that receives the reward, if different from the person's number. Becomes
    the reward's `target`.
    Type: `TargetInput`.
    """
    meter: Optional[str]
    """
    Meter number, for electricity rewards only.
    Type: `MeterInput`.
    """
    token_phone: Optional[str]
    """
    Phone number that receives the electricity token by SMS. Default: `phone`.
    Type: `PhoneInput`.
    """
    amount: Optional[str]
    """
    Face value of the reward. Default: the program's `default_amount`.
    Type: `MoneyInput`.
    """
    metadata: Optional[Dict[str, str]]
    """
    Your own key-value data about the completion.
    """

    def __init__(
        self,
        *,
        completion_id: str = NOT_GIVEN,
        ref: str = NOT_GIVEN,
        recipient: Union[str, Union[_models.RewardRecipientPerson, Mapping[str, Any]]] = NOT_GIVEN,
        phone: str = NOT_GIVEN,
        target: str = NOT_GIVEN,
        meter: str = NOT_GIVEN,
        token_phone: str = NOT_GIVEN,
        amount: str = NOT_GIVEN,
        metadata: Mapping[str, str] = NOT_GIVEN,
    ) -> None:
        super().__init__(
            given(
                **{
                    "completion_id": completion_id,
                    "ref": ref,
                    "recipient": recipient,
                    "phone": phone,
                    "target": target,
                    "meter": meter,
                    "token_phone": token_phone,
                    "amount": amount,
                    "metadata": metadata,
                }
            )
        )


class GeofenceInput(Model):
    """
    The location where people must check in to claim links of a program.
    """

    __slots__ = ()
    _codecs = {
        "open_hours": ["OpenHours"],
    }
    lat: float
    """
    Latitude of the centre, in degrees.
    Type: `Latitude`.
    """
    lng: float
    """
    Longitude of the centre, in degrees.
    Type: `Longitude`.
    """
    radius_m: int
    """
    Radius around the centre, in metres.
    """
    label: Optional[str]
    """
    Name of the location, such as a branch.
    Type: `Label`.
    """
    open_hours: Optional[List[_models.OpenHours]]
    """
    Hours during which people can check in. Default: always.
    """

    def __init__(
        self,
        *,
        lat: float,
        lng: float,
        radius_m: int,
        label: Optional[str] = NOT_GIVEN,
        open_hours: Sequence[Union[_models.OpenHours, Mapping[str, Any]]] = NOT_GIVEN,
    ) -> None:
        super().__init__(
            given(
                **{
                    "lat": lat,
                    "lng": lng,
                    "radius_m": radius_m,
                    "label": label,
                    "open_hours": open_hours,
                }
            )
        )


class ProgramBrandingInput(Model):
    """
    Branding of a program's claim pages and messages.
    """

    __slots__ = ()
    display_name: Optional[str]
    """
    Name shown to people. Default: your account's name.
    Type: `Label`.
    """
    color: Optional[str]
    """
    Colour of buttons on claim pages.
    Type: `Color`.
    """
    logo_url: Optional[str]
    """
    URL of a logo for claim pages of your own, at most 512 pixels wide.
    Type: `WebUrl`.
    """
    support_url: Optional[str]
    """
    URL where people find help.
    Type: `WebUrl`.
    """
    thank_you: Optional[str]
    """
    Message shown after a person has claimed.
    Type: `Note`.
    """

    def __init__(
        self,
        *,
        display_name: Optional[str] = NOT_GIVEN,
        color: Optional[str] = NOT_GIVEN,
        logo_url: Optional[str] = NOT_GIVEN,
        support_url: Optional[str] = NOT_GIVEN,
        thank_you: Optional[str] = NOT_GIVEN,
    ) -> None:
        super().__init__(
            given(
                **{
                    "display_name": display_name,
                    "color": color,
                    "logo_url": logo_url,
                    "support_url": support_url,
                    "thank_you": thank_you,
                }
            )
        )


class ProgramCreate(Model):
    """
    Parameters to create a program.
    """

    __slots__ = ()
    _codecs = {
        "per_recipient": "RewardLimitsInput",
        "hold": "ProgramHoldInput",
        "branding": "ProgramBrandingInput",
        "geofence": "GeofenceInput",
    }
    name: str
    """
    Name of the program.
    Type: `Label`.
    """
    description: Optional[str]
    """
    Description for your own use.
    Type: `Note`.
    """
    currency: str
    """
    Currency of the budget and of all rewards. Cannot be changed.
    Type: `CurrencyInput`.
    """
    default_amount: Optional[str]
    """
    Face value of rewards that set no amount. Default: none, so every reward must set one.
    Type: `MoneyInput`.
    """
    budget: Optional[str]
    """
    Total amount the program can give away. Needed to activate it; see also `fund`.
    Type: `MoneyInput`.
    """
    funding: Optional[str]
    """
    How the budget is funded. Cannot be changed.
    See `ProgramFunding`.
    """
    choices: Optional[List[str]]
    """
    Reward types that the program can send. At least one is needed to activate it.
    """
    sources: Optional[List[str]]
    """
    Ways in which rewards can be created. Default: all of them.
    """
    one_per_phone: Optional[bool]
    """
    Limit each phone number to one reward. Default: `false`.
    """
    on_zesa_down: Optional[str]
    """
    What happens to electricity rewards during a national outage. Default: `queue`.
    See `PowerDownChoice`.
    """
    max_hold: Optional[str]
    """
    How long a queued electricity reward can wait, from 5 minutes to 7 days. Default: 24 hours.
    Type: `DurationInput`.
    """
    close_grace: Optional[str]
    """
    How long escrow can be released after the program is closed, up to 30 days. Default: 7 days.
    Type: `DurationInput`.
    """
    sensitive_data: Optional[bool]
    """
    Omit the program and amount from SMS messages. Default: `false`.
    """
    per_recipient: Optional[_models.RewardLimitsInput]
    """
    Limits on what one person can receive. Default: no limit.
    """
    require_network: Optional[str]
    """
    Reward only phone numbers of this network.
    Type: `NetworkId`.
    """
    throttle_per_hour: Optional[int]
    """
    Maximum rewards per hour from completions. Default: no limit.
    """
    min_account_age: Optional[str]
    """
    Minimum age of the recipient's record, or of `user_created_at` in its metadata, up to 400 days.
    Type: `DurationInput`.
    """
    hold: Optional[_models.ProgramHoldInput]
    """
    Rewards to hold before they are sent. Default: none. With `mode: none`, no condition can be
    set.
    """
    sms_message: Optional[str]
    """
    Custom SMS message to the person. Default: our standard message. If it contains the merge field
    `{link}`, it is used to send a reward's link; otherwise it is used after the reward was sent.
    Type: `SmsTemplate`.
    """
    branding: Optional[_models.ProgramBrandingInput]
    """
    Branding of claim pages and messages.
    """
    lawful_basis: Optional[str]
    """
    Legal basis for processing these people's data. Also set on recipients that the program
    creates. Default: `legitimate_interest`.
    See `LawfulBasis`.
    """
    geofence: Optional[_models.GeofenceInput]
    """
    Location where people must check in to claim links. Needs the source `links`. Default:
    anywhere.
    """
    metadata: Optional[Dict[str, str]]
    """
    Your own key-value data about the program.
    """

    def __init__(
        self,
        *,
        name: str,
        currency: str,
        description: str = NOT_GIVEN,
        default_amount: str = NOT_GIVEN,
        budget: str = NOT_GIVEN,
        funding: str = NOT_GIVEN,
        choices: Sequence[str] = NOT_GIVEN,
        sources: Sequence[str] = NOT_GIVEN,
        one_per_phone: bool = NOT_GIVEN,
        on_zesa_down: str = NOT_GIVEN,
        max_hold: str = NOT_GIVEN,
        close_grace: str = NOT_GIVEN,
        sensitive_data: bool = NOT_GIVEN,
        per_recipient: Union[_models.RewardLimitsInput, Mapping[str, Any]] = NOT_GIVEN,
        require_network: str = NOT_GIVEN,
        throttle_per_hour: int = NOT_GIVEN,
        min_account_age: str = NOT_GIVEN,
        hold: Union[_models.ProgramHoldInput, Mapping[str, Any]] = NOT_GIVEN,
        sms_message: str = NOT_GIVEN,
        branding: Union[_models.ProgramBrandingInput, Mapping[str, Any]] = NOT_GIVEN,
        lawful_basis: str = NOT_GIVEN,
        geofence: Union[_models.GeofenceInput, Mapping[str, Any]] = NOT_GIVEN,
        metadata: Mapping[str, str] = NOT_GIVEN,
    ) -> None:
        super().__init__(
            given(
                **{
                    "name": name,
                    "description": description,
                    "currency": currency,
                    "default_amount": default_amount,
                    "budget": budget,
                    "funding": funding,
                    "choices": choices,
                    "sources": sources,
                    "one_per_phone": one_per_phone,
                    "on_zesa_down": on_zesa_down,
                    "max_hold": max_hold,
                    "close_grace": close_grace,
                    "sensitive_data": sensitive_data,
                    "per_recipient": per_recipient,
                    "require_network": require_network,
                    "throttle_per_hour": throttle_per_hour,
                    "min_account_age": min_account_age,
                    "hold": hold,
                    "sms_message": sms_message,
                    "branding": branding,
                    "lawful_basis": lawful_basis,
                    "geofence": geofence,
                    "metadata": metadata,
                }
            )
        )


class ProgramDefund(Model):
    """
    Amount to remove from a program's budget.
    """

    __slots__ = ()
    amount: Optional[str]
    """
    Amount to remove. Default: everything not earmarked by escrow or unclaimed links.
    Type: `MoneyInput`.
    """

    def __init__(
        self,
        *,
        amount: str = NOT_GIVEN,
    ) -> None:
        super().__init__(
            given(
                **{
                    "amount": amount,
                }
            )
        )


class ProgramFund(Model):
    """
    Amount to add to a program's budget.
    """

    __slots__ = ()
    amount: str
    """
    Amount to add, in the program's currency.
    Type: `MoneyInput`.
    """

    def __init__(
        self,
        *,
        amount: str,
    ) -> None:
        super().__init__(
            given(
                **{
                    "amount": amount,
                }
            )
        )


class ProgramHoldInput(Model):
    """
    Rewards of a program to hold before they are sent, and for how long.
    """

    __slots__ = ()
    mode: Optional[str]
    """
    What happens to rewards that are held. Default: `none`.
    See `ProgramHoldMode`.
    """
    amount_over: Optional[str]
    """
    Hold only rewards above this amount. Default: hold all.
    Type: `MoneyInput`.
    """
    first_reward: Optional[bool]
    """
    Hold only the first reward of each recipient.
    """
    expires_after: Optional[str]
    """
    How long until an unreleased reward expires, from 1 hour to 365 days. Default: 30 days.
    Type: `DurationInput`.
    """

    def __init__(
        self,
        *,
        mode: str = NOT_GIVEN,
        amount_over: Optional[str] = NOT_GIVEN,
        first_reward: bool = NOT_GIVEN,
        expires_after: str = NOT_GIVEN,
    ) -> None:
        super().__init__(
            given(
                **{
                    "mode": mode,
                    "amount_over": amount_over,
                    "first_reward": first_reward,
                    "expires_after": expires_after,
                }
            )
        )


class ProgramList(Model):
    """
    One page of a list.
    """

    __slots__ = ()
    _codecs = {
        "data": ["Program"],
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
    data: List[_models.Program]
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


class ProgramRule(Model):
    """
    A rule by which a program rewards what people do.
    """

    __slots__ = ()
    _codecs = {
        "when": "RuleConditions",
        "count": "RuleCount",
        "give": "RuleGive",
        "limit": "RewardLimits",
    }
    id: str
    """
    Unique identifier of the object.
    Type: `ProgramRuleId`.
    """
    object: Literal["program_rule"]
    """
    Always `program_rule`.
    """
    created: int
    """
    Time at which the rule was first created.
    Type: `UnixTime`.
    """
    livemode: bool
    """
    Whether it gives away real money: `true` in live mode.
    """
    name: str
    """
    Name of the rule.
    Type: `Label`.
    """
    currency: str
    """
    Currency of the rule's amounts: that of the program.
    See `Currency`.
    """
    active: bool
    """
    Whether the rule is active and gives rewards.
    """
    kind: str
    """
    What the rule measures to decide whether it matches.
    See `ProgramRuleKind`.
    """
    on: str
    """
    What triggers the rule.
    See `ProgramRuleTrigger`.
    """
    activity_name: Optional[str]
    """
    Name of the activities that trigger the rule. Null for all of them, and for other triggers.
    Type: `ActivityName`.
    """
    when: _models.RuleConditions
    """
    Conditions for the rule to match.
    """
    count: Optional[_models.RuleCount]
    """
    How often it must happen. Null if the rule matches each time.
    """
    give: _models.RuleGive
    """
    Reward that the rule gives.
    """
    limit: _models.RewardLimits
    """
    Limits on what one person receives from this rule, in addition to the program's limits.
    """
    starts_at: Optional[int]
    """
    Time at which the rule starts to give rewards. Null if immediately.
    Type: `UnixTime`.
    """
    ends_at: Optional[int]
    """
    Time at which the rule stops giving rewards. Null if never.
    Type: `UnixTime`.
    """
    priority: int
    """
    Rules with a higher priority are evaluated first. Every rule that matches gives its reward.
    """
    cooldown: Optional[int]
    """
    Number of seconds a person must wait between rewards of this rule. Null for no wait.
    Type: `Seconds`.
    """
    matched_count: int
    """
    Number of times the rule has matched.
    Type: `Count`.
    """


class ProgramRuleList(Model):
    """
    All rules of a program, in the order they are evaluated.
    """

    __slots__ = ()
    _codecs = {
        "data": ["ProgramRule"],
    }
    object: Literal["list"]
    """
    Always `list`.
    """
    url: str
    """
    Path of this list.
    Type: `UrlPath`.
    """
    data: List[_models.ProgramRule]
    """
    All rules of the program.
    """
    has_more: bool
    """
    Always false: the list has one page.
    """
    next_cursor: Optional[str]
    """
    Always null: the list has one page.
    Type: `Cursor`.
    """


class ProgramRuleWrite(Model):
    """
    A rule of the new set.
    """

    __slots__ = ()
    _codecs = {
        "when": "RuleConditionsInput",
        "count": "RuleCountInput",
        "give": "RuleGiveInput",
        "limit": "RewardLimitsInput",
    }
    id: Optional[str]
    """
    ID of an existing rule to replace, keeping its count. Default: creates a new rule.
    Type: `ProgramRuleId`.
    """
    name: str
    """
    Name of the rule.
    Type: `Label`.
    """
    active: Optional[bool]
    """
    Whether the rule is active and gives rewards.
    """
    kind: str
    """
    What the rule measures. Lotteries and prize draws return `rule_not_allowed`.
    See `ProgramRuleKind`.
    """
    on: str
    """
    What triggers the evaluation of the rule.
    See `ProgramRuleTrigger`.
    """
    activity_name: Optional[str]
    """
    Trigger only on activities with this name. Omitted or null: on all. Only for activities.
    Type: `ActivityName`.
    """
    when: Optional[_models.RuleConditionsInput]
    """
    Conditions for the rule to match.
    """
    count: Optional[_models.RuleCountInput]
    """
    How often it must happen. Required for `threshold`, `streak` and `milestone`.
    """
    give: _models.RuleGiveInput
    """
    Reward that the rule gives.
    """
    limit: Optional[_models.RewardLimitsInput]
    """
    Limits on what one person receives from this rule.
    """
    starts_at: Optional[Union[int, str]]
    """
    Time at which the rule starts to give rewards. Omitted or null: immediately.
    """
    ends_at: Optional[Union[int, str]]
    """
    Time at which the rule stops giving rewards. Omitted or null: never.
    """
    priority: Optional[int]
    """
    Rules with a higher priority are evaluated first.
    """
    cooldown: Optional[str]
    """
    Minimum time between two rewards of this rule to the same person.
    Type: `DurationInput`.
    """

    def __init__(
        self,
        *,
        name: str,
        kind: str,
        on: str,
        give: Union[_models.RuleGiveInput, Mapping[str, Any]],
        id: str = NOT_GIVEN,
        active: bool = NOT_GIVEN,
        activity_name: Optional[str] = NOT_GIVEN,
        when: Union[_models.RuleConditionsInput, Mapping[str, Any]] = NOT_GIVEN,
        count: Optional[Union[_models.RuleCountInput, Mapping[str, Any]]] = NOT_GIVEN,
        limit: Union[_models.RewardLimitsInput, Mapping[str, Any]] = NOT_GIVEN,
        starts_at: Optional[Union[int, str]] = NOT_GIVEN,
        ends_at: Optional[Union[int, str]] = NOT_GIVEN,
        priority: int = NOT_GIVEN,
        cooldown: Optional[str] = NOT_GIVEN,
    ) -> None:
        super().__init__(
            given(
                **{
                    "id": id,
                    "name": name,
                    "active": active,
                    "kind": kind,
                    "on": on,
                    "activity_name": activity_name,
                    "when": when,
                    "count": count,
                    "give": give,
                    "limit": limit,
                    "starts_at": starts_at,
                    "ends_at": ends_at,
                    "priority": priority,
                    "cooldown": cooldown,
                }
            )
        )


class ProgramRulesWrite(Model):
    """
    The complete new set of rules of a program.
    """

    __slots__ = ()
    _codecs = {
        "rules": ["ProgramRuleWrite"],
    }
    rules: List[_models.ProgramRuleWrite]
    """
    All rules of the program, at most 50 of them active. Rules you omit are switched off.
    """

    def __init__(
        self,
        *,
        rules: Sequence[Union[_models.ProgramRuleWrite, Mapping[str, Any]]],
    ) -> None:
        super().__init__(
            given(
                **{
                    "rules": rules,
                }
            )
        )


class ProgramUpdate(Model):
    """
    Changes to a program. Omitted fields keep their value; a field that is set is replaced as a
    whole. Currency and funding cannot change.
    """

    __slots__ = ()
    _codecs = {
        "per_recipient": "RewardLimitsInput",
        "hold": "ProgramHoldInput",
        "branding": "ProgramBrandingInput",
        "geofence": "GeofenceInput",
    }
    name: Optional[str]
    """
    Name of the program.
    Type: `Label`.
    """
    description: Optional[str]
    """
    Description for your own use. Null removes it.
    Type: `Note`.
    """
    default_amount: Optional[str]
    """
    Face value of rewards that set no amount. Null if every reward must set one.
    Type: `MoneyInput`.
    """
    budget: Optional[str]
    """
    Total amount the program can give away. Cannot be less than it has spent and earmarked.
    Type: `MoneyInput`.
    """
    choices: Optional[List[str]]
    """
    Reward types that the program can send. At least one is needed to activate it.
    """
    sources: Optional[List[str]]
    """
    Ways in which rewards can be created. Default: all of them.
    """
    one_per_phone: Optional[bool]
    """
    Limit each phone number to one reward. Default: `false`.
    """
    on_zesa_down: Optional[str]
    """
    What happens to electricity rewards during a national outage. Default: `queue`.
    See `PowerDownChoice`.
    """
    max_hold: Optional[str]
    """
    How long a queued electricity reward can wait, from 5 minutes to 7 days. Default: 24 hours.
    Type: `DurationInput`.
    """
    close_grace: Optional[str]
    """
    How long escrow can be released after the program is closed, up to 30 days. Default: 7 days.
    Type: `DurationInput`.
    """
    sensitive_data: Optional[bool]
    """
    Omit the program and amount from SMS messages. Default: `false`.
    """
    per_recipient: Optional[_models.RewardLimitsInput]
    """
    Limits on what one person can receive. Null removes all limits.
    """
    require_network: Optional[str]
    """
    Reward only phone numbers of this network. Null allows any network.
    Type: `NetworkId`.
    """
    throttle_per_hour: Optional[int]
    """
    Maximum rewards per hour from completions. Null removes the limit.
    """
    min_account_age: Optional[str]
    """
    Minimum age of the recipient's record. Null removes the requirement.
    Type: `DurationInput`.
    """
    hold: Optional[_models.ProgramHoldInput]
    """
    Rewards to hold before they are sent. Null for none; rewards already held stay held.
    """
    sms_message: Optional[str]
    """
    Custom SMS message to the person. Null restores our standard message.
    Type: `SmsTemplate`.
    """
    branding: Optional[_models.ProgramBrandingInput]
    """
    Branding of claim pages and messages. Null restores the default.
    """
    lawful_basis: Optional[str]
    """
    Legal basis for processing these people's data. Null removes it.
    See `LawfulBasis`.
    """
    geofence: Optional[_models.GeofenceInput]
    """
    Location where people must check in to claim links. Null for anywhere.
    """
    metadata: Optional[Dict[str, Optional[str]]]
    """
    Your own key-value data about the program. Keys are merged; see `MetadataUpdate`. Null removes
    all keys.
    """

    def __init__(
        self,
        *,
        name: str = NOT_GIVEN,
        description: Optional[str] = NOT_GIVEN,
        default_amount: Optional[str] = NOT_GIVEN,
        budget: str = NOT_GIVEN,
        choices: Sequence[str] = NOT_GIVEN,
        sources: Sequence[str] = NOT_GIVEN,
        one_per_phone: bool = NOT_GIVEN,
        on_zesa_down: str = NOT_GIVEN,
        max_hold: str = NOT_GIVEN,
        close_grace: str = NOT_GIVEN,
        sensitive_data: bool = NOT_GIVEN,
        per_recipient: Optional[Union[_models.RewardLimitsInput, Mapping[str, Any]]] = NOT_GIVEN,
        require_network: Optional[str] = NOT_GIVEN,
        throttle_per_hour: Optional[int] = NOT_GIVEN,
        min_account_age: Optional[str] = NOT_GIVEN,
        hold: Optional[Union[_models.ProgramHoldInput, Mapping[str, Any]]] = NOT_GIVEN,
        sms_message: Optional[str] = NOT_GIVEN,
        branding: Optional[Union[_models.ProgramBrandingInput, Mapping[str, Any]]] = NOT_GIVEN,
        lawful_basis: Optional[str] = NOT_GIVEN,
        geofence: Optional[Union[_models.GeofenceInput, Mapping[str, Any]]] = NOT_GIVEN,
        metadata: Optional[Mapping[str, Optional[str]]] = NOT_GIVEN,
    ) -> None:
        super().__init__(
            given(
                **{
                    "name": name,
                    "description": description,
                    "default_amount": default_amount,
                    "budget": budget,
                    "choices": choices,
                    "sources": sources,
                    "one_per_phone": one_per_phone,
                    "on_zesa_down": on_zesa_down,
                    "max_hold": max_hold,
                    "close_grace": close_grace,
                    "sensitive_data": sensitive_data,
                    "per_recipient": per_recipient,
                    "require_network": require_network,
                    "throttle_per_hour": throttle_per_hour,
                    "min_account_age": min_account_age,
                    "hold": hold,
                    "sms_message": sms_message,
                    "branding": branding,
                    "lawful_basis": lawful_basis,
                    "geofence": geofence,
                    "metadata": metadata,
                }
            )
        )


class RewardLimitInput(Model):
    """
    Limits on what one person can receive within a period.
    """

    __slots__ = ()
    count: Optional[int]
    """
    Maximum number of rewards. Default: no limit.
    """
    amount: Optional[str]
    """
    Maximum amount, in the program's currency. Default: no limit.
    Type: `MoneyInput`.
    """

    def __init__(
        self,
        *,
        count: Optional[int] = NOT_GIVEN,
        amount: Optional[str] = NOT_GIVEN,
    ) -> None:
        super().__init__(
            given(
                **{
                    "count": count,
                    "amount": amount,
                }
            )
        )


class RewardLimitsInput(Model):
    """
    Limits on what one person can receive. Omitted periods are not limited. Days are calendar days in
    Harare.
    """

    __slots__ = ()
    _codecs = {
        "lifetime": "RewardLimitInput",
        "per_day": "RewardLimitInput",
        "per_week": "RewardLimitInput",
        "per_month": "RewardLimitInput",
    }
    lifetime: Optional[_models.RewardLimitInput]
    """
    Limit over the person's lifetime.
    """
    per_day: Optional[_models.RewardLimitInput]
    """
    Limit per calendar day.
    """
    per_week: Optional[_models.RewardLimitInput]
    """
    Limit per week, starting on Monday.
    """
    per_month: Optional[_models.RewardLimitInput]
    """
    Limit per calendar month.
    """

    def __init__(
        self,
        *,
        lifetime: Optional[Union[_models.RewardLimitInput, Mapping[str, Any]]] = NOT_GIVEN,
        per_day: Optional[Union[_models.RewardLimitInput, Mapping[str, Any]]] = NOT_GIVEN,
        per_week: Optional[Union[_models.RewardLimitInput, Mapping[str, Any]]] = NOT_GIVEN,
        per_month: Optional[Union[_models.RewardLimitInput, Mapping[str, Any]]] = NOT_GIVEN,
    ) -> None:
        super().__init__(
            given(
                **{
                    "lifetime": lifetime,
                    "per_day": per_day,
                    "per_week": per_week,
                    "per_month": per_month,
                }
            )
        )


class RuleCondition(Model):
    """
    A condition on one field of what triggers the rule.
    """

    __slots__ = ()
    field: str
    """
    Field that is compared with the value.
    Type: `RuleField`.
    """
    op: str
    """
    Operator used for the comparison.
    See `RuleOperator`.
    """
    value: Any
    """
    Value that the field is compared with.
    """

    def __init__(
        self,
        *,
        field: str,
        op: str,
        value: Any,
    ) -> None:
        super().__init__(
            given(
                **{
                    "field": field,
                    "op": op,
                    "value": value,
                }
            )
        )


class RuleConditions(Model):
    """
    Conditions for a rule to match, and for what triggers it to be counted. If both lists are empty,
    they are always met.
    """

    __slots__ = ()
    _codecs = {
        "all": ["RuleCondition"],
        "any": ["RuleCondition"],
    }
    all: List[_models.RuleCondition]
    """
    Conditions that must all be met.
    """
    any: List[_models.RuleCondition]
    """
    Conditions of which at least one must be met, unless the list is empty.
    """


class RuleConditionsInput(Model):
    """
    Conditions for a rule to match. Default: it always matches.
    """

    __slots__ = ()
    _codecs = {
        "all": ["RuleCondition"],
        "any": ["RuleCondition"],
    }
    all: Optional[List[_models.RuleCondition]]
    """
    Conditions that must all be met.
    """
    any: Optional[List[_models.RuleCondition]]
    """
    Conditions of which at least one must be met.
    """

    def __init__(
        self,
        *,
        all: Sequence[Union[_models.RuleCondition, Mapping[str, Any]]] = NOT_GIVEN,
        any: Sequence[Union[_models.RuleCondition, Mapping[str, Any]]] = NOT_GIVEN,
    ) -> None:
        super().__init__(
            given(
                **{
                    "all": all,
                    "any": any,
                }
            )
        )


class RuleCount(Model):
    """
    How often something must happen, or what its values must add up to. Of each person, only the
    newest 10,000 are counted: activities with the rule's `activity_name`, or completions of the
    program, referrals to it or check-ins, whatever became of their rewards.
    """

    __slots__ = ()
    times: Optional[int]
    """
    Number of times, or of consecutive periods for a streak. Null if values are summed.
    """
    value: Optional[str]
    """
    Total that the values must reach, in the program's currency. Null if times are counted.
    Type: `Money`.
    """
    within: Optional[int]
    """
    Number of seconds within which it must happen, for `threshold` rules. Null for no limit.
    Type: `Seconds`.
    """
    every: Optional[str]
    """
    Period that counts once, for `streak` rules. Null for other kinds.
    See `RuleStreakUnit`.
    """


class RuleCountInput(Model):
    """
    How often something must happen, or what its values must add up to. Set `times`; or `value`, for
    activities.
    """

    __slots__ = ()
    times: Optional[int]
    """
    Number of times, or of consecutive periods for a streak.
    """
    value: Optional[str]
    """
    Total that the values must reach, in the program's currency. Only for `threshold`.
    Type: `MoneyInput`.
    """
    within: Optional[str]
    """
    Period within which it must happen. Only for `threshold`. Omitted or null: no limit.
    Type: `DurationInput`.
    """
    every: Optional[str]
    """
    Period that counts once. Required for `streak`, not allowed for other kinds.
    See `RuleStreakUnit`.
    """

    def __init__(
        self,
        *,
        times: Optional[int] = NOT_GIVEN,
        value: Optional[str] = NOT_GIVEN,
        within: Optional[str] = NOT_GIVEN,
        every: Optional[str] = NOT_GIVEN,
    ) -> None:
        super().__init__(
            given(
                **{
                    "times": times,
                    "value": value,
                    "within": within,
                    "every": every,
                }
            )
        )


class RuleGive(Model):
    """
    The reward that a rule gives.
    """

    __slots__ = ()
    amount: Optional[str]
    """
    Fixed amount of the reward. Null if it is a percentage.
    Type: `Money`.
    """
    percent_of_value: Optional[str]
    """
    Percentage of the activity's value. Null if the amount is fixed.
    Type: `Percent`.
    """
    max: Optional[str]
    """
    Maximum amount of a percentage reward. Null for no maximum.
    Type: `Money`.
    """
    type: Optional[str]
    """
    Reward type. Null for the first of the program's choices that fits.
    See `SendType`.
    """
    bundle_id: Optional[str]
    """
    Bundle to send, for data only. Null otherwise.
    Type: `BundleId`.
    """
    delivery: str
    """
    How the reward is delivered to the person.
    See `RewardDelivery`.
    """


class RuleGiveInput(Model):
    """
    The reward that a rule gives. Set `amount` or `percent_of_value`.
    """

    __slots__ = ()
    amount: Optional[str]
    """
    Fixed amount of the reward, in the program's currency.
    Type: `MoneyInput`.
    """
    percent_of_value: Optional[str]
    """
    Percentage of the activity's value, such as `2.50`. Values in another currency give nothing.
    Only for activities.
    Type: `Percent`.
    """
    max: Optional[str]
    """
    Maximum amount of a percentage reward.
    Type: `MoneyInput`.
    """
    type: Optional[str]
    """
    Reward type. Omitted or null: the first of the program's choices that fits.
    See `SendType`.
    """
    bundle_id: Optional[str]
    """
    Bundle to send. Required with `type: data`.
    Type: `BundleId`.
    """
    delivery: Optional[str]
    """
    How the reward is delivered to the person. With `choice`, omit `type` and `bundle_id`. The link
    is that of the reward, and asks for a code by SMS; it is not texted to the person.
    See `RewardDelivery`.
    """

    def __init__(
        self,
        *,
        amount: Optional[str] = NOT_GIVEN,
        percent_of_value: Optional[str] = NOT_GIVEN,
        max: Optional[str] = NOT_GIVEN,
        type: Optional[str] = NOT_GIVEN,
        bundle_id: Optional[str] = NOT_GIVEN,
        delivery: str = NOT_GIVEN,
    ) -> None:
        super().__init__(
            given(
                **{
                    "amount": amount,
                    "percent_of_value": percent_of_value,
                    "max": max,
                    "type": type,
                    "bundle_id": bundle_id,
                    "delivery": delivery,
                }
            )
        )
