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
 * What the text was found to be.
 */
public final class SearchMatch {
  private SearchMatch() {}

  /**
   * ID of the object.
   */
  public static final String ID = "id";

  /**
   * Number on the receipt of a send.
   */
  public static final String RECEIPT_NUMBER = "receipt_number";

  /**
   * Your own reference: {@code client_reference}, {@code completion_id} or {@code external_id}.
   */
  public static final String REFERENCE = "reference";

  /**
   * Confirmation number of a network, utility or payment provider, or reference of a top-up.
   */
  public static final String PROVIDER_REFERENCE = "provider_reference";

  /**
   * Phone number or meter that was sold to, or of a recipient.
   */
  public static final String TARGET = "target";

  /**
   * Phone number that a token was texted to.
   */
  public static final String TOKEN_PHONE = "token_phone";

  /**
   * Phone number that was notified of a send.
   */
  public static final String NOTIFY_NUMBER = "notify_number";

  /**
   * The last four digits of a power token, also those of a whole token.
   */
  public static final String TOKEN = "token";

  /**
   * Name, payroll number or title.
   */
  public static final String NAME = "name";
}
