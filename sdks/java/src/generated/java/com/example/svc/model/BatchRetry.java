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
 * Parameters to retry the failed lines of a batch.
 */
public final class BatchRetry extends SvcObject {
  private BatchRetry(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static BatchRetry of(Fields fields) {
    return new BatchRetry(fields);
  }

  /**
   * Whether to reserve the whole cost before the first line is sent.
   */
  public @Nullable Boolean getReserveCredit() {
    return fields.flagOrNull("reserve_credit");
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What a BatchRetry is made with, field by field. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Whether to reserve the whole cost before the first line is sent.
     */
    public Builder reserveCredit(boolean value) {
      set("reserve_credit", value);
      return this;
    }

    /** The object with what was given so far. */
    public BatchRetry build() {
      return new BatchRetry(toFields());
    }
  }
}
