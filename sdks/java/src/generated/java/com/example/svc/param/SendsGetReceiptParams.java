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

/** The parameters of {@code sends.get_receipt}. */
public final class SendsGetReceiptParams extends Params {
  private SendsGetReceiptParams(Fields fields) {
    super(fields);
  }

  /** The parameters that these fields are. */
  public static SendsGetReceiptParams of(Fields fields) {
    return new SendsGetReceiptParams(fields);
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What the request is made with, one parameter after another. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Language of what is printed. {@code note} and the mark of test mode are always in English.
     */
    public Builder locale(String value) {
      set("locale", value);
      return this;
    }

    /** The parameters that were given. */
    public SendsGetReceiptParams build() {
      return new SendsGetReceiptParams(toFields());
    }
  }
}
