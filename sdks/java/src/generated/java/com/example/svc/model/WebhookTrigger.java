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
 * Why a delivery was created.
 */
public final class WebhookTrigger {
  private WebhookTrigger() {}

  /**
   * The event happened and was sent.
   */
  public static final String EVENT = "event";

  /**
   * Someone redelivered one delivery.
   */
  public static final String REDELIVERY = "redelivery";

  /**
   * Someone replayed a range of events.
   */
  public static final String REPLAY = "replay";

  /**
   * Someone sent a test event.
   */
  public static final String TEST = "test";
}
