// Made from the contract by "npm run sdks"; never edit this file.
package com.example.svc.model;

import com.example.svc.Expandable;
import com.example.svc.Fields;
import com.example.svc.FieldsBuilder;
import com.example.svc.Moment;
import com.example.svc.SvcObject;
import com.example.svc.SvcVariant;
import com.example.svc.TextOr;
import com.example.svc.runtime.Decode;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * An invitation to join the organisation.
 */
public final class Invite extends SvcObject {
  private Invite(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static Invite of(Fields fields) {
    return new Invite(fields);
  }

  /**
   * Unique identifier of the object.
   * Type: {@code InviteId}.
   */
  public String getId() {
    return fields.text("id");
  }

  /**
   * Always {@code invite}.
   */
  public String getObject() {
    return fields.text("object");
  }

  /**
   * Time at which the person was invited.
   * Type: {@code UnixTime}.
   */
  public long getCreated() {
    return fields.integer("created");
  }

  /**
   * Whether the object exists in live mode.
   */
  public boolean getLivemode() {
    return fields.flag("livemode");
  }

  /**
   * Email address the invitation was sent to. Null if none.
   * Type: {@code Email}.
   */
  public @Nullable String getEmail() {
    return fields.text("email");
  }

  /**
   * Phone number the invitation was sent to. Null if none.
   * Type: {@code E164}.
   */
  public @Nullable String getPhone() {
    return fields.text("phone");
  }

  /**
   * Role that the person gets once they accept.
   */
  public String getRole() {
    return fields.text("role");
  }

  /**
   * Current status. Decides whether it can still be accepted; see Lifecycles.
   */
  public String getStatus() {
    return fields.text("status");
  }

  /**
   * Time at which the invitation expires: after 14 days.
   * Type: {@code UnixTime}.
   */
  public long getExpiresAt() {
    return fields.integer("expires_at");
  }

  /**
   * Member who sent the invitation. Null if a key did.
   * Type: {@code MemberId}.
   */
  public @Nullable String getInvitedBy() {
    return fields.text("invited_by");
  }

  /**
   * Member that the person became. Null until accepted.
   * Type: {@code MemberId}.
   */
  public @Nullable String getAcceptedBy() {
    return fields.text("accepted_by");
  }

  /**
   * Name of the organisation. Only shown to the invited person, null otherwise.
   * Type: {@code Label}.
   */
  public @Nullable String getAccountName() {
    return fields.text("account_name");
  }
}
