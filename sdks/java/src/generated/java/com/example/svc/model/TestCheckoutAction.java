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
 * Decision of our staff on a checkout session in review.
 */
public final class TestCheckoutAction {
  private TestCheckoutAction() {}

  /**
   * Staff resend what was paid for.
   */
  public static final String SEND = "send";

  /**
   * Staff add the face value to your Credit.
   */
  public static final String CREDIT = "credit";
}
