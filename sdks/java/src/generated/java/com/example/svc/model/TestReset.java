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
 * What {@code POST /test/reset} removed, and the Credit after it.
 */
public final class TestReset extends SvcObject {
  private TestReset(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static TestReset of(Fields fields) {
    return new TestReset(fields);
  }

  /**
   * Always {@code test_reset}.
   */
  public String getObject() {
    return fields.text("object");
  }

  /**
   * Time of the reset.
   * Type: {@code UnixTime}.
   */
  public long getCreated() {
    return fields.integer("created");
  }

  /**
   * Always false: test mode only.
   */
  public boolean getLivemode() {
    return fields.flag("livemode");
  }

  /**
   * Number of sends that were removed.
   * Type: {@code Count}.
   */
  public long getSends() {
    return fields.integer("sends");
  }

  /**
   * Number of rewards that were removed.
   * Type: {@code Count}.
   */
  public long getRewards() {
    return fields.integer("rewards");
  }

  /**
   * Number of batches that were removed.
   * Type: {@code Count}.
   */
  public long getBatches() {
    return fields.integer("batches");
  }

  /**
   * Number of Credit transactions that were removed.
   * Type: {@code Count}.
   */
  public long getTransactions() {
    return fields.integer("transactions");
  }

  /**
   * Number of events that were removed.
   * Type: {@code Count}.
   */
  public long getEvents() {
    return fields.integer("events");
  }

  /**
   * Your Credit after the reset: that of a new test account.
   */
  public Credit getCredit() {
    return fields.get("credit", Decode.object(Credit::of));
  }
}
