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

/** The parameters of {@code reports.get_spend_csv}. */
public final class ReportsGetSpendCsvParams extends Params {
  private ReportsGetSpendCsvParams(Fields fields) {
    super(fields);
  }

  /** The parameters that these fields are. */
  public static ReportsGetSpendCsvParams of(Fields fields) {
    return new ReportsGetSpendCsvParams(fields);
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

    /**
     * One or two dimensions to group by: {@code month} or {@code month,cost_center}. Default: a single row.
     * Type: {@code SpendGrouping}.
     */
    public Builder groupBy(String value) {
      set("group_by", value);
      return this;
    }

    /**
     * Filters for the sends: {@code filter[type]}, {@code filter[network]}, {@code filter[cost_center]} and so on.
     */
    public Builder filter(SpendFilter value) {
      set("filter", value);
      return this;
    }

    /** The parameters that were given. */
    public ReportsGetSpendCsvParams build() {
      return new ReportsGetSpendCsvParams(toFields());
    }
  }
}
