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
 * Purpose of a document. The first six are for the dealer application.
 */
public final class DocumentPurpose {
  private DocumentPurpose() {}

  /**
   * Certificate of incorporation of the business.
   */
  public static final String INCORPORATION_CERTIFICATE = "incorporation_certificate";

  /**
   * Form that lists the directors.
   */
  public static final String DIRECTORS_FORM = "directors_form";

  /**
   * Identity card or passport of a director.
   */
  public static final String DIRECTOR_ID = "director_id";

  /**
   * Proof of the business address, at most three months old.
   */
  public static final String PROOF_OF_ADDRESS = "proof_of_address";

  /**
   * Bank letter that confirms the account of the business.
   */
  public static final String BANK_LETTER = "bank_letter";

  /**
   * Tax clearance certificate that is still valid.
   */
  public static final String TAX_CLEARANCE = "tax_clearance";

  /**
   * Evidence in a dispute, such as a receipt or a screenshot of the customer's phone.
   */
  public static final String DISPUTE_EVIDENCE = "dispute_evidence";
}
