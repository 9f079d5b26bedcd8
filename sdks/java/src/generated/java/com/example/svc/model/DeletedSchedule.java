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
 * Confirmation that a schedule was deleted.
 */
public final class DeletedSchedule extends SvcObject {
  private DeletedSchedule(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static DeletedSchedule of(Fields fields) {
    return new DeletedSchedule(fields);
  }

  /**
   * Unique identifier of the object.
   * Type: {@code ScheduleId}.
   */
  public String getId() {
    return fields.text("id");
  }

  /**
   * Always {@code schedule}.
   */
  public String getObject() {
    return fields.text("object");
  }

  /**
   * Always true: the schedule was deleted.
   */
  public boolean getDeleted() {
    return fields.flag("deleted");
  }
}
