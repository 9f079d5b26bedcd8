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
 * The result of updating a person.
 */
public final class WorkforcePersonUpdated extends SvcObject {
  private WorkforcePersonUpdated(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static WorkforcePersonUpdated of(Fields fields) {
    return new WorkforcePersonUpdated(fields);
  }

  /**
   * Always {@code workforce_person_updated}.
   */
  public String getObject() {
    return fields.text("object");
  }

  /**
   * The updated person with their new details.
   */
  public WorkforcePerson getPerson() {
    return fields.get("person", Decode.object(WorkforcePerson::of));
  }

  /**
   * Always false: an update registers nobody.
   */
  public boolean getIsNew() {
    return fields.flag("is_new");
  }

  /**
   * Always true: the person was already registered.
   */
  public boolean getMatchedExisting() {
    return fields.flag("matched_existing");
  }

  /**
   * Warnings about the person.
   */
  public List<String> getWarnings() {
    return fields.get("warnings", Decode.list(Decode.TEXT));
  }
}
