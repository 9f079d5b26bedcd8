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
 * The clock of a test account, which can be moved forward.
 */
public final class TestClock extends SvcObject {
  private TestClock(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static TestClock of(Fields fields) {
    return new TestClock(fields);
  }

  /**
   * Always {@code test_clock}.
   */
  public String getObject() {
    return fields.text("object");
  }

  /**
   * Current time of the test account.
   * Type: {@code UnixTime}.
   */
  public long getNow() {
    return fields.integer("now");
  }

  /**
   * How far the clock is ahead of real time, in seconds: at most 20 years.
   */
  public long getOffsetSeconds() {
    return fields.integer("offset_seconds");
  }

  /**
   * Work that is due and not finished, by kind. Empty when nothing is due; kinds without work are
   * omitted.
   */
  public List<TestClockWork> getStillRunning() {
    return fields.get("still_running", Decode.list(Decode.object(TestClockWork::of)));
  }
}
