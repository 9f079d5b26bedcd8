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
 * A test account that was created without signing up, with a key to it.
 */
public final class Sandbox extends SvcObject {
  private Sandbox(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static Sandbox of(Fields fields) {
    return new Sandbox(fields);
  }

  /**
   * Always {@code sandbox}.
   */
  public String getObject() {
    return fields.text("object");
  }

  /**
   * Time at which the object was created.
   * Type: {@code UnixTime}.
   */
  public long getCreated() {
    return fields.integer("created");
  }

  /**
   * Always false: a sandbox is a test account.
   */
  public boolean getLivemode() {
    return fields.flag("livemode");
  }

  /**
   * ID of the test account.
   * Type: {@code AccountId}.
   */
  public String getAccount() {
    return fields.text("account");
  }

  /**
   * Name of the organisation.
   * Type: {@code Label}.
   */
  public String getName() {
    return fields.text("name");
  }

  /**
   * Secret key with every scope. Returned only here.
   * Type: {@code KeySecret}.
   */
  public String getKey() {
    return fields.text("key");
  }

  /**
   * Page on which a person enters their email address to become the owner. Returned only here: give
   * it to the person you work for and to no one else.
   * Type: {@code WebUrl}.
   */
  public String getClaimUrl() {
    return fields.text("claim_url");
  }

  /**
   * Time at which an unclaimed sandbox is deleted: 14 days after it was created.
   * Type: {@code UnixTime}.
   */
  public long getExpiresAt() {
    return fields.integer("expires_at");
  }
}
