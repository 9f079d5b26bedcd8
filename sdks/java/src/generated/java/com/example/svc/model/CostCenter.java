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
 * A department, branch or project that sends are booked to.
 */
public final class CostCenter extends SvcObject {
  private CostCenter(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static CostCenter of(Fields fields) {
    return new CostCenter(fields);
  }

  /**
   * Unique identifier of the object.
   * Type: {@code CostCenterId}.
   */
  public String getId() {
    return fields.text("id");
  }

  /**
   * Always {@code cost_center}.
   */
  public String getObject() {
    return fields.text("object");
  }

  /**
   * Time at which the object was created.
   * Type: {@code UnixTime}.
   */
  public long getCreated() {
    return fields.integer("created");
  }

  /**
   * Whether the object exists in live mode.
   */
  public boolean getLivemode() {
    return fields.flag("livemode");
  }

  /**
   * Name of the cost centre.
   * Type: {@code Label}.
   */
  public String getName() {
    return fields.text("name");
  }

  /**
   * Code in your accounting system, unique in the account. Null if not set.
   * Type: {@code GlCode}.
   */
  public @Nullable String getGlCode() {
    return fields.text("gl_code");
  }

  /**
   * Currency of the budget.
   */
  public String getCurrency() {
    return fields.text("currency");
  }

  /**
   * Budget per calendar month in Harare. Null if there is none.
   * Type: {@code Money}.
   */
  public @Nullable String getMonthlyBudget() {
    return fields.text("monthly_budget");
  }

  /**
   * Whether sends can be booked to it. An archived cost centre keeps its past sends.
   */
  public boolean getIsActive() {
    return fields.flag("is_active");
  }

  /**
   * Face value of this month's sends, excluding those whose Credit was returned.
   * Type: {@code Money}.
   */
  public String getSpentThisMonth() {
    return fields.text("spent_this_month");
  }

  /**
   * Remaining budget this month, negative if exceeded. Null if there is no budget.
   * Type: {@code SignedMoney}.
   */
  public @Nullable String getRemaining() {
    return fields.text("remaining");
  }

  /**
   * Number of recipients that belong to it.
   * Type: {@code Count}.
   */
  public long getPeopleCount() {
    return fields.integer("people_count");
  }

  /**
   * Your own key-value data about the cost centre.
   */
  public Map<String, String> getMetadata() {
    return fields.get("metadata", Decode.map(Decode.TEXT));
  }
}
