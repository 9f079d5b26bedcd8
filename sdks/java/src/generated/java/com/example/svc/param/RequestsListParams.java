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

/** The parameters of {@code requests.list}. */
public final class RequestsListParams extends Params {
  private RequestsListParams(Fields fields) {
    super(fields);
  }

  /** The parameters that these fields are. */
  public static RequestsListParams of(Fields fields) {
    return new RequestsListParams(fields);
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
     * Returns only requests with this key.
     * Type: {@code KeyId}.
     */
    public Builder apiKey(String value) {
      set("api_key", value);
      return this;
    }

    /**
     * Returns only requests with this response status or class.
     * Type: {@code StatusFilter}.
     */
    public Builder status(String value) {
      set("status", value);
      return this;
    }

    /**
     * Returns only requests whose path starts with this, such as {@code /sends}, with or without {@code /dev/v1}.
     * Type: {@code UrlPath}.
     */
    public Builder path(String value) {
      set("path", value);
      return this;
    }

    /**
     * Returns only requests with this method.
     */
    public Builder method(String value) {
      set("method", value);
      return this;
    }

    /**
     * Returns only requests with this Idempotency-Key.
     * Type: {@code IdempotencyKey}.
     */
    public Builder idempotencyKey(String value) {
      set("idempotency_key", value);
      return this;
    }

    /** The parameters that were given. */
    public RequestsListParams build() {
      return new RequestsListParams(toFields());
    }
  }
}
