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

/** The parameters of {@code reports.get_failures}. */
public final class ReportsGetFailuresParams extends Params {
  private ReportsGetFailuresParams(Fields fields) {
    super(fields);
  }

  /** The parameters that these fields are. */
  public static ReportsGetFailuresParams of(Fields fields) {
    return new ReportsGetFailuresParams(fields);
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What the request is made with, one parameter after another. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * First day of the period, inclusive.
     * Type: {@code Day}.
     */
    public Builder from(String value) {
      set("from", value);
      return this;
    }

    /**
     * Last day of the period, inclusive. At most 366 days in all.
     * Type: {@code Day}.
     */
    public Builder to(String value) {
      set("to", value);
      return this;
    }

    /**
     * Only this currency. Default: both, with separate rows and totals.
     * Type: {@code CurrencyInput}.
     */
    public Builder currency(String value) {
      set("currency", value);
      return this;
    }

    /** The parameters that were given. */
    public ReportsGetFailuresParams build() {
      return new ReportsGetFailuresParams(toFields());
    }
  }
}
