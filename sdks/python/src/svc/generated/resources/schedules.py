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


class SchedulesResource(Resource):

    def combine_occurrence(
        self,
        schedule_id: str,
        day: str,
        *,
        into: str,
        schedule: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.ScheduleOccurrence:
        """
        Combine a day of a schedule with another.

        Makes one day part of another day's run, of this schedule or another one. Each person receives
        both amounts in one recharge, with one SMS message. Both days must be in the future and have the
        same product, people, currency and cost centre; otherwise the request returns 409
        `occurrence_not_combinable`, whose `meta.differs` lists the differences. A run can have up to 30
        parts; beyond that the request returns the same code. Returns 422
        `amount_out_of_range` if the combined amount is outside the product's limits. If the other day is
        skipped or moved, this day follows it. From then on, the limits of the key that combined the days
        apply to the other schedule. The days are separated when either schedule is paused or deleted, or
        changes so that they differ. If a group changes after the days were combined, people who are in
        only one of the two groups at the time of the run receive the amount of that day only. Undo it
        with `reset`.

        Errors: `reference_not_found`, `occurrence_locked`, `invalid_transition`,
        `occurrence_not_combinable`, `amount_out_of_range`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["schedules.combine_occurrence"],
            {
                "schedule_id": schedule_id,
                "day": day,
            },
            {
                "into": into,
                "schedule": schedule,
            },
            request_options,
        )

    def create(
        self,
        *,
        name: str,
        cadence: str,
        hour: int,
        minute: int = NOT_GIVEN,
        day_of_week: int = NOT_GIVEN,
        day_of_month: int = NOT_GIVEN,
        month_of_year: int = NOT_GIVEN,
        anchor_date: str = NOT_GIVEN,
        group: str = NOT_GIVEN,
        recipients: Sequence[Union[str, Union[_models.ScheduleRecipientCreate, Mapping[str, Any]]]] = NOT_GIVEN,
        product: str = NOT_GIVEN,
        type: str = NOT_GIVEN,
        currency: str = NOT_GIVEN,
        bundle_id: str = NOT_GIVEN,
        amount: str = NOT_GIVEN,
        sms_message: str = NOT_GIVEN,
        custom_sms: bool = NOT_GIVEN,
        cost_center: str = NOT_GIVEN,
        meter: str = NOT_GIVEN,
        token_phone: str = NOT_GIVEN,
        active: bool = NOT_GIVEN,
        precheck_credit: bool = NOT_GIVEN,
        on_insufficient: str = NOT_GIVEN,
        metadata: Mapping[str, str] = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Schedule:
        """
        Create a schedule.

        Creates a schedule of repeated sales to the same people: daily, weekly, every 14 days, monthly,
        yearly, on payday or on the last day of the month. Each run creates a batch, which reserves its
        total and may require approval like any batch. Days and hours are in Harare time.

        Nothing is charged now. `schedule.occurrence.upcoming` is sent 24 hours before each run, or
        immediately if the first run is sooner. Until 15 minutes before the run, that day can be skipped,
        moved, changed or combined with another. If our service was unavailable, a missed run is made up
        once if it is less than twelve hours late. Returns 409 `limit_reached` if the account already has
        5,000 schedules. Runs are restricted by the products, networks, numbers and caps of the key that
        created the schedule, or last changed what it sells; if that key is revoked, the schedule is
        paused and your owners are notified.

        Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
        `reference_not_found`, `invalid_phone`, `invalid_amount`, `invalid_meter_number`,
        `invalid_currency`, `invalid_metadata`, `conflicting_parameters`, `time_out_of_range`,
        `unknown_merge_field`, `sms_too_long`, `erased_recipient`, `product_mismatch`,
        `unsupported_network`, `token_phone_required`, `product_not_allowed`, `network_not_allowed`,
        `recipient_not_allowed`, `data_not_live`, `bundle_unavailable`, `amount_out_of_range`,
        `amount_not_allowed`, `target_blocked`, `limit_reached`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["schedules.create"],
            {},
            {
                "name": name,
                "cadence": cadence,
                "hour": hour,
                "minute": minute,
                "day_of_week": day_of_week,
                "day_of_month": day_of_month,
                "month_of_year": month_of_year,
                "anchor_date": anchor_date,
                "group": group,
                "recipients": recipients,
                "product": product,
                "type": type,
                "currency": currency,
                "bundle_id": bundle_id,
                "amount": amount,
                "sms_message": sms_message,
                "custom_sms": custom_sms,
                "cost_center": cost_center,
                "meter": meter,
                "token_phone": token_phone,
                "active": active,
                "precheck_credit": precheck_credit,
                "on_insufficient": on_insufficient,
                "metadata": metadata,
            },
            request_options,
        )

    def delete(
        self,
        schedule_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.DeletedSchedule:
        """
        Delete a schedule.

        Deletes a schedule and its planned days. Batches already created are kept, and those in progress
        continue. To stop it temporarily, set `active` to false instead. Returns 409 `resource_in_use`
        for the allowance of a family member, which ends with the member, `resource`.

        Errors: `resource_in_use`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["schedules.delete"],
            {
                "schedule_id": schedule_id,
            },
            {},
            request_options,
        )

    def get(
        self,
        schedule_id: str,
        *,
        expand: Sequence[str] = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Schedule:
        """
        Retrieve a schedule.

        Retrieves a schedule with its next three runs and their estimated cost, `estimated_total`. To see
        individual days, use `GET /schedules/{schedule_id}/occurrences`.

        Errors: `invalid_expand`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["schedules.get"],
            {
                "schedule_id": schedule_id,
            },
            {
                "expand[]": expand,
            },
            request_options,
        )

    def get_occurrence(
        self,
        schedule_id: str,
        day: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.ScheduleOccurrence:
        """
        Retrieve a day of a schedule.

        Retrieves one day of a schedule. Once it has run, its status is `ran`, and `batch` is the batch
        it created; retrieve that to see the results. Returns 404 `resource_missing` if the cadence has
        no run on that day.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["schedules.get_occurrence"],
            {
                "schedule_id": schedule_id,
                "day": day,
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
        active: bool = NOT_GIVEN,
        metadata: Mapping[str, str] = NOT_GIVEN,
        expand: Sequence[str] = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> Page[_models.Schedule]:
        """
        List schedules.

        Lists your schedules, newest first, each with its next runs but without its people. Use
        `active=false` to find paused schedules, and `last_result` to see the outcome of the last run.

        Errors: `invalid_cursor`, `invalid_time`, `invalid_expand`, `conflicting_parameters`.
        """
        return self._page(
            OPERATIONS["schedules.list"],
            {},
            {
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created": created,
                "active": active,
                "metadata": metadata,
                "expand[]": expand,
            },
            request_options,
        )

    def list_occurrences(
        self,
        schedule_id: str,
        *,
        from_: str = NOT_GIVEN,
        to: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> Page[_models.ScheduleOccurrence]:
        """
        List the days of a schedule.

        Lists the days of a schedule, latest first: future days with your changes, and past days with
        their batches. Use it to show a calendar. By default it covers today and the next 60 days.

        Errors: `time_out_of_range`.
        """
        return self._page(
            OPERATIONS["schedules.list_occurrences"],
            {
                "schedule_id": schedule_id,
            },
            {
                "from": from_,
                "to": to,
            },
            request_options,
        )

    def move_occurrence(
        self,
        schedule_id: str,
        day: str,
        *,
        to: str,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.ScheduleOccurrence:
        """
        Move a day of a schedule.

        Moves one day to another date, at the same time of day. Its path keeps the original date of the
        cadence. Returns 409 `invalid_transition` if the schedule already runs on the new date; combine
        the days instead.

        Errors: `time_out_of_range`, `occurrence_locked`, `invalid_transition`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["schedules.move_occurrence"],
            {
                "schedule_id": schedule_id,
                "day": day,
            },
            {
                "to": to,
            },
            request_options,
        )

    def preview_run(
        self,
        schedule_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.ScheduleRunPreview:
        """
        Preview a schedule run.

        Previews running the schedule now: who would receive it, what it would cost, whether your Credit
        is sufficient, and whether it would require approval. It writes nothing.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["schedules.preview_run"],
            {
                "schedule_id": schedule_id,
            },
            {},
            request_options,
        )

    def reset_occurrence(
        self,
        schedule_id: str,
        day: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.ScheduleOccurrence:
        """
        Reset a day of a schedule.

        Resets all changes to one day: it is no longer skipped, moved or combined, and uses the
        schedule's amount. Possible until 15 minutes before the day would run.

        Errors: `occurrence_locked`, `invalid_transition`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["schedules.reset_occurrence"],
            {
                "schedule_id": schedule_id,
                "day": day,
            },
            {},
            request_options,
        )

    def run(
        self,
        schedule_id: str,
        *,
        again: bool = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Batch:
        """
        Run a schedule now.

        Runs a schedule immediately, regardless of its cadence. It creates a batch, which reserves its
        total and may require approval. The run replaces today's day, whatever its status: a day that was
        skipped, combined, missed or waiting for a top-up becomes `ran`, and the cadence does not run it
        again. Returns 409 `already_ran_today` if the schedule has already run today, or as part of
        another day's run that has ended, unless you set `again: true`; `batch` of the day is then the
        newest one. Future days are unaffected. Use the preview first to see what would be sent and
        charged.

        Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
        `idempotency_in_progress`, `already_ran_today`, `batch_empty`, `batch_too_large`,
        `spend_cap_exceeded`, `reservation_insufficient`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["schedules.run"],
            {
                "schedule_id": schedule_id,
            },
            {
                "again": again,
            },
            request_options,
        )

    def skip_occurrence(
        self,
        schedule_id: str,
        day: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.ScheduleOccurrence:
        """
        Skip a day of a schedule.

        Skips one day without affecting the others. A day that is waiting for a top-up can also be
        skipped. If the day is already skipped, the request returns 200 with the day unchanged. Undo it
        with `reset`.

        Errors: `occurrence_locked`, `invalid_transition`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["schedules.skip_occurrence"],
            {
                "schedule_id": schedule_id,
                "day": day,
            },
            {},
            request_options,
        )

    def update(
        self,
        schedule_id: str,
        *,
        name: str = NOT_GIVEN,
        cadence: str = NOT_GIVEN,
        hour: int = NOT_GIVEN,
        minute: int = NOT_GIVEN,
        day_of_week: Optional[int] = NOT_GIVEN,
        day_of_month: Optional[int] = NOT_GIVEN,
        month_of_year: Optional[int] = NOT_GIVEN,
        anchor_date: Optional[str] = NOT_GIVEN,
        group: Optional[str] = NOT_GIVEN,
        recipients: Sequence[Union[str, Union[_models.ScheduleRecipientCreate, Mapping[str, Any]]]] = NOT_GIVEN,
        product: str = NOT_GIVEN,
        type: str = NOT_GIVEN,
        currency: str = NOT_GIVEN,
        bundle_id: Optional[str] = NOT_GIVEN,
        amount: Optional[str] = NOT_GIVEN,
        sms_message: Optional[str] = NOT_GIVEN,
        custom_sms: bool = NOT_GIVEN,
        cost_center: Optional[str] = NOT_GIVEN,
        meter: Optional[str] = NOT_GIVEN,
        token_phone: Optional[str] = NOT_GIVEN,
        active: bool = NOT_GIVEN,
        precheck_credit: bool = NOT_GIVEN,
        on_insufficient: str = NOT_GIVEN,
        metadata: Optional[Mapping[str, Optional[str]]] = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Schedule:
        """
        Update a schedule.

        Updates a schedule, or pauses it with `active: false`. Changes apply to all runs that have not
        started; batches already created are unchanged. If the cadence changes, days that you changed
        keep their changes if the new cadence has them too. Returns 409 `resource_in_use` for the
        allowance of a family member, which is changed with the member, `resource`.

        Errors: `reference_not_found`, `invalid_phone`, `invalid_amount`, `invalid_meter_number`,
        `invalid_currency`, `invalid_metadata`, `resource_in_use`, `conflicting_parameters`,
        `time_out_of_range`, `unknown_merge_field`, `sms_too_long`, `erased_recipient`,
        `product_mismatch`, `unsupported_network`, `token_phone_required`, `product_not_allowed`,
        `network_not_allowed`, `recipient_not_allowed`, `data_not_live`, `bundle_unavailable`,
        `amount_out_of_range`, `amount_not_allowed`, `target_blocked`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["schedules.update"],
            {
                "schedule_id": schedule_id,
            },
            {
                "name": name,
                "cadence": cadence,
                "hour": hour,
                "minute": minute,
                "day_of_week": day_of_week,
                "day_of_month": day_of_month,
                "month_of_year": month_of_year,
                "anchor_date": anchor_date,
                "group": group,
                "recipients": recipients,
                "product": product,
                "type": type,
                "currency": currency,
                "bundle_id": bundle_id,
                "amount": amount,
                "sms_message": sms_message,
                "custom_sms": custom_sms,
                "cost_center": cost_center,
                "meter": meter,
                "token_phone": token_phone,
                "active": active,
                "precheck_credit": precheck_credit,
                "on_insufficient": on_insufficient,
                "metadata": metadata,
            },
            request_options,
        )

    def update_occurrence(
        self,
        schedule_id: str,
        day: str,
        *,
        amount_override: Optional[str] = NOT_GIVEN,
        note: Optional[str] = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.ScheduleOccurrence:
        """
        Update a day of a schedule.

        Changes the amount of one day of a schedule, or your note about it, without affecting other days.
        Possible until 15 minutes before the run; after that returns 409 `occurrence_locked`. If the day
        is part of another day's run, the 15 minutes are those before that run, and that run uses your
        key's limits from then on.

        Errors: `invalid_amount`, `occurrence_locked`, `amount_out_of_range`, `amount_not_allowed`.
        """
        return self._json(  # type: ignore[no-any-return]
            OPERATIONS["schedules.update_occurrence"],
            {
                "schedule_id": schedule_id,
                "day": day,
            },
            {
                "amount_override": amount_override,
                "note": note,
            },
            request_options,
        )


class AsyncSchedulesResource(AsyncResource):

    async def combine_occurrence(
        self,
        schedule_id: str,
        day: str,
        *,
        into: str,
        schedule: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.ScheduleOccurrence:
        """
        Combine a day of a schedule with another.

        Makes one day part of another day's run, of this schedule or another one. Each person receives
        both amounts in one recharge, with one SMS message. Both days must be in the future and have the
        same product, people, currency and cost centre; otherwise the request returns 409
        `occurrence_not_combinable`, whose `meta.differs` lists the differences. A run can have up to 30
        parts; beyond that the request returns the same code. Returns 422
        `amount_out_of_range` if the combined amount is outside the product's limits. If the other day is
        skipped or moved, this day follows it. From then on, the limits of the key that combined the days
        apply to the other schedule. The days are separated when either schedule is paused or deleted, or
        changes so that they differ. If a group changes after the days were combined, people who are in
        only one of the two groups at the time of the run receive the amount of that day only. Undo it
        with `reset`.

        Errors: `reference_not_found`, `occurrence_locked`, `invalid_transition`,
        `occurrence_not_combinable`, `amount_out_of_range`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["schedules.combine_occurrence"],
            {
                "schedule_id": schedule_id,
                "day": day,
            },
            {
                "into": into,
                "schedule": schedule,
            },
            request_options,
        )

    async def create(
        self,
        *,
        name: str,
        cadence: str,
        hour: int,
        minute: int = NOT_GIVEN,
        day_of_week: int = NOT_GIVEN,
        day_of_month: int = NOT_GIVEN,
        month_of_year: int = NOT_GIVEN,
        anchor_date: str = NOT_GIVEN,
        group: str = NOT_GIVEN,
        recipients: Sequence[Union[str, Union[_models.ScheduleRecipientCreate, Mapping[str, Any]]]] = NOT_GIVEN,
        product: str = NOT_GIVEN,
        type: str = NOT_GIVEN,
        currency: str = NOT_GIVEN,
        bundle_id: str = NOT_GIVEN,
        amount: str = NOT_GIVEN,
        sms_message: str = NOT_GIVEN,
        custom_sms: bool = NOT_GIVEN,
        cost_center: str = NOT_GIVEN,
        meter: str = NOT_GIVEN,
        token_phone: str = NOT_GIVEN,
        active: bool = NOT_GIVEN,
        precheck_credit: bool = NOT_GIVEN,
        on_insufficient: str = NOT_GIVEN,
        metadata: Mapping[str, str] = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Schedule:
        """
        Create a schedule.

        Creates a schedule of repeated sales to the same people: daily, weekly, every 14 days, monthly,
        yearly, on payday or on the last day of the month. Each run creates a batch, which reserves its
        total and may require approval like any batch. Days and hours are in Harare time.

        Nothing is charged now. `schedule.occurrence.upcoming` is sent 24 hours before each run, or
        immediately if the first run is sooner. Until 15 minutes before the run, that day can be skipped,
        moved, changed or combined with another. If our service was unavailable, a missed run is made up
        once if it is less than twelve hours late. Returns 409 `limit_reached` if the account already has
        5,000 schedules. Runs are restricted by the products, networks, numbers and caps of the key that
        created the schedule, or last changed what it sells; if that key is revoked, the schedule is
        paused and your owners are notified.

        Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
        `reference_not_found`, `invalid_phone`, `invalid_amount`, `invalid_meter_number`,
        `invalid_currency`, `invalid_metadata`, `conflicting_parameters`, `time_out_of_range`,
        `unknown_merge_field`, `sms_too_long`, `erased_recipient`, `product_mismatch`,
        `unsupported_network`, `token_phone_required`, `product_not_allowed`, `network_not_allowed`,
        `recipient_not_allowed`, `data_not_live`, `bundle_unavailable`, `amount_out_of_range`,
        `amount_not_allowed`, `target_blocked`, `limit_reached`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["schedules.create"],
            {},
            {
                "name": name,
                "cadence": cadence,
                "hour": hour,
                "minute": minute,
                "day_of_week": day_of_week,
                "day_of_month": day_of_month,
                "month_of_year": month_of_year,
                "anchor_date": anchor_date,
                "group": group,
                "recipients": recipients,
                "product": product,
                "type": type,
                "currency": currency,
                "bundle_id": bundle_id,
                "amount": amount,
                "sms_message": sms_message,
                "custom_sms": custom_sms,
                "cost_center": cost_center,
                "meter": meter,
                "token_phone": token_phone,
                "active": active,
                "precheck_credit": precheck_credit,
                "on_insufficient": on_insufficient,
                "metadata": metadata,
            },
            request_options,
        )

    async def delete(
        self,
        schedule_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.DeletedSchedule:
        """
        Delete a schedule.

        Deletes a schedule and its planned days. Batches already created are kept, and those in progress
        continue. To stop it temporarily, set `active` to false instead. Returns 409 `resource_in_use`
        for the allowance of a family member, which ends with the member, `resource`.

        Errors: `resource_in_use`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["schedules.delete"],
            {
                "schedule_id": schedule_id,
            },
            {},
            request_options,
        )

    async def get(
        self,
        schedule_id: str,
        *,
        expand: Sequence[str] = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Schedule:
        """
        Retrieve a schedule.

        Retrieves a schedule with its next three runs and their estimated cost, `estimated_total`. To see
        individual days, use `GET /schedules/{schedule_id}/occurrences`.

        Errors: `invalid_expand`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["schedules.get"],
            {
                "schedule_id": schedule_id,
            },
            {
                "expand[]": expand,
            },
            request_options,
        )

    async def get_occurrence(
        self,
        schedule_id: str,
        day: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.ScheduleOccurrence:
        """
        Retrieve a day of a schedule.

        Retrieves one day of a schedule. Once it has run, its status is `ran`, and `batch` is the batch
        it created; retrieve that to see the results. Returns 404 `resource_missing` if the cadence has
        no run on that day.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["schedules.get_occurrence"],
            {
                "schedule_id": schedule_id,
                "day": day,
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
        active: bool = NOT_GIVEN,
        metadata: Mapping[str, str] = NOT_GIVEN,
        expand: Sequence[str] = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> AsyncPageRequest[_models.Schedule]:
        """
        List schedules.

        Lists your schedules, newest first, each with its next runs but without its people. Use
        `active=false` to find paused schedules, and `last_result` to see the outcome of the last run.

        Errors: `invalid_cursor`, `invalid_time`, `invalid_expand`, `conflicting_parameters`.
        """
        return self._page(
            OPERATIONS["schedules.list"],
            {},
            {
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created": created,
                "active": active,
                "metadata": metadata,
                "expand[]": expand,
            },
            request_options,
        )

    def list_occurrences(
        self,
        schedule_id: str,
        *,
        from_: str = NOT_GIVEN,
        to: str = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> AsyncPageRequest[_models.ScheduleOccurrence]:
        """
        List the days of a schedule.

        Lists the days of a schedule, latest first: future days with your changes, and past days with
        their batches. Use it to show a calendar. By default it covers today and the next 60 days.

        Errors: `time_out_of_range`.
        """
        return self._page(
            OPERATIONS["schedules.list_occurrences"],
            {
                "schedule_id": schedule_id,
            },
            {
                "from": from_,
                "to": to,
            },
            request_options,
        )

    async def move_occurrence(
        self,
        schedule_id: str,
        day: str,
        *,
        to: str,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.ScheduleOccurrence:
        """
        Move a day of a schedule.

        Moves one day to another date, at the same time of day. Its path keeps the original date of the
        cadence. Returns 409 `invalid_transition` if the schedule already runs on the new date; combine
        the days instead.

        Errors: `time_out_of_range`, `occurrence_locked`, `invalid_transition`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["schedules.move_occurrence"],
            {
                "schedule_id": schedule_id,
                "day": day,
            },
            {
                "to": to,
            },
            request_options,
        )

    async def preview_run(
        self,
        schedule_id: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.ScheduleRunPreview:
        """
        Preview a schedule run.

        Previews running the schedule now: who would receive it, what it would cost, whether your Credit
        is sufficient, and whether it would require approval. It writes nothing.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["schedules.preview_run"],
            {
                "schedule_id": schedule_id,
            },
            {},
            request_options,
        )

    async def reset_occurrence(
        self,
        schedule_id: str,
        day: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.ScheduleOccurrence:
        """
        Reset a day of a schedule.

        Resets all changes to one day: it is no longer skipped, moved or combined, and uses the
        schedule's amount. Possible until 15 minutes before the day would run.

        Errors: `occurrence_locked`, `invalid_transition`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["schedules.reset_occurrence"],
            {
                "schedule_id": schedule_id,
                "day": day,
            },
            {},
            request_options,
        )

    async def run(
        self,
        schedule_id: str,
        *,
        again: bool = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Batch:
        """
        Run a schedule now.

        Runs a schedule immediately, regardless of its cadence. It creates a batch, which reserves its
        total and may require approval. The run replaces today's day, whatever its status: a day that was
        skipped, combined, missed or waiting for a top-up becomes `ran`, and the cadence does not run it
        again. Returns 409 `already_ran_today` if the schedule has already run today, or as part of
        another day's run that has ended, unless you set `again: true`; `batch` of the day is then the
        newest one. Future days are unaffected. Use the preview first to see what would be sent and
        charged.

        Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
        `idempotency_in_progress`, `already_ran_today`, `batch_empty`, `batch_too_large`,
        `spend_cap_exceeded`, `reservation_insufficient`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["schedules.run"],
            {
                "schedule_id": schedule_id,
            },
            {
                "again": again,
            },
            request_options,
        )

    async def skip_occurrence(
        self,
        schedule_id: str,
        day: str,
        *,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.ScheduleOccurrence:
        """
        Skip a day of a schedule.

        Skips one day without affecting the others. A day that is waiting for a top-up can also be
        skipped. If the day is already skipped, the request returns 200 with the day unchanged. Undo it
        with `reset`.

        Errors: `occurrence_locked`, `invalid_transition`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["schedules.skip_occurrence"],
            {
                "schedule_id": schedule_id,
                "day": day,
            },
            {},
            request_options,
        )

    async def update(
        self,
        schedule_id: str,
        *,
        name: str = NOT_GIVEN,
        cadence: str = NOT_GIVEN,
        hour: int = NOT_GIVEN,
        minute: int = NOT_GIVEN,
        day_of_week: Optional[int] = NOT_GIVEN,
        day_of_month: Optional[int] = NOT_GIVEN,
        month_of_year: Optional[int] = NOT_GIVEN,
        anchor_date: Optional[str] = NOT_GIVEN,
        group: Optional[str] = NOT_GIVEN,
        recipients: Sequence[Union[str, Union[_models.ScheduleRecipientCreate, Mapping[str, Any]]]] = NOT_GIVEN,
        product: str = NOT_GIVEN,
        type: str = NOT_GIVEN,
        currency: str = NOT_GIVEN,
        bundle_id: Optional[str] = NOT_GIVEN,
        amount: Optional[str] = NOT_GIVEN,
        sms_message: Optional[str] = NOT_GIVEN,
        custom_sms: bool = NOT_GIVEN,
        cost_center: Optional[str] = NOT_GIVEN,
        meter: Optional[str] = NOT_GIVEN,
        token_phone: Optional[str] = NOT_GIVEN,
        active: bool = NOT_GIVEN,
        precheck_credit: bool = NOT_GIVEN,
        on_insufficient: str = NOT_GIVEN,
        metadata: Optional[Mapping[str, Optional[str]]] = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.Schedule:
        """
        Update a schedule.

        Updates a schedule, or pauses it with `active: false`. Changes apply to all runs that have not
        started; batches already created are unchanged. If the cadence changes, days that you changed
        keep their changes if the new cadence has them too. Returns 409 `resource_in_use` for the
        allowance of a family member, which is changed with the member, `resource`.

        Errors: `reference_not_found`, `invalid_phone`, `invalid_amount`, `invalid_meter_number`,
        `invalid_currency`, `invalid_metadata`, `resource_in_use`, `conflicting_parameters`,
        `time_out_of_range`, `unknown_merge_field`, `sms_too_long`, `erased_recipient`,
        `product_mismatch`, `unsupported_network`, `token_phone_required`, `product_not_allowed`,
        `network_not_allowed`, `recipient_not_allowed`, `data_not_live`, `bundle_unavailable`,
        `amount_out_of_range`, `amount_not_allowed`, `target_blocked`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["schedules.update"],
            {
                "schedule_id": schedule_id,
            },
            {
                "name": name,
                "cadence": cadence,
                "hour": hour,
                "minute": minute,
                "day_of_week": day_of_week,
                "day_of_month": day_of_month,
                "month_of_year": month_of_year,
                "anchor_date": anchor_date,
                "group": group,
                "recipients": recipients,
                "product": product,
                "type": type,
                "currency": currency,
                "bundle_id": bundle_id,
                "amount": amount,
                "sms_message": sms_message,
                "custom_sms": custom_sms,
                "cost_center": cost_center,
                "meter": meter,
                "token_phone": token_phone,
                "active": active,
                "precheck_credit": precheck_credit,
                "on_insufficient": on_insufficient,
                "metadata": metadata,
            },
            request_options,
        )

    async def update_occurrence(
        self,
        schedule_id: str,
        day: str,
        *,
        amount_override: Optional[str] = NOT_GIVEN,
        note: Optional[str] = NOT_GIVEN,
        request_options: Optional[RequestOptions] = None,
    ) -> _models.ScheduleOccurrence:
        """
        Update a day of a schedule.

        Changes the amount of one day of a schedule, or your note about it, without affecting other days.
        Possible until 15 minutes before the run; after that returns 409 `occurrence_locked`. If the day
        is part of another day's run, the 15 minutes are those before that run, and that run uses your
        key's limits from then on.

        Errors: `invalid_amount`, `occurrence_locked`, `amount_out_of_range`, `amount_not_allowed`.
        """
        return await self._json(  # type: ignore[no-any-return]
            OPERATIONS["schedules.update_occurrence"],
            {
                "schedule_id": schedule_id,
                "day": day,
            },
            {
                "amount_override": amount_override,
                "note": note,
            },
            request_options,
        )
