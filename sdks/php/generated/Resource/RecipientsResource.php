<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Resource;

use Svc\Model\CreatedFilter;
use Svc\Model\Recipient;
use Svc\Model\RecipientBulk;
use Svc\Model\RecipientBulkLine;
use Svc\Model\RecipientConsentInput;
use Svc\Model\RecipientMeterInput;
use Svc\NotGiven;
use Svc\Page;
use Svc\RequestOptions;
use Svc\Runtime\Encode;
use Svc\Runtime\Resource;

/**
 * The methods of `$client->recipients`.
 */
final class RecipientsResource extends Resource
{
    /**
     * Create a recipient.
     *
     * Creates a recipient, so that sends, schedules, groups and rewards can refer to the person
     * instead of a number. Set a phone number, a meter or both. If you set `external_id`, your own
     * ID, you can refer to the recipient as `ext:<external_id>` everywhere. Both it and
     * `payroll_id` are unique in the account; the request returns 409 `duplicate_resource` if one
     * already exists; `resource` is its recipient.
     *
     * An account can have at most 200,000 recipients. To create many at once, use
     * `POST /recipients/bulk`.
     *
     * Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
     * `invalid_phone`, `invalid_meter_number`, `reference_not_found`, `invalid_amount`,
     * `invalid_time`, `invalid_metadata`, `time_out_of_range`, `duplicate_resource`,
     * `limit_reached`.
     *
     * @param string $name Name of the person, used in SMS merge fields.
     *     Type: `Label`.
     * @param ?string $first_name First name of the person. Default: the first word of the name.
     *     Type: `Label`.
     * @param ?string $external_id Your own ID for the recipient, unique in the account.
     *     Type: `ExternalId`.
     * @param ?string $phone Mobile number, in any Zimbabwean format.
     *     Type: `PhoneInput`.
     * @param ?string $email Email address to contact.
     *     Type: `Email`.
     * @param list<RecipientMeterInput|array<string, mixed>>|null $meters Electricity meters of the
     *     recipient. They are confirmed when electricity is first sold to them.
     * @param ?string $default_meter Meter used when none is specified. Default: the first of
     *     `meters`. Type: `MeterInput`.
     * @param ?string $payroll_id Your payroll number for the person. Unique in the account.
     *     Type: `PayrollId`.
     * @param ?string $cost_center Cost centre that sends to the recipient are booked to.
     *     Type: `CostCenterId`.
     * @param list<string>|null $groups Groups to add the recipient to.
     * @param array<string, ?string>|null $monthly_cap Maximum to send per calendar month in Harare.
     *     Exceeding it only warns.
     * @param ?string $lawful_basis Legal basis for holding the recipient's personal data.
     *     See `LawfulBasis`.
     * @param RecipientConsentInput|array<string, mixed>|null $consent Consent of the person.
     *     Required if the legal basis is `consent`.
     * @param list<string>|null $tags Tags to group and filter recipients by.
     * @param ?string $notes Internal notes for your team.
     *     Type: `Note`.
     * @param array<string, string>|null $metadata Your own key-value data about the recipient.
     */
    public function create(
        string $name,
        ?string $first_name = null,
        ?string $external_id = null,
        ?string $phone = null,
        ?string $email = null,
        ?array $meters = null,
        ?string $default_meter = null,
        ?string $payroll_id = null,
        ?string $cost_center = null,
        ?array $groups = null,
        ?array $monthly_cap = null,
        ?string $lawful_basis = null,
        RecipientConsentInput|array|null $consent = null,
        ?array $tags = null,
        ?string $notes = null,
        ?array $metadata = null,
        ?RequestOptions $requestOptions = null,
    ): Recipient {
        return $this->callJson('recipients.create', [], [
            'name' => $name,
            'first_name' => $first_name ?? NotGiven::Value,
            'external_id' => $external_id ?? NotGiven::Value,
            'phone' => $phone ?? NotGiven::Value,
            'email' => $email ?? NotGiven::Value,
            'meters' => $meters ?? NotGiven::Value,
            'default_meter' => $default_meter ?? NotGiven::Value,
            'payroll_id' => $payroll_id ?? NotGiven::Value,
            'cost_center' => $cost_center ?? NotGiven::Value,
            'groups' => $groups ?? NotGiven::Value,
            'monthly_cap' => Encode::object($monthly_cap) ?? NotGiven::Value,
            'lawful_basis' => $lawful_basis ?? NotGiven::Value,
            'consent' => Encode::object($consent) ?? NotGiven::Value,
            'tags' => $tags ?? NotGiven::Value,
            'notes' => $notes ?? NotGiven::Value,
            'metadata' => Encode::object($metadata) ?? NotGiven::Value,
        ], $requestOptions);
    }

