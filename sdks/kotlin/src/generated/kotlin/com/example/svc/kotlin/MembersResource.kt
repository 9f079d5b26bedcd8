// Made from the contract by "npm run sdks"; never edit this file.
package com.example.svc.kotlin

import com.example.svc.FileResult
import com.example.svc.Params
import com.example.svc.RequestOptions
import com.example.svc.model.*
import com.example.svc.param.*
import com.example.svc.runtime.Settings
import kotlin.time.Duration
import kotlin.time.Duration.Companion.minutes
import kotlin.time.Duration.Companion.seconds

/** The methods of `members`. */
public class MembersResource internal constructor(settings: Settings) : Resource(settings) {
  /**
   * Remove a member.
   *
   * Removes a person from the organisation immediately and ends all their sessions. Keys and sends of
   * the person continue to work. Owners and admins can remove people; only an owner can remove an
   * owner. Returns 409 `last_owner` if the member is the last owner.
   *
   * Errors: `role_required`, `last_owner`.
   */
  public suspend fun delete(
    memberId: String,
    options: RequestOptions = RequestOptions.NONE,
  ): Member =
    json("members.delete", mapOf("member_id" to memberId), Params.NONE, options, Member::of)

  /**
   * Retrieve a member.
   *
   * Retrieves a member: their role, whether they have a payment PIN, whether they see power tokens in
   * clear text (`tokens_read`), and when they were last signed in (`last_seen_at`).
   */
  public suspend fun get(
    memberId: String,
    options: RequestOptions = RequestOptions.NONE,
  ): Member =
    json("members.get", mapOf("member_id" to memberId), Params.NONE, options, Member::of)

  /**
   * Invite a member.
   *
   * Invites a person by SMS and email. The response is a `pending` invitation: the person becomes a
   * member by accepting it in the dashboard, and has no access until then. It expires after 14 days.
   * Set `phone`, `email` or both.
   *
   * Owners and admins can invite people; only an owner can invite owners. Returns 409
   * `duplicate_resource` if the person is already a member or has a pending invitation; `resource` is
   * that member or invitation. Returns 409 `limit_reached` after 50 invitations within 24 hours. In
   * test mode, no message is sent, and the person accepts by signing in to the dashboard.
   *
   * Errors: `role_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
   * `idempotency_in_progress`, `invalid_phone`, `duplicate_resource`, `limit_reached`.
   */
  public suspend fun invite(
    params: MembersInviteParams = MembersInviteParams.builder().build(),
    options: RequestOptions = RequestOptions.NONE,
  ): Invite =
    json("members.invite", mapOf(), params, options, Invite::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun invite(
    options: RequestOptions = RequestOptions.NONE,
    build: MembersInviteParams.Builder.() -> Unit,
  ): Invite =
    invite(MembersInviteParams.builder().apply(build).build(), options)

  /**
   * List members.
   *
   * Lists the members of the organisation, newest first. People who have not accepted their
   * invitation are not included; see `GET /invites`.
   *
   * Errors: `invalid_cursor`, `invalid_time`, `conflicting_parameters`.
   */
  public suspend fun list(
    params: MembersListParams = MembersListParams.builder().build(),
    options: RequestOptions = RequestOptions.NONE,
  ): Page<Member> =
    page("members.list", mapOf(), params, options, Member::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun list(
    options: RequestOptions = RequestOptions.NONE,
    build: MembersListParams.Builder.() -> Unit,
  ): Page<Member> =
    list(MembersListParams.builder().apply(build).build(), options)

  /**
   * Change a member's role.
   *
   * Changes the role of a member, effective immediately; the member has to sign in again. Keys that
   * the member created keep their scopes, so that no till stops when someone changes jobs; revoke
   * them separately if needed. Owners and admins can change roles; only an owner can promote or
   * demote owners. Returns 409 `last_owner` if the member is the last owner. With `tokens_read`, a
   * developer can see power tokens in clear text, which owners and admins always can.
   *
   * Errors: `role_required`, `last_owner`.
   */
  public suspend fun update(
    memberId: String,
    params: MembersUpdateParams,
    options: RequestOptions = RequestOptions.NONE,
  ): Member =
    json("members.update", mapOf("member_id" to memberId), params, options, Member::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun update(
    memberId: String,
    options: RequestOptions = RequestOptions.NONE,
    build: MembersUpdateParams.Builder.() -> Unit,
  ): Member =
    update(memberId, MembersUpdateParams.builder().apply(build).build(), options)
}
