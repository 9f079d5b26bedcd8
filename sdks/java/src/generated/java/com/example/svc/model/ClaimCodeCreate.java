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
 * Parameters to request a claim code.
 */
public final class ClaimCodeCreate extends SvcObject {
  private ClaimCodeCreate(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static ClaimCodeCreate of(Fields fields) {
    return new ClaimCodeCreate(fields);
  }

  /**
   * Phone number that will receive the reward.
   * Type: {@code PhoneInput}.
   */
  public String getPhone() {
    return fields.text("phone");
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

  /** What a ClaimCodeCreate is made with, field by field. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Phone number that will receive the reward.
     * Type: {@code PhoneInput}.
     */
    public Builder phone(String value) {
      set("phone", value);
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
    public ClaimCodeCreate build() {
      return new ClaimCodeCreate(toFields());
    }
  }
}
