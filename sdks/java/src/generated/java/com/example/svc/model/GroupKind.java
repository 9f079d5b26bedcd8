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
 * How the members of a group are determined.
 */
public final class GroupKind {
  private GroupKind() {}

  /**
   * You add and remove members, with `POST /groups/{group_id}/members`.
   */
  public static final String STATIC = "static";

  /**
   * A filter selects the members each time the group is used.
   */
  public static final String DYNAMIC = "dynamic";
}
