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
 * One line of a journal entry.
 */
public final class WorkforceJournalEntry extends SvcObject {
  private WorkforceJournalEntry(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static WorkforceJournalEntry of(Fields fields) {
    return new WorkforceJournalEntry(fields);
  }

  /**
   * Calendar day in Harare.
   * Type: {@code Day}.
   */
  public String getDate() {
    return fields.text("date");
  }

  /**
   * Reference number of the allocation. Null for a transaction without one.
   * Type: {@code WorkforceReference}.
   */
  public @Nullable String getReference() {
    return fields.text("reference");
  }

  /**
   * Code in your accounting system: the cost centre's, or null for your Credit with us.
   * Type: {@code GlCode}.
   */
  public @Nullable String getGlCode() {
    return fields.text("gl_code");
  }

  /**
   * Cost centre of the line. Null for your Credit with us, and if there is none.
   * Type: {@code CostCenterId}.
   */
  public @Nullable String getCostCenter() {
    return fields.text("cost_center");
  }

  /**
   * Debit amount. {@code 0.00} on a credit line.
   * Type: {@code Money}.
   */
  public String getDebit() {
    return fields.text("debit");
  }

  /**
   * Credit amount. {@code 0.00} on a debit line.
   * Type: {@code Money}.
   */
  public String getCredit() {
    return fields.text("credit");
  }

  /**
   * Three-letter ISO currency code.
   */
  public String getCurrency() {
    return fields.text("currency");
  }

  /**
   * Description of the entry in words.
   * Type: {@code Note}.
   */
  public String getNarrative() {
    return fields.text("narrative");
  }
}
