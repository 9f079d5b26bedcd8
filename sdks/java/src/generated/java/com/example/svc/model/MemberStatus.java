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
 * Whether a member can sign in.
 */
public final class MemberStatus {
  private MemberStatus() {}

  /**
   * The member can sign in.
   */
  public static final String ACTIVE = "active";

  /**
   * The member was suspended by our staff.
   */
  public static final String SUSPENDED = "suspended";
}
