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

/** The parameters of {@code rewards.release}. */
public final class RewardsReleaseParams extends Params {
  private RewardsReleaseParams(Fields fields) {
    super(fields);
  }

  /** The parameters that these fields are. */
  public static RewardsReleaseParams of(Fields fields) {
    return new RewardsReleaseParams(fields);
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What the request is made with, one parameter after another. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Amount to release, up to the whole reward. Default: the whole reward.
     * Type: {@code MoneyInput}.
     */
    public Builder amount(String value) {
      set("amount", value);
      return this;
    }

    /** The parameters that were given. */
    public RewardsReleaseParams build() {
      return new RewardsReleaseParams(toFields());
    }
  }
}
