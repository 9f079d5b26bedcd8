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
 * A phone number or meter to block.
 */
public final class BlockedTargetCreate extends SvcObject {
  private BlockedTargetCreate(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static BlockedTargetCreate of(Fields fields) {
    return new BlockedTargetCreate(fields);
  }

  /**
   * Phone number in any Zimbabwean format, or 11-digit meter number.
   * Type: {@code TargetInput}.
   */
  public String getTarget() {
    return fields.text("target");
  }

  /**
   * Reason for the block, for your own team.
   * Type: {@code Note}.
   */
  public @Nullable String getReason() {
    return fields.text("reason");
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What a BlockedTargetCreate is made with, field by field. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Phone number in any Zimbabwean format, or 11-digit meter number.
     * Type: {@code TargetInput}.
     */
    public Builder target(String value) {
      set("target", value);
      return this;
    }

    /**
     * Reason for the block, for your own team.
     * Type: {@code Note}.
     */
    public Builder reason(String value) {
      set("reason", value);
      return this;
    }

    /** The object with what was given so far. */
    public BlockedTargetCreate build() {
      return new BlockedTargetCreate(toFields());
    }
  }
}
