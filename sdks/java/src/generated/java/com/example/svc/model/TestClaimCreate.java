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
 * Parameters of a simulated claim.
 */
public final class TestClaimCreate extends SvcObject {
  private TestClaimCreate(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static TestClaimCreate of(Fields fields) {
    return new TestClaimCreate(fields);
  }

  /**
   * Phone number that receives the reward. Its last four digits determine the outcome.
   * Type: {@code PhoneInput}.
   */
  public String getPhone() {
    return fields.text("phone");
  }

  /**
   * Type of reward. Required if the link offers more than one.
   */
  public @Nullable String getChoice() {
    return fields.text("choice");
  }

  /**
   * Meter number. Required for electricity.
   * Type: {@code MeterInput}.
   */
  public @Nullable String getMeter() {
    return fields.text("meter");
  }

  /**
   * ID of the bundle. Required for data.
   * Type: {@code BundleId}.
   */
  public @Nullable String getBundleId() {
    return fields.text("bundle_id");
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What a TestClaimCreate is made with, field by field. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Phone number that receives the reward. Its last four digits determine the outcome.
     * Type: {@code PhoneInput}.
     */
    public Builder phone(String value) {
      set("phone", value);
      return this;
    }

    /**
     * Type of reward. Required if the link offers more than one.
     */
    public Builder choice(String value) {
      set("choice", value);
      return this;
    }

    /**
     * Meter number. Required for electricity.
     * Type: {@code MeterInput}.
     */
    public Builder meter(String value) {
      set("meter", value);
      return this;
    }

    /**
     * ID of the bundle. Required for data.
     * Type: {@code BundleId}.
     */
    public Builder bundleId(String value) {
      set("bundle_id", value);
      return this;
    }

    /** The object with what was given so far. */
    public TestClaimCreate build() {
      return new TestClaimCreate(toFields());
    }
  }
}
