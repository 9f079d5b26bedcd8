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
 * Settings of a reward's link.
 */
public final class RewardLinkOptions extends SvcObject {
  private RewardLinkOptions(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static RewardLinkOptions of(Fields fields) {
    return new RewardLinkOptions(fields);
  }

  /**
   * Time at which the link expires, 1 hour to 365 days from now. Default: 90 days.
   */
  public @Nullable Moment getExpiresAt() {
    return fields.get("expires_at", Decode.MOMENT);
  }

  /**
   * How a claim is tied to a person. Default: {@code otp}, because the link is for one recipient: only
   * the recipient's number can claim it, if the recipient has one. With {@code none}, anyone who has the
   * link can claim it. Links for anyone ({@code POST /reward-links}) default to {@code none}.
   */
  public @Nullable String getBind() {
    return fields.text("bind");
  }

  /**
   * Label of the link, for your own lists.
   * Type: {@code Label}.
   */
  public @Nullable String getLabel() {
    return fields.text("label");
  }

  /**
   * Send the link to the recipient by SMS. The message is the program's {@code sms_message} if it
   * contains the merge field `{link}`, otherwise our standard message. If omitted, you deliver the
   * link yourself.
   */
  public @Nullable Boolean getSendSms() {
    return fields.flagOrNull("send_sms");
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What a RewardLinkOptions is made with, field by field. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Time at which the link expires, 1 hour to 365 days from now. Default: 90 days.
     */
    public Builder expiresAt(Moment value) {
      set("expires_at", value);
      return this;
    }

    /**
     * How a claim is tied to a person. Default: {@code otp}, because the link is for one recipient: only
     * the recipient's number can claim it, if the recipient has one. With {@code none}, anyone who has the
     * link can claim it. Links for anyone ({@code POST /reward-links}) default to {@code none}.
     */
    public Builder bind(String value) {
      set("bind", value);
      return this;
    }

    /**
     * Label of the link, for your own lists.
     * Type: {@code Label}.
     */
    public Builder label(String value) {
      set("label", value);
      return this;
    }

    /**
     * Send the link to the recipient by SMS. The message is the program's {@code sms_message} if it
     * contains the merge field `{link}`, otherwise our standard message. If omitted, you deliver the
     * link yourself.
     */
    public Builder sendSms(boolean value) {
      set("send_sms", value);
      return this;
    }

    /** The object with what was given so far. */
    public RewardLinkOptions build() {
      return new RewardLinkOptions(toFields());
    }
  }
}
