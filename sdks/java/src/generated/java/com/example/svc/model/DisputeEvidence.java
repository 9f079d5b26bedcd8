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
 * Evidence that supports a dispute.
 */
public final class DisputeEvidence extends SvcObject {
  private DisputeEvidence(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static DisputeEvidence of(Fields fields) {
    return new DisputeEvidence(fields);
  }

  /**
   * Description of what happened. Null if not given.
   * Type: {@code DisputeText}.
   */
  public @Nullable String getText() {
    return fields.text("text");
  }

  /**
   * IDs of uploaded pictures and documents.
   */
  public List<String> getAttachments() {
    return fields.get("attachments", Decode.list(Decode.TEXT));
  }

  /**
   * Phone number to reach the customer. Null if not given.
   * Type: {@code Phone}.
   */
  public @Nullable String getCustomerPhone() {
    return fields.text("customer_phone");
  }
}
