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
 * A person to invite. Set {@code phone}, {@code email} or both.
 */
public final class MemberCreate extends SvcObject {
  private MemberCreate(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static MemberCreate of(Fields fields) {
    return new MemberCreate(fields);
  }

  /**
   * Phone number that the invitation is sent to by SMS.
   * Type: {@code PhoneInput}.
   */
  public @Nullable String getPhone() {
    return fields.text("phone");
  }

  /**
   * Email address that the invitation is sent to.
   * Type: {@code Email}.
   */
  public @Nullable String getEmail() {
    return fields.text("email");
  }

  /**
   * Role that the person gets once they accept.
   */
  public @Nullable String getRole() {
    return fields.text("role");
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What a MemberCreate is made with, field by field. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Phone number that the invitation is sent to by SMS.
     * Type: {@code PhoneInput}.
     */
    public Builder phone(String value) {
      set("phone", value);
      return this;
    }

    /**
     * Email address that the invitation is sent to.
     * Type: {@code Email}.
     */
    public Builder email(String value) {
      set("email", value);
      return this;
    }

    /**
     * Role that the person gets once they accept.
     */
    public Builder role(String value) {
      set("role", value);
      return this;
    }

    /** The object with what was given so far. */
    public MemberCreate build() {
      return new MemberCreate(toFields());
    }
  }
}
