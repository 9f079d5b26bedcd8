<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * An entry of the audit log: one action. It is stored in the same transaction as the action and
 * never changes.
 *
 * @property-read string $id ID of the entry.
 *     Type: `AuditEventId`.
 * @property-read string $object Always `audit_event`.
 * @property-read int $created Time of the action.
 *     Type: `UnixTime`.
 * @property-read bool $livemode True in live mode, false in test mode.
 * @property-read string $action The action that was taken. New actions can be added; ignore those
 *     you do not know. Type: `AuditAction`.
 * @property-read ?string $object_id ID of the object concerned. Null if it has none.
 *     Type: `ObjectId`.
 * @property-read Actor $actor Who took the action.
 * @property-read ?string $ip IP address of the request. Null if no request was involved.
 *     Type: `IpAddress`.
 * @property-read ?string $user_agent `User-Agent` of the request. Null if it had none.
 *     Type: `UserAgent`.
 * @property-read array<string, list<mixed>> $changes Changed fields. Empty if an object was created
 *     or nothing had an old value.
 * @property-read ?string $request_id ID of the request. Null if the service acted by itself.
 *     Type: `RequestId`.
 * @property-read ?string $note A remark on the action. Null if there is none.
 *     Type: `Note`.
 */
final class AuditEvent extends Model
{
    protected const FIELDS = [
        'id',
        'object',
        'created',
        'livemode',
        'action',
        'object_id',
        'actor',
        'ip',
        'user_agent',
        'changes',
        'request_id',
        'note',
    ];

    protected const CODECS = [
        'actor' => Actor::class,
    ];
}
