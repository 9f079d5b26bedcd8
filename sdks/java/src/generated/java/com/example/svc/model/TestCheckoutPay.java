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
 * The payment to simulate.
 */
public final class TestCheckoutPay extends SvcObject {
  private TestCheckoutPay(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static TestCheckoutPay of(Fields fields) {
    return new TestCheckoutPay(fields);
  }

  /**
   * Outcome of the payment.
   */
  public @Nullable String getOutcome() {
    return fields.text("outcome");
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What a TestCheckoutPay is made with, field by field. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Outcome of the payment.
     */
    public Builder outcome(String value) {
      set("outcome", value);
      return this;
    }

    /** The object with what was given so far. */
    public TestCheckoutPay build() {
      return new TestCheckoutPay(toFields());
    }
  }
}
