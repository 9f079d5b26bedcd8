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
 * The account at a glance. Sections that the key's scopes do not cover are null.
 */
public final class Overview extends SvcObject {
  private Overview(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static Overview of(Fields fields) {
    return new Overview(fields);
  }

  /**
   * Always {@code overview}.
   */
  public String getObject() {
    return fields.text("object");
  }

  /**
   * Time at which this overview was computed.
   * Type: {@code UnixTime}.
   */
  public long getCreated() {
    return fields.integer("created");
  }

  /**
   * True in live mode, false in test mode.
   */
  public boolean getLivemode() {
    return fields.flag("livemode");
  }

  /**
   * Your Credit. Null without {@code credit:read}.
   */
  public @Nullable Map<String, OverviewBalance> getCredit() {
    return fields.get("credit", Decode.map(Decode.object(OverviewBalance::of)));
  }

  /**
   * Today's sends. Null without {@code sends:read}.
   */
  public @Nullable OverviewToday getToday() {
    return fields.get("today", Decode.object(OverviewToday::of));
  }

  /**
   * Results by network. Null without {@code sends:read}.
   */
  public @Nullable List<OverviewNetwork> getNetworks() {
    return fields.get("networks", Decode.list(Decode.object(OverviewNetwork::of)));
  }

  /**
   * State of the webhook endpoints. Null without {@code webhooks:manage}.
   */
  public @Nullable OverviewWebhooks getWebhooks() {
    return fields.get("webhooks", Decode.object(OverviewWebhooks::of));
  }

  /**
   * Matters that may need a person, of the kinds that the key can read. Null if it can read none.
   */
  public @Nullable List<AttentionItem> getAttention() {
    return fields.get("attention", Decode.list(Decode.object(AttentionItem::of)));
  }

  /**
   * Time to which the figures refer.
   * Type: {@code UnixTime}.
   */
  public long getAsOf() {
    return fields.integer("as_of");
  }
}
