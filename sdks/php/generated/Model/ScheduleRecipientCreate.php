<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;
use Svc\NotGiven;

/**
 * A person of a schedule, with individual settings. Set `recipient` or `phone`.
 *
 * @property-read ?string $recipient ID of the recipient: `rcp_…`, or `ext:` followed by your own
 *     ID. Type: `RecipientRef`.
 * @property-read ?string $phone Phone number of a person who is not a recipient.
 *     Type: `PhoneInput`.
 * @property-read ?string $amount Amount for this person. Default: the schedule's amount.
 *     Type: `MoneyInput`.
 * @property-read ?string $bundle_id Bundle for this person, for data only. Default: the schedule's
 *     bundle. Type: `BundleId`.
 * @property-read ?string $meter Meter of this person, for power only. Default: the recipient's
 *     default meter. Type: `MeterInput`.
 * @property-read ?string $token_phone Phone number that receives the power token by SMS. Default:
 *     the person's own number. Type: `PhoneInput`.
 * @property-read ?string $name Name of the person, for `{name}` and `{first_name}` in the SMS
 *     message. Type: `Label`.
 */
final class ScheduleRecipientCreate extends Model
{
    protected const FIELDS = [
        'recipient',
        'phone',
        'amount',
        'bundle_id',
        'meter',
        'token_phone',
        'name',
    ];

    /**
     * @param ?string $recipient
     * @param ?string $phone
     * @param ?string $amount
     * @param ?string $bundle_id
     * @param ?string $meter
     * @param ?string $token_phone
     * @param ?string $name
     */
    public function __construct(
        string|null|NotGiven $recipient = NotGiven::Value,
        string|null|NotGiven $phone = NotGiven::Value,
        string|null|NotGiven $amount = NotGiven::Value,
        string|null|NotGiven $bundle_id = NotGiven::Value,
        string|null|NotGiven $meter = NotGiven::Value,
        string|null|NotGiven $token_phone = NotGiven::Value,
        string|null|NotGiven $name = NotGiven::Value,
    ) {
        parent::__construct([
            'recipient' => $recipient,
            'phone' => $phone,
            'amount' => $amount,
            'bundle_id' => $bundle_id,
            'meter' => $meter,
            'token_phone' => $token_phone,
            'name' => $name,
        ]);
    }
}
