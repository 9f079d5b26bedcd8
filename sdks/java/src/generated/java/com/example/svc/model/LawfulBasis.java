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
 * Legal basis for processing a person's data.
 */
public final class LawfulBasis {
  private LawfulBasis() {}

  /**
   * The person has given consent; see {@code consent}.
   */
  public static final String CONSENT = "consent";

  /**
   * The data is needed for a contract with the person.
   */
  public static final String CONTRACT = "contract";

  /**
   * The data is required by law.
   */
  public static final String LEGAL_OBLIGATION = "legal_obligation";

  /**
   * You have a legitimate interest that the person's interests do not override.
   */
  public static final String LEGITIMATE_INTEREST = "legitimate_interest";
}
