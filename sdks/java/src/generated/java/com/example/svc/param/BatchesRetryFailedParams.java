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

/** The parameters of {@code batches.retry_failed}. */
public final class BatchesRetryFailedParams extends Params {
  private BatchesRetryFailedParams(Fields fields) {
    super(fields);
  }

  /** The parameters that these fields are. */
  public static BatchesRetryFailedParams of(Fields fields) {
    return new BatchesRetryFailedParams(fields);
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What the request is made with, one parameter after another. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Whether to reserve the whole cost before the first line is sent.
     */
    public Builder reserveCredit(boolean value) {
      set("reserve_credit", value);
      return this;
    }

    /** The parameters that were given. */
    public BatchesRetryFailedParams build() {
      return new BatchesRetryFailedParams(toFields());
    }
  }
}
