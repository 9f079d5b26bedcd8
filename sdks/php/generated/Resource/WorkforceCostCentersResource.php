<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Resource;

use Svc\Model\WorkforceDepartment;
use Svc\Model\WorkforceDepartmentList;
use Svc\Model\WorkforceDepartmentPeople;
use Svc\Model\WorkforceDepartmentPerson;
use Svc\Model\WorkforceDepartmentSpend;
use Svc\NotGiven;
use Svc\RequestOptions;
use Svc\Runtime\Resource;

/**
 * The methods of `$client->workforce->costCenters`.
 */
final class WorkforceCostCentersResource extends Resource
{
    /**
     * Update the people of a department.
     *
     * Adds people to a department and removes others in one request. People in `new` are registered
     * first. At least one of the three lists is required. A person who cannot be added or removed
     * is listed in `errors`; the other changes are still made. An unknown ID returns 400
     * `reference_not_found`, as does adding people to an archived department, and nothing is
     * changed.
     *
     * Errors: `reference_not_found`, `invalid_phone`, `invalid_amount`, `conflicting_parameters`,
     * `limit_reached`.
     *
     * @param string $cost_center_id ID of the cost centre.
     *     Type: `CostCenterId`.
     * @param list<string>|null $add IDs of registered people to add. They leave their previous
     *     department.
     * @param list<string>|null $remove IDs of people to remove. They stay registered.
     * @param list<WorkforceDepartmentPerson|array<string, mixed>>|null $new People to register and
     *     add. A person whose number is already registered is only added.
     */
    public function changePeople(
        string $cost_center_id,
        ?array $add = null,
        ?array $remove = null,
        ?array $new = null,
        ?RequestOptions $requestOptions = null,
    ): WorkforceDepartmentPeople {
        return $this->callJson('workforce.cost_centers.change_people', [
            'cost_center_id' => $cost_center_id,
        ], [
            'add' => $add ?? NotGiven::Value,
            'remove' => $remove ?? NotGiven::Value,
            'new' => $new ?? NotGiven::Value,
        ], $requestOptions);
    }

    /**
     * Create a department.
     *
     * Creates a department. It is a cost centre, so sends, batches and schedules can be booked to
     * it too. Returns 409 `duplicate_resource` if the code, or the name of an active department,
     * already exists.
     *
     * Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
     * `invalid_amount`, `invalid_currency`, `duplicate_resource`.
     *
     * @param string $name Name of the department.
     *     Type: `Label`.
     * @param ?string $code Code in your accounting system, unique in the account.
     *     Type: `GlCode`.
     * @param ?string $monthly_budget Budget per calendar month in Harare. Default: no budget.
     *     Type: `MoneyInput`.
     * @param ?string $currency Currency of the budget. Default: `USD`.
     *     Type: `CurrencyInput`.
     * @param ?bool $is_active Whether anything can be booked to it.
     */
    public function create(
        string $name,
        ?string $code = null,
        ?string $monthly_budget = null,
        ?string $currency = null,
        ?bool $is_active = null,
        ?RequestOptions $requestOptions = null,
    ): WorkforceDepartment {
        return $this->callJson('workforce.cost_centers.create', [], [
            'name' => $name,
            'code' => $code ?? NotGiven::Value,
            'monthly_budget' => $monthly_budget ?? NotGiven::Value,
            'currency' => $currency ?? NotGiven::Value,
            'is_active' => $is_active ?? NotGiven::Value,
        ], $requestOptions);
    }

    /**
     * List the people of a department.
     *
     * Lists the people of a department with what each received this month and their monthly cap. To
     * change who belongs to it, use `POST` on the same path.
     *
     * @param string $cost_center_id ID of the cost centre.
     *     Type: `CostCenterId`.
     */
    public function getPeople(
        string $cost_center_id,
        ?RequestOptions $requestOptions = null,
    ): WorkforceDepartmentPeople {
        return $this->callJson('workforce.cost_centers.get_people', [
            'cost_center_id' => $cost_center_id,
        ], [], $requestOptions);
    }

    /**
     * Retrieve the spend of a department.
     *
     * Retrieves the spend of a department in a period: by month against its budget, by kind, and
     * the people who received most. Failed sends are not counted.
     *
     * Errors: `time_out_of_range`.
     *
     * @param string $cost_center_id ID of the cost centre.
     *     Type: `CostCenterId`.
     * @param ?string $from First day of the period. Default: the first day of this month.
     *     Type: `Day`.
     * @param ?string $to Last day of the period, at most 366 days in all. Default: today.
     *     Type: `Day`.
     */
    public function getSpend(
        string $cost_center_id,
        ?string $from = null,
        ?string $to = null,
        ?RequestOptions $requestOptions = null,
    ): WorkforceDepartmentSpend {
        return $this->callJson('workforce.cost_centers.get_spend', [
            'cost_center_id' => $cost_center_id,
        ], [
            'from' => $from ?? NotGiven::Value,
            'to' => $to ?? NotGiven::Value,
        ], $requestOptions);
    }

    /**
     * List departments.
     *
     * Lists all departments with this month's spend and budget. `totals` shows the remaining budget
     * of all active departments, by currency.
     */
    public function list(?RequestOptions $requestOptions = null): WorkforceDepartmentList
    {
        return $this->callJson('workforce.cost_centers.list', [], [], $requestOptions);
    }

    /**
     * Update a department.
     *
     * Updates a department, or archives it with `is_active: false`. Using an archived department
     * returns 400 `reference_not_found`; past sends stay booked to it. A new budget applies to the
     * current month.
     *
     * Errors: `invalid_amount`, `invalid_currency`, `duplicate_resource`, `resource_in_use`.
     *
     * @param string $cost_center_id ID of the cost centre.
     *     Type: `CostCenterId`.
     * @param ?string $name Name of the department.
     *     Type: `Label`.
     * @param ?string $code Code in your accounting system. Null removes it.
     *     Type: `GlCode`.
     * @param ?string $monthly_budget Budget per calendar month in Harare. Null removes it.
     *     Type: `MoneyInput`.
     * @param ?string $currency Currency of the budget. Can change only until something is booked to
     *     it. Type: `CurrencyInput`.
     * @param ?bool $is_active Whether anything can be booked to it. `false` archives it.
     */
    public function update(
        string $cost_center_id,
        ?string $name = null,
        string|null|NotGiven $code = NotGiven::Value,
        string|null|NotGiven $monthly_budget = NotGiven::Value,
        ?string $currency = null,
        ?bool $is_active = null,
        ?RequestOptions $requestOptions = null,
    ): WorkforceDepartment {
        return $this->callJson('workforce.cost_centers.update', [
            'cost_center_id' => $cost_center_id,
        ], [
            'name' => $name ?? NotGiven::Value,
            'code' => $code,
            'monthly_budget' => $monthly_budget,
            'currency' => $currency ?? NotGiven::Value,
            'is_active' => $is_active ?? NotGiven::Value,
        ], $requestOptions);
    }
}
