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

/** The parameters of {@code workforce.get_ledger_csv}. */
public final class WorkforceGetLedgerCsvParams extends Params {
  private WorkforceGetLedgerCsvParams(Fields fields) {
    super(fields);
  }

  /** The parameters that these fields are. */
  public static WorkforceGetLedgerCsvParams of(Fields fields) {
    return new WorkforceGetLedgerCsvParams(fields);
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What the request is made with, one parameter after another. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * First day of the period. Default: the first day of this month.
     * Type: {@code Day}.
     */
    public Builder from(String value) {
      set("from", value);
      return this;
    }

    /**
     * Last day of the period, at most 366 days in all. Default: today.
     * Type: {@code Day}.
     */
    public Builder to(String value) {
      set("to", value);
      return this;
    }

    /**
     * Only entries in this currency. Default: both currencies.
     * Type: {@code CurrencyInput}.
     */
    public Builder currency(String value) {
      set("currency", value);
      return this;
    }

    /**
     * Only entries of this kind.
     */
    public Builder kind(String value) {
      set("kind", value);
      return this;
    }

    /**
     * Only entries whose description or reference contains this text.
     */
    public Builder q(String value) {
      set("q", value);
      return this;
    }

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
     * Type: {@code PageLimit}.
     */
    public Builder pageSize(long value) {
      set("page_size", value);
      return this;
    }

    /** The parameters that were given. */
    public WorkforceGetLedgerCsvParams build() {
      return new WorkforceGetLedgerCsvParams(toFields());
    }
  }
}
