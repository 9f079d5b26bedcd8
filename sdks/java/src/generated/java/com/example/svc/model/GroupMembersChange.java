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
 * Recipients to add to and remove from a static group.
 */
public final class GroupMembersChange extends SvcObject {
  private GroupMembersChange(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static GroupMembersChange of(Fields fields) {
    return new GroupMembersChange(fields);
  }

  /**
   * Recipients to add. Existing members are not an error.
   */
  public @Nullable List<String> getAdd() {
    return fields.get("add", Decode.list(Decode.TEXT));
  }

  /**
   * Recipients to remove. Recipients who are not members are not an error.
   */
  public @Nullable List<String> getRemove() {
    return fields.get("remove", Decode.list(Decode.TEXT));
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What a GroupMembersChange is made with, field by field. */
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

    /** The object with what was given so far. */
    public GroupMembersChange build() {
      return new GroupMembersChange(toFields());
    }
  }
}
