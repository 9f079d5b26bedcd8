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
 * Parameters to create a group. With a {@code filter} it is dynamic, otherwise static.
 */
public final class GroupCreate extends SvcObject {
  private GroupCreate(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static GroupCreate of(Fields fields) {
    return new GroupCreate(fields);
  }

  /**
   * Name of the group, unique in the account.
   * Type: {@code Label}.
   */
  public String getName() {
    return fields.text("name");
  }

  /**
   * Description for your own use.
   * Type: {@code Note}.
   */
  public @Nullable String getDescription() {
    return fields.text("description");
  }

  /**
   * Filter that selects the members of a dynamic group.
   */
  public @Nullable GroupFilterInput getFilter() {
    return fields.get("filter", Decode.object(GroupFilterInput::of));
  }

  /**
   * Your own key-value data about the group.
   */
  public @Nullable Map<String, String> getMetadata() {
    return fields.get("metadata", Decode.map(Decode.TEXT));
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What a GroupCreate is made with, field by field. */
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

    /** The object with what was given so far. */
    public GroupCreate build() {
      return new GroupCreate(toFields());
    }
  }
}
