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
public final class ContactPerson extends SvcObject {
  private ContactPerson(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static ContactPerson of(Fields fields) {
    return new ContactPerson(fields);
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
   * Type: {@code E164}.
   */
  public String getPhone() {
    return fields.text("phone");
  }
}
