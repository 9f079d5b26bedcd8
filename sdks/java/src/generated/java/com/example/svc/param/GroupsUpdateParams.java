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

/** The parameters of {@code groups.update}. */
public final class GroupsUpdateParams extends Params {
  private GroupsUpdateParams(Fields fields) {
    super(fields);
  }

  /** The parameters that these fields are. */
  public static GroupsUpdateParams of(Fields fields) {
    return new GroupsUpdateParams(fields);
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
     * Description for your own use. Null removes it.
     * Type: {@code Note}.
     */
    public Builder description(@Nullable String value) {
      put("description", value);
      return this;
    }

    /**
     * Filter that selects the members. Replaces the whole filter. Null for a static group.
     */
    public Builder filter(@Nullable GroupFilterInput value) {
      put("filter", value);
      return this;
    }

    /**
     * Your own key-value data. Keys are merged; see {@code MetadataUpdate}. Null removes all keys.
     */
    public Builder metadata(@Nullable Map<String, @Nullable String> value) {
      put("metadata", value);
      return this;
    }

    /** The parameters that were given. */
    public GroupsUpdateParams build() {
      return new GroupsUpdateParams(toFields());
    }
  }
}
