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
 * IDs of the application's documents. Omitted fields keep their value.
 */
public final class DealerDocumentsInput extends SvcObject {
  private DealerDocumentsInput(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static DealerDocumentsInput of(Fields fields) {
    return new DealerDocumentsInput(fields);
  }

  /**
   * Certificate of incorporation of the business. Null removes it.
   * Type: {@code DocumentId}.
   */
  public @Nullable String getIncorporationCertificate() {
    return fields.text("incorporation_certificate");
  }

  /**
   * Form that lists the directors. Null removes it.
   * Type: {@code DocumentId}.
   */
  public @Nullable String getDirectorsForm() {
    return fields.text("directors_form");
  }

  /**
   * Identity card or passport of each director. Replaces the whole list.
   */
  public @Nullable List<String> getDirectorId() {
    return fields.get("director_id", Decode.list(Decode.TEXT));
  }

  /**
   * Proof of address from the last three months. Null removes it.
   * Type: {@code DocumentId}.
   */
  public @Nullable String getProofOfAddress() {
    return fields.text("proof_of_address");
  }

  /**
   * Confirmation letter from the bank. Null removes it.
   * Type: {@code DocumentId}.
   */
  public @Nullable String getBankLetter() {
    return fields.text("bank_letter");
  }

  /**
   * Tax clearance certificate that is still valid. Null removes it.
   * Type: {@code DocumentId}.
   */
  public @Nullable String getTaxClearance() {
    return fields.text("tax_clearance");
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What a DealerDocumentsInput is made with, field by field. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Certificate of incorporation of the business. Null removes it.
     * Type: {@code DocumentId}.
     */
    public Builder incorporationCertificate(@Nullable String value) {
      put("incorporation_certificate", value);
      return this;
    }

    /**
     * Form that lists the directors. Null removes it.
     * Type: {@code DocumentId}.
     */
    public Builder directorsForm(@Nullable String value) {
      put("directors_form", value);
      return this;
    }

    /**
     * Identity card or passport of each director. Replaces the whole list.
     */
    public Builder directorId(List<String> value) {
      set("director_id", value);
      return this;
    }

    /**
     * Proof of address from the last three months. Null removes it.
     * Type: {@code DocumentId}.
     */
    public Builder proofOfAddress(@Nullable String value) {
      put("proof_of_address", value);
      return this;
    }

    /**
     * Confirmation letter from the bank. Null removes it.
     * Type: {@code DocumentId}.
     */
    public Builder bankLetter(@Nullable String value) {
      put("bank_letter", value);
      return this;
    }

    /**
     * Tax clearance certificate that is still valid. Null removes it.
     * Type: {@code DocumentId}.
     */
    public Builder taxClearance(@Nullable String value) {
      put("tax_clearance", value);
      return this;
    }

    /** The object with what was given so far. */
    public DealerDocumentsInput build() {
      return new DealerDocumentsInput(toFields());
    }
  }
}
