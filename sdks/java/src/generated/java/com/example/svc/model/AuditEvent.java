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
 * An entry of the audit log: one action. It is stored in the same transaction as the action and
 * never changes.
 */
public final class AuditEvent extends SvcObject {
  private AuditEvent(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static AuditEvent of(Fields fields) {
    return new AuditEvent(fields);
  }

  /**
   * ID of the entry.
   * Type: {@code AuditEventId}.
   */
  public String getId() {
    return fields.text("id");
  }

  /**
   * Always {@code audit_event}.
   */
  public String getObject() {
    return fields.text("object");
  }

  /**
   * Time of the action.
   * Type: {@code UnixTime}.
   */
  public long getCreated() {
    return fields.integer("created");
  }

  /**
   * True in live mode, false in test mode.
   */
  public boolean getLivemode() {
    return fields.flag("livemode");
  }

  /**
   * The action that was taken. New actions can be added; ignore those you do not know.
   * Type: {@code AuditAction}.
   */
  public String getAction() {
    return fields.text("action");
  }

  /**
   * ID of the object concerned. Null if it has none.
   * Type: {@code ObjectId}.
   */
  public @Nullable String getObjectId() {
    return fields.text("object_id");
  }

  /**
   * Who took the action.
   */
  public Actor getActor() {
    return fields.get("actor", Decode.object(Actor::of));
  }

  /**
   * IP address of the request. Null if no request was involved.
   * Type: {@code IpAddress}.
   */
  public @Nullable String getIp() {
    return fields.text("ip");
  }

  /**
   * {@code User-Agent} of the request. Null if it had none.
   * Type: {@code UserAgent}.
   */
  public @Nullable String getUserAgent() {
    return fields.text("user_agent");
  }

  /**
   * Changed fields. Empty if an object was created or nothing had an old value.
   */
  public Map<String, List<Object>> getChanges() {
    return fields.get("changes", Decode.map(Decode.list(Decode.ANY)));
  }

  /**
   * ID of the request. Null if the service acted by itself.
   * Type: {@code RequestId}.
   */
  public @Nullable String getRequestId() {
    return fields.text("request_id");
  }

  /**
   * A remark on the action. Null if there is none.
   * Type: {@code Note}.
   */
  public @Nullable String getNote() {
    return fields.text("note");
  }
}