    /**
     * Create many recipients.
     *
     * Creates or updates up to 1,000 recipients at once, from `recipients` or from `csv`. Each line
     * is written independently and reported in `results`; with `atomic`, either all lines are
     * written or none. With `mode: upsert`, a line whose recipient already exists, according to
     * `match`, updates it; columns that are absent keep their value. An event is sent for each
     * recipient that is created or updated. An account can make six bulk requests per minute.
     *
     * Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
     * `invalid_csv`, `conflicting_parameters`, `invalid_phone`, `time_out_of_range`,
     * `reference_not_found`, `duplicate_resource`, `invalid_meter_number`, `invalid_amount`,
     * `invalid_time`, `invalid_metadata`, `erased_recipient`, `limit_reached`.
     *
     * @param list<RecipientBulkLine|array<string, mixed>>|null $recipients Recipients to create or
     *     update, at most 1,000.
     * @param ?string $csv The recipients as CSV. Columns are named like the fields, in any case:
     *     `name`, `first_name`, `external_id`, `phone`, `email`, `meter`, `payroll_id`,
     *     `cost_center`, `tags` (separated by `;`), `monthly_cap.USD`, `notes` and `metadata[key]`.
     *     A file that an export of recipients wrote can be sent as it is.
     *     Type: `RecipientCsv`.
     * @param ?string $unknown_columns What to do with columns of `csv` that have another name.
     *     See `UnknownColumns`.
     * @param ?string $mode What to do with lines whose recipient already exists.
     *     See `RecipientBulkMode`.
     * @param ?string $match Field by which a line finds its recipient.
     *     See `RecipientMatch`.
     * @param ?bool $atomic Write all lines or none: a single invalid line rejects the whole
     *     request.
     */
    public function createBulk(
        ?array $recipients = null,
        ?string $csv = null,
        ?string $unknown_columns = null,
        ?string $mode = null,
        ?string $match = null,
        ?bool $atomic = null,
        ?RequestOptions $requestOptions = null,
    ): RecipientBulk {
        return $this->callJson('recipients.create_bulk', [], [
            'recipients' => $recipients ?? NotGiven::Value,
            'csv' => $csv ?? NotGiven::Value,
            'unknown_columns' => $unknown_columns ?? NotGiven::Value,
            'mode' => $mode ?? NotGiven::Value,
            'match' => $match ?? NotGiven::Value,
            'atomic' => $atomic ?? NotGiven::Value,
        ], $requestOptions);
    }

    /**
     * Erase a recipient.
     *
     * Erases the personal data of a recipient. For seven days the recipient is `erasure_pending`,
     * receives nothing and can be restored; then name, number, email address and notes are
     * permanently erased. Rewards that are still held then expire or are rejected. Sends and
     * rewards are kept without the personal data, and so are sends to the number that name no
     * recipient. A hash of the number is kept so that the blocklist still applies. Files of exports
     * that may contain the data are deleted with it; create them again if you need them. Schedules
     * skip the recipient from now on, and groups no longer include them. If the recipient is
     * already being erased, the request returns 202 with the recipient unchanged. Returns 409
     * `resource_in_use` for a family member; remove them from the family first.
     *
     * Errors: `erased_recipient`, `resource_in_use`.
     *
     * @param string $recipient_id ID of the recipient: `rcp_…`, or `ext:` followed by your own ID.
     *     Type: `RecipientRef`.
     */
    public function delete(
        string $recipient_id,
        ?RequestOptions $requestOptions = null,
    ): Recipient {
        return $this->callJson('recipients.delete', [
            'recipient_id' => $recipient_id,
        ], [], $requestOptions);
    }

