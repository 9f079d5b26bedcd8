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
 * Who created this send.
 */
public final class SendCreator extends SvcObject {
  private SendCreator(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static SendCreator of(Fields fields) {
    return new SendCreator(fields);
  }

  /**
   * Type of the creator.
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
}
