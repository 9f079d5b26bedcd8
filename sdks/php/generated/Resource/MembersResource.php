<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Resource;

use Svc\Model\CreatedFilter;
use Svc\Model\Invite;
use Svc\Model\Member;
use Svc\NotGiven;
use Svc\Page;
use Svc\RequestOptions;
use Svc\Runtime\Encode;
use Svc\Runtime\Resource;

/**
 * The methods of `$client->members`.
 */
final class MembersResource extends Resource
{
    /**
     * Remove a member.
     *
     * Removes a person from the organisation immediately and ends all their sessions. Keys and
     * sends of the person continue to work. Owners and admins can remove people; only an owner can
     * remove an owner. Returns 409 `last_owner` if the member is the last owner.
     *
     * Errors: `role_required`, `last_owner`.
     *
     * @param string $member_id ID of the member.
     *     Type: `MemberId`.
     */
    public function delete(
        string $member_id,
        ?RequestOptions $requestOptions = null,
    ): Member {
        return $this->callJson('members.delete', [
            'member_id' => $member_id,
        ], [], $requestOptions);
    }

    /**
     * Retrieve a member.
     *
     * Retrieves a member: their role, whether they have a payment PIN, whether they see power
     * tokens in clear text (`tokens_read`), and when they were last signed in (`last_seen_at`).
     *
     * @param string $member_id ID of the member.
     *     Type: `MemberId`.
     */
    public function get(
        string $member_id,
        ?RequestOptions $requestOptions = null,
    ): Member {
        return $this->callJson('members.get', [
            'member_id' => $member_id,
        ], [], $requestOptions);
    }

    /**
     * Invite a member.
     *
     * Invites a person by SMS and email. The response is a `pending` invitation: the person becomes
     * a member by accepting it in the dashboard, and has no access until then. It expires after 14
     * days. Set `phone`, `email` or both.
     *
     * Owners and admins can invite people; only an owner can invite owners. Returns 409
     * `duplicate_resource` if the person is already a member or has a pending invitation;
     * `resource` is that member or invitation. Returns 409 `limit_reached` after 50 invitations
     * within 24 hours. In test mode, no message is sent, and the person accepts by signing in to
     * the dashboard.
     *
     * Errors: `role_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
     * `idempotency_in_progress`, `invalid_phone`, `duplicate_resource`, `limit_reached`.
     *
     * @param ?string $phone Phone number that the invitation is sent to by SMS.
     *     Type: `PhoneInput`.
     * @param ?string $email Email address that the invitation is sent to.
     *     Type: `Email`.
     * @param ?string $role Role that the person gets once they accept.
     *     See `MemberRole`.
     */
    public function invite(
        ?string $phone = null,
        ?string $email = null,
        ?string $role = null,
        ?RequestOptions $requestOptions = null,
    ): Invite {
        return $this->callJson('members.invite', [], [
            'phone' => $phone ?? NotGiven::Value,
            'email' => $email ?? NotGiven::Value,
            'role' => $role ?? NotGiven::Value,
        ], $requestOptions);
    }

    /**
     * List members.
     *
     * Lists the members of the organisation, newest first. People who have not accepted their
     * invitation are not included; see `GET /invites`.
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
     * @param ?string $role Only members with this role.
     *     See `MemberRole`.
     * @return Page<Member>
     */
    public function list(
        ?int $limit = null,
        ?string $starting_after = null,
        ?string $ending_before = null,
        CreatedFilter|array|null $created = null,
        ?string $role = null,
        ?RequestOptions $requestOptions = null,
    ): Page {
        return $this->callPage('members.list', [], [
            'limit' => $limit ?? NotGiven::Value,
            'starting_after' => $starting_after ?? NotGiven::Value,
            'ending_before' => $ending_before ?? NotGiven::Value,
            'created' => Encode::object($created) ?? NotGiven::Value,
            'role' => $role ?? NotGiven::Value,
        ], $requestOptions);
    }

    /**
     * Change a member's role.
     *
     * Changes the role of a member, effective immediately; the member has to sign in again. Keys
     * that the member created keep their scopes, so that no till stops when someone changes jobs;
     * revoke them separately if needed. Owners and admins can change roles; only an owner can
     * promote or demote owners. Returns 409 `last_owner` if the member is the last owner. With
     * `tokens_read`, a developer can see power tokens in clear text, which owners and admins always
     * can.
     *
     * Errors: `role_required`, `last_owner`.
     *
     * @param string $member_id ID of the member.
     *     Type: `MemberId`.
     * @param string $role New role of the member.
     *     See `MemberRole`.
     * @param ?bool $tokens_read Whether a developer can see power tokens in clear text. Owners and
     *     admins always can, viewers never.
     */
    public function update(
        string $member_id,
        string $role,
        ?bool $tokens_read = null,
        ?RequestOptions $requestOptions = null,
    ): Member {
        return $this->callJson('members.update', [
            'member_id' => $member_id,
        ], [
            'role' => $role,
            'tokens_read' => $tokens_read ?? NotGiven::Value,
        ], $requestOptions);
    }
}
