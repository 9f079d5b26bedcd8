<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Resource;

use Svc\Model\Activity;
use Svc\Model\CreatedFilter;
use Svc\Model\RewardRecipientPerson;
use Svc\NotGiven;
use Svc\Page;
use Svc\RequestOptions;
use Svc\Runtime\Encode;
use Svc\Runtime\Resource;

/**
 * The methods of `$client->activities`.
 */
final class ActivitiesResource extends Resource
{
    /**
     * Report an activity.
     *
     * Reports an activity of a customer and evaluates the rules of your active programs. Pass your
     * own ID as `activity_id`: if you report the same one again, however late, the first activity
     * is returned with 200 and nothing is rewarded twice. Rules are evaluated immediately;
     * `matches` in the response lists the ones that matched. A rule that gives nothing, for example
     * because a limit is reached or a budget is spent, never fails the request; see its
     * `skipped_reason`. If you pass a recipient as an object with a phone number and no recipient
     * matches, one is created.
     *
     * Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
     * `reference_not_found`, `invalid_phone`, `invalid_time`, `invalid_amount`,
     * `invalid_currency`, `invalid_metadata`, `time_out_of_range`, `erased_recipient`,
     * `limit_reached`.
     *
     * @param string|RewardRecipientPerson|array<string, mixed> $recipient Recipient who performed
     *     the activity.
     * @param string $name Name of the activity, such as `visit`.
     *     Type: `ActivityName`.
     * @param string $activity_id Your own unique ID of the activity. Reporting the same ID again
     *     earns nothing more. Type: `ActivityExternalId`.
     * @param int|string|null $occurred_at Time at which the activity took place, up to 90 days ago.
     *     Default: now.
     * @param ?string $value Monetary value, such as the amount the customer paid. `percentage`
     *     rules use it. Type: `MoneyInput`.
     * @param ?string $currency Currency of `value`. Default: the currency of `program`. Required if
     *     `value` is set and `program` is omitted.
     *     Type: `CurrencyInput`.
     * @param ?string $program Evaluate only the rules of this program. Default: the rules of all
     *     active programs. Type: `ProgramId`.
     * @param array<string, string>|null $metadata Your own key-value data about the activity. Rules
     *     can read it.
     */
    public function create(
        string|RewardRecipientPerson|array $recipient,
        string $name,
        string $activity_id,
        int|string|null $occurred_at = null,
        ?string $value = null,
        ?string $currency = null,
        ?string $program = null,
        ?array $metadata = null,
        ?RequestOptions $requestOptions = null,
    ): Activity {
        return $this->callJson('activities.create', [], [
            'recipient' => $recipient,
            'name' => $name,
            'activity_id' => $activity_id,
            'occurred_at' => $occurred_at ?? NotGiven::Value,
            'value' => $value ?? NotGiven::Value,
            'currency' => $currency ?? NotGiven::Value,
            'program' => $program ?? NotGiven::Value,
            'metadata' => Encode::object($metadata) ?? NotGiven::Value,
        ], $requestOptions);
    }

    /**
     * Retrieve an activity.
     *
     * Retrieves an activity with the rules that matched and what each gave. Use it when a customer
     * asks why a visit earned nothing; see `skipped_reason` of each rule.
     *
     * @param string $activity_id ID of the activity.
     *     Type: `ActivityRecordId`.
     */
    public function get(
        string $activity_id,
        ?RequestOptions $requestOptions = null,
    ): Activity {
        return $this->callJson('activities.get', [
            'activity_id' => $activity_id,
        ], [], $requestOptions);
    }

    /**
     * List activities.
     *
     * Lists activities, newest first. Use it when a customer asks why a visit was not rewarded:
     * `matches` lists the rules that matched and what each gave.
     *
     * Errors: `invalid_cursor`, `invalid_time`, `reference_not_found`, `conflicting_parameters`.
     *
     * @param ?int $limit Maximum number of objects to return.
     *     Type: `PageLimit`.
     * @param ?string $starting_after Returns the page after this object. Cannot be used with
     *     `ending_before`. Type: `Cursor`.
     * @param ?string $ending_before Returns the page before this object. Cannot be used with
     *     `starting_after`. Type: `Cursor`.
     * @param CreatedFilter|array<string, mixed>|null $created Filters by time of creation:
     *     `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.
     * @param ?string $name Only activities with this name.
     *     Type: `ActivityName`.
     * @param ?string $recipient Only activities of this recipient: `rcp_…`, or `ext:` followed by
     *     your own ID. Type: `RecipientRef`.
     * @param array<string, string>|null $metadata Only activities with this metadata value. One key
     *     per request.
     * @return Page<Activity>
     */
    public function list(
        ?int $limit = null,
        ?string $starting_after = null,
        ?string $ending_before = null,
        CreatedFilter|array|null $created = null,
        ?string $name = null,
        ?string $recipient = null,
        ?array $metadata = null,
        ?RequestOptions $requestOptions = null,
    ): Page {
        return $this->callPage('activities.list', [], [
            'limit' => $limit ?? NotGiven::Value,
            'starting_after' => $starting_after ?? NotGiven::Value,
            'ending_before' => $ending_before ?? NotGiven::Value,
            'created' => Encode::object($created) ?? NotGiven::Value,
            'name' => $name ?? NotGiven::Value,
            'recipient' => $recipient ?? NotGiven::Value,
            'metadata' => Encode::object($metadata) ?? NotGiven::Value,
        ], $requestOptions);
    }
}
