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
 * Something that a person completed. Set either {@code completion_id} or its alias {@code ref}.
 */
public final class CompletionCreate extends SvcObject {
  private CompletionCreate(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static CompletionCreate of(Fields fields) {
    return new CompletionCreate(fields);
  }

  /**
   * Your own unique ID of the completion. Each ID is rewarded once and can never be reused.
   * Type: {@code CompletionId}.
   */
  public @Nullable String getCompletionId() {
    return fields.text("completion_id");
  }

  /**
   * Alias of {@code completion_id}, for form tools that send {@code ref}.
   * Type: {@code CompletionId}.
   */
  public @Nullable String getRef() {
    return fields.text("ref");
  }

  /**
   * Recipient of the reward. Default: derived from {@code phone}.
   */
  public @Nullable TextOr<RewardRecipientPerson> getRecipient() {
    return fields.get("recipient", Decode.textOr(RewardRecipientPerson::of));
  }

  /**
   * Phone number of the person. Default: the recipient's number.
   * Type: {@code PhoneInput}.
   */
  public @Nullable String getPhone() {
    return fields.text("phone");
  }

  /**
   * Phone number or meter that receives the reward, if different from the person's number. Becomes
   * the reward's {@code target}.
   * Type: {@code TargetInput}.
   */
  public @Nullable String getTarget() {
    return fields.text("target");
  }

  /**
   * Meter number, for electricity rewards only.
   * Type: {@code MeterInput}.
   */
  public @Nullable String getMeter() {
    return fields.text("meter");
  }

  /**
   * Phone number that receives the electricity token by SMS. Default: {@code phone}.
   * Type: {@code PhoneInput}.
   */
  public @Nullable String getTokenPhone() {
    return fields.text("token_phone");
  }

  /**
   * Face value of the reward. Default: the program's {@code default_amount}.
   * Type: {@code MoneyInput}.
   */
  public @Nullable String getAmount() {
    return fields.text("amount");
  }

  /**
   * Your own key-value data about the completion.
   */
  public @Nullable Map<String, String> getMetadata() {
    return fields.get("metadata", Decode.map(Decode.TEXT));
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What a CompletionCreate is made with, field by field. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Your own unique ID of the completion. Each ID is rewarded once and can never be reused.
     * Type: {@code CompletionId}.
     */
    public Builder completionId(String value) {
      set("completion_id", value);
      return this;
    }

    /**
     * Alias of {@code completion_id}, for form tools that send {@code ref}.
     * Type: {@code CompletionId}.
     */
    public Builder ref(String value) {
      set("ref", value);
      return this;
    }

    /**
     * Recipient of the reward. Default: derived from {@code phone}.
     */
    public Builder recipient(TextOr<RewardRecipientPerson> value) {
      set("recipient", value);
      return this;
    }

    /**
     * Phone number of the person. Default: the recipient's number.
     * Type: {@code PhoneInput}.
     */
    public Builder phone(String value) {
      set("phone", value);
      return this;
    }

    /**
     * Phone number or meter that receives the reward, if different from the person's number. Becomes
     * the reward's {@code target}.
     * Type: {@code TargetInput}.
     */
    public Builder target(String value) {
      set("target", value);
      return this;
    }

    /**
     * Meter number, for electricity rewards only.
     * Type: {@code MeterInput}.
     */
    public Builder meter(String value) {
      set("meter", value);
      return this;
    }

    /**
     * Phone number that receives the electricity token by SMS. Default: {@code phone}.
     * Type: {@code PhoneInput}.
     */
    public Builder tokenPhone(String value) {
      set("token_phone", value);
      return this;
    }

    /**
     * Face value of the reward. Default: the program's {@code default_amount}.
     * Type: {@code MoneyInput}.
     */
    public Builder amount(String value) {
      set("amount", value);
      return this;
    }

    /**
     * Your own key-value data about the completion.
     */
    public Builder metadata(Map<String, String> value) {
      set("metadata", value);
      return this;
    }

    /** The object with what was given so far. */
    public CompletionCreate build() {
      return new CompletionCreate(toFields());
    }
  }
}
