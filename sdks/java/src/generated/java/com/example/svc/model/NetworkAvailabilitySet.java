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
 * State of a network to simulate.
 */
public final class NetworkAvailabilitySet extends SvcObject {
  private NetworkAvailabilitySet(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static NetworkAvailabilitySet of(Fields fields) {
    return new NetworkAvailabilitySet(fields);
  }

  /**
   * State of the network.
   */
  public String getState() {
    return fields.text("state");
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What a NetworkAvailabilitySet is made with, field by field. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * State of the network.
     */
    public Builder state(String value) {
      set("state", value);
      return this;
    }

    /** The object with what was given so far. */
    public NetworkAvailabilitySet build() {
      return new NetworkAvailabilitySet(toFields());
    }
  }
}
