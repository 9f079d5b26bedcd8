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

/** The parameters of {@code power.list_observations}. */
public final class PowerListObservationsParams extends Params {
  private PowerListObservationsParams(Fields fields) {
    super(fields);
  }

  /** The parameters that these fields are. */
  public static PowerListObservationsParams of(Fields fields) {
    return new PowerListObservationsParams(fields);
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What the request is made with, one parameter after another. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * The currency of the prices.
     * Type: {@code CurrencyInput}.
     */
    public Builder currency(String value) {
      set("currency", value);
      return this;
    }

    /**
     * Number of past days to include.
     */
    public Builder days(long value) {
      set("days", value);
      return this;
    }

    /**
     * Maximum number of purchases per page.
     * Type: {@code PageLimit}.
     */
    public Builder limit(long value) {
      set("limit", value);
      return this;
    }

    /**
     * Cursor: the {@code next_cursor} of the previous page.
     * Type: {@code ObservationCursor}.
     */
    public Builder startingAfter(String value) {
      set("starting_after", value);
      return this;
    }

    /** The parameters that were given. */
    public PowerListObservationsParams build() {
      return new PowerListObservationsParams(toFields());
    }
  }
}
