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

/** The parameters of {@code documents.list}. */
public final class DocumentsListParams extends Params {
  private DocumentsListParams(Fields fields) {
    super(fields);
  }

  /** The parameters that these fields are. */
  public static DocumentsListParams of(Fields fields) {
    return new DocumentsListParams(fields);
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
     * Returns only documents with this purpose.
     */
    public Builder purpose(String value) {
      set("purpose", value);
      return this;
    }

    /**
     * Returns only documents with this status.
     */
    public Builder status(String value) {
      set("status", value);
      return this;
    }

    /** The parameters that were given. */
    public DocumentsListParams build() {
      return new DocumentsListParams(toFields());
    }
  }
}
