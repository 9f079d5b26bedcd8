<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * A complaint about a send, resolved by our staff. It never reverses a delivered send.
 *
 * @property-read string $id Unique identifier of the object.
 *     Type: `DisputeId`.
 * @property-read string $object Always `dispute`.
 * @property-read int $created Time at which the dispute was opened.
 *     Type: `UnixTime`.
 * @property-read bool $livemode Whether real money is involved: `true` in live mode.
 * @property-read Send|string $send Send that is disputed. Can be expanded.
 * @property-read string $reason Reason for the dispute.
 *     See `DisputeReason`.
 * @property-read DisputeEvidence $evidence Evidence that supports the dispute.
 * @property-read string $status Current status. Decides whether the dispute is resolved; see
 *     Lifecycles. See `DisputeStatus`.
 * @property-read ?string $outcome Outcome of the dispute. Null until resolved.
 *     See `DisputeOutcome`.
 * @property-read ?string $outcome_note Outcome explained in one or two sentences. Null until
 *     resolved. Type: `Note`.
 * @property-read ?string $credit_transaction Credit transaction of the resolution. Null if there is
 *     none. Type: `TransactionId`.
 * @property-read int $due_at Time at which our staff will respond: within two working days.
 *     Type: `UnixTime`.
 * @property-read list<DisputeMessage> $messages Messages from our staff, oldest first.
 * @property-read ?int $resolved_at Time at which the dispute was resolved. Null until then.
 *     Type: `UnixTime`.
 * @property-read array<string, string> $metadata Your own key-value data about the dispute.
 */
final class Dispute extends Model implements EventObject
{
    protected const FIELDS = [
        'id',
        'object',
        'created',
        'livemode',
        'send',
        'reason',
        'evidence',
        'status',
        'outcome',
        'outcome_note',
        'credit_transaction',
        'due_at',
        'messages',
        'resolved_at',
        'metadata',
    ];

    protected const CODECS = [
        'send' => Send::class,
        'evidence' => DisputeEvidence::class,
        'messages' => [DisputeMessage::class],
    ];
}
