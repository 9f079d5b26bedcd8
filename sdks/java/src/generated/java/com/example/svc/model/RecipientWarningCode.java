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
 * Reason for a warning about a line.
 */
public final class RecipientWarningCode {
  private RecipientWarningCode() {}

  /**
   * Another recipient or an earlier line has the same phone number.
   */
  public static final String DUPLICATE_PHONE = "duplicate_phone";
}
