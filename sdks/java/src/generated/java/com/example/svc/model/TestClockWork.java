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
 * Unfinished work of one kind.
 */
public final class TestClockWork extends SvcObject {
  private TestClockWork(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static TestClockWork of(Fields fields) {
    return new TestClockWork(fields);
  }

  /**
   * Kind of the unfinished work.
   */
  public String getKind() {
    return fields.text("kind");
  }

  /**
   * Number of items that are due.
   */
  public long getCount() {
    return fields.integer("count");
  }
}
