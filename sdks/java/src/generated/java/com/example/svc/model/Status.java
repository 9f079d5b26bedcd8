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
 * Current status of the networks.
 */
public final class Status extends SvcObject {
  private Status(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static Status of(Fields fields) {
    return new Status(fields);
  }

  /**
   * Always {@code status}.
   */
  public String getObject() {
    return fields.text("object");
  }

  /**
   * Time at which this status was computed.
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
   * Overall status of what is sold in this mode.
   */
  public String getOverall() {
    return fields.text("overall");
  }

  /**
   * Availability of electricity sales.
   */
  public PowerAvailability getPower() {
    return fields.get("power", Decode.object(PowerAvailability::of));
  }

  /**
   * Performance of each type of sale on each network.
   */
  public List<NetworkStatus> getNetworks() {
    return fields.get("networks", Decode.list(Decode.object(NetworkStatus::of)));
  }

  /**
   * State of each supplier.
   */
  public List<ProviderStatus> getProviders() {
    return fields.get("providers", Decode.list(Decode.object(ProviderStatus::of)));
  }

  /**
   * Announcements of our staff.
   */
  public List<StatusMessage> getMessages() {
    return fields.get("messages", Decode.list(Decode.object(StatusMessage::of)));
  }
}
