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
 * A file as text inside a JSON object.
 */
public final class WorkforceExport extends SvcObject {
  private WorkforceExport(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static WorkforceExport of(Fields fields) {
    return new WorkforceExport(fields);
  }

  /**
   * Always {@code workforce_export}.
   */
  public String getObject() {
    return fields.text("object");
  }

  /**
   * Time at which the file was generated.
   * Type: {@code UnixTime}.
   */
  public long getCreated() {
    return fields.integer("created");
  }

  /**
   * Whether the object exists in live mode.
   */
  public boolean getLivemode() {
    return fields.flag("livemode");
  }

  /**
   * Suggested name of the file.
   */
  public String getFilename() {
    return fields.text("filename");
  }

  /**
   * Content type of the file: {@code text/csv; charset=utf-8}.
   */
  public String getContentType() {
    return fields.text("content_type");
  }

  /**
   * Number of rows, not counting the header.
   * Type: {@code Count}.
   */
  public long getRows() {
    return fields.integer("rows");
  }

  /**
   * Contents of the file.
   * Type: {@code CsvText}.
   */
  public String getContent() {
    return fields.text("content");
  }
}
