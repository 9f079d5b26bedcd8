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
 * A document for our staff. The file cannot be downloaded again.
 */
public final class Document extends SvcObject {
  private Document(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static Document of(Fields fields) {
    return new Document(fields);
  }

  /**
   * ID of the document.
   * Type: {@code DocumentId}.
   */
  public String getId() {
    return fields.text("id");
  }

  /**
   * Always {@code document}.
   */
  public String getObject() {
    return fields.text("object");
  }

  /**
   * Time at which the document was uploaded.
   * Type: {@code UnixTime}.
   */
  public long getCreated() {
    return fields.integer("created");
  }

  /**
   * True in live mode, false in test mode.
   */
  public boolean getLivemode() {
    return fields.flag("livemode");
  }

  /**
   * Purpose of the document.
   */
  public String getPurpose() {
    return fields.text("purpose");
  }

  /**
   * Name of the uploaded file.
   * Type: {@code FileName}.
   */
  public String getFilename() {
    return fields.text("filename");
  }

  /**
   * Size of the file in bytes.
   */
  public long getSize() {
    return fields.integer("size");
  }

  /**
   * Media type of the file.
   */
  public String getMime() {
    return fields.text("mime");
  }

  /**
   * SHA-256 hash of the file, to compare with yours.
   * Type: {@code Sha256}.
   */
  public String getSha256() {
    return fields.text("sha256");
  }

  /**
   * Current status of the review by our staff.
   */
  public String getStatus() {
    return fields.text("status");
  }

  /**
   * Why the document was rejected. Null unless rejected.
   * Type: {@code Note}.
   */
  public @Nullable String getReason() {
    return fields.text("reason");
  }
}
