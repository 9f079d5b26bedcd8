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
 * Type of an actor.
 */
public final class ActorType {
  private ActorType() {}

  /**
   * Created with an API key.
   */
  public static final String KEY = "key";

  /**
   * Created by a member of the account.
   */
  public static final String MEMBER = "member";

  /**
   * Created by the service itself.
   */
  public static final String SYSTEM = "system";

  /**
   * Created by the service's staff.
   */
  public static final String STAFF = "staff";
}
