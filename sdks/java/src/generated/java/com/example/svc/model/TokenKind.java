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
 * Purpose of a power token.
 */
public final class TokenKind {
  private TokenKind() {}

  /**
   * Adds units to the meter.
   */
  public static final String CREDIT = "credit";

  /**
   * Changes the meter's key. Enter it before the credit token.
   */
  public static final String KEY_CHANGE = "key_change";

  /**
   * Another token that the utility requires.
   */
  public static final String OTHER = "other";
}
