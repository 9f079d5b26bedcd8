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
 * IDs of the application's documents. Null or empty where a document is missing.
 */
public final class DealerDocuments extends SvcObject {
  private DealerDocuments(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static DealerDocuments of(Fields fields) {
    return new DealerDocuments(fields);
  }

  /**
   * Certificate of incorporation. Null if missing.
   * Type: {@code DocumentId}.
   */
  public @Nullable String getIncorporationCertificate() {
    return fields.text("incorporation_certificate");
  }

  /**
   * Form that lists the directors. Null if missing.
   * Type: {@code DocumentId}.
   */
  public @Nullable String getDirectorsForm() {
    return fields.text("directors_form");
  }

  /**
   * Identity card or passport of each director.
   */
  public List<String> getDirectorId() {
    return fields.get("director_id", Decode.list(Decode.TEXT));
  }

  /**
   * Proof of address from the last three months. Null if missing.
   * Type: {@code DocumentId}.
   */
  public @Nullable String getProofOfAddress() {
    return fields.text("proof_of_address");
  }

  /**
   * Confirmation letter from the bank. Null if missing.
   * Type: {@code DocumentId}.
   */
  public @Nullable String getBankLetter() {
    return fields.text("bank_letter");
  }

  /**
   * Valid tax clearance certificate. Null if missing.
   * Type: {@code DocumentId}.
   */
  public @Nullable String getTaxClearance() {
    return fields.text("tax_clearance");
  }
}
