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
 * Test Credit that was added.
 */
public final class TestCredit extends SvcObject {
  private TestCredit(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static TestCredit of(Fields fields) {
    return new TestCredit(fields);
  }

  /**
   * Always {@code test_credit}.
   */
  public String getObject() {
    return fields.text("object");
  }

  /**
   * Time at which the Credit was added.
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
   * The currency of {@code amount}.
   */
  public String getCurrency() {
    return fields.text("currency");
  }

  /**
   * Amount of Credit that was added.
   * Type: {@code Money}.
   */
  public String getAmount() {
    return fields.text("amount");
  }

  /**
   * Your Credit, including the added amount.
   */
  public Credit getCredit() {
    return fields.get("credit", Decode.object(Credit::of));
  }
}
