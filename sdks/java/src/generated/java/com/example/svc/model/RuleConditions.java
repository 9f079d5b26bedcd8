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
 * Conditions for a rule to match, and for what triggers it to be counted. If both lists are empty,
 * they are always met.
 */
public final class RuleConditions extends SvcObject {
  private RuleConditions(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static RuleConditions of(Fields fields) {
    return new RuleConditions(fields);
  }

  /**
   * Conditions that must all be met.
   */
  public List<RuleCondition> getAll() {
    return fields.get("all", Decode.list(Decode.object(RuleCondition::of)));
  }

  /**
   * Conditions of which at least one must be met, unless the list is empty.
   */
  public List<RuleCondition> getAny() {
    return fields.get("any", Decode.list(Decode.object(RuleCondition::of)));
  }
}
