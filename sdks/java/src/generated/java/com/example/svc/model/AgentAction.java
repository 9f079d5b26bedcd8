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
 * Action that an agent requests.
 */
public final class AgentAction {
  private AgentAction() {}

  /**
   * A sale, by {@code POST /sends} or a selling tool of the MCP server.
   */
  public static final String SEND = "send";

  /**
   * A reward, by {@code POST /rewards} or the tool {@code create_reward}.
   */
  public static final String REWARD = "reward";
}
