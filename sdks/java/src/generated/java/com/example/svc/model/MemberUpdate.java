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
 * Changes to a member. Omitted fields keep their value.
 */
public final class MemberUpdate extends SvcObject {
  private MemberUpdate(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static MemberUpdate of(Fields fields) {
    return new MemberUpdate(fields);
  }

  /**
   * New role of the member.
   */
  public String getRole() {
    return fields.text("role");
  }

  /**
   * Whether a developer can see power tokens in clear text. Owners and admins always can, viewers
   * never.
   */
  public @Nullable Boolean getTokensRead() {
    return fields.flagOrNull("tokens_read");
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What a MemberUpdate is made with, field by field. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * New role of the member.
     */
    public Builder role(String value) {
      set("role", value);
      return this;
    }

    /**
     * Whether a developer can see power tokens in clear text. Owners and admins always can, viewers
     * never.
     */
    public Builder tokensRead(boolean value) {
      set("tokens_read", value);
      return this;
    }

    /** The object with what was given so far. */
    public MemberUpdate build() {
      return new MemberUpdate(toFields());
    }
  }
}
