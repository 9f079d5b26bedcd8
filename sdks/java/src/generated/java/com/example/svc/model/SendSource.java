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
 * Feature that created a send.
 */
public final class SendSource {
  private SendSource() {}

  /**
   * Created by {@code POST /sends} or by a retry.
   */
  public static final String API = "api";

  /**
   * Created by a line of a batch.
   */
  public static final String BATCH = "batch";

  /**
   * Created by an occurrence of a schedule.
   */
  public static final String SCHEDULE = "schedule";

  /**
   * Created to pay out a reward.
   */
  public static final String REWARD = "reward";

  /**
   * Created by a checkout session.
   */
  public static final String CHECKOUT = "checkout";

  /**
   * Created by an allocation to employees.
   */
  public static final String WORKFORCE = "workforce";

  /**
   * Created by a tool of the MCP server.
   */
  public static final String MCP = "mcp";

  /**
   * Created by a person in the dashboard.
   */
  public static final String DASHBOARD = "dashboard";
}
