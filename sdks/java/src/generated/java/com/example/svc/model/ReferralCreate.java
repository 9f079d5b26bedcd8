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
 * Parameters to create a referral.
 */
public final class ReferralCreate extends SvcObject {
  private ReferralCreate(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static ReferralCreate of(Fields fields) {
    return new ReferralCreate(fields);
  }

  /**
   * Program that pays the reward.
   * Type: {@code ProgramId}.
   */
  public String getProgram() {
    return fields.text("program");
  }

  /**
   * Recipient who made the referral.
   */
  public TextOr<RewardRecipientPerson> getReferrer() {
    return fields.get("referrer", Decode.textOr(RewardRecipientPerson::of));
  }

  /**
   * Recipient who was referred.
   */
  public TextOr<RewardRecipientPerson> getReferee() {
    return fields.get("referee", Decode.textOr(RewardRecipientPerson::of));
  }

  /**
   * Your own key-value data about the referral.
   */
  public @Nullable Map<String, String> getMetadata() {
    return fields.get("metadata", Decode.map(Decode.TEXT));
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What a ReferralCreate is made with, field by field. */
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

    /** The object with what was given so far. */
    public ReferralCreate build() {
      return new ReferralCreate(toFields());
    }
  }
}
