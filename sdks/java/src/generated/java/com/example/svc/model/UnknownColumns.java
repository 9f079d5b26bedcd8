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
 * What to do with columns of a CSV whose name is no field.
 */
public final class UnknownColumns {
  private UnknownColumns() {}

  /**
   * Return 400 {@code invalid_csv}, naming the column.
   */
  public static final String REFUSE = "refuse";

  /**
   * Ignore the columns and their cells.
   */
  public static final String IGNORE = "ignore";
}
