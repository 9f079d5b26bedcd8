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
 * Meter shown on a receipt.
 */
public final class ReceiptMeter extends SvcObject {
  private ReceiptMeter(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static ReceiptMeter of(Fields fields) {
    return new ReceiptMeter(fields);
  }

  /**
   * Number of the meter.
   * Type: {@code MeterNumber}.
   */
  public String getNumber() {
    return fields.text("number");
  }

  /**
   * Name of the meter's owner, masked.
   */
  public @Nullable String getNameMasked() {
    return fields.text("name_masked");
  }

  /**
   * Suburb of the meter, never its full address.
   */
  public @Nullable String getSuburb() {
    return fields.text("suburb");
  }
}
