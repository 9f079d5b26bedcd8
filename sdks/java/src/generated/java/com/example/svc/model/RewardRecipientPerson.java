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
 * A person described by contact details: the recipient with this {@code external_id}, or without one the
 * oldest active recipient with this number. If there is none, a recipient is created without a name
 * and with the program's {@code lawful_basis}. The reward goes to this number in any case.
 */
public final class RewardRecipientPerson extends SvcObject {
  private RewardRecipientPerson(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static RewardRecipientPerson of(Fields fields) {
    return new RewardRecipientPerson(fields);
  }

  /**
   * Your own ID of the person.
   * Type: {@code ExternalId}.
   */
  public @Nullable String getExternalId() {
    return fields.text("external_id");
  }

  /**
   * Phone number of the person.
   * Type: {@code PhoneInput}.
   */
  public String getPhone() {
    return fields.text("phone");
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What a RewardRecipientPerson is made with, field by field. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Your own ID of the person.
     * Type: {@code ExternalId}.
     */
    public Builder externalId(String value) {
      set("external_id", value);
      return this;
    }

    /**
     * Phone number of the person.
     * Type: {@code PhoneInput}.
     */
    public Builder phone(String value) {
      set("phone", value);
      return this;
    }

    /** The object with what was given so far. */
    public RewardRecipientPerson build() {
      return new RewardRecipientPerson(toFields());
    }
  }
}
