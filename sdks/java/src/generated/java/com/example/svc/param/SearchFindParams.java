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

/** The parameters of {@code search.find}. */
public final class SearchFindParams extends Params {
  private SearchFindParams(Fields fields) {
    super(fields);
  }

  /** The parameters that these fields are. */
  public static SearchFindParams of(Fields fields) {
    return new SearchFindParams(fields);
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What the request is made with, one parameter after another. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Text to search for. References and numbers must be whole; names can be in part. Of a token, the
     * last four digits are compared.
     * Type: {@code SearchInput}.
     */
    public Builder q(String value) {
      set("q", value);
      return this;
    }

    /** The parameters that were given. */
    public SearchFindParams build() {
      return new SearchFindParams(toFields());
    }
  }
}
