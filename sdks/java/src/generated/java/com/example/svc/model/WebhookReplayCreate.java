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
 * Range of events to replay.
 */
public final class WebhookReplayCreate extends SvcObject {
  private WebhookReplayCreate(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static WebhookReplayCreate of(Fields fields) {
    return new WebhookReplayCreate(fields);
  }

  /**
   * Start of the range: at most 30 days ago.
   */
  public Moment getFrom() {
    return fields.get("from", Decode.MOMENT);
  }

  /**
   * End of the range. Default: now.
   */
  public @Nullable Moment getTo() {
    return fields.get("to", Decode.MOMENT);
  }

  /**
   * Event types to replay, out of those the endpoint receives. Default: all of them.
   */
  public @Nullable List<String> getTypes() {
    return fields.get("types", Decode.list(Decode.TEXT));
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What a WebhookReplayCreate is made with, field by field. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Start of the range: at most 30 days ago.
     */
    public Builder from(Moment value) {
      set("from", value);
      return this;
    }

    /**
     * End of the range. Default: now.
     */
    public Builder to(Moment value) {
      set("to", value);
      return this;
    }

    /**
     * Event types to replay, out of those the endpoint receives. Default: all of them.
     */
    public Builder types(List<String> value) {
      set("types", value);
      return this;
    }

    /** The object with what was given so far. */
    public WebhookReplayCreate build() {
      return new WebhookReplayCreate(toFields());
    }
  }
}
