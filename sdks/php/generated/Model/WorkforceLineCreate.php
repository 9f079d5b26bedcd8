<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;
use Svc\NotGiven;

/**
 * What one person receives. Set `recipient_id`, or `phone` and `name`. Fields are parsed leniently:
 * an invalid value fails only its line. An unknown field returns 400.
 *
 * @property-read ?string $amount Face value that the person receives. Required.
 *     Type: `LineValue`.
 * @property-read ?string $recipient_id ID of the person, `rcp_…`, if they are registered.
 *     Type: `LineText`.
 * @property-read ?string $phone Mobile number of a person who is not registered.
 *     Type: `LineValue`.
 * @property-read ?string $name Name of a person who is not registered.
 *     Type: `LineValue`.
 * @property-read ?string $currency Currency of the line: `USD` or `ZWG`. Default: `USD`.
 *     Type: `LineValue`.
 * @property-read ?string $meter Meter number, for power only. Default: the person's default meter.
 *     Type: `LineValue`.
 * @property-read ?string $token_phone Phone number that receives the power token by SMS. Default:
 *     the person's own number. Type: `LineValue`.
 * @property-read ?string $note Note about this line. Not shown to the person.
 *     Type: `LineValue`.
 */
final class WorkforceLineCreate extends Model
{
    protected const FIELDS = [
        'amount',
        'recipient_id',
        'phone',
        'name',
        'currency',
        'meter',
        'token_phone',
        'note',
    ];

    /**
     * @param ?string $amount
     * @param ?string $recipient_id
     * @param ?string $phone
     * @param ?string $name
     * @param ?string $currency
     * @param ?string $meter
     * @param ?string $token_phone
     * @param ?string $note
     */
    public function __construct(
        ?string $amount = null,
        ?string $recipient_id = null,
        ?string $phone = null,
        ?string $name = null,
        ?string $currency = null,
        ?string $meter = null,
        ?string $token_phone = null,
        ?string $note = null,
    ) {
        parent::__construct([
            'amount' => $amount ?? NotGiven::Value,
            'recipient_id' => $recipient_id ?? NotGiven::Value,
            'phone' => $phone ?? NotGiven::Value,
            'name' => $name ?? NotGiven::Value,
            'currency' => $currency ?? NotGiven::Value,
            'meter' => $meter ?? NotGiven::Value,
            'token_phone' => $token_phone ?? NotGiven::Value,
            'note' => $note ?? NotGiven::Value,
        ]);
    }
}
