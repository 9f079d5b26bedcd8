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
 * A data bundle, sold at a fixed price.
 */
public final class Bundle extends SvcObject {
  private Bundle(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static Bundle of(Fields fields) {
    return new Bundle(fields);
  }

  /**
   * ID of the bundle.
   * Type: {@code BundleId}.
   */
  public String getId() {
    return fields.text("id");
  }

  /**
   * Always {@code bundle}.
   */
  public String getObject() {
    return fields.text("object");
  }

  /**
   * Time at which the bundle was added to the catalogue.
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
   * ID of the product that the bundle belongs to.
   * Type: {@code ProductId}.
   */
  public String getProduct() {
    return fields.text("product");
  }

  /**
   * ID of the network that delivers the bundle.
   * Type: {@code NetworkId}.
   */
  public String getNetwork() {
    return fields.text("network");
  }

  /**
   * Name of the bundle.
   * Type: {@code Label}.
   */
  public String getName() {
    return fields.text("name");
  }

  /**
   * What the customer receives, in one sentence.
   * Type: {@code Note}.
   */
  public String getDescription() {
    return fields.text("description");
  }

  /**
   * Price of the bundle: the face value.
   * Type: {@code Money}.
   */
  public String getAmount() {
    return fields.text("amount");
  }

  /**
   * The currency of {@code amount}.
   */
  public String getCurrency() {
    return fields.text("currency");
  }

  /**
   * How long the bundle is valid, in hours. Null if it does not expire.
   */
  public @Nullable Long getValidityHours() {
    return fields.integerOrNull("validity_hours");
  }

  /**
   * Data in megabytes. Null if the bundle is not measured in megabytes.
   */
  public @Nullable Long getDataMb() {
    return fields.integerOrNull("data_mb");
  }

  /**
   * Category of the bundle.
   */
  public String getCategory() {
    return fields.text("category");
  }

  /**
   * Whether the bundle can be sold now.
   */
  public boolean getAvailable() {
    return fields.flag("available");
  }

  /**
   * Whether the bundle is simulated for test mode.
   */
  public boolean getSimulated() {
    return fields.flag("simulated");
  }
}
