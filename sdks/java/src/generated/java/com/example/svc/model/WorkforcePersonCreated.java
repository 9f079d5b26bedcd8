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
 * The result of registering a person.
 */
public final class WorkforcePersonCreated extends SvcObject {
  private WorkforcePersonCreated(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static WorkforcePersonCreated of(Fields fields) {
    return new WorkforcePersonCreated(fields);
  }

  /**
   * Always {@code workforce_person_created}.
   */
  public String getObject() {
    return fields.text("object");
  }

  /**
   * The person as registered.
   */
  public WorkforcePerson getPerson() {
    return fields.get("person", Decode.object(WorkforcePerson::of));
  }

  /**
   * Whether a new person was registered.
   */
  public boolean getIsNew() {
    return fields.flag("is_new");
  }

  /**
   * Whether the number or payroll number was already registered; if so, that person was updated.
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
