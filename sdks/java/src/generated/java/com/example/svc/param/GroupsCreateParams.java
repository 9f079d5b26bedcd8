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

/** The parameters of {@code groups.create}. */
public final class GroupsCreateParams extends Params {
  private GroupsCreateParams(Fields fields) {
    super(fields);
  }

  /** The parameters that these fields are. */
  public static GroupsCreateParams of(Fields fields) {
    return new GroupsCreateParams(fields);
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What the request is made with, one parameter after another. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Name of the group, unique in the account.
     * Type: {@code Label}.
     */
    public Builder name(String value) {
      set("name", value);
      return this;
    }

    /**
     * Description for your own use.
     * Type: {@code Note}.
     */
    public Builder description(String value) {
      set("description", value);
      return this;
    }

    /**
     * Filter that selects the members of a dynamic group.
     */
    public Builder filter(GroupFilterInput value) {
      set("filter", value);
      return this;
    }

    /**
     * Your own key-value data about the group.
     */
    public Builder metadata(Map<String, String> value) {
      set("metadata", value);
      return this;
    }

    /** The parameters that were given. */
    public GroupsCreateParams build() {
      return new GroupsCreateParams(toFields());
    }
  }
}
