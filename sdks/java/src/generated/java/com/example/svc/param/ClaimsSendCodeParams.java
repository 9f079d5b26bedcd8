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

/** The parameters of {@code claims.send_code}. */
public final class ClaimsSendCodeParams extends Params {
  private ClaimsSendCodeParams(Fields fields) {
    super(fields);
  }

  /** The parameters that these fields are. */
  public static ClaimsSendCodeParams of(Fields fields) {
    return new ClaimsSendCodeParams(fields);
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What the request is made with, one parameter after another. */
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

    /** The parameters that were given. */
    public ClaimsSendCodeParams build() {
      return new ClaimsSendCodeParams(toFields());
    }
  }
}
