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

/** The parameters of {@code checkins.create}. */
public final class CheckinsCreateParams extends Params {
  private CheckinsCreateParams(Fields fields) {
    super(fields);
  }

  /** The parameters that these fields are. */
  public static CheckinsCreateParams of(Fields fields) {
    return new CheckinsCreateParams(fields);
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What the request is made with, one parameter after another. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Claim token of the link: the last part of its URL.
     * Type: {@code ClaimToken}.
     */
    public Builder link(String value) {
      set("link", value);
      return this;
    }

    /**
     * Latitude reported by the phone, in degrees.
     * Type: {@code Latitude}.
     */
    public Builder lat(double value) {
      set("lat", value);
      return this;
    }

    /**
     * Longitude reported by the phone, in degrees.
     * Type: {@code Longitude}.
     */
    public Builder lng(double value) {
      set("lng", value);
      return this;
    }

    /**
     * Phone number that receives the reward.
     * Type: {@code PhoneInput}.
     */
    public Builder phone(String value) {
      set("phone", value);
      return this;
    }

    /**
     * Accuracy of the position, in metres. Rejected if larger than the location's radius.
     * Type: {@code Metres}.
     */
    public Builder accuracyM(long value) {
      set("accuracy_m", value);
      return this;
    }

    /**
     * Attestation from the device's platform: a JWS in compact form. Kept for 30 days.
     * Type: {@code DeviceAttestation}.
     */
    public Builder attestation(String value) {
      set("attestation", value);
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
     * Code sent to {@code phone} by SMS. Required if the link asks for one.
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
    public CheckinsCreateParams build() {
      return new CheckinsCreateParams(toFields());
    }
  }
}
