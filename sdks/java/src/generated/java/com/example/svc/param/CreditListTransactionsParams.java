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

/** The parameters of {@code credit.list_transactions}. */
public final class CreditListTransactionsParams extends Params {
  private CreditListTransactionsParams(Fields fields) {
    super(fields);
  }

  /** The parameters that these fields are. */
  public static CreditListTransactionsParams of(Fields fields) {
    return new CreditListTransactionsParams(fields);
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What the request is made with, one parameter after another. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Maximum number of objects to return.
     * Type: {@code PageLimit}.
     */
    public Builder limit(long value) {
      set("limit", value);
      return this;
    }

    /**
     * Returns the page after this object. Cannot be used with {@code ending_before}.
     * Type: {@code Cursor}.
     */
    public Builder startingAfter(String value) {
      set("starting_after", value);
      return this;
    }

    /**
     * Returns the page before this object. Cannot be used with {@code starting_after}.
     * Type: {@code Cursor}.
     */
    public Builder endingBefore(String value) {
      set("ending_before", value);
      return this;
    }

    /**
     * Filters by time of creation: {@code created[gte]}, {@code created[lte]}, {@code created[gt]}, {@code created[lt]}.
     */
    public Builder created(CreatedFilter value) {
      set("created", value);
      return this;
    }

    /**
     * Returns only transactions in this currency.
     * Type: {@code CurrencyInput}.
     */
    public Builder currency(String value) {
      set("currency", value);
      return this;
    }

    /**
     * Returns only transactions of this type.
     */
    public Builder type(String value) {
      set("type", value);
      return this;
    }

    /**
     * Returns only transactions caused by one kind of object, by the prefix of its IDs: {@code snd_},
     * {@code top_}, {@code rwd_}, {@code bch_}, {@code rsv_}, {@code cs_} or {@code prg_}; or by one object, by its whole ID. The ID of a
     * batch or program finds its reservations and releases; that of a batch also finds the sends of
     * its lines.
     * Type: {@code CreditSourceFilter}.
     */
    public Builder source(String value) {
      set("source", value);
      return this;
    }

    /** The parameters that were given. */
    public CreditListTransactionsParams build() {
      return new CreditListTransactionsParams(toFields());
    }
  }
}
