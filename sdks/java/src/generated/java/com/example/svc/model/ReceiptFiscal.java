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
 * Signature of a fiscal device.
 */
public final class ReceiptFiscal extends SvcObject {
  private ReceiptFiscal(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static ReceiptFiscal of(Fields fields) {
    return new ReceiptFiscal(fields);
  }

  /**
   * Fiscal number of the receipt.
   */
  public String getNumber() {
    return fields.text("number");
  }

  /**
   * Signature of the fiscal device.
   */
  public String getSignature() {
    return fields.text("signature");
  }

  /**
   * Content of the QR code.
   */
  public String getQrData() {
    return fields.text("qr_data");
  }
}
