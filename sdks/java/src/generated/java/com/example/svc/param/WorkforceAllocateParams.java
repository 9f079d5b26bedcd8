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

/** The parameters of {@code workforce.allocate}. */
public final class WorkforceAllocateParams extends Params {
  private WorkforceAllocateParams(Fields fields) {
    super(fields);
  }

  /** The parameters that these fields are. */
  public static WorkforceAllocateParams of(Fields fields) {
    return new WorkforceAllocateParams(fields);
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What the request is made with, one parameter after another. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Kind of allocation: airtime or power.
     */
    public Builder kind(String value) {
      set("kind", value);
      return this;
    }

    /**
     * Lines of the allocation, 1 to 2,000.
     */
    public Builder lines(List<WorkforceLineCreate> value) {
      set("lines", value);
      return this;
    }

    /**
     * Product or data bundle. Default: derived from the kind and currency.
     * Type: {@code WorkforceProductRef}.
     */
    public Builder productRef(String value) {
      set("product_ref", value);
      return this;
    }

    /**
     * ID of the cost centre to charge. Default: that of each person.
     * Type: {@code CostCenterId}.
     */
    public Builder costCenterId(String value) {
      set("cost_center_id", value);
      return this;
    }

    /**
     * Title of the allocation, for your own lists.
     * Type: {@code Label}.
     */
    public Builder title(String value) {
      set("title", value);
      return this;
    }

    /**
     * Custom SMS message. Default: our standard message.
     * Type: {@code SmsTemplate}.
     */
    public Builder customSms(String value) {
      set("custom_sms", value);
      return this;
    }

    /**
     * Your own idempotency key: repeating a request returns the allocation it created. The header
     * {@code Idempotency-Key} does the same; set only one of them.
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

    /** The parameters that were given. */
    public WorkforceAllocateParams build() {
      return new WorkforceAllocateParams(toFields());
    }
  }
}
