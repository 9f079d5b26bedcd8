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
 * Channel by which the customer receives a token.
 */
public final class TokenChannel {
  private TokenChannel() {}

  /**
   * Text message to the {@code token_phone}.
   */
  public static final String SMS = "sms";

  /**
   * Email to the {@code token_email} address.
   */
  public static final String EMAIL = "email";
}
