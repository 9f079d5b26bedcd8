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

/** The parameters of {@code disputes.create}. */
public final class DisputesCreateParams extends Params {
  private DisputesCreateParams(Fields fields) {
    super(fields);
  }

  /** The parameters that these fields are. */
  public static DisputesCreateParams of(Fields fields) {
    return new DisputesCreateParams(fields);
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What the request is made with, one parameter after another. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Send to be disputed.
     * Type: {@code SendRef}.
     */
    public Builder send(String value) {
      set("send", value);
      return this;
    }

    /**
     * Reason for the dispute.
     */
    public Builder reason(String value) {
      set("reason", value);
      return this;
    }

    /**
     * Evidence that supports the dispute.
     */
    public Builder evidence(DisputeEvidenceInput value) {
      set("evidence", value);
      return this;
    }

    /**
     * Your own key-value data about the dispute.
     */
    public Builder metadata(Map<String, String> value) {
      set("metadata", value);
      return this;
    }

    /** The parameters that were given. */
    public DisputesCreateParams build() {
      return new DisputesCreateParams(toFields());
    }
  }
}
