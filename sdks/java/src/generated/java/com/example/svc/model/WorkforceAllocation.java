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
 * Parameters to create an allocation.
 */
public final class WorkforceAllocation extends SvcObject {
  private WorkforceAllocation(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static WorkforceAllocation of(Fields fields) {
    return new WorkforceAllocation(fields);
  }

  /**
   * Kind of allocation: airtime or power.
   */
  public String getKind() {
    return fields.text("kind");
  }

  /**
   * Lines of the allocation, 1 to 2,000.
   */
  public List<WorkforceLineCreate> getLines() {
    return fields.get("lines", Decode.list(Decode.object(WorkforceLineCreate::of)));
  }

  /**
   * Product or data bundle. Default: derived from the kind and currency.
   * Type: {@code WorkforceProductRef}.
   */
  public @Nullable String getProductRef() {
    return fields.text("product_ref");
  }

  /**
   * ID of the cost centre to charge. Default: that of each person.
   * Type: {@code CostCenterId}.
   */
  public @Nullable String getCostCenterId() {
    return fields.text("cost_center_id");
  }

  /**
   * Title of the allocation, for your own lists.
   * Type: {@code Label}.
   */
  public @Nullable String getTitle() {
    return fields.text("title");
  }

  /**
   * Custom SMS message. Default: our standard message.
   * Type: {@code SmsTemplate}.
   */
  public @Nullable String getCustomSms() {
    return fields.text("custom_sms");
  }

  /**
   * Your own idempotency key: repeating a request returns the allocation it created. The header
   * {@code Idempotency-Key} does the same; set only one of them.
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

  /** What a WorkforceAllocation is made with, field by field. */
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

    /** The object with what was given so far. */
    public WorkforceAllocation build() {
      return new WorkforceAllocation(toFields());
    }
  }
}
