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
 * Something you can sell, in one currency, at face value.
 */
public final class Product extends SvcObject {
  private Product(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static Product of(Fields fields) {
    return new Product(fields);
  }

  /**
   * ID of the product: {@code <type>-<currency>}.
   * Type: {@code ProductId}.
   */
  public String getId() {
    return fields.text("id");
  }

  /**
   * Always {@code product}.
   */
  public String getObject() {
    return fields.text("object");
  }

  /**
   * Time at which the product was added to the catalogue.
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
   * Type of the sale.
   */
  public String getType() {
    return fields.text("type");
  }

  /**
   * The currency of the product.
   */
  public String getCurrency() {
    return fields.text("currency");
  }

  /**
   * ID of the network if only one network sells the product. Otherwise null; see {@code networks}.
   * Type: {@code NetworkId}.
   */
  public @Nullable String getNetwork() {
    return fields.text("network");
  }

  /**
   * Name of the product.
   * Type: {@code Label}.
   */
  public String getName() {
    return fields.text("name");
  }

  /**
   * Minimum amount across all networks. A network can have a higher minimum: check an amount
   * against {@code networks}.
   * Type: {@code Money}.
   */
  public String getMinAmount() {
    return fields.text("min_amount");
  }

  /**
   * Maximum amount across all networks. A network can have a lower maximum: check an amount against
   * {@code networks}.
   * Type: {@code Money}.
   */
  public String getMaxAmount() {
    return fields.text("max_amount");
  }

  /**
   * Amounts must be a multiple of this.
   * Type: {@code Money}.
   */
  public String getAmountStep() {
    return fields.text("amount_step");
  }

  /**
   * The only amounts that can be sold. Null if any amount within the limits can be sold.
   */
  public @Nullable List<String> getDenominations() {
    return fields.get("denominations", Decode.list(Decode.TEXT));
  }

  /**
   * Limits and availability on each network.
   */
  public List<ProductNetwork> getNetworks() {
    return fields.get("networks", Decode.list(Decode.object(ProductNetwork::of)));
  }

  /**
   * Whether the product can be sold. False only if every network has paused it or it is not sold in
   * this mode.
   */
  public boolean getAvailable() {
    return fields.flag("available");
  }

  /**
   * Expected end of the pause. Null if the product is not paused or the end is unknown.
   * Type: {@code UnixTime}.
   */
  public @Nullable Long getPausedUntil() {
    return fields.integerOrNull("paused_until");
  }

  /**
   * Fields of {@code POST /sends} that are required to sell this product.
   */
  public List<String> getFieldsRequired() {
    return fields.get("fields_required", Decode.list(Decode.TEXT));
  }
}
