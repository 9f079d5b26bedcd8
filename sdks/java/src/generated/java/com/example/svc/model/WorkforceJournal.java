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
 * Sends as balanced journal entries.
 */
public final class WorkforceJournal extends SvcObject {
  private WorkforceJournal(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static WorkforceJournal of(Fields fields) {
    return new WorkforceJournal(fields);
  }

  /**
   * Always {@code workforce_journal}.
   */
  public String getObject() {
    return fields.text("object");
  }

  /**
   * Time at which this response was generated.
   * Type: {@code UnixTime}.
   */
  public long getCreated() {
    return fields.integer("created");
  }

  /**
   * Whether the object exists in live mode.
   */
  public boolean getLivemode() {
    return fields.flag("livemode");
  }

  /**
   * First day of the period, inclusive.
   * Type: {@code Day}.
   */
  public String getFrom() {
    return fields.text("from");
  }

  /**
   * Last day of the period, inclusive.
   * Type: {@code Day}.
   */
  public String getTo() {
    return fields.text("to");
  }

  /**
   * Lines, oldest first: a debit and a credit for each day, allocation, cost centre and currency.
   */
  public List<WorkforceJournalEntry> getEntries() {
    return fields.get("entries", Decode.list(Decode.object(WorkforceJournalEntry::of)));
  }

  /**
   * Whether there are more lines. {@code format=csv} returns all of them, at most 16 MiB.
   */
  public boolean getTruncated() {
    return fields.flag("truncated");
  }

  /**
   * Totals of debits and credits.
   */
  public Map<String, WorkforceJournalSide> getTotals() {
    return fields.get("totals", Decode.map(Decode.object(WorkforceJournalSide::of)));
  }
}
