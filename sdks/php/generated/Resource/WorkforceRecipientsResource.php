<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Resource;

use Svc\Model\WorkforcePerson;
use Svc\Model\WorkforcePersonCreated;
use Svc\Model\WorkforcePersonUpdated;
use Svc\NotGiven;
use Svc\Page;
use Svc\RequestOptions;
use Svc\Runtime\Encode;
use Svc\Runtime\Resource;

/**
 * The methods of `$client->workforce->recipients`.
 */
final class WorkforceRecipientsResource extends Resource
{
    /**
     * Add a person.
     *
     * Registers a person. If the phone number or payroll number is already registered, no duplicate
     * is created: the existing person is updated with what you send, and `matched_existing` is
     * true. Returns 409 `duplicate_resource` if the two numbers belong to two different people.
     *
     * Errors: `invalid_phone`, `reference_not_found`, `invalid_amount`, `duplicate_resource`,
     * `erased_recipient`, `limit_reached`.
     *
     * @param string $name Name of the person.
     *     Type: `Label`.
     * @param string $phone Mobile number, in any Zimbabwean format.
     *     Type: `PhoneInput`.
     * @param ?string $payroll_id Your payroll number for the person. Unique in the account.
     *     Type: `PayrollId`.
     * @param ?string $cost_center_id Cost centre that the person belongs to.
     *     Type: `CostCenterId`.
     * @param array<string, ?string>|null $monthly_cap Maximum the person can receive per calendar
     *     month in Harare. Exceeding it only warns. Default: no cap.
     */
    public function create(
        string $name,
        string $phone,
        ?string $payroll_id = null,
        ?string $cost_center_id = null,
        ?array $monthly_cap = null,
        ?RequestOptions $requestOptions = null,
    ): WorkforcePersonCreated {
        return $this->callJson('workforce.recipients.create', [], [
            'name' => $name,
            'phone' => $phone,
            'payroll_id' => $payroll_id ?? NotGiven::Value,
            'cost_center_id' => $cost_center_id ?? NotGiven::Value,
            'monthly_cap' => Encode::object($monthly_cap) ?? NotGiven::Value,
        ], $requestOptions);
    }

    /**
     * List people.
     *
     * Returns a page of your people by name, with what each received this month. Use `q` to search,
     * or `cost_center=none` for people without a department.
     *
     * Errors: `reference_not_found`.
     *
     * @param ?string $q Only people whose name, phone number or payroll number contains this text.
     * @param ?string $cost_center Only people of this cost centre, or `none` for those without one.
     *     Type: `CostCenterFilter`.
     * @param ?int $page Page number, starting at 1.
     *     Type: `PageNumber`.
     * @param ?int $page_size Number of rows per page.
     *     Type: `SmallPageSize`.
     * @return Page<WorkforcePerson>
     */
    public function list(
        ?string $q = null,
        ?string $cost_center = null,
        ?int $page = null,
        ?int $page_size = null,
        ?RequestOptions $requestOptions = null,
    ): Page {
        return $this->callPage('workforce.recipients.list', [], [
            'q' => $q ?? NotGiven::Value,
            'cost_center' => $cost_center ?? NotGiven::Value,
            'page' => $page ?? NotGiven::Value,
            'page_size' => $page_size ?? NotGiven::Value,
        ], $requestOptions);
    }

    /**
     * Update a person.
     *
     * Updates a person. Past allocations are unaffected; a new phone number or cost centre applies
     * from the next allocation. To remove someone permanently, erase the recipient.
     *
     * Errors: `invalid_phone`, `reference_not_found`, `invalid_amount`, `duplicate_resource`,
     * `erased_recipient`.
     *
     * @param string $recipient_id ID of the person: a recipient.
     *     Type: `RecipientId`.
     * @param ?string $name Name of the person.
     *     Type: `Label`.
     * @param ?string $phone Mobile number, in any Zimbabwean format.
     *     Type: `PhoneInput`.
     * @param ?string $payroll_id Your payroll number for the person. Null removes it.
     *     Type: `PayrollId`.
     * @param ?string $cost_center_id Cost centre that the person belongs to. Null removes it.
     *     Type: `CostCenterId`.
     * @param array<string, ?string>|null $monthly_cap Maximum the person can receive per calendar
     *     month in Harare. Null removes it.
     * @param ?string $notes Your notes about the person. Null removes them.
     *     Type: `Note`.
     */
    public function update(
        string $recipient_id,
        ?string $name = null,
        ?string $phone = null,
        string|null|NotGiven $payroll_id = NotGiven::Value,
        string|null|NotGiven $cost_center_id = NotGiven::Value,
        array|null|NotGiven $monthly_cap = NotGiven::Value,
        string|null|NotGiven $notes = NotGiven::Value,
        ?RequestOptions $requestOptions = null,
    ): WorkforcePersonUpdated {
        return $this->callJson('workforce.recipients.update', [
            'recipient_id' => $recipient_id,
        ], [
            'name' => $name ?? NotGiven::Value,
            'phone' => $phone ?? NotGiven::Value,
            'payroll_id' => $payroll_id,
            'cost_center_id' => $cost_center_id,
            'monthly_cap' => Encode::object($monthly_cap),
            'notes' => $notes,
        ], $requestOptions);
    }
}
