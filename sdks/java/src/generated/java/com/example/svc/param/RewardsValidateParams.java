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

/** The parameters of {@code rewards.validate}. */
public final class RewardsValidateParams extends Params {
  private RewardsValidateParams(Fields fields) {
    super(fields);
  }

  /** The parameters that these fields are. */
  public static RewardsValidateParams of(Fields fields) {
    return new RewardsValidateParams(fields);
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What the request is made with, one parameter after another. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Program that pays for the reward.
     * Type: {@code ProgramId}.
     */
    public Builder program(String value) {
      set("program", value);
      return this;
    }

    /**
     * Recipient of the reward.
     */
    public Builder recipient(TextOr<RewardRecipientPerson> value) {
      set("recipient", value);
      return this;
    }

    /**
     * Your own unique ID of the completion. Each ID is rewarded once per program and can never be
     * reused.
     * Type: {@code CompletionId}.
     */
    public Builder completionId(String value) {
      set("completion_id", value);
      return this;
    }

    /**
     * Face value. Default: the program's {@code default_amount}, or the price of the bundle.
     * Type: {@code MoneyInput}.
     */
    public Builder amount(String value) {
      set("amount", value);
      return this;
    }

    /**
     * How the reward is delivered to the person. Whoever claims a link names their own number and
     * meter, so {@code meter} and {@code token_phone} are for {@code direct} only. With {@code choice}, the person also
     * chooses the type, so {@code type}, {@code product} and {@code bundle_id} return 400 {@code conflicting_parameters}.
     */
    public Builder delivery(String value) {
      set("delivery", value);
      return this;
    }

    /**
     * Reward type. Default: derived from the product, bundle or meter; otherwise the first of the
     * program's {@code choices} that fits, with {@code delivery: link} the first.
     */
    public Builder type(String value) {
      set("type", value);
      return this;
    }

    /**
     * Product slug. Default: derived from {@code type} and {@code currency}.
     * Type: {@code ProductId}.
     */
    public Builder product(String value) {
      set("product", value);
      return this;
    }

    /**
     * Bundle to send. For data only. If omitted with {@code delivery: link}, the person chooses one that
     * costs at most the amount.
     * Type: {@code BundleId}.
     */
    public Builder bundleId(String value) {
      set("bundle_id", value);
      return this;
    }

    /**
     * Meter number, for electricity only.
     * Type: {@code MeterInput}.
     */
    public Builder meter(String value) {
      set("meter", value);
      return this;
    }

    /**
     * Phone number that receives the electricity token by SMS. Default: the recipient's number.
     * Type: {@code PhoneInput}.
     */
    public Builder tokenPhone(String value) {
      set("token_phone", value);
      return this;
    }

    /**
     * Hold the reward in escrow until you release it, whatever the program's {@code hold} says.
     */
    public Builder hold(boolean value) {
      set("hold", value);
      return this;
    }

    /**
     * Settings of the link, for {@code link} and {@code choice} delivery.
     */
    public Builder link(RewardLinkOptions value) {
      set("link", value);
      return this;
    }

    /**
     * Your own key-value data about the reward.
     */
    public Builder metadata(Map<String, String> value) {
      set("metadata", value);
      return this;
    }

    /**
     * For agent keys: reason shown to the person who approves.
     * Type: {@code Note}.
     */
    public Builder reason(String value) {
      set("reason", value);
      return this;
    }

    /** The parameters that were given. */
    public RewardsValidateParams build() {
      return new RewardsValidateParams(toFields());
    }
  }
}
