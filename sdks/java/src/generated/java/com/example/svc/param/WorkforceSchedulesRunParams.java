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

/** The parameters of {@code workforce.schedules.run}. */
public final class WorkforceSchedulesRunParams extends Params {
  private WorkforceSchedulesRunParams(Fields fields) {
    super(fields);
  }

  /** The parameters that these fields are. */
  public static WorkforceSchedulesRunParams of(Fields fields) {
    return new WorkforceSchedulesRunParams(fields);
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What the request is made with, one parameter after another. */
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

    /** The parameters that were given. */
    public WorkforceSchedulesRunParams build() {
      return new WorkforceSchedulesRunParams(toFields());
    }
  }
}
