<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;
use Svc\NotGiven;
use Svc\Runtime\Encode;

/**
 * Something that a person completed. Set either `completion_id` or its alias `ref`.
 *
 * @property-read ?string $completion_id Your own unique ID of the completion. Each ID is rewarded
 *     once and can never be reused. Type: `CompletionId`.
 * @property-read ?string $ref Alias of `completion_id`, for form tools that send `ref`.
 *     Type: `CompletionId`.
 * @property-read string|RewardRecipientPerson|null $recipient Recipient of the reward. Default:
 *     derived from `phone`.
 * @property-read ?string $phone Phone number of the person. Default: the recipient's number.
 *     Type: `PhoneInput`.
 * @property-read ?string $target Phone number or meter that receives the reward, if different from
 *     the person's number. Becomes the reward's `target`.
 *     Type: `TargetInput`.
 * @property-read ?string $meter Meter number, for electricity rewards only.
 *     Type: `MeterInput`.
 * @property-read ?string $token_phone Phone number that receives the electricity token by SMS.
 *     Default: `phone`. Type: `PhoneInput`.
 * @property-read ?string $amount Face value of the reward. Default: the program's `default_amount`.
 *     Type: `MoneyInput`.
 * @property-read array<string, string>|null $metadata Your own key-value data about the completion.
 */
final class CompletionCreate extends Model
{
    protected const FIELDS = [
        'completion_id',
        'ref',
        'recipient',
        'phone',
        'target',
        'meter',
        'token_phone',
        'amount',
        'metadata',
    ];

    protected const CODECS = [
        'recipient' => RewardRecipientPerson::class,
    ];

    /**
     * @param ?string $completion_id
     * @param ?string $ref
     * @param string|RewardRecipientPerson|array<string, mixed>|null $recipient
     * @param ?string $phone
     * @param ?string $target
     * @param ?string $meter
     * @param ?string $token_phone
     * @param ?string $amount
     * @param array<string, string>|null $metadata
     */
    public function __construct(
        ?string $completion_id = null,
        ?string $ref = null,
        string|RewardRecipientPerson|array|null $recipient = null,
        ?string $phone = null,
        ?string $target = null,
        ?string $meter = null,
        ?string $token_phone = null,
        ?string $amount = null,
        ?array $metadata = null,
    ) {
        parent::__construct([
            'completion_id' => $completion_id ?? NotGiven::Value,
            'ref' => $ref ?? NotGiven::Value,
            'recipient' => $recipient ?? NotGiven::Value,
            'phone' => $phone ?? NotGiven::Value,
            'target' => $target ?? NotGiven::Value,
            'meter' => $meter ?? NotGiven::Value,
            'token_phone' => $token_phone ?? NotGiven::Value,
            'amount' => $amount ?? NotGiven::Value,
            'metadata' => Encode::object($metadata) ?? NotGiven::Value,
        ]);
    }
}
