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
 * Dimension values of a row.
 */
public final class ProgramReportKeys extends SvcObject {
  private ProgramReportKeys(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static ProgramReportKeys of(Fields fields) {
    return new ProgramReportKeys(fields);
  }

  /**
   * Program of the row. Null if there is none.
   * Type: {@code ProgramId}.
   */
  public @Nullable String getProgram() {
    return fields.text("program");
  }
}
