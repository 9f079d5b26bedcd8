// Made from the contract by "npm run sdks"; never edit this file.
package com.example.svc.param;

import com.example.svc.Fields;
import com.example.svc.FieldsBuilder;
import com.example.svc.Moment;
import com.example.svc.Params;
import com.example.svc.TextOr;
import com.example.svc.model.*;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The parameters of {@code test.clock.advance}. */
public final class TestClockAdvanceParams extends Params {
  private TestClockAdvanceParams(Fields fields) {
    super(fields);
  }

  /** The parameters that these fields are. */
  public static TestClockAdvanceParams of(Fields fields) {
    return new TestClockAdvanceParams(fields);
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What the request is made with, one parameter after another. */
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

    /** The parameters that were given. */
    public TestClockAdvanceParams build() {
      return new TestClockAdvanceParams(toFields());
    }
  }
}
