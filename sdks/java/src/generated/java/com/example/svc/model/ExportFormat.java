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
 * Format of an export file.
 */
public final class ExportFormat {
  private ExportFormat() {}

  /**
   * CSV in UTF-8 with a header row. Times are in Harare time: {@code 2026-11-10T09:30:00+02:00}.
   */
  public static final String CSV = "csv";

  /**
   * One JSON object per line (NDJSON), as in the API.
   */
  public static final String JSON = "json";

  /**
   * CSV text inside a JSON object with {@code filename}, {@code content_type}, {@code content} and {@code rows}, for clients that cannot receive a file.
   */
  public static final String CSV_JSON = "csv-json";
}
