// Made from the contract by "npm run sdks"; never edit this file.
package com.example.svc.param;

import com.example.svc.Fields;
import com.example.svc.FieldsBuilder;
import com.example.svc.Moment;
import com.example.svc.Params;
import com.example.svc.TextOr;
import com.example.svc.model.*;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The parameters of {@code workforce.cost_centers.change_people}. */
public final class WorkforceCostCentersChangePeopleParams extends Params {
  private WorkforceCostCentersChangePeopleParams(Fields fields) {
    super(fields);
  }

  /** The parameters that these fields are. */
  public static WorkforceCostCentersChangePeopleParams of(Fields fields) {
    return new WorkforceCostCentersChangePeopleParams(fields);
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What the request is made with, one parameter after another. */
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

    /** The parameters that were given. */
    public WorkforceCostCentersChangePeopleParams build() {
      return new WorkforceCostCentersChangePeopleParams(toFields());
    }
  }
}
