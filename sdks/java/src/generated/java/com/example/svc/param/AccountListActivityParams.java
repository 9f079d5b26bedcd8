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

/** The parameters of {@code account.list_activity}. */
public final class AccountListActivityParams extends Params {
  private AccountListActivityParams(Fields fields) {
    super(fields);
  }

  /** The parameters that these fields are. */
  public static AccountListActivityParams of(Fields fields) {
    return new AccountListActivityParams(fields);
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What the request is made with, one parameter after another. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Maximum number of entries per page.
     * Type: {@code PageLimit}.
     */
    public Builder limit(long value) {
      set("limit", value);
      return this;
    }

    /**
     * Cursor: returns the entries after this one.
     * Type: {@code Cursor}.
     */
    public Builder startingAfter(String value) {
      set("starting_after", value);
      return this;
    }

    /**
     * Filters by time: {@code created[gte]}, {@code created[lte]}, {@code created[gt]}, {@code created[lt]}.
     */
    public Builder created(CreatedFilter value) {
      set("created", value);
      return this;
    }

    /** The parameters that were given. */
    public AccountListActivityParams build() {
      return new AccountListActivityParams(toFields());
    }
  }
}
