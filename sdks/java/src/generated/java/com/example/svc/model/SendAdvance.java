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
 * How to advance a test send.
 */
public final class SendAdvance extends SvcObject {
  private SendAdvance(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static SendAdvance of(Fields fields) {
    return new SendAdvance(fields);
  }

  /**
   * Target status. Default: the next step determined by the last four digits of the number.
   */
  public @Nullable String getTo() {
    return fields.text("to");
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What a SendAdvance is made with, field by field. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Target status. Default: the next step determined by the last four digits of the number.
     */
    public Builder to(String value) {
      set("to", value);
      return this;
    }

    /** The object with what was given so far. */
    public SendAdvance build() {
      return new SendAdvance(toFields());
    }
  }
}
