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
 * Parameters to create a reward.
 */
public final class RewardCreate extends SvcObject {
  private RewardCreate(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static RewardCreate of(Fields fields) {
    return new RewardCreate(fields);
  }

  /**
   * Program that pays for the reward.
   * Type: {@code ProgramId}.
   */
  public String getProgram() {
    return fields.text("program");
  }

  /**
   * Recipient of the reward.
   */
  public TextOr<RewardRecipientPerson> getRecipient() {
    return fields.get("recipient", Decode.textOr(RewardRecipientPerson::of));
  }

  /**
   * Your own unique ID of the completion. Each ID is rewarded once per program and can never be
   * reused.
   * Type: {@code CompletionId}.
   */
  public String getCompletionId() {
    return fields.text("completion_id");
  }

  /**
   * Face value. Default: the program's {@code default_amount}, or the price of the bundle.
   * Type: {@code MoneyInput}.
   */
  public @Nullable String getAmount() {
    return fields.text("amount");
  }

  /**
   * How the reward is delivered to the person. Whoever claims a link names their own number and
   * meter, so {@code meter} and {@code token_phone} are for {@code direct} only. With {@code choice}, the person also
   * chooses the type, so {@code type}, {@code product} and {@code bundle_id} return 400 {@code conflicting_parameters}.
   */
  public @Nullable String getDelivery() {
    return fields.text("delivery");
  }

  /**
   * Reward type. Default: derived from the product, bundle or meter; otherwise the first of the
   * program's {@code choices} that fits, with {@code delivery: link} the first.
   */
  public @Nullable String getType() {
    return fields.text("type");
  }

  /**
   * Product slug. Default: derived from {@code type} and {@code currency}.
   * Type: {@code ProductId}.
   */
  public @Nullable String getProduct() {
    return fields.text("product");
  }

  /**
   * Bundle to send. For data only. If omitted with {@code delivery: link}, the person chooses one that
   * costs at most the amount.
   * Type: {@code BundleId}.
   */
  public @Nullable String getBundleId() {
    return fields.text("bundle_id");
  }

  /**
   * Meter number, for electricity only.
   * Type: {@code MeterInput}.
   */
  public @Nullable String getMeter() {
    return fields.text("meter");
  }

  /**
   * Phone number that receives the electricity token by SMS. Default: the recipient's number.
   * Type: {@code PhoneInput}.
   */
  public @Nullable String getTokenPhone() {
    return fields.text("token_phone");
  }

  /**
   * Hold the reward in escrow until you release it, whatever the program's {@code hold} says.
   */
  public @Nullable Boolean getHold() {
    return fields.flagOrNull("hold");
  }

  /**
   * Settings of the link, for {@code link} and {@code choice} delivery.
   */
  public @Nullable RewardLinkOptions getLink() {
    return fields.get("link", Decode.object(RewardLinkOptions::of));
  }

  /**
   * Your own key-value data about the reward.
   */
  public @Nullable Map<String, String> getMetadata() {
    return fields.get("metadata", Decode.map(Decode.TEXT));
  }

  /**
   * For agent keys: reason shown to the person who approves.
   * Type: {@code Note}.
   */
  public @Nullable String getReason() {
    return fields.text("reason");
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What a RewardCreate is made with, field by field. */
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

    /** The object with what was given so far. */
    public RewardCreate build() {
      return new RewardCreate(toFields());
    }
  }
}
