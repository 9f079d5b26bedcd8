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

/** The parameters of {@code reward_links.create}. */
public final class RewardLinksCreateParams extends Params {
  private RewardLinksCreateParams(Fields fields) {
    super(fields);
  }

  /** The parameters that these fields are. */
  public static RewardLinksCreateParams of(Fields fields) {
    return new RewardLinksCreateParams(fields);
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What the request is made with, one parameter after another. */
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

    /** The parameters that were given. */
    public RewardLinksCreateParams build() {
      return new RewardLinksCreateParams(toFields());
    }
  }
}