    /**
     * Retrieve a recipient.
     *
     * Retrieves a recipient, with what they have received so far in `totals`. To use your own ID,
     * pass `ext:<external_id>`. If the recipient is being erased, `erase_at` is set.
     *
     * Errors: `invalid_expand`.
     *
     * @param string $recipient_id ID of the recipient: `rcp_…`, or `ext:` followed by your own ID.
     *     Type: `RecipientRef`.
     * @param list<string>|null $expand Fields to expand from IDs to objects.
     */
    public function get(
        string $recipient_id,
        ?array $expand = null,
        ?RequestOptions $requestOptions = null,
    ): Recipient {
        return $this->callJson('recipients.get', [
            'recipient_id' => $recipient_id,
        ], [
            'expand[]' => $expand ?? NotGiven::Value,
        ], $requestOptions);
    }

    /**
     * List recipients.
     *
     * Lists your recipients, newest first. Recipients that are being erased are only included if
     * `status` asks for them. Use `external_id` to find one by your own ID, or `q` to search by a
     * few letters.
     *
     * Errors: `invalid_cursor`, `invalid_time`, `invalid_phone`, `reference_not_found`,
     * `invalid_expand`, `conflicting_parameters`.
     *
     * @param ?int $limit Maximum number of objects to return.
     *     Type: `PageLimit`.
     * @param ?string $starting_after Returns the page after this object. Cannot be used with
     *     `ending_before`. Type: `Cursor`.
     * @param ?string $ending_before Returns the page before this object. Cannot be used with
     *     `starting_after`. Type: `Cursor`.
     * @param CreatedFilter|array<string, mixed>|null $created Filters by time of creation:
     *     `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.
     * @param ?string $external_id Only the recipient with this ID of yours.
     *     Type: `ExternalId`.
     * @param ?string $phone Only recipients with this phone number, in any Zimbabwean format.
     *     Type: `PhoneInput`.
     * @param ?string $group Only recipients in this group.
     *     Type: `GroupId`.
     * @param ?string $cost_center Only recipients of this cost centre, or `none` for those without
     *     one. Type: `CostCenterFilter`.
     * @param ?string $status Only recipients with this status. Default: `active`.
     *     See `RecipientStatus`.
     * @param ?string $q Only recipients whose name, phone number, payroll number or own ID contains
     *     this text. Type: `SearchText`.
     * @param array<string, string>|null $metadata Only recipients with this metadata value. One key
     *     per request.
     * @param list<string>|null $expand Fields to expand from IDs to objects.
     * @return Page<Recipient>
     */
    public function list(
        ?int $limit = null,
        ?string $starting_after = null,
        ?string $ending_before = null,
        CreatedFilter|array|null $created = null,
        ?string $external_id = null,
        ?string $phone = null,
        ?string $group = null,
        ?string $cost_center = null,
        ?string $status = null,
        ?string $q = null,
        ?array $metadata = null,
        ?array $expand = null,
        ?RequestOptions $requestOptions = null,
    ): Page {
        return $this->callPage('recipients.list', [], [
            'limit' => $limit ?? NotGiven::Value,
            'starting_after' => $starting_after ?? NotGiven::Value,
            'ending_before' => $ending_before ?? NotGiven::Value,
            'created' => Encode::object($created) ?? NotGiven::Value,
            'external_id' => $external_id ?? NotGiven::Value,
            'phone' => $phone ?? NotGiven::Value,
            'group' => $group ?? NotGiven::Value,
            'cost_center' => $cost_center ?? NotGiven::Value,
            'status' => $status ?? NotGiven::Value,
            'q' => $q ?? NotGiven::Value,
            'metadata' => Encode::object($metadata) ?? NotGiven::Value,
            'expand[]' => $expand ?? NotGiven::Value,
        ], $requestOptions);
    }

    /**
     * Restore a recipient.
     *
     * Cancels the erasure of a recipient within its seven days. If the recipient is `active`, the
     * request returns 200 with the recipient unchanged. Returns 422 `erased_recipient` if the data
     * has already been erased and cannot be restored.
     *
     * Errors: `erased_recipient`.
     *
     * @param string $recipient_id ID of the recipient: `rcp_…`, or `ext:` followed by your own ID.
     *     Type: `RecipientRef`.
     */
    public function restore(
        string $recipient_id,
        ?RequestOptions $requestOptions = null,
    ): Recipient {
        return $this->callJson('recipients.restore', [
            'recipient_id' => $recipient_id,
        ], [], $requestOptions);
    }

