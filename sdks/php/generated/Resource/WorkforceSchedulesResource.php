<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Resource;

use Svc\Model\Schedule;
use Svc\Model\WorkforceSendResult;
use Svc\NotGiven;
use Svc\Page;
use Svc\RequestOptions;
use Svc\Runtime\Resource;

/**
 * The methods of `$client->workforce->schedules`.
 */
final class WorkforceSchedulesResource extends Resource
{
    /**
     * List schedules of people.
     *
     * Returns a page of the schedules of your people, newest first. To create or update schedules,
     * use `/schedules`.
     *
     * @param ?int $page Page number, starting at 1.
     *     Type: `PageNumber`.
     * @param ?int $page_size Number of rows per page.
     *     Type: `SmallPageSize`.
     * @return Page<Schedule>
     */
    public function list(
        ?int $page = null,
        ?int $page_size = null,
        ?RequestOptions $requestOptions = null,
    ): Page {
        return $this->callPage('workforce.schedules.list', [], [
            'page' => $page ?? NotGiven::Value,
            'page_size' => $page_size ?? NotGiven::Value,
        ], $requestOptions);
    }

    /**
     * Run a schedule of people now.
     *
     * Runs a schedule immediately as an allocation, with its own reference number and within the
     * budget of each cost centre that it books to. Returns 409 `already_ran_today` if it has
     * already run today, unless you set `again: true`, and 422 `budget_over_cost_center` if a
     * budget would be exceeded, unless you set `acknowledge_over_budget: true`. Set
     * `idempotency_key`, or the header, so that repeating the request does not run it again.
     *
     * Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
     * `conflicting_parameters`, `already_ran_today`, `batch_empty`, `batch_too_large`,
     * `budget_over_cost_center`, `spend_cap_exceeded`, `reservation_insufficient`.
     *
     * @param string $schedule_id ID of the schedule.
     *     Type: `ScheduleId`.
     * @param ?bool $again Whether to run even if the schedule has already run today.
     * @param ?bool $acknowledge_over_budget Whether to proceed even if the cost centre is over
     *     budget.
     * @param ?string $idempotency_key Your own idempotency key: repeating a request returns the
     *     allocation it created. Type: `WorkforceIdempotencyKey`.
     */
    public function run(
        string $schedule_id,
        ?bool $again = null,
        ?bool $acknowledge_over_budget = null,
        ?string $idempotency_key = null,
        ?RequestOptions $requestOptions = null,
    ): WorkforceSendResult {
        return $this->callJson('workforce.schedules.run', [
            'schedule_id' => $schedule_id,
        ], [
            'again' => $again ?? NotGiven::Value,
            'acknowledge_over_budget' => $acknowledge_over_budget ?? NotGiven::Value,
            'idempotency_key' => $idempotency_key ?? NotGiven::Value,
        ], $requestOptions);
    }
}
