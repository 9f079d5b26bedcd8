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

/** The parameters of {@code test.checkout_sessions.review}. */
public final class TestCheckoutSessionsReviewParams extends Params {
  private TestCheckoutSessionsReviewParams(Fields fields) {
    super(fields);
  }

  /** The parameters that these fields are. */
  public static TestCheckoutSessionsReviewParams of(Fields fields) {
    return new TestCheckoutSessionsReviewParams(fields);
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What the request is made with, one parameter after another. */
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

    /** The parameters that were given. */
    public TestCheckoutSessionsReviewParams build() {
      return new TestCheckoutSessionsReviewParams(toFields());
    }
  }
}
