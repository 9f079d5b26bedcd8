<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Resource;

use Svc\Model\AuditEvent;
use Svc\Model\CreatedFilter;
use Svc\NotGiven;
use Svc\Page;
use Svc\RequestOptions;
use Svc\Runtime\Encode;
use Svc\Runtime\Resource;

/**
 * The methods of `$client->auditLog`.
 */
final class AuditLogResource extends Resource
{
    /**
     * List the audit log.
     *
     * Lists who did what in the account, newest first: keys created, changed, rolled and revoked,
     * terms accepted, test accounts reset. Use it to find out who removed a limit, and when.
     * Entries are kept permanently. Sales are not included; see `GET /sends`.
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
     * @param ?string $action Returns only entries with this action, such as `api_key.created`.
     *     Type: `AuditAction`.
     * @param ?string $object Returns only entries about the object with this ID, such as a key.
     *     Type: `ObjectId`.
     * @return Page<AuditEvent>
     */
    public function list(
        ?int $limit = null,
        ?string $starting_after = null,
        ?string $ending_before = null,
        CreatedFilter|array|null $created = null,
        ?string $action = null,
        ?string $object = null,
        ?RequestOptions $requestOptions = null,
    ): Page {
        return $this->callPage('audit_log.list', [], [
            'limit' => $limit ?? NotGiven::Value,
            'starting_after' => $starting_after ?? NotGiven::Value,
            'ending_before' => $ending_before ?? NotGiven::Value,
            'created' => Encode::object($created) ?? NotGiven::Value,
            'action' => $action ?? NotGiven::Value,
            'object' => $object ?? NotGiven::Value,
        ], $requestOptions);
    }
}
