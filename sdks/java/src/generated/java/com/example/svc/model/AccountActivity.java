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
 * An entry of the activity feed: an event or an audit log entry.
 */
public final class AccountActivity extends SvcObject {
  private AccountActivity(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static AccountActivity of(Fields fields) {
    return new AccountActivity(fields);
  }

  /**
   * ID of the event or audit log entry. Use it as the cursor.
   * Type: {@code ActivityId}.
   */
  public String getId() {
    return fields.text("id");
  }

  /**
   * Always {@code activity_item}.
   */
  public String getObject() {
    return fields.text("object");
  }

  /**
   * Time of the event or action.
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
   * Source of the entry.
   */
  public String getKind() {
    return fields.text("kind");
  }

  /**
   * ID of the event. Null for an audit log entry.
   * Type: {@code EventId}.
   */
  public @Nullable String getEvent() {
    return fields.text("event");
  }

  /**
   * Type of the event, or the action.
   * Type: {@code ActivityType}.
   */
  public String getType() {
    return fields.text("type");
  }

  /**
   * Short description for people.
   * Type: {@code Note}.
   */
  public String getSummary() {
    return fields.text("summary");
  }

  /**
   * Who caused the entry. {@code system} if no request did.
   */
  public Actor getActor() {
    return fields.get("actor", Decode.object(Actor::of));
  }

  /**
   * ID of the object concerned. Null if it has none.
   * Type: {@code ObjectId}.
   */
  public @Nullable String getObjectId() {
    return fields.text("object_id");
  }
}
