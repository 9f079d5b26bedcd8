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
 * Parameters to create a check-in.
 */
public final class CheckinCreate extends SvcObject {
  private CheckinCreate(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static CheckinCreate of(Fields fields) {
    return new CheckinCreate(fields);
  }

  /**
   * Claim token of the link: the last part of its URL.
   * Type: {@code ClaimToken}.
   */
  public String getLink() {
    return fields.text("link");
  }

  /**
   * Latitude reported by the phone, in degrees.
   * Type: {@code Latitude}.
   */
  public double getLat() {
    return fields.number("lat");
  }

  /**
   * Longitude reported by the phone, in degrees.
   * Type: {@code Longitude}.
   */
  public double getLng() {
    return fields.number("lng");
  }

  /**
   * Phone number that receives the reward.
   * Type: {@code PhoneInput}.
   */
  public String getPhone() {
    return fields.text("phone");
  }

  /**
   * Accuracy of the position, in metres. Rejected if larger than the location's radius.
   * Type: {@code Metres}.
   */
  public @Nullable Long getAccuracyM() {
    return fields.integerOrNull("accuracy_m");
  }

  /**
   * Attestation from the device's platform: a JWS in compact form. Kept for 30 days.
   * Type: {@code DeviceAttestation}.
   */
  public @Nullable String getAttestation() {
    return fields.text("attestation");
  }

  /**
   * Reward type the person chose. Required if the link offers more than one.
   */
  public @Nullable String getChoice() {
    return fields.text("choice");
  }

  /**
   * Meter number. For electricity only; the token is sent to {@code phone} by SMS.
   * Type: {@code MeterInput}.
   */
  public @Nullable String getMeter() {
    return fields.text("meter");
  }

  /**
   * Bundle to send. For data only.
   * Type: {@code BundleId}.
   */
  public @Nullable String getBundleId() {
    return fields.text("bundle_id");
  }

  /**
   * Code sent to {@code phone} by SMS. Required if the link asks for one.
   * Type: {@code ClaimCodeText}.
   */
  public @Nullable String getCode() {
    return fields.text("code");
  }

  /**
   * Token of the challenge that the person solved.
   * Type: {@code ChallengeToken}.
   */
  public @Nullable String getChallengeToken() {
    return fields.text("challenge_token");
  }

  /**
   * Answer to the challenge.
   * Type: {@code ChallengeAnswer}.
   */
  public @Nullable String getChallengeAnswer() {
    return fields.text("challenge_answer");
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What a CheckinCreate is made with, field by field. */
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

    /** The object with what was given so far. */
    public CheckinCreate build() {
      return new CheckinCreate(toFields());
    }
  }
}
