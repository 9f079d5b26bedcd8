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
 * Parameters to open a dispute.
 */
public final class DisputeCreate extends SvcObject {
  private DisputeCreate(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static DisputeCreate of(Fields fields) {
    return new DisputeCreate(fields);
  }

  /**
   * Send to be disputed.
   * Type: {@code SendRef}.
   */
  public String getSend() {
    return fields.text("send");
  }

  /**
   * Reason for the dispute.
   */
  public String getReason() {
    return fields.text("reason");
  }

  /**
   * Evidence that supports the dispute.
   */
  public @Nullable DisputeEvidenceInput getEvidence() {
    return fields.get("evidence", Decode.object(DisputeEvidenceInput::of));
  }

  /**
   * Your own key-value data about the dispute.
   */
  public @Nullable Map<String, String> getMetadata() {
    return fields.get("metadata", Decode.map(Decode.TEXT));
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What a DisputeCreate is made with, field by field. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Send to be disputed.
     * Type: {@code SendRef}.
     */
    public Builder send(String value) {
      set("send", value);
      return this;
    }

    /**
     * Reason for the dispute.
     */
    public Builder reason(String value) {
      set("reason", value);
      return this;
    }

    /**
     * Evidence that supports the dispute.
     */
    public Builder evidence(DisputeEvidenceInput value) {
      set("evidence", value);
      return this;
    }

    /**
     * Your own key-value data about the dispute.
     */
    public Builder metadata(Map<String, String> value) {
      set("metadata", value);
      return this;
    }

    /** The object with what was given so far. */
    public DisputeCreate build() {
      return new DisputeCreate(toFields());
    }
  }
}
