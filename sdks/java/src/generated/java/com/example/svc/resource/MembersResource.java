// Made from the contract by "npm run sdks"; never edit this file.
package com.example.svc.resource;

import com.example.svc.Empty;
import com.example.svc.FileResult;
import com.example.svc.Page;
import com.example.svc.Params;
import com.example.svc.RequestOptions;
import com.example.svc.WaitOptions;
import com.example.svc.model.*;
import com.example.svc.param.*;
import com.example.svc.runtime.Resource;
import com.example.svc.runtime.Settings;
import com.example.svc.runtime.Wait;
import org.jspecify.annotations.Nullable;

/** The methods of {@code members}. */
public final class MembersResource extends Resource {
  /** Of a client with these settings. */
  public MembersResource(Settings settings) {
    super(settings);
  }

  /**
   * Remove a member.
   *
   * <p>Removes a person from the organisation immediately and ends all their sessions. Keys and sends of
   * the person continue to work. Owners and admins can remove people; only an owner can remove an
   * owner. Returns 409 {@code last_owner} if the member is the last owner.
   *
   * <p>Errors: {@code role_required}, {@code last_owner}.
   */
  public Member delete(String memberId) {
    return delete(memberId, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Member delete(String memberId, RequestOptions options) {
    return json("members.delete", path("member_id", memberId), Params.NONE, options, Member::of);
  }

  /**
   * Retrieve a member.
   *
   * <p>Retrieves a member: their role, whether they have a payment PIN, whether they see power tokens in
   * clear text ({@code tokens_read}), and when they were last signed in ({@code last_seen_at}).
   */
  public Member get(String memberId) {
    return get(memberId, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Member get(String memberId, RequestOptions options) {
    return json("members.get", path("member_id", memberId), Params.NONE, options, Member::of);
  }

  /** As the next one, without parameters. */
  public Invite invite() {
    return invite(MembersInviteParams.builder().build(), RequestOptions.NONE);
  }

  /**
   * Invite a member.
   *
   * <p>Invites a person by SMS and email. The response is a {@code pending} invitation: the person becomes a
   * member by accepting it in the dashboard, and has no access until then. It expires after 14 days.
   * Set {@code phone}, {@code email} or both.
   *
   * <p>Owners and admins can invite people; only an owner can invite owners. Returns 409
   * {@code duplicate_resource} if the person is already a member or has a pending invitation; {@code resource} is
   * that member or invitation. Returns 409 {@code limit_reached} after 50 invitations within 24 hours. In
   * test mode, no message is sent, and the person accepts by signing in to the dashboard.
   *
   * <p>Errors: {@code role_required}, {@code idempotency_key_invalid}, {@code idempotency_mismatch},
   * {@code idempotency_in_progress}, {@code invalid_phone}, {@code duplicate_resource}, {@code limit_reached}.
   */
  public Invite invite(MembersInviteParams params) {
    return invite(params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Invite invite(MembersInviteParams params, RequestOptions options) {
    return json("members.invite", path(), params, options, Invite::of);
  }

  /** As the next one, without parameters. */
  public Page<Member> list() {
    return list(MembersListParams.builder().build(), RequestOptions.NONE);
  }

  /**
   * List members.
   *
   * <p>Lists the members of the organisation, newest first. People who have not accepted their
   * invitation are not included; see {@code GET /invites}.
   *
   * <p>Errors: {@code invalid_cursor}, {@code invalid_time}, {@code conflicting_parameters}.
   */
  public Page<Member> list(MembersListParams params) {
    return list(params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Page<Member> list(MembersListParams params, RequestOptions options) {
    return page("members.list", path(), params, options, Member::of);
  }

  /**
   * Change a member's role.
   *
   * <p>Changes the role of a member, effective immediately; the member has to sign in again. Keys that
   * the member created keep their scopes, so that no till stops when someone changes jobs; revoke
   * them separately if needed. Owners and admins can change roles; only an owner can promote or
   * demote owners. Returns 409 {@code last_owner} if the member is the last owner. With {@code tokens_read}, a
   * developer can see power tokens in clear text, which owners and admins always can.
   *
   * <p>Errors: {@code role_required}, {@code last_owner}.
   */
  public Member update(String memberId, MembersUpdateParams params) {
    return update(memberId, params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Member update(String memberId, MembersUpdateParams params, RequestOptions options) {
    return json("members.update", path("member_id", memberId), params, options, Member::of);
  }
}
