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
 * An event's payload: Recipient.
 */
public final class RecipientEventData extends SvcObject {
  private RecipientEventData(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static RecipientEventData of(Fields fields) {
    return new RecipientEventData(fields);
  }

  /**
   * The Recipient with its values at this attempt.
   */
  public Recipient getObject() {
    return fields.get("object", Decode.object(Recipient::of));
  }

  /**
   * Fields that changed since the previous event of this object, with their previous values: apply
   * them to get the object as it was before. Tokens are masked. Null if nothing changed.
   */
  public @Nullable Object getPreviousAttributes() {
    return fields.get("previous_attributes");
  }

  /**
   * Whether {@code POST /test/events/trigger} created the event: nothing actually happened.
   */
  public boolean getSynthetic() {
    return fields.flag("synthetic");
  }

  /**
   * Threshold of the alert, for {@code credit.balance.low}. Null for all other types.
   */
  public @Nullable CreditThreshold getThreshold() {
    return fields.get("threshold", Decode.object(CreditThreshold::of));
  }

  /**
   * The expected shortfall, for {@code credit.shortfall.projected}. Null for all other types.
   */
  public @Nullable ShortfallProjection getProjection() {
    return fields.get("projection", Decode.object(ShortfallProjection::of));
  }

  /**
   * ID of the rule that matched, for {@code activity.rule_matched}. Null for all other types.
   * Type: {@code ProgramRuleId}.
   */
  public @Nullable String getRule() {
    return fields.text("rule");
  }

  /**
   * ID of the reward that the rule created, for {@code activity.rule_matched}. Null for all other types.
   * Type: {@code RewardId}.
   */
  public @Nullable String getReward() {
    return fields.text("reward");
  }
}
