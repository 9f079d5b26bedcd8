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
 * What one person receives. Set {@code recipient_id}, or {@code phone} and {@code name}. Fields are parsed leniently:
 * an invalid value fails only its line. An unknown field returns 400.
 */
public final class WorkforceLineCreate extends SvcObject {
  private WorkforceLineCreate(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static WorkforceLineCreate of(Fields fields) {
    return new WorkforceLineCreate(fields);
  }

  /**
   * Face value that the person receives. Required.
   * Type: {@code LineValue}.
   */
  public @Nullable String getAmount() {
    return fields.text("amount");
  }

  /**
   * ID of the person, {@code rcp_…}, if they are registered.
   * Type: {@code LineText}.
   */
  public @Nullable String getRecipientId() {
    return fields.text("recipient_id");
  }

  /**
   * Mobile number of a person who is not registered.
   * Type: {@code LineValue}.
   */
  public @Nullable String getPhone() {
    return fields.text("phone");
  }

  /**
   * Name of a person who is not registered.
   * Type: {@code LineValue}.
   */
  public @Nullable String getName() {
    return fields.text("name");
  }

  /**
   * Currency of the line: {@code USD} or {@code ZWG}. Default: {@code USD}.
   * Type: {@code LineValue}.
   */
  public @Nullable String getCurrency() {
    return fields.text("currency");
  }

  /**
   * Meter number, for power only. Default: the person's default meter.
   * Type: {@code LineValue}.
   */
  public @Nullable String getMeter() {
    return fields.text("meter");
  }

  /**
   * Phone number that receives the power token by SMS. Default: the person's own number.
   * Type: {@code LineValue}.
   */
  public @Nullable String getTokenPhone() {
    return fields.text("token_phone");
  }

  /**
   * Note about this line. Not shown to the person.
   * Type: {@code LineValue}.
   */
  public @Nullable String getNote() {
    return fields.text("note");
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What a WorkforceLineCreate is made with, field by field. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Face value that the person receives. Required.
     * Type: {@code LineValue}.
     */
    public Builder amount(String value) {
      set("amount", value);
      return this;
    }

    /**
     * ID of the person, {@code rcp_…}, if they are registered.
     * Type: {@code LineText}.
     */
    public Builder recipientId(String value) {
      set("recipient_id", value);
      return this;
    }

    /**
     * Mobile number of a person who is not registered.
     * Type: {@code LineValue}.
     */
    public Builder phone(String value) {
      set("phone", value);
      return this;
    }

    /**
     * Name of a person who is not registered.
     * Type: {@code LineValue}.
     */
    public Builder name(String value) {
      set("name", value);
      return this;
    }

    /**
     * Currency of the line: {@code USD} or {@code ZWG}. Default: {@code USD}.
     * Type: {@code LineValue}.
     */
    public Builder currency(String value) {
      set("currency", value);
      return this;
    }

    /**
     * Meter number, for power only. Default: the person's default meter.
     * Type: {@code LineValue}.
     */
    public Builder meter(String value) {
      set("meter", value);
      return this;
    }

    /**
     * Phone number that receives the power token by SMS. Default: the person's own number.
     * Type: {@code LineValue}.
     */
    public Builder tokenPhone(String value) {
      set("token_phone", value);
      return this;
    }

    /**
     * Note about this line. Not shown to the person.
     * Type: {@code LineValue}.
     */
    public Builder note(String value) {
      set("note", value);
      return this;
    }

    /** The object with what was given so far. */
    public WorkforceLineCreate build() {
      return new WorkforceLineCreate(toFields());
    }
  }
}
