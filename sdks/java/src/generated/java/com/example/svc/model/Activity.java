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
 * An action taken by a recipient.
 */
public final class Activity extends SvcObject implements EventObject {
  private Activity(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static Activity of(Fields fields) {
    return new Activity(fields);
  }

  /**
   * Unique identifier of the object.
   * Type: {@code ActivityRecordId}.
   */
  public String getId() {
    return fields.text("id");
  }

  /**
   * Always {@code activity}.
   */
  public String getObject() {
    return fields.text("object");
  }

  /**
   * Time at which the activity was reported.
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
   * Your own unique ID of the activity.
   * Type: {@code ActivityExternalId}.
   */
  public String getActivityId() {
    return fields.text("activity_id");
  }

  /**
   * Name of the activity, as you reported it.
   * Type: {@code ActivityName}.
   */
  public String getName() {
    return fields.text("name");
  }

  /**
   * Recipient who performed the activity.
   * Type: {@code RecipientId}.
   */
  public String getRecipient() {
    return fields.text("recipient");
  }

  /**
   * Program whose rules were evaluated. Null if the rules of all active programs were.
   * Type: {@code ProgramId}.
   */
  public @Nullable String getProgram() {
    return fields.text("program");
  }

  /**
   * Time at which the activity took place.
   * Type: {@code UnixTime}.
   */
  public long getOccurredAt() {
    return fields.integer("occurred_at");
  }

  /**
   * Monetary value of the activity. Null if it has none.
   * Type: {@code Money}.
   */
  public @Nullable String getValue() {
    return fields.text("value");
  }

  /**
   * Currency of {@code value}. Null if there is no value.
   */
  public @Nullable String getCurrency() {
    return fields.text("currency");
  }

  /**
   * Rules that matched, in the order they were evaluated: the first 50.
   */
  public List<RuleMatch> getMatches() {
    return fields.get("matches", Decode.list(Decode.object(RuleMatch::of)));
  }

  /**
   * Your own key-value data about the activity. Rules can read it.
   */
  public Map<String, String> getMetadata() {
    return fields.get("metadata", Decode.map(Decode.TEXT));
  }
}
