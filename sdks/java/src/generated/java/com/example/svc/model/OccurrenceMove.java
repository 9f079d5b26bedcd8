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
 * Parameters to move a day.
 */
public final class OccurrenceMove extends SvcObject {
  private OccurrenceMove(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static OccurrenceMove of(Fields fields) {
    return new OccurrenceMove(fields);
  }

  /**
   * New day of the run: today to 180 days from now.
   * Type: {@code Day}.
   */
  public String getTo() {
    return fields.text("to");
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What a OccurrenceMove is made with, field by field. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * New day of the run: today to 180 days from now.
     * Type: {@code Day}.
     */
    public Builder to(String value) {
      set("to", value);
      return this;
    }

    /** The object with what was given so far. */
    public OccurrenceMove build() {
      return new OccurrenceMove(toFields());
    }
  }
}
