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


class ProgramsResource(Resource):

    def activate(
        self,
        program_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Program:
        """
        Activate a program.

        Activates a program so that it gives rewards. It needs at least one of `choices` and a budget; if
        one is missing, the request returns 400 `parameter_missing` with its name. The budget of a
        reserved program is already reserved. If the program is already active, the request returns 200
        with the program unchanged. Returns 409 `invalid_transition` if it is paused or exhausted; resume
        or fund it instead.

        Errors: `limit_raise_forbidden`, `program_closed`, `invalid_transition`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["programs.activate"],
            {
                "program_id": program_id,
            },
            {},
            request_options,
        )

    def close(
        self,
        program_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Program:
        """
        Close a program.

        Closes a program permanently, whatever its status. New rewards return 409 `program_closed`.
        Unclaimed links are revoked immediately and their rewards voided. During `close_grace`, seven
        days by default, you can still release escrow and approve reviews; links that this creates can be
        claimed until it ends. After that, rewards still in escrow are voided and open reviews are
        rejected. Money not earmarked for them returns to your Credit immediately, the rest as each of
        them ends. If the program is already closed, the request returns 200 with the program unchanged.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["programs.close"],
            {
                "program_id": program_id,
            },
            {},
            request_options,
        )

    def create(
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
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Program:
        """
        Create a program.

        Creates a program as a draft: its budget, reward types, limits and holds. The response contains
        `completions_secret`, which your own systems use to sign completions; store it. With
        `funding: reserve`, the whole budget is reserved from your Credit now; if your Credit is too low,
        the request returns 402 `reservation_insufficient`. With `pay_as_you_go`, each reward debits your
        Credit when it is created, and the value of links and escrow is reserved until they end.

        If a bundle costs less than the reward, the reward's amount becomes the price of the bundle and
        the rest returns to the budget. Budgets, limits and rewards are counted at face value.

        Nothing is given away until you activate the program. Add rules with
        `PUT /programs/{program_id}/rules` to reward activities, referrals or check-ins.

        A program gives to people who have no key, so a key with `spend_caps`, a recipient allowlist, or
        lists of networks or products cannot create, activate, resume, fund or update one, set its rules,
        roll its secret or create its links: all of them return 403 `limit_raise_forbidden`. A key that
        is given limits later is held to them: signed completions, check-ins and claims that no other key
        caused count for the key that created the program, or last activated or resumed it.

        Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
        `invalid_currency`, `invalid_amount`, `invalid_duration`, `reference_not_found`,
        `invalid_url`, `invalid_metadata`, `conflicting_parameters`, `time_out_of_range`,
        `unknown_merge_field`, `sms_too_long`, `limit_raise_forbidden`, `reservation_insufficient`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["programs.create"],
            {},
            {
                "name": name,
                "currency": currency,
                "description": description,
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
            },
            request_options,
        )

    def create_completion(
        self,
        program_id: str,
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
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Reward:
        """
        Reward a signed completion.

        Rewards a person for completing something, without an API key: a survey tool, form or app signs
        the request with the program's secret instead. The program's limits, fraud rules and budget apply
        as in `POST /rewards`. If the request is rejected, nothing is written, so you can send it again
        with the same `completion_id` once the cause is fixed. If the `completion_id` was already used,
        its existing reward is returned with 200. While an agent waits for approval to reward it, 409
        `reference_in_use` is returned. The reward type follows from `meter` or `target`;
        otherwise it is the first of the program's `choices` that fits.

        The reward counts towards the caps of the key that created the program, or last activated or
        resumed it, and must be within its lists of recipients, networks and products.

        The program's rules for completions are evaluated with the first request, for whoever is
        rewarded. `matches` lists the ones that matched; a rule that gives nothing never fails the
        request.

        The header is `Svc-Signature: t=<unix>,v1=<hex>`, where hex is the HMAC-SHA256 of `t`, a full
        stop and the raw body, keyed by the whole `completions_secret`. Create a new signature for every
        attempt: a signature is valid for five minutes. Returns 429 `completions_throttled` above the
        program's `throttle_per_hour`; wait `retry_after` seconds.

        Errors: `signature_invalid`, `signature_expired`, `reference_not_found`, `invalid_phone`,
        `invalid_meter_number`, `invalid_amount`, `invalid_metadata`, `conflicting_parameters`,
        `reference_in_use`, `completions_throttled`, `program_closed`, `program_not_active`,
        `source_not_allowed`, `choice_not_allowed`, `erased_recipient`, `unsupported_network`,
        `network_required`, `token_phone_required`, `product_unavailable`, `amount_out_of_range`,
        `amount_not_allowed`, `target_blocked`, `account_too_young`, `one_per_phone`,
        `reward_cap_reached`, `fraud_blocked`, `limit_reached`, `product_not_allowed`,
        `network_not_allowed`, `recipient_not_allowed`, `meter_quota_exceeded`, `power_unavailable`,
        `provider_invalid_response`, `meter_not_found`, `meter_blocked`, `meter_currency_mismatch`,
        `recipient_cap_exceeded`, `spend_cap_exceeded`, `program_budget_exceeded`,
        `insufficient_credit`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["programs.create_completion"],
            {
                "program_id": program_id,
            },
            {
                "completion_id": completion_id,
                "ref": ref,
                "recipient": recipient,
                "phone": phone,
                "target": target,
                "meter": meter,
                "token_phone": token_phone,
                "amount": amount,
                "metadata": metadata,
            },
            request_options,
        )

    def defund(
        self,
        program_id: str,
        *,
        amount: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Program:
        """
        Remove from a program's budget.

        Removes money from the budget of a program. If the program is reserved, the money becomes
        available Credit immediately. If `amount` is omitted, everything that escrow and unclaimed links
        have not earmarked is removed. Returns 402 `program_budget_exceeded` if `amount` is more than
        that. A program with nothing left becomes exhausted.

        Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
        `idempotency_in_progress`, `invalid_amount`, `program_closed`, `program_budget_exceeded`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["programs.defund"],
            {
                "program_id": program_id,
            },
            {
                "amount": amount,
            },
            request_options,
        )

    def delete(
        self,
        program_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Program:
        """
        Delete a program.

        Closes a program, exactly as `POST /programs/{program_id}/close` does. Nothing is erased, and its
        rewards remain readable. If the program is already closed, the request returns 200 with the
        program unchanged.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["programs.delete"],
            {
                "program_id": program_id,
            },
            {},
            request_options,
        )

    def fund(
        self,
        program_id: str,
        *,
        amount: str,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Program:
        """
        Add to a program's budget.

        Adds to the budget of a program. If the program is reserved, the same amount is added to its
        reservation from your Credit; if your Credit is too low, the request returns 402
        `reservation_insufficient` and nothing changes. A budget is at most 9999999.99: above that, the
        request returns 422 `amount_out_of_range`. An exhausted program becomes active again.

        Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
        `idempotency_in_progress`, `invalid_amount`, `limit_raise_forbidden`, `program_closed`,
        `amount_out_of_range`, `reservation_insufficient`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["programs.fund"],
            {
                "program_id": program_id,
            },
            {
                "amount": amount,
            },
            request_options,
        )

    def get(
        self,
        program_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Program:
        """
        Retrieve a program.

        Retrieves a program with its current budget. Use it to monitor a campaign: `remaining` is the
        money left, and `counts` how its rewards ended. The secret is never returned again.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["programs.get"],
            {
                "program_id": program_id,
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
    ) -> Page[_models.Program]:
        """
        List programs.

        Lists your programs, newest first, with their remaining budgets. Use it to find a program's ID,
        or with `status=exhausted` to find programs that need more budget.

        Errors: `invalid_cursor`, `invalid_time`, `conflicting_parameters`.
        """
        return self._page(
            OPERATIONS["programs.list"],
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

    def list_rules(
        self,
        program_id: str,
        *,
        active: bool = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> Page[_models.ProgramRule]:
        """
        List the rules of a program.

        Lists the rules of a program on one page, in the order they are evaluated. Rules that were
        omitted from the last set are included, switched off, with their match counts.
        """
        return self._page(
            OPERATIONS["programs.list_rules"],
            {
                "program_id": program_id,
            },
            {
                "active": active,
            },
            request_options,
        )

    def pause(
        self,
        program_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Program:
        """
        Pause a program.

        Pauses a program. New rewards, completions and claims return 409 `program_not_active`; rewards
        already being sent continue. The budget is unchanged. If the program is already paused, the
        request returns 200 with the program unchanged. Returns 409 `invalid_transition` if it is a draft
        or exhausted.

        Errors: `program_closed`, `invalid_transition`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["programs.pause"],
            {
                "program_id": program_id,
            },
            {},
            request_options,
        )

    def resume(
        self,
        program_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Program:
        """
        Resume a program.

        Resumes a paused program. Requests that were rejected while it was paused are not replayed: send
        those completions again with the same `completion_id`. If the program is already active, the
        request returns 200 with the program unchanged. Returns 409 `invalid_transition` for any other
        status.

        Errors: `limit_raise_forbidden`, `program_closed`, `invalid_transition`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["programs.resume"],
            {
                "program_id": program_id,
            },
            {},
            request_options,
        )

    def roll_secret(
        self,
        program_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Program:
        """
        Roll a program's secret.

        Rolls the secret that signs a program's completions and returns the new secret once. The old
        secret stays valid for 24 hours, so that you can update your systems without an interruption.
        Rolling again does not shorten those 24 hours, so you can repeat a roll whose response was lost.
        Use it if a secret may have leaked.

        Errors: `limit_raise_forbidden`, `program_closed`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["programs.roll_secret"],
            {
                "program_id": program_id,
            },
            {},
            request_options,
        )

    def set_rules(
        self,
        program_id: str,
        *,
        rules: Sequence[Union[_models.ProgramRuleWrite, Mapping[str, Any]]],
        request_options: Optional[RequestOptions] = None,
    ) -> _models.ProgramRuleList:
        """
        Set the rules of a program.

        Replaces the whole set of rules of a program. A rule whose `id` exists replaces that rule and
        keeps its count; a rule without `id` is new; rules that you omit are switched off but never
        erased. To change one rule, retrieve all rules, edit them, and send all of them back.

        At most 50 rules of a program and 1,000 of an account can be active; the request returns 409
        `limit_reached` if there are more. The conditions of a program's rules, and those of all active
        rules of an account, can have at most 1 MiB. Rules apply to what happens from now on. Rewards
        cannot depend on chance: `lottery` and `prize_draw` return `rule_not_allowed`.

        Errors: `reference_not_found`, `rule_not_allowed`, `invalid_amount`, `invalid_duration`,
        `invalid_time`, `limit_raise_forbidden`, `conflicting_parameters`, `time_out_of_range`,
        `program_closed`, `choice_not_allowed`, `limit_reached`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["programs.set_rules"],
            {
                "program_id": program_id,
            },
            {
                "rules": rules,
            },
            request_options,
        )

    def update(
        self,
        program_id: str,
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
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Program:
        """
        Update a program.

        Updates a program that is not closed. Omitted fields keep their value. Everything except the
        currency and the funding can change. Changes apply to rewards created from now on; existing
        rewards keep their terms. Returns 402 `program_budget_exceeded` if the new budget is below what
        is spent and earmarked. If the program is reserved, a larger budget is reserved immediately.

        Errors: `invalid_amount`, `invalid_duration`, `reference_not_found`, `invalid_url`,
        `invalid_metadata`, `conflicting_parameters`, `time_out_of_range`, `unknown_merge_field`,
        `sms_too_long`, `limit_raise_forbidden`, `program_closed`, `program_budget_exceeded`,
        `reservation_insufficient`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["programs.update"],
            {
                "program_id": program_id,
            },
            {
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
            },
            request_options,
        )


class AsyncProgramsResource(AsyncResource):

    async def activate(
        self,
        program_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Program:
        """
        Activate a program.

        Activates a program so that it gives rewards. It needs at least one of `choices` and a budget; if
        one is missing, the request returns 400 `parameter_missing` with its name. The budget of a
        reserved program is already reserved. If the program is already active, the request returns 200
        with the program unchanged. Returns 409 `invalid_transition` if it is paused or exhausted; resume
        or fund it instead.

        Errors: `limit_raise_forbidden`, `program_closed`, `invalid_transition`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["programs.activate"],
            {
                "program_id": program_id,
            },
            {},
            request_options,
        )

    async def close(
        self,
        program_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Program:
        """
        Close a program.

        Closes a program permanently, whatever its status. New rewards return 409 `program_closed`.
        Unclaimed links are revoked immediately and their rewards voided. During `close_grace`, seven
        days by default, you can still release escrow and approve reviews; links that this creates can be
        claimed until it ends. After that, rewards still in escrow are voided and open reviews are
        rejected. Money not earmarked for them returns to your Credit immediately, the rest as each of
        them ends. If the program is already closed, the request returns 200 with the program unchanged.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["programs.close"],
            {
                "program_id": program_id,
            },
            {},
            request_options,
        )

    async def create(
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
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Program:
        """
        Create a program.

        Creates a program as a draft: its budget, reward types, limits and holds. The response contains
        `completions_secret`, which your own systems use to sign completions; store it. With
        `funding: reserve`, the whole budget is reserved from your Credit now; if your Credit is too low,
        the request returns 402 `reservation_insufficient`. With `pay_as_you_go`, each reward debits your
        Credit when it is created, and the value of links and escrow is reserved until they end.

        If a bundle costs less than the reward, the reward's amount becomes the price of the bundle and
        the rest returns to the budget. Budgets, limits and rewards are counted at face value.

        Nothing is given away until you activate the program. Add rules with
        `PUT /programs/{program_id}/rules` to reward activities, referrals or check-ins.

        A program gives to people who have no key, so a key with `spend_caps`, a recipient allowlist, or
        lists of networks or products cannot create, activate, resume, fund or update one, set its rules,
        roll its secret or create its links: all of them return 403 `limit_raise_forbidden`. A key that
        is given limits later is held to them: signed completions, check-ins and claims that no other key
        caused count for the key that created the program, or last activated or resumed it.

        Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
        `invalid_currency`, `invalid_amount`, `invalid_duration`, `reference_not_found`,
        `invalid_url`, `invalid_metadata`, `conflicting_parameters`, `time_out_of_range`,
        `unknown_merge_field`, `sms_too_long`, `limit_raise_forbidden`, `reservation_insufficient`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["programs.create"],
            {},
            {
                "name": name,
                "currency": currency,
                "description": description,
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
            },
            request_options,
        )

    async def create_completion(
        self,
        program_id: str,
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
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Reward:
        """
        Reward a signed completion.

        Rewards a person for completing something, without an API key: a survey tool, form or app signs
        the request with the program's secret instead. The program's limits, fraud rules and budget apply
        as in `POST /rewards`. If the request is rejected, nothing is written, so you can send it again
        with the same `completion_id` once the cause is fixed. If the `completion_id` was already used,
        its existing reward is returned with 200. While an agent waits for approval to reward it, 409
        `reference_in_use` is returned. The reward type follows from `meter` or `target`;
        otherwise it is the first of the program's `choices` that fits.

        The reward counts towards the caps of the key that created the program, or last activated or
        resumed it, and must be within its lists of recipients, networks and products.

        The program's rules for completions are evaluated with the first request, for whoever is
        rewarded. `matches` lists the ones that matched; a rule that gives nothing never fails the
        request.

        The header is `Svc-Signature: t=<unix>,v1=<hex>`, where hex is the HMAC-SHA256 of `t`, a full
        stop and the raw body, keyed by the whole `completions_secret`. Create a new signature for every
        attempt: a signature is valid for five minutes. Returns 429 `completions_throttled` above the
        program's `throttle_per_hour`; wait `retry_after` seconds.

        Errors: `signature_invalid`, `signature_expired`, `reference_not_found`, `invalid_phone`,
        `invalid_meter_number`, `invalid_amount`, `invalid_metadata`, `conflicting_parameters`,
        `reference_in_use`, `completions_throttled`, `program_closed`, `program_not_active`,
        `source_not_allowed`, `choice_not_allowed`, `erased_recipient`, `unsupported_network`,
        `network_required`, `token_phone_required`, `product_unavailable`, `amount_out_of_range`,
        `amount_not_allowed`, `target_blocked`, `account_too_young`, `one_per_phone`,
        `reward_cap_reached`, `fraud_blocked`, `limit_reached`, `product_not_allowed`,
        `network_not_allowed`, `recipient_not_allowed`, `meter_quota_exceeded`, `power_unavailable`,
        `provider_invalid_response`, `meter_not_found`, `meter_blocked`, `meter_currency_mismatch`,
        `recipient_cap_exceeded`, `spend_cap_exceeded`, `program_budget_exceeded`,
        `insufficient_credit`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["programs.create_completion"],
            {
                "program_id": program_id,
            },
            {
                "completion_id": completion_id,
                "ref": ref,
                "recipient": recipient,
                "phone": phone,
                "target": target,
                "meter": meter,
                "token_phone": token_phone,
                "amount": amount,
                "metadata": metadata,
            },
            request_options,
        )

    async def defund(
        self,
        program_id: str,
        *,
        amount: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Program:
        """
        Remove from a program's budget.

        Removes money from the budget of a program. If the program is reserved, the money becomes
        available Credit immediately. If `amount` is omitted, everything that escrow and unclaimed links
        have not earmarked is removed. Returns 402 `program_budget_exceeded` if `amount` is more than
        that. A program with nothing left becomes exhausted.

        Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
        `idempotency_in_progress`, `invalid_amount`, `program_closed`, `program_budget_exceeded`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["programs.defund"],
            {
                "program_id": program_id,
            },
            {
                "amount": amount,
            },
            request_options,
        )

    async def delete(
        self,
        program_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Program:
        """
        Delete a program.

        Closes a program, exactly as `POST /programs/{program_id}/close` does. Nothing is erased, and its
        rewards remain readable. If the program is already closed, the request returns 200 with the
        program unchanged.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["programs.delete"],
            {
                "program_id": program_id,
            },
            {},
            request_options,
        )

    async def fund(
        self,
        program_id: str,
        *,
        amount: str,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Program:
        """
        Add to a program's budget.

        Adds to the budget of a program. If the program is reserved, the same amount is added to its
        reservation from your Credit; if your Credit is too low, the request returns 402
        `reservation_insufficient` and nothing changes. A budget is at most 9999999.99: above that, the
        request returns 422 `amount_out_of_range`. An exhausted program becomes active again.

        Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
        `idempotency_in_progress`, `invalid_amount`, `limit_raise_forbidden`, `program_closed`,
        `amount_out_of_range`, `reservation_insufficient`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["programs.fund"],
            {
                "program_id": program_id,
            },
            {
                "amount": amount,
            },
            request_options,
        )

    async def get(
        self,
        program_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Program:
        """
        Retrieve a program.

        Retrieves a program with its current budget. Use it to monitor a campaign: `remaining` is the
        money left, and `counts` how its rewards ended. The secret is never returned again.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["programs.get"],
            {
                "program_id": program_id,
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
    ) -> AsyncPageRequest[_models.Program]:
        """
        List programs.

        Lists your programs, newest first, with their remaining budgets. Use it to find a program's ID,
        or with `status=exhausted` to find programs that need more budget.

        Errors: `invalid_cursor`, `invalid_time`, `conflicting_parameters`.
        """
        return self._page(
            OPERATIONS["programs.list"],
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

    def list_rules(
        self,
        program_id: str,
        *,
        active: bool = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> AsyncPageRequest[_models.ProgramRule]:
        """
        List the rules of a program.

        Lists the rules of a program on one page, in the order they are evaluated. Rules that were
        omitted from the last set are included, switched off, with their match counts.
        """
        return self._page(
            OPERATIONS["programs.list_rules"],
            {
                "program_id": program_id,
            },
            {
                "active": active,
            },
            request_options,
        )

    async def pause(
        self,
        program_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Program:
        """
        Pause a program.

        Pauses a program. New rewards, completions and claims return 409 `program_not_active`; rewards
        already being sent continue. The budget is unchanged. If the program is already paused, the
        request returns 200 with the program unchanged. Returns 409 `invalid_transition` if it is a draft
        or exhausted.

        Errors: `program_closed`, `invalid_transition`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["programs.pause"],
            {
                "program_id": program_id,
            },
            {},
            request_options,
        )

    async def resume(
        self,
        program_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Program:
        """
        Resume a program.

        Resumes a paused program. Requests that were rejected while it was paused are not replayed: send
        those completions again with the same `completion_id`. If the program is already active, the
        request returns 200 with the program unchanged. Returns 409 `invalid_transition` for any other
        status.

        Errors: `limit_raise_forbidden`, `program_closed`, `invalid_transition`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["programs.resume"],
            {
                "program_id": program_id,
            },
            {},
            request_options,
        )

    async def roll_secret(
        self,
        program_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Program:
        """
        Roll a program's secret.

        Rolls the secret that signs a program's completions and returns the new secret once. The old
        secret stays valid for 24 hours, so that you can update your systems without an interruption.
        Rolling again does not shorten those 24 hours, so you can repeat a roll whose response was lost.
        Use it if a secret may have leaked.

        Errors: `limit_raise_forbidden`, `program_closed`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["programs.roll_secret"],
            {
                "program_id": program_id,
            },
            {},
            request_options,
        )

    async def set_rules(
        self,
        program_id: str,
        *,
        rules: Sequence[Union[_models.ProgramRuleWrite, Mapping[str, Any]]],
        request_options: Optional[RequestOptions] = None,
    ) -> _models.ProgramRuleList:
        """
        Set the rules of a program.

        Replaces the whole set of rules of a program. A rule whose `id` exists replaces that rule and
        keeps its count; a rule without `id` is new; rules that you omit are switched off but never
        erased. To change one rule, retrieve all rules, edit them, and send all of them back.

        At most 50 rules of a program and 1,000 of an account can be active; the request returns 409
        `limit_reached` if there are more. The conditions of a program's rules, and those of all active
        rules of an account, can have at most 1 MiB. Rules apply to what happens from now on. Rewards
        cannot depend on chance: `lottery` and `prize_draw` return `rule_not_allowed`.

        Errors: `reference_not_found`, `rule_not_allowed`, `invalid_amount`, `invalid_duration`,
        `invalid_time`, `limit_raise_forbidden`, `conflicting_parameters`, `time_out_of_range`,
        `program_closed`, `choice_not_allowed`, `limit_reached`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["programs.set_rules"],
            {
                "program_id": program_id,
            },
            {
                "rules": rules,
            },
            request_options,
        )

    async def update(
        self,
        program_id: str,
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
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Program:
        """
        Update a program.

        Updates a program that is not closed. Omitted fields keep their value. Everything except the
        currency and the funding can change. Changes apply to rewards created from now on; existing
        rewards keep their terms. Returns 402 `program_budget_exceeded` if the new budget is below what
        is spent and earmarked. If the program is reserved, a larger budget is reserved immediately.

        Errors: `invalid_amount`, `invalid_duration`, `reference_not_found`, `invalid_url`,
        `invalid_metadata`, `conflicting_parameters`, `time_out_of_range`, `unknown_merge_field`,
        `sms_too_long`, `limit_raise_forbidden`, `program_closed`, `program_budget_exceeded`,
        `reservation_insufficient`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["programs.update"],
            {
                "program_id": program_id,
            },
            {
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
            },
            request_options,
        )
