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
 * Status of a quote.
 */
public final class QuoteStatus {
  private QuoteStatus() {}

  /**
   * A sale can use the quote.
   */
  public static final String OPEN = "open";

  /**
   * A sale uses the quote. If it fails or is cancelled in time, the quote becomes {@code open} again.
   */
  public static final String USED = "used";

  /**
   * The quote expired after 30 minutes without a sale.
   */
  public static final String EXPIRED = "expired";
}
