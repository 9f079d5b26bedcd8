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
 * The person our staff contact about the application.
 */
public final class ContactPersonInput extends SvcObject {
  private ContactPersonInput(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static ContactPersonInput of(Fields fields) {
    return new ContactPersonInput(fields);
  }

  /**
   * Full name of the contact.
   * Type: {@code Label}.
   */
  public String getName() {
    return fields.text("name");
  }

  /**
   * Position in the business.
   * Type: {@code Label}.
   */
  public String getRole() {
    return fields.text("role");
  }

  /**
   * Email address of the contact.
   * Type: {@code Email}.
   */
  public String getEmail() {
    return fields.text("email");
  }

  /**
   * Phone number of the contact.
   * Type: {@code PhoneInput}.
   */
  public String getPhone() {
    return fields.text("phone");
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What a ContactPersonInput is made with, field by field. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Full name of the contact.
     * Type: {@code Label}.
     */
    public Builder name(String value) {
      set("name", value);
      return this;
    }

    /**
     * Position in the business.
     * Type: {@code Label}.
     */
    public Builder role(String value) {
      set("role", value);
      return this;
    }

    /**
     * Email address of the contact.
     * Type: {@code Email}.
     */
    public Builder email(String value) {
      set("email", value);
      return this;
    }

    /**
     * Phone number of the contact.
     * Type: {@code PhoneInput}.
     */
    public Builder phone(String value) {
      set("phone", value);
      return this;
    }

    /** The object with what was given so far. */
    public ContactPersonInput build() {
      return new ContactPersonInput(toFields());
    }
  }
}
