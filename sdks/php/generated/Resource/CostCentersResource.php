<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Resource;

use Svc\Model\CostCenter;
use Svc\Model\CreatedFilter;
use Svc\NotGiven;
use Svc\Page;
use Svc\RequestOptions;
use Svc\Runtime\Encode;
use Svc\Runtime\Resource;

/**
 * The methods of `$client->costCenters`.
 */
final class CostCentersResource extends Resource
{
    /**
     * Create a cost centre.
     *
     * Creates a cost centre. Use it as `cost_center` of a send, batch, schedule or recipient, and
     * filter sends, statements and spend reports by it. A budget only warns; to limit spending, use
     * the spend caps of a key. Returns 409 `duplicate_resource` if the `gl_code`, or the name of an
     * active cost centre, already exists.
     *
     * Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
     * `invalid_amount`, `invalid_currency`, `invalid_metadata`, `duplicate_resource`.
     *
     * @param string $name Name of the cost centre.
     *     Type: `Label`.
     * @param string $currency Currency of the budget. Required; there is no default.
     *     Type: `CurrencyInput`.
     * @param ?string $gl_code Code in your accounting system, unique in the account.
     *     Type: `GlCode`.
     * @param ?string $monthly_budget Budget per calendar month in Harare. Exceeding it only warns.
     *     Default: no budget. Type: `MoneyInput`.
     * @param ?bool $is_active Whether sends can be booked to it.
     * @param array<string, string>|null $metadata Your own key-value data about the cost centre.
     */
    public function create(
        string $name,
        string $currency,
        ?string $gl_code = null,
        ?string $monthly_budget = null,
        ?bool $is_active = null,
        ?array $metadata = null,
        ?RequestOptions $requestOptions = null,
    ): CostCenter {
        return $this->callJson('cost_centers.create', [], [
            'name' => $name,
            'currency' => $currency,
            'gl_code' => $gl_code ?? NotGiven::Value,
            'monthly_budget' => $monthly_budget ?? NotGiven::Value,
            'is_active' => $is_active ?? NotGiven::Value,
            'metadata' => Encode::object($metadata) ?? NotGiven::Value,
        ], $requestOptions);
    }

    /**
     * Retrieve a cost centre.
     *
     * Retrieves a cost centre with this month's spend and remaining budget. Use it to warn people
     * before `remaining` becomes negative.
     *
     * @param string $cost_center_id ID of the cost centre.
     *     Type: `CostCenterId`.
     */
    public function get(
        string $cost_center_id,
        ?RequestOptions $requestOptions = null,
    ): CostCenter {
        return $this->callJson('cost_centers.get', [
            'cost_center_id' => $cost_center_id,
        ], [], $requestOptions);
    }

    /**
     * List cost centres.
     *
     * Lists the cost centres of the account, newest first, with this month's spend. Use
     * `is_active=true` for those that sends can be booked to.
     *
     * Errors: `invalid_cursor`, `invalid_time`, `conflicting_parameters`.
     *
     * @param ?int $limit Maximum number of objects to return.
     *     Type: `PageLimit`.
     * @param ?string $starting_after Returns the page after this object. Cannot be used with
     *     `ending_before`. Type: `Cursor`.
     * @param ?string $ending_before Returns the page before this object. Cannot be used with
     *     `starting_after`. Type: `Cursor`.
     * @param CreatedFilter|array<string, mixed>|null $created Filters by time of creation:
     *     `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.
     * @param ?bool $is_active Only active cost centres (`true`) or archived ones (`false`).
     * @return Page<CostCenter>
     */
    public function list(
        ?int $limit = null,
        ?string $starting_after = null,
        ?string $ending_before = null,
        CreatedFilter|array|null $created = null,
        ?bool $is_active = null,
        ?RequestOptions $requestOptions = null,
    ): Page {
        return $this->callPage('cost_centers.list', [], [
            'limit' => $limit ?? NotGiven::Value,
            'starting_after' => $starting_after ?? NotGiven::Value,
            'ending_before' => $ending_before ?? NotGiven::Value,
            'created' => Encode::object($created) ?? NotGiven::Value,
            'is_active' => $is_active ?? NotGiven::Value,
        ], $requestOptions);
    }

    /**
     * Update a cost centre.
     *
     * Updates a cost centre. Omitted fields keep their value. Cost centres cannot be deleted:
     * `is_active: false` archives it, so that past sends stay in reports. Using an archived cost
     * centre in a request returns 400 `reference_not_found`, and Workforce shows a warning where it
     * is assigned to a person. The currency can change only while nothing is booked to it;
     * otherwise the request returns 409 `resource_in_use`.
     *
     * Errors: `invalid_amount`, `invalid_currency`, `invalid_metadata`, `duplicate_resource`,
     * `resource_in_use`.
     *
     * @param string $cost_center_id ID of the cost centre.
     *     Type: `CostCenterId`.
     * @param ?string $name Name of the cost centre.
     *     Type: `Label`.
     * @param ?string $gl_code Code in your accounting system. Null removes it.
     *     Type: `GlCode`.
     * @param ?string $monthly_budget Budget per calendar month in Harare. Null removes it.
     *     Type: `MoneyInput`.
     * @param ?string $currency Currency of the budget. Can change only until something is booked to
     *     it. Type: `CurrencyInput`.
     * @param ?bool $is_active Whether sends can be booked to it. `false` archives it.
     * @param array<string, ?string>|null $metadata Your own key-value data. Keys are merged; see
     *     `MetadataUpdate`. Null removes all keys.
     */
    public function update(
        string $cost_center_id,
        ?string $name = null,
        string|null|NotGiven $gl_code = NotGiven::Value,
        string|null|NotGiven $monthly_budget = NotGiven::Value,
        ?string $currency = null,
        ?bool $is_active = null,
        array|null|NotGiven $metadata = NotGiven::Value,
        ?RequestOptions $requestOptions = null,
    ): CostCenter {
        return $this->callJson('cost_centers.update', [
            'cost_center_id' => $cost_center_id,
        ], [
            'name' => $name ?? NotGiven::Value,
            'gl_code' => $gl_code,
            'monthly_budget' => $monthly_budget,
            'currency' => $currency ?? NotGiven::Value,
            'is_active' => $is_active ?? NotGiven::Value,
            'metadata' => Encode::object($metadata),
        ], $requestOptions);
    }
}
