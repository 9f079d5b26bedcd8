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
 * How a reward is delivered to a person.
 */
public final class RewardDelivery {
  private RewardDelivery() {}

  /**
   * Sent directly to the recipient's number or meter.
   */
  public static final String DIRECT = "direct";

  /**
   * Claimed by the person with a link.
   */
  public static final String LINK = "link";

  /**
   * Claimed with a link, where the person chooses what to receive.
   */
  public static final String CHOICE = "choice";
}
