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
 * A person who belongs to the organisation.
 */
public final class Member extends SvcObject {
  private Member(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static Member of(Fields fields) {
    return new Member(fields);
  }

  /**
   * Unique identifier of the object.
   * Type: {@code MemberId}.
   */
  public String getId() {
    return fields.text("id");
  }

  /**
   * Always {@code member}.
   */
  public String getObject() {
    return fields.text("object");
  }

  /**
   * Time at which the person joined the organisation.
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
   * Name of the person. Null until they provide it.
   * Type: {@code Label}.
   */
  public @Nullable String getName() {
    return fields.text("name");
  }

  /**
   * Email address of the person. Null if unknown.
   * Type: {@code Email}.
   */
  public @Nullable String getEmail() {
    return fields.text("email");
  }

  /**
   * Phone number of the person. Null if unknown.
   * Type: {@code E164}.
   */
  public @Nullable String getPhone() {
    return fields.text("phone");
  }

  /**
   * Role of the person. Decides their permissions.
   */
  public String getRole() {
    return fields.text("role");
  }

  /**
   * Current status. Decides whether the person can sign in.
   */
  public String getStatus() {
    return fields.text("status");
  }

  /**
   * Whether the person can see power tokens in clear text and grant that scope to keys.
   */
  public boolean getTokensRead() {
    return fields.flag("tokens_read");
  }

  /**
   * Whether the person has a payment PIN, which is needed to approve agents' requests.
   */
  public boolean getPinSet() {
    return fields.flag("pin_set");
  }

  /**
   * Time at which the person was last signed in. Null if never.
   * Type: {@code UnixTime}.
   */
  public @Nullable Long getLastSeenAt() {
    return fields.integerOrNull("last_seen_at");
  }

  /**
   * Member who invited the person. Null for the founder of the organisation.
   * Type: {@code MemberId}.
   */
  public @Nullable String getInvitedBy() {
    return fields.text("invited_by");
  }
}
