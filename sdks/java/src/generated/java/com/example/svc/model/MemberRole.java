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
 * Permissions of a member.
 */
public final class MemberRole {
  private MemberRole() {}

  /**
   * Can do everything. There is always at least one owner.
   */
  public static final String OWNER = "owner";

  /**
   * Can do everything except what concerns owners.
   */
  public static final String ADMIN = "admin";

  /**
   * Can sell and build: sends, batches, webhooks, test keys.
   */
  public static final String DEVELOPER = "developer";

  /**
   * Can read but not change anything.
   */
  public static final String VIEWER = "viewer";
}
