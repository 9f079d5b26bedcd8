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
 * Optional note for a decision on a review.
 */
public final class ReviewDecision extends SvcObject {
  private ReviewDecision(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static ReviewDecision of(Fields fields) {
    return new ReviewDecision(fields);
  }

  /**
   * Note for your own team. Never shown to the person.
   * Type: {@code Note}.
   */
  public @Nullable String getNote() {
    return fields.text("note");
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What a ReviewDecision is made with, field by field. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Note for your own team. Never shown to the person.
     * Type: {@code Note}.
     */
    public Builder note(String value) {
      set("note", value);
      return this;
    }

    /** The object with what was given so far. */
    public ReviewDecision build() {
      return new ReviewDecision(toFields());
    }
  }
}
