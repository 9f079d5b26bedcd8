<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * A request to a provider about a send, with its outcome.
 *
 * @property-read string $id ID of the attempt.
 *     Type: `AttemptId`.
 * @property-read string $object Always `send_attempt`.
 * @property-read int $created Time of creation, always before the provider is contacted.
 *     Type: `UnixTime`.
 * @property-read bool $livemode True in live mode, false in test mode.
 * @property-read string $send ID of the send.
 *     Type: `SendId`.
 * @property-read int $sequence Position among the attempts of the send, from 1.
 * @property-read string $kind Type of request to the provider.
 *     See `AttemptKind`.
 * @property-read int $at Time of the request to the provider.
 *     Type: `UnixTime`.
 * @property-read ?int $duration_ms Response time in milliseconds. Null while waiting.
 * @property-read ?string $outcome Outcome of the request. Null while waiting.
 *     See `AttemptOutcome`.
 * @property-read ?string $detail Outcome in plain words, without the supplier's name.
 *     Type: `Note`.
 * @property-read string $status_before Status of the send before the attempt.
 *     See `SendStatus`.
 * @property-read ?string $status_after Status of the send after the attempt. Null while waiting.
 *     See `SendStatus`.
 */
final class SendAttempt extends Model
{
    protected const FIELDS = [
        'id',
        'object',
        'created',
        'livemode',
        'send',
        'sequence',
        'kind',
        'at',
        'duration_ms',
        'outcome',
        'detail',
        'status_before',
        'status_after',
    ];
}
