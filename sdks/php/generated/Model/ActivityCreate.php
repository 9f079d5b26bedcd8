<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;
use Svc\NotGiven;
use Svc\Runtime\Encode;

/**
 * An action taken by a recipient.
 *
 * @property-read string|RewardRecipientPerson $recipient Recipient who performed the activity.
 * @property-read string $name Name of the activity, such as `visit`.
 *     Type: `ActivityName`.
 * @property-read string $activity_id Your own unique ID of the activity. Reporting the same ID
 *     again earns nothing more. Type: `ActivityExternalId`.
 * @property-read int|string|null $occurred_at Time at which the activity took place, up to 90 days
 *     ago. Default: now.
 * @property-read ?string $value Monetary value, such as the amount the customer paid. `percentage`
 *     rules use it. Type: `MoneyInput`.
 * @property-read ?string $currency Currency of `value`. Default: the currency of `program`.
 *     Required if `value` is set and `program` is omitted.
 *     Type: `CurrencyInput`.
 * @property-read ?string $program Evaluate only the rules of this program. Default: the rules of
 *     all active programs. Type: `ProgramId`.
 * @property-read array<string, string>|null $metadata Your own key-value data about the activity.
 *     Rules can read it.
 */
final class ActivityCreate extends Model
{
    protected const FIELDS = [
        'recipient',
        'name',
        'activity_id',
        'occurred_at',
        'value',
        'currency',
        'program',
        'metadata',
    ];

    protected const CODECS = [
        'recipient' => RewardRecipientPerson::class,
    ];

    /**
     * @param string|RewardRecipientPerson|array<string, mixed> $recipient
     * @param string $name
     * @param string $activity_id
     * @param int|string|null $occurred_at
     * @param ?string $value
     * @param ?string $currency
     * @param ?string $program
     * @param array<string, string>|null $metadata
     */
    public function __construct(
        string|RewardRecipientPerson|array $recipient,
        string $name,
        string $activity_id,
        int|string|null $occurred_at = null,
        ?string $value = null,
        ?string $currency = null,
        ?string $program = null,
        ?array $metadata = null,
    ) {
        parent::__construct([
            'recipient' => $recipient,
            'name' => $name,
            'activity_id' => $activity_id,
            'occurred_at' => $occurred_at ?? NotGiven::Value,
            'value' => $value ?? NotGiven::Value,
            'currency' => $currency ?? NotGiven::Value,
            'program' => $program ?? NotGiven::Value,
            'metadata' => Encode::object($metadata) ?? NotGiven::Value,
        ]);
    }
}
