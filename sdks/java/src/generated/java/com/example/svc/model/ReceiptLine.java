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
 * A line of 32 columns: {@code label} at the left edge, {@code value} at the right one.
 */
public final class ReceiptLine extends SvcObject {
  private ReceiptLine(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static ReceiptLine of(Fields fields) {
    return new ReceiptLine(fields);
  }

  /**
   * Text at the left edge. Empty when the line continues the one above.
   * Type: {@code ReceiptText}.
   */
  public String getLabel() {
    return fields.text("label");
  }

  /**
   * Text at the right edge. Empty for a line of plain text.
   * Type: {@code ReceiptText}.
   */
  public String getValue() {
    return fields.text("value");
  }
}
