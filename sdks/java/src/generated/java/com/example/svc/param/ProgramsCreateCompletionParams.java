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

/** The parameters of {@code programs.create_completion}. */
public final class ProgramsCreateCompletionParams extends Params {
  private ProgramsCreateCompletionParams(Fields fields) {
    super(fields);
  }

  /** The parameters that these fields are. */
  public static ProgramsCreateCompletionParams of(Fields fields) {
    return new ProgramsCreateCompletionParams(fields);
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What the request is made with, one parameter after another. */
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

    /** The parameters that were given. */
    public ProgramsCreateCompletionParams build() {
      return new ProgramsCreateCompletionParams(toFields());
    }
  }
}
