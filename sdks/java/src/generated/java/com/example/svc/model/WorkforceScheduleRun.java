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
 * Parameters to run a schedule now.
 */
public final class WorkforceScheduleRun extends SvcObject {
  private WorkforceScheduleRun(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static WorkforceScheduleRun of(Fields fields) {
    return new WorkforceScheduleRun(fields);
  }

  /**
   * Whether to run even if the schedule has already run today.
   */
  public @Nullable Boolean getAgain() {
    return fields.flagOrNull("again");
  }

  /**
   * Whether to proceed even if the cost centre is over budget.
   */
  public @Nullable Boolean getAcknowledgeOverBudget() {
    return fields.flagOrNull("acknowledge_over_budget");
  }

  /**
   * Your own idempotency key: repeating a request returns the allocation it created.
   * Type: {@code WorkforceIdempotencyKey}.
   */
  public @Nullable String getIdempotencyKey() {
    return fields.text("idempotency_key");
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What a WorkforceScheduleRun is made with, field by field. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Whether to run even if the schedule has already run today.
     */
    public Builder again(boolean value) {
      set("again", value);
      return this;
    }

    /**
     * Whether to proceed even if the cost centre is over budget.
     */
    public Builder acknowledgeOverBudget(boolean value) {
      set("acknowledge_over_budget", value);
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

    /** The object with what was given so far. */
    public WorkforceScheduleRun build() {
      return new WorkforceScheduleRun(toFields());
    }
  }
}
