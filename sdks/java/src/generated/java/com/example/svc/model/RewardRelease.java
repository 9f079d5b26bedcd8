// Made from the contract by "npm run sdks"; never edit this file.
package com.example.svc.model;

import com.example.svc.Expandable;
import com.example.svc.Fields;
import com.example.svc.FieldsBuilder;
import com.example.svc.Moment;
import com.example.svc.SvcObject;
import com.example.svc.SvcVariant;
import com.example.svc.TextOr;
import com.example.svc.runtime.Decode;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Amount of a reward to release.
 */
public final class RewardRelease extends SvcObject {
  private RewardRelease(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static RewardRelease of(Fields fields) {
    return new RewardRelease(fields);
  }

  /**
   * Amount to release, up to the whole reward. Default: the whole reward.
   * Type: {@code MoneyInput}.
   */
  public @Nullable String getAmount() {
    return fields.text("amount");
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What a RewardRelease is made with, field by field. */
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

    /** The object with what was given so far. */
    public RewardRelease build() {
      return new RewardRelease(toFields());
    }
  }
}
