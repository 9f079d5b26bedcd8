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
 * Source of an entry in the activity feed.
 */
public final class ActivityKind {
  private ActivityKind() {}

  /**
   * An event of an object.
   */
  public static final String EVENT = "event";

  /**
   * An entry of the audit log. Only for keys with {@code account:manage}.
   */
  public static final String AUDIT = "audit";
}
