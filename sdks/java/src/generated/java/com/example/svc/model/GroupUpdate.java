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
 * Changes to a group. Omitted fields keep their value.
 */
public final class GroupUpdate extends SvcObject {
  private GroupUpdate(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static GroupUpdate of(Fields fields) {
    return new GroupUpdate(fields);
  }

  /**
   * Name of the group, unique in the account.
   * Type: {@code Label}.
   */
  public @Nullable String getName() {
    return fields.text("name");
  }

  /**
   * Description for your own use. Null removes it.
   * Type: {@code Note}.
   */
  public @Nullable String getDescription() {
    return fields.text("description");
  }

  /**
   * Filter that selects the members. Replaces the whole filter. Null for a static group.
   */
  public @Nullable GroupFilterInput getFilter() {
    return fields.get("filter", Decode.object(GroupFilterInput::of));
  }

  /**
   * Your own key-value data. Keys are merged; see {@code MetadataUpdate}. Null removes all keys.
   */
  public @Nullable Map<String, @Nullable String> getMetadata() {
    return fields.get("metadata", Decode.map(Decode.TEXT));
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What a GroupUpdate is made with, field by field. */
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

    /** The object with what was given so far. */
    public GroupUpdate build() {
      return new GroupUpdate(toFields());
    }
  }
}
