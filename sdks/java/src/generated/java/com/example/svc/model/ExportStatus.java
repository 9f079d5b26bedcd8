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
 * Status of an export.
 */
public final class ExportStatus {
  private ExportStatus() {}

  /**
   * The file is being created.
   */
  public static final String PENDING = "pending";

  /**
   * The file can be downloaded.
   */
  public static final String READY = "ready";

  /**
   * The file could not be created; {@code error} says why. Create another export.
   */
  public static final String FAILED = "failed";

  /**
   * The file was deleted after seven days. Create another export.
   */
  public static final String EXPIRED = "expired";
}
