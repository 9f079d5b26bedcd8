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
 * Accepted file types of a document.
 */
public final class DocumentType {
  private DocumentType() {}

  /**
   * A document in PDF format.
   */
  public static final String APPLICATION_PDF = "application/pdf";

  /**
   * An image in JPEG format.
   */
  public static final String IMAGE_JPEG = "image/jpeg";

  /**
   * An image in PNG format.
   */
  public static final String IMAGE_PNG = "image/png";
}
