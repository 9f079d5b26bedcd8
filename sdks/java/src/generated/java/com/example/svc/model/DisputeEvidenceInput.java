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
 * Evidence that supports a dispute.
 */
public final class DisputeEvidenceInput extends SvcObject {
  private DisputeEvidenceInput(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static DisputeEvidenceInput of(Fields fields) {
    return new DisputeEvidenceInput(fields);
  }

  /**
   * Description of what happened.
   * Type: {@code DisputeText}.
   */
  public @Nullable String getText() {
    return fields.text("text");
  }

  /**
   * IDs of pictures and documents uploaded with {@code POST /documents}.
   */
  public @Nullable List<String> getAttachments() {
    return fields.get("attachments", Decode.list(Decode.TEXT));
  }

  /**
   * Phone number to reach the customer.
   * Type: {@code PhoneInput}.
   */
  public @Nullable String getCustomerPhone() {
    return fields.text("customer_phone");
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What a DisputeEvidenceInput is made with, field by field. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Description of what happened.
     * Type: {@code DisputeText}.
     */
    public Builder text(String value) {
      set("text", value);
      return this;
    }

    /**
     * IDs of pictures and documents uploaded with {@code POST /documents}.
     */
    public Builder attachments(List<String> value) {
      set("attachments", value);
      return this;
    }

    /**
     * Phone number to reach the customer.
     * Type: {@code PhoneInput}.
     */
    public Builder customerPhone(String value) {
      set("customer_phone", value);
      return this;
    }

    /** The object with what was given so far. */
    public DisputeEvidenceInput build() {
      return new DisputeEvidenceInput(toFields());
    }
  }
}
