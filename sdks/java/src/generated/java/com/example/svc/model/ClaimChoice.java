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
 * A reward that the person can choose.
 */
public final class ClaimChoice extends SvcObject {
  private ClaimChoice(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static ClaimChoice of(Fields fields) {
    return new ClaimChoice(fields);
  }

  /**
   * Type of the reward.
   */
  public String getType() {
    return fields.text("type");
  }

  /**
   * Bundles that the reward can buy. Empty unless the type is data.
   */
  public List<ClaimBundle> getBundles() {
    return fields.get("bundles", Decode.list(Decode.object(ClaimBundle::of)));
  }
}
