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
 * A mobile network, or the electricity utility.
 */
public final class Network extends SvcObject implements EventObject {
  private Network(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static Network of(Fields fields) {
    return new Network(fields);
  }

  /**
   * ID of the network: {@code econet}, {@code netone}, {@code telecel} or {@code power}.
   * Type: {@code NetworkId}.
   */
  public String getId() {
    return fields.text("id");
  }

  /**
   * Always {@code network}.
   */
  public String getObject() {
    return fields.text("object");
  }

  /**
   * Time at which the network was added to the catalogue.
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
   * Name of the network.
   * Type: {@code Label}.
   */
  public String getName() {
    return fields.text("name");
  }

  /**
   * Type of the network.
   */
  public String getKind() {
    return fields.text("kind");
  }

  /**
   * Prefixes of the network's numbers. Empty for the utility. Ported numbers can have other
   * prefixes.
   */
  public List<String> getPrefixes() {
    return fields.get("prefixes", Decode.list(Decode.TEXT));
  }

  /**
   * Currencies in which the network sells.
   */
  public List<String> getCurrencies() {
    return fields.get("currencies", Decode.list(Decode.TEXT));
  }

  /**
   * Types of sale that the network delivers.
   */
  public List<String> getTypes() {
    return fields.get("types", Decode.list(Decode.TEXT));
  }

  /**
   * Current state of the network.
   */
  public String getState() {
    return fields.text("state");
  }

  /**
   * Time at which the network entered this state.
   * Type: {@code UnixTime}.
   */
  public long getSince() {
    return fields.integer("since");
  }
}
