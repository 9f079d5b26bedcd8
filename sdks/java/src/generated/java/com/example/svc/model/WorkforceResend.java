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
 * Parameters to resend lines of an allocation.
 */
public final class WorkforceResend extends SvcObject {
  private WorkforceResend(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static WorkforceResend of(Fields fields) {
    return new WorkforceResend(fields);
  }

  /**
   * IDs of the failed lines to resend. Default: all of them.
   */
  public @Nullable List<String> getItemIds() {
    return fields.get("item_ids", Decode.list(Decode.TEXT));
  }

  /**
   * Your own idempotency key: repeating a request returns the allocation it created.
   * Type: {@code WorkforceIdempotencyKey}.
   */
  public @Nullable String getIdempotencyKey() {
    return fields.text("idempotency_key");
  }

  /**
   * Whether to proceed even if the cost centre is over budget.
   */
  public @Nullable Boolean getAcknowledgeOverBudget() {
    return fields.flagOrNull("acknowledge_over_budget");
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What a WorkforceResend is made with, field by field. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * IDs of the failed lines to resend. Default: all of them.
     */
    public Builder itemIds(List<String> value) {
      set("item_ids", value);
      return this;
    }

    /**
     * Your own idempotency key: repeating a request returns the allocation it created.
     * Type: {@code WorkforceIdempotencyKey}.
     */
    public Builder idempotencyKey(String value) {
      set("idempotency_key", value);
      return this;
    }

    /**
     * Whether to proceed even if the cost centre is over budget.
     */
    public Builder acknowledgeOverBudget(boolean value) {
      set("acknowledge_over_budget", value);
      return this;
    }

    /** The object with what was given so far. */
    public WorkforceResend build() {
      return new WorkforceResend(toFields());
    }
  }
}
