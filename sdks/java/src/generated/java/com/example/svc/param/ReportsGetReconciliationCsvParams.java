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

/** The parameters of {@code reports.get_reconciliation_csv}. */
public final class ReportsGetReconciliationCsvParams extends Params {
  private ReportsGetReconciliationCsvParams(Fields fields) {
    super(fields);
  }

  /** The parameters that these fields are. */
  public static ReportsGetReconciliationCsvParams of(Fields fields) {
    return new ReportsGetReconciliationCsvParams(fields);
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What the request is made with, one parameter after another. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Calendar day in Harare.
     * Type: {@code Day}.
     */
    public Builder date(String value) {
      set("date", value);
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
    public ReportsGetReconciliationCsvParams build() {
      return new ReportsGetReconciliationCsvParams(toFields());
    }
  }
}
