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

/** The parameters of {@code workforce.schedules.list}. */
public final class WorkforceSchedulesListParams extends Params {
  private WorkforceSchedulesListParams(Fields fields) {
    super(fields);
  }

  /** The parameters that these fields are. */
  public static WorkforceSchedulesListParams of(Fields fields) {
    return new WorkforceSchedulesListParams(fields);
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What the request is made with, one parameter after another. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Page number, starting at 1.
     * Type: {@code PageNumber}.
     */
    public Builder page(long value) {
      set("page", value);
      return this;
    }

    /**
     * Number of rows per page.
     * Type: {@code SmallPageSize}.
     */
    public Builder pageSize(long value) {
      set("page_size", value);
      return this;
    }

    /** The parameters that were given. */
    public WorkforceSchedulesListParams build() {
      return new WorkforceSchedulesListParams(toFields());
    }
  }
}
