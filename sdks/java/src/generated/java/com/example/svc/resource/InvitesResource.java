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

/** The methods of {@code invites}. */
public final class InvitesResource extends Resource {
  /** Of a client with these settings. */
  public InvitesResource(Settings settings) {
    super(settings);
  }

  /**
   * Revoke an invitation.
   *
   * <p>Revokes an invitation; its link stops working immediately. If it is already revoked, the request
   * returns 200 with the invitation unchanged. Returns 409 {@code invalid_transition} if it was accepted,
   * was declined or has expired. The key must have been created by an owner or an admin.
   *
   * <p>Errors: {@code role_required}, {@code invalid_transition}.
   */
  public Invite delete(String inviteId) {
    return delete(inviteId, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Invite delete(String inviteId, RequestOptions options) {
    return json("invites.delete", path("invite_id", inviteId), Params.NONE, options, Invite::of);
  }

  /**
   * Retrieve an invitation.
   *
   * <p>Retrieves an invitation: whether it is still pending, until when it can be accepted
   * ({@code expires_at}), and which member it created.
   */
  public Invite get(String inviteId) {
    return get(inviteId, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Invite get(String inviteId, RequestOptions options) {
    return json("invites.get", path("invite_id", inviteId), Params.NONE, options, Invite::of);
  }

  /** As the next one, without parameters. */
  public Page<Invite> list() {
    return list(InvitesListParams.builder().build(), RequestOptions.NONE);
  }

  /**
   * List invitations.
   *
   * <p>Lists the invitations of the organisation, newest first, with their status. Use {@code status=pending}
   * for people who have not responded yet. To invite someone, use {@code POST /members}.
   *
   * <p>Errors: {@code invalid_cursor}, {@code invalid_time}, {@code conflicting_parameters}.
   */
  public Page<Invite> list(InvitesListParams params) {
    return list(params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Page<Invite> list(InvitesListParams params, RequestOptions options) {
    return page("invites.list", path(), params, options, Invite::of);
  }
}
