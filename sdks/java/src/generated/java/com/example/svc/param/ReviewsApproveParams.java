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

/** The parameters of {@code reviews.approve}. */
public final class ReviewsApproveParams extends Params {
  private ReviewsApproveParams(Fields fields) {
    super(fields);
  }

  /** The parameters that these fields are. */
  public static ReviewsApproveParams of(Fields fields) {
    return new ReviewsApproveParams(fields);
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What the request is made with, one parameter after another. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Note for your own team. Never shown to the person.
     * Type: {@code Note}.
     */
    public Builder note(String value) {
      set("note", value);
      return this;
    }

    /** The parameters that were given. */
    public ReviewsApproveParams build() {
      return new ReviewsApproveParams(toFields());
    }
  }
}
