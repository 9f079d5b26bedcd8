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

/** The parameters of {@code products.list}. */
public final class ProductsListParams extends Params {
  private ProductsListParams(Fields fields) {
    super(fields);
  }

  /** The parameters that these fields are. */
  public static ProductsListParams of(Fields fields) {
    return new ProductsListParams(fields);
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What the request is made with, one parameter after another. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Returns only products of this type.
     */
    public Builder type(String value) {
      set("type", value);
      return this;
    }

    /**
     * Returns only products available on this network.
     * Type: {@code NetworkId}.
     */
    public Builder network(String value) {
      set("network", value);
      return this;
    }

    /**
     * Returns only products in this currency.
     * Type: {@code CurrencyInput}.
     */
    public Builder currency(String value) {
      set("currency", value);
      return this;
    }

    /** The parameters that were given. */
    public ProductsListParams build() {
      return new ProductsListParams(toFields());
    }
  }
}
