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
 * A group of recipients for schedules.
 */
public final class Group extends SvcObject {
  private Group(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static Group of(Fields fields) {
    return new Group(fields);
  }

  /**
   * Unique identifier of the object.
   * Type: {@code GroupId}.
   */
  public String getId() {
    return fields.text("id");
  }

  /**
   * Always {@code group}.
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
   * Whether the object exists in live mode.
   */
  public boolean getLivemode() {
    return fields.flag("livemode");
  }

  /**
   * Name of the group, unique in the account.
   * Type: {@code Label}.
   */
  public String getName() {
    return fields.text("name");
  }

  /**
   * Description for your own use. Null if not set.
   * Type: {@code Note}.
   */
  public @Nullable String getDescription() {
    return fields.text("description");
  }

  /**
   * Current number of members. A static group has at most 10,000.
   * Type: {@code Count}.
   */
  public long getMemberCount() {
    return fields.integer("member_count");
  }

  /**
   * How the members are determined.
   */
  public String getKind() {
    return fields.text("kind");
  }

  /**
   * Filter that selects the members. Null for a static group.
   */
  public @Nullable GroupFilter getFilter() {
    return fields.get("filter", Decode.object(GroupFilter::of));
  }

  /**
   * Your own key-value data about the group.
   */
  public Map<String, String> getMetadata() {
    return fields.get("metadata", Decode.map(Decode.TEXT));
  }
}
