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
 * People to add to and remove from a department.
 */
public final class WorkforceDepartmentPeopleChange extends SvcObject {
  private WorkforceDepartmentPeopleChange(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static WorkforceDepartmentPeopleChange of(Fields fields) {
    return new WorkforceDepartmentPeopleChange(fields);
  }

  /**
   * IDs of registered people to add. They leave their previous department.
   */
  public @Nullable List<String> getAdd() {
    return fields.get("add", Decode.list(Decode.TEXT));
  }

  /**
   * IDs of people to remove. They stay registered.
   */
  public @Nullable List<String> getRemove() {
    return fields.get("remove", Decode.list(Decode.TEXT));
  }

  /**
   * People to register and add. A person whose number is already registered is only added.
   */
  public @Nullable List<WorkforceDepartmentPerson> getNew() {
    return fields.get("new", Decode.list(Decode.object(WorkforceDepartmentPerson::of)));
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What a WorkforceDepartmentPeopleChange is made with, field by field. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * IDs of registered people to add. They leave their previous department.
     */
    public Builder add(List<String> value) {
      set("add", value);
      return this;
    }

    /**
     * IDs of people to remove. They stay registered.
     */
    public Builder remove(List<String> value) {
      set("remove", value);
      return this;
    }

    /**
     * People to register and add. A person whose number is already registered is only added.
     */
    public Builder new_(List<WorkforceDepartmentPerson> value) {
      set("new", value);
      return this;
    }

    /** The object with what was given so far. */
    public WorkforceDepartmentPeopleChange build() {
      return new WorkforceDepartmentPeopleChange(toFields());
    }
  }
}
