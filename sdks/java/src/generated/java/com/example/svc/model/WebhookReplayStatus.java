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
 * Status of a replay of events.
 */
public final class WebhookReplayStatus {
  private WebhookReplayStatus() {}

  /**
   * The replay has not started.
   */
  public static final String QUEUED = "queued";

  /**
   * The events are being sent.
   */
  public static final String RUNNING = "running";

  /**
   * All events were sent, or failed for the last time.
   */
  public static final String DONE = "done";
}
