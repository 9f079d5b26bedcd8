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
 * Language of the default text message.
 */
public final class SmsLocale {
  private SmsLocale() {}

  /**
   * The message is in English.
   */
  public static final String EN = "en";

  /**
   * The message is in Shona.
   */
  public static final String SN = "sn";

  /**
   * The message is in Ndebele.
   */
  public static final String ND = "nd";
}
