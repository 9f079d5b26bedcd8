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

/** The methods of `invites`. */
public class InvitesResource internal constructor(settings: Settings) : Resource(settings) {
  /**
   * Revoke an invitation.
   *
   * Revokes an invitation; its link stops working immediately. If it is already revoked, the request
   * returns 200 with the invitation unchanged. Returns 409 `invalid_transition` if it was accepted,
   * was declined or has expired. The key must have been created by an owner or an admin.
   *
   * Errors: `role_required`, `invalid_transition`.
   */
  public suspend fun delete(
    inviteId: String,
    options: RequestOptions = RequestOptions.NONE,
  ): Invite =
    json("invites.delete", mapOf("invite_id" to inviteId), Params.NONE, options, Invite::of)

  /**
   * Retrieve an invitation.
   *
   * Retrieves an invitation: whether it is still pending, until when it can be accepted
   * (`expires_at`), and which member it created.
   */
  public suspend fun get(
    inviteId: String,
    options: RequestOptions = RequestOptions.NONE,
  ): Invite =
    json("invites.get", mapOf("invite_id" to inviteId), Params.NONE, options, Invite::of)

  /**
   * List invitations.
   *
   * Lists the invitations of the organisation, newest first, with their status. Use `status=pending`
   * for people who have not responded yet. To invite someone, use `POST /members`.
   *
   * Errors: `invalid_cursor`, `invalid_time`, `conflicting_parameters`.
   */
  public suspend fun list(
    params: InvitesListParams = InvitesListParams.builder().build(),
    options: RequestOptions = RequestOptions.NONE,
  ): Page<Invite> =
    page("invites.list", mapOf(), params, options, Invite::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun list(
    options: RequestOptions = RequestOptions.NONE,
    build: InvitesListParams.Builder.() -> Unit,
  ): Page<Invite> =
    list(InvitesListParams.builder().apply(build).build(), options)
}
