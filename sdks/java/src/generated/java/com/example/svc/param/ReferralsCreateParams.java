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

/** The parameters of {@code referrals.create}. */
public final class ReferralsCreateParams extends Params {
  private ReferralsCreateParams(Fields fields) {
    super(fields);
  }

  /** The parameters that these fields are. */
  public static ReferralsCreateParams of(Fields fields) {
    return new ReferralsCreateParams(fields);
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What the request is made with, one parameter after another. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Program that pays the reward.
     * Type: {@code ProgramId}.
     */
    public Builder program(String value) {
      set("program", value);
      return this;
    }

    /**
     * Recipient who made the referral.
     */
    public Builder referrer(TextOr<RewardRecipientPerson> value) {
      set("referrer", value);
      return this;
    }

    /**
     * Recipient who was referred.
     */
    public Builder referee(TextOr<RewardRecipientPerson> value) {
      set("referee", value);
      return this;
    }

    /**
     * Your own key-value data about the referral.
     */
    public Builder metadata(Map<String, String> value) {
      set("metadata", value);
      return this;
    }

    /** The parameters that were given. */
    public ReferralsCreateParams build() {
      return new ReferralsCreateParams(toFields());
    }
  }
}
