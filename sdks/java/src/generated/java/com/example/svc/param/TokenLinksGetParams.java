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

/** The parameters of {@code token_links.get}. */
public final class TokenLinksGetParams extends Params {
  private TokenLinksGetParams(Fields fields) {
    super(fields);
  }

  /** The parameters that these fields are. */
  public static TokenLinksGetParams of(Fields fields) {
    return new TokenLinksGetParams(fields);
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What the request is made with, one parameter after another. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Only for browsers: {@code true} reads the tokens. Otherwise the page shows a button that reads them.
     */
    public Builder read(boolean value) {
      set("read", value);
      return this;
    }

    /** The parameters that were given. */
    public TokenLinksGetParams build() {
      return new TokenLinksGetParams(toFields());
    }
  }
}
