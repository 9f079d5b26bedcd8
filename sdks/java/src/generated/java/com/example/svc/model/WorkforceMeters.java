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
 * The meters of your people.
 */
public final class WorkforceMeters extends SvcObject {
  private WorkforceMeters(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static WorkforceMeters of(Fields fields) {
    return new WorkforceMeters(fields);
  }

  /**
   * Always {@code workforce_meters}.
   */
  public String getObject() {
    return fields.text("object");
  }

  /**
   * Time at which this response was generated.
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
   * Meters of active people, by name, at most 10,000.
   */
  public List<WorkforceMeter> getData() {
    return fields.get("data", Decode.list(Decode.object(WorkforceMeter::of)));
  }

  /**
   * Whether there are more meters than listed.
   */
  public boolean getTruncated() {
    return fields.flag("truncated");
  }
}
