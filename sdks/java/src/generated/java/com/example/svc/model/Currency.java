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
 * Currency of Credit. Currencies are never exchanged.
 */
public final class Currency {
  private Currency() {}

  /**
   * United States dollar, written as {@code USD}.
   */
  public static final String USD = "USD";

  /**
   * Zimbabwe Gold, written as {@code ZWG}.
   */
  public static final String ZWG = "ZWG";
}
