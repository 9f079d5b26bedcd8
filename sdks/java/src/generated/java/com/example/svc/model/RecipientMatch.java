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
 * Field by which a line finds its recipient.
 */
public final class RecipientMatch {
  private RecipientMatch() {}

  /**
   * Match by your own ID.
   */
  public static final String EXTERNAL_ID = "external_id";

  /**
   * Match by the phone number.
   */
  public static final String PHONE = "phone";
}
