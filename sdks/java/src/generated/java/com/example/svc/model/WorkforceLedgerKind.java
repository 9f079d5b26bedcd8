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
 * Kind of a ledger entry.
 */
public final class WorkforceLedgerKind {
  private WorkforceLedgerKind() {}

  /**
   * Money was added to your Credit.
   */
  public static final String TOPUP = "topup";

  /**
   * Something was sold from your Credit.
   */
  public static final String DEBIT = "debit";

  /**
   * A sale failed and its Credit was returned.
   */
  public static final String REFUND = "refund";

  /**
   * A correction by our staff, or test Credit that was granted.
   */
  public static final String ADJUSTMENT = "adjustment";
}
