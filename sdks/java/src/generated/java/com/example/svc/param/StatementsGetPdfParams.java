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

/** The parameters of {@code statements.get_pdf}. */
public final class StatementsGetPdfParams extends Params {
  private StatementsGetPdfParams(Fields fields) {
    super(fields);
  }

  /** The parameters that these fields are. */
  public static StatementsGetPdfParams of(Fields fields) {
    return new StatementsGetPdfParams(fields);
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What the request is made with, one parameter after another. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * The currency. Required; there is no default.
     * Type: {@code CurrencyInput}.
     */
    public Builder currency(String value) {
      set("currency", value);
      return this;
    }

    /**
     * Month of the statement. Default: this month in Harare.
     * Type: {@code Month}.
     */
    public Builder period(String value) {
      set("period", value);
      return this;
    }

    /** The parameters that were given. */
    public StatementsGetPdfParams build() {
      return new StatementsGetPdfParams(toFields());
    }
  }
}
