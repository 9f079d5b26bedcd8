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
 * Who took an action.
 */
public final class Actor extends SvcObject {
  private Actor(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static Actor of(Fields fields) {
    return new Actor(fields);
  }

  /**
   * Type of the actor.
   */
  public String getType() {
    return fields.text("type");
  }

  /**
   * ID of the API key or member. Null for the service and its staff.
   * Type: {@code MakerId}.
   */
  public @Nullable String getId() {
    return fields.text("id");
  }

  /**
   * Name of the key or member at that time. Null if it had none.
   * Type: {@code Label}.
   */
  public @Nullable String getLabel() {
    return fields.text("label");
  }
}
