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
 * Parameters to create reward links.
 */
public final class RewardLinkCreate extends SvcObject {
  private RewardLinkCreate(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static RewardLinkCreate of(Fields fields) {
    return new RewardLinkCreate(fields);
  }

  /**
   * Program that pays for the links.
   * Type: {@code ProgramId}.
   */
  public String getProgram() {
    return fields.text("program");
  }

  /**
   * Number of identical links, 1 to 500. If set, a list is returned; otherwise a single link.
   */
  public @Nullable Long getCount() {
    return fields.integerOrNull("count");
  }

  /**
   * Recipient that the reward is attributed to. Does not restrict who can claim. Not allowed with
   * {@code count}.
   */
  public @Nullable TextOr<RewardRecipientPerson> getRecipient() {
    return fields.get("recipient", Decode.textOr(RewardRecipientPerson::of));
  }

  /**
   * Face value of each link. Default: the program's {@code default_amount}.
   * Type: {@code MoneyInput}.
   */
  public @Nullable String getAmount() {
    return fields.text("amount");
  }

  /**
   * Label of the links, such as the name of a campaign.
   * Type: {@code Label}.
   */
  public @Nullable String getLabel() {
    return fields.text("label");
  }

  /**
   * Time at which the links expire, 1 hour to 365 days from now. Default: 90 days.
   */
  public @Nullable Moment getExpiresAt() {
    return fields.get("expires_at", Decode.MOMENT);
  }

  /**
   * How a claim is tied to a person. Default: {@code none}, so that anyone who has the link can claim it.
   * The link of a single reward ({@code link} of {@code POST /rewards}) defaults to {@code otp}.
   */
  public @Nullable String getBind() {
    return fields.text("bind");
  }

  /**
   * The only phone number that can claim the link. Requires {@code bind: otp}. Not allowed with {@code count}.
   * Type: {@code PhoneInput}.
   */
  public @Nullable String getPhoneHint() {
    return fields.text("phone_hint");
  }

  /**
   * Reward types that the person can choose from. Default: all types of the program.
   */
  public @Nullable List<String> getChoices() {
    return fields.get("choices", Decode.list(Decode.TEXT));
  }

  /**
   * Your own key-value data about each link.
   */
  public @Nullable Map<String, String> getMetadata() {
    return fields.get("metadata", Decode.map(Decode.TEXT));
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What a RewardLinkCreate is made with, field by field. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Program that pays for the links.
     * Type: {@code ProgramId}.
     */
    public Builder program(String value) {
      set("program", value);
      return this;
    }

    /**
     * Number of identical links, 1 to 500. If set, a list is returned; otherwise a single link.
     */
    public Builder count(long value) {
      set("count", value);
      return this;
    }

    /**
     * Recipient that the reward is attributed to. Does not restrict who can claim. Not allowed with
     * {@code count}.
     */
    public Builder recipient(TextOr<RewardRecipientPerson> value) {
      set("recipient", value);
      return this;
    }

    /**
     * Face value of each link. Default: the program's {@code default_amount}.
     * Type: {@code MoneyInput}.
     */
    public Builder amount(String value) {
      set("amount", value);
      return this;
    }

    /**
     * Label of the links, such as the name of a campaign.
     * Type: {@code Label}.
     */
    public Builder label(String value) {
      set("label", value);
      return this;
    }

    /**
     * Time at which the links expire, 1 hour to 365 days from now. Default: 90 days.
     */
    public Builder expiresAt(Moment value) {
      set("expires_at", value);
      return this;
    }

    /**
     * How a claim is tied to a person. Default: {@code none}, so that anyone who has the link can claim it.
     * The link of a single reward ({@code link} of {@code POST /rewards}) defaults to {@code otp}.
     */
    public Builder bind(String value) {
      set("bind", value);
      return this;
    }

    /**
     * The only phone number that can claim the link. Requires {@code bind: otp}. Not allowed with {@code count}.
     * Type: {@code PhoneInput}.
     */
    public Builder phoneHint(String value) {
      set("phone_hint", value);
      return this;
    }

    /**
     * Reward types that the person can choose from. Default: all types of the program.
     */
    public Builder choices(List<String> value) {
      set("choices", value);
      return this;
    }

    /**
     * Your own key-value data about each link.
     */
    public Builder metadata(Map<String, String> value) {
      set("metadata", value);
      return this;
    }

    /** The object with what was given so far. */
    public RewardLinkCreate build() {
      return new RewardLinkCreate(toFields());
    }
  }
}
