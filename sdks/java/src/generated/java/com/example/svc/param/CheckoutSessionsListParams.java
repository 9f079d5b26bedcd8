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

/** The parameters of {@code checkout_sessions.list}. */
public final class CheckoutSessionsListParams extends Params {
  private CheckoutSessionsListParams(Fields fields) {
    super(fields);
  }

  /** The parameters that these fields are. */
  public static CheckoutSessionsListParams of(Fields fields) {
    return new CheckoutSessionsListParams(fields);
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
     * Only sessions with this status.
     */
    public Builder status(String value) {
      set("status", value);
      return this;
    }

    /**
     * Only the session with this reference.
     * Type: {@code ClientReference}.
     */
    public Builder clientReference(String value) {
      set("client_reference", value);
      return this;
    }

    /**
     * Only sessions with this metadata value. One key per request.
     */
    public Builder metadata(Map<String, String> value) {
      set("metadata", value);
      return this;
    }

    /**
     * Fields to expand from IDs to objects.
     */
    public Builder expand(List<String> value) {
      set("expand[]", value);
      return this;
    }

    /** The parameters that were given. */
    public CheckoutSessionsListParams build() {
      return new CheckoutSessionsListParams(toFields());
    }
  }
}
