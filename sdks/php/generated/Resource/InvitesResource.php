<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Resource;

use Svc\Model\CreatedFilter;
use Svc\Model\Invite;
use Svc\NotGiven;
use Svc\Page;
use Svc\RequestOptions;
use Svc\Runtime\Encode;
use Svc\Runtime\Resource;

/**
 * The methods of `$client->invites`.
 */
final class InvitesResource extends Resource
{
    /**
     * Revoke an invitation.
     *
     * Revokes an invitation; its link stops working immediately. If it is already revoked, the
     * request returns 200 with the invitation unchanged. Returns 409 `invalid_transition` if it was
     * accepted, was declined or has expired. The key must have been created by an owner or an
     * admin.
     *
     * Errors: `role_required`, `invalid_transition`.
     *
     * @param string $invite_id ID of the invitation.
     *     Type: `InviteId`.
     */
    public function delete(
        string $invite_id,
        ?RequestOptions $requestOptions = null,
    ): Invite {
        return $this->callJson('invites.delete', [
            'invite_id' => $invite_id,
        ], [], $requestOptions);
    }

    /**
     * Retrieve an invitation.
     *
     * Retrieves an invitation: whether it is still pending, until when it can be accepted
     * (`expires_at`), and which member it created.
     *
     * @param string $invite_id ID of the invitation.
     *     Type: `InviteId`.
     */
    public function get(
        string $invite_id,
        ?RequestOptions $requestOptions = null,
    ): Invite {
        return $this->callJson('invites.get', [
            'invite_id' => $invite_id,
        ], [], $requestOptions);
    }

    /**
     * List invitations.
     *
     * Lists the invitations of the organisation, newest first, with their status. Use
     * `status=pending` for people who have not responded yet. To invite someone, use `POST
     * /members`.
     *
     * Errors: `invalid_cursor`, `invalid_time`, `conflicting_parameters`.
     *
     * @param ?int $limit Maximum number of objects to return.
     *     Type: `PageLimit`.
     * @param ?string $starting_after Returns the page after this object. Cannot be used with
     *     `ending_before`. Type: `Cursor`.
     * @param ?string $ending_before Returns the page before this object. Cannot be used with
     *     `starting_after`. Type: `Cursor`.
     * @param CreatedFilter|array<string, mixed>|null $created Filters by time of creation:
     *     `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.
     * @param ?string $status Only invitations with this status.
     *     See `InviteStatus`.
     * @return Page<Invite>
     */
    public function list(
        ?int $limit = null,
        ?string $starting_after = null,
        ?string $ending_before = null,
        CreatedFilter|array|null $created = null,
        ?string $status = null,
        ?RequestOptions $requestOptions = null,
    ): Page {
        return $this->callPage('invites.list', [], [
            'limit' => $limit ?? NotGiven::Value,
            'starting_after' => $starting_after ?? NotGiven::Value,
            'ending_before' => $ending_before ?? NotGiven::Value,
            'created' => Encode::object($created) ?? NotGiven::Value,
            'status' => $status ?? NotGiven::Value,
        ], $requestOptions);
    }
}
