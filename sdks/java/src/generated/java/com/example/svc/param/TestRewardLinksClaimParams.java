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

/** The parameters of {@code test.reward_links.claim}. */
public final class TestRewardLinksClaimParams extends Params {
  private TestRewardLinksClaimParams(Fields fields) {
    super(fields);
  }

  /** The parameters that these fields are. */
  public static TestRewardLinksClaimParams of(Fields fields) {
    return new TestRewardLinksClaimParams(fields);
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What the request is made with, one parameter after another. */
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

    /** The parameters that were given. */
    public TestRewardLinksClaimParams build() {
      return new TestRewardLinksClaimParams(toFields());
    }
  }
}
