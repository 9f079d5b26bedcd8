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

/** The parameters of {@code claims.create}. */
public final class ClaimsCreateParams extends Params {
  private ClaimsCreateParams(Fields fields) {
    super(fields);
  }

  /** The parameters that these fields are. */
  public static ClaimsCreateParams of(Fields fields) {
    return new ClaimsCreateParams(fields);
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What the request is made with, one parameter after another. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Phone number that receives the reward.
     * Type: {@code PhoneInput}.
     */
    public Builder phone(String value) {
      set("phone", value);
      return this;
    }

    /**
     * Reward type the person chose. Required if the link offers more than one.
     */
    public Builder choice(String value) {
      set("choice", value);
      return this;
    }

    /**
     * Meter number. For electricity only; the token is sent to {@code phone} by SMS.
     * Type: {@code MeterInput}.
     */
    public Builder meter(String value) {
      set("meter", value);
      return this;
    }

    /**
     * Bundle to send. For data only.
     * Type: {@code BundleId}.
     */
    public Builder bundleId(String value) {
      set("bundle_id", value);
      return this;
    }

    /**
     * Code sent to {@code phone} by SMS. Required if listed in {@code requires}.
     * Type: {@code ClaimCodeText}.
     */
    public Builder code(String value) {
      set("code", value);
      return this;
    }

    /**
     * Token of the challenge that the person solved.
     * Type: {@code ChallengeToken}.
     */
    public Builder challengeToken(String value) {
      set("challenge_token", value);
      return this;
    }

    /**
     * Answer to the challenge.
     * Type: {@code ChallengeAnswer}.
     */
    public Builder challengeAnswer(String value) {
      set("challenge_answer", value);
      return this;
    }

    /** The parameters that were given. */
    public ClaimsCreateParams build() {
      return new ClaimsCreateParams(toFields());
    }
  }
}
