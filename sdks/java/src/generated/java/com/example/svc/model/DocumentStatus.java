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
 * Status of the review of a document.
 */
public final class DocumentStatus {
  private DocumentStatus() {}

  /**
   * Uploaded and waiting for review.
   */
  public static final String RECEIVED = "received";

  /**
   * Our staff accepted the document.
   */
  public static final String ACCEPTED = "accepted";

  /**
   * Our staff rejected the document; {@code reason} says why. Upload another one.
   */
  public static final String REJECTED = "rejected";
}