    /**
     * Update a recipient.
     *
     * Updates a recipient. Omitted fields keep their value; a list replaces the whole list; null
     * removes the value. A new phone number applies to future sends and to schedules, not to
     * existing sends. Returns 422 `erased_recipient` if the recipient is being erased; restore it
     * first. Returns 409 `resource_in_use` if the name or the number of a family member would be
     * removed.
     *
     * Errors: `invalid_phone`, `invalid_meter_number`, `reference_not_found`, `invalid_amount`,
     * `invalid_time`, `invalid_metadata`, `time_out_of_range`, `duplicate_resource`,
     * `erased_recipient`, `resource_in_use`.
     *
     * @param string $recipient_id ID of the recipient: `rcp_…`, or `ext:` followed by your own ID.
     *     Type: `RecipientRef`.
     * @param ?string $name Name of the person, used in SMS merge fields. Null removes it.
     *     Type: `Label`.
     * @param ?string $first_name First name of the person. Null resets it to the first word of the
     *     name. Type: `Label`.
     * @param ?string $external_id Your own ID for the recipient. Null removes it.
     *     Type: `ExternalId`.
     * @param ?string $phone Mobile number, in any Zimbabwean format. Null removes it.
     *     Type: `PhoneInput`.
     * @param ?string $email Email address of the person. Null removes it.
     *     Type: `Email`.
     * @param list<RecipientMeterInput|array<string, mixed>>|null $meters Electricity meters of the
     *     recipient. Replaces the whole list.
     * @param ?string $default_meter Meter used when none is specified. Null removes it.
     *     Type: `MeterInput`.
     * @param ?string $payroll_id Your payroll number for the person. Null removes it.
     *     Type: `PayrollId`.
     * @param ?string $cost_center Cost centre that sends to the recipient are booked to. Null
     *     removes it. Type: `CostCenterId`.
     * @param list<string>|null $groups Static groups that the recipient is in. Replaces the whole
     *     list.
     * @param array<string, ?string>|null $monthly_cap Maximum to send per calendar month in Harare.
     *     Exceeding it only warns. Null removes it.
     * @param ?string $lawful_basis Legal basis for holding the recipient's personal data.
     *     See `LawfulBasis`.
     * @param RecipientConsentInput|array<string, mixed>|null $consent Consent of the person. Null
     *     removes it.
     * @param list<string>|null $tags Tags to group and filter recipients by. Replaces the whole
     *     list.
     * @param ?string $notes Internal notes for your team. Null removes them.
     *     Type: `Note`.
     * @param array<string, ?string>|null $metadata Your own key-value data. Keys are merged; see
     *     `MetadataUpdate`. Null removes all keys.
     */
    public function update(
        string $recipient_id,
        string|null|NotGiven $name = NotGiven::Value,
        string|null|NotGiven $first_name = NotGiven::Value,
        string|null|NotGiven $external_id = NotGiven::Value,
        string|null|NotGiven $phone = NotGiven::Value,
        string|null|NotGiven $email = NotGiven::Value,
        ?array $meters = null,
        string|null|NotGiven $default_meter = NotGiven::Value,
        string|null|NotGiven $payroll_id = NotGiven::Value,
        string|null|NotGiven $cost_center = NotGiven::Value,
        ?array $groups = null,
        array|null|NotGiven $monthly_cap = NotGiven::Value,
        ?string $lawful_basis = null,
        RecipientConsentInput|array|null|NotGiven $consent = NotGiven::Value,
        ?array $tags = null,
        string|null|NotGiven $notes = NotGiven::Value,
        array|null|NotGiven $metadata = NotGiven::Value,
        ?RequestOptions $requestOptions = null,
    ): Recipient {
        return $this->callJson('recipients.update', [
            'recipient_id' => $recipient_id,
        ], [
            'name' => $name,
            'first_name' => $first_name,
            'external_id' => $external_id,
            'phone' => $phone,
            'email' => $email,
            'meters' => $meters ?? NotGiven::Value,
            'default_meter' => $default_meter,
            'payroll_id' => $payroll_id,
            'cost_center' => $cost_center,
            'groups' => $groups ?? NotGiven::Value,
            'monthly_cap' => Encode::object($monthly_cap),
            'lawful_basis' => $lawful_basis ?? NotGiven::Value,
            'consent' => Encode::object($consent),
            'tags' => $tags ?? NotGiven::Value,
            'notes' => $notes,
            'metadata' => Encode::object($metadata),
        ], $requestOptions);
    }
}
