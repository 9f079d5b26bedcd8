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
 * How far to move the test clock.
 */
public final class TestClockAdvance extends SvcObject {
  private TestClockAdvance(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static TestClockAdvance of(Fields fields) {
    return new TestClockAdvance(fields);
  }

  /**
   * Seconds to move the clock: 1 second to 400 days, and never more than 20 years ahead of real
   * time in total.
   */
  public long getSeconds() {
    return fields.integer("seconds");
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What a TestClockAdvance is made with, field by field. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Seconds to move the clock: 1 second to 400 days, and never more than 20 years ahead of real
     * time in total.
     */
    public Builder seconds(long value) {
      set("seconds", value);
      return this;
    }

    /** The object with what was given so far. */
    public TestClockAdvance build() {
      return new TestClockAdvance(toFields());
    }
  }
}
