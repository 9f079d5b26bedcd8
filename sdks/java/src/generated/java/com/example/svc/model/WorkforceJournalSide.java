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
 * Debit and credit in one currency. They are always equal.
 */
public final class WorkforceJournalSide extends SvcObject {
  private WorkforceJournalSide(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static WorkforceJournalSide of(Fields fields) {
    return new WorkforceJournalSide(fields);
  }

  /**
   * Sum of all debits.
   * Type: {@code Money}.
   */
  public String getDebit() {
    return fields.text("debit");
  }

  /**
   * Sum of all credits.
   * Type: {@code Money}.
   */
  public String getCredit() {
    return fields.text("credit");
  }
}
