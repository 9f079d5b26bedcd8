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
 * A data bundle that the person can choose.
 */
public final class ClaimBundle extends SvcObject {
  private ClaimBundle(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static ClaimBundle of(Fields fields) {
    return new ClaimBundle(fields);
  }

  /**
   * Unique identifier of the object.
   * Type: {@code BundleId}.
   */
  public String getId() {
    return fields.text("id");
  }

  /**
   * Network whose numbers can receive the bundle.
   * Type: {@code NetworkId}.
   */
  public String getNetwork() {
    return fields.text("network");
  }

  /**
   * Name of the bundle, to show the person.
   * Type: {@code Label}.
   */
  public String getName() {
    return fields.text("name");
  }

  /**
   * Price of the bundle. Never more than the reward.
   * Type: {@code Money}.
   */
  public String getAmount() {
    return fields.text("amount");
  }
}
