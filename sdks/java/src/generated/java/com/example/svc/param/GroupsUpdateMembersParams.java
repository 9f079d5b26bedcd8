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

/** The parameters of {@code groups.update_members}. */
public final class GroupsUpdateMembersParams extends Params {
  private GroupsUpdateMembersParams(Fields fields) {
    super(fields);
  }

  /** The parameters that these fields are. */
  public static GroupsUpdateMembersParams of(Fields fields) {
    return new GroupsUpdateMembersParams(fields);
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What the request is made with, one parameter after another. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Recipients to add. Existing members are not an error.
     */
    public Builder add(List<String> value) {
      set("add", value);
      return this;
    }

    /**
     * Recipients to remove. Recipients who are not members are not an error.
     */
    public Builder remove(List<String> value) {
      set("remove", value);
      return this;
    }

    /** The parameters that were given. */
    public GroupsUpdateMembersParams build() {
      return new GroupsUpdateMembersParams(toFields());
    }
  }
}
