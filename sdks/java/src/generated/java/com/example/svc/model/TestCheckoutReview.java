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
 * The staff decision to simulate.
 */
public final class TestCheckoutReview extends SvcObject {
  private TestCheckoutReview(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static TestCheckoutReview of(Fields fields) {
    return new TestCheckoutReview(fields);
  }

  /**
   * Decision of our staff.
   */
  public String getAction() {
    return fields.text("action");
  }

  /**
   * Note of our staff.
   * Type: {@code Note}.
   */
  public @Nullable String getNote() {
    return fields.text("note");
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What a TestCheckoutReview is made with, field by field. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Decision of our staff.
     */
    public Builder action(String value) {
      set("action", value);
      return this;
    }

    /**
     * Note of our staff.
     * Type: {@code Note}.
     */
    public Builder note(String value) {
      set("note", value);
      return this;
    }

    /** The object with what was given so far. */
    public TestCheckoutReview build() {
      return new TestCheckoutReview(toFields());
    }
  }
}
