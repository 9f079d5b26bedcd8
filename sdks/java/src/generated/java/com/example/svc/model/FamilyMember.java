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
 * A member of your household, paid for from your Credit.
 */
public final class FamilyMember extends SvcObject {
  private FamilyMember(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static FamilyMember of(Fields fields) {
    return new FamilyMember(fields);
  }

  /**
   * Unique identifier of the object.
   * Type: {@code FamilyMemberId}.
   */
  public String getId() {
    return fields.text("id");
  }

  /**
   * Always {@code family_member}.
   */
  public String getObject() {
    return fields.text("object");
  }

  /**
   * Time at which the person was added.
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
   * Name of the family member.
   * Type: {@code Label}.
   */
  public String getName() {
    return fields.text("name");
  }

  /**
   * Phone number that receives airtime and electricity tokens.
   * Type: {@code Phone}.
   */
  public String getPhone() {
    return fields.text("phone");
  }

  /**
   * Your relationship to the person.
   */
  public String getRelation() {
    return fields.text("relation");
  }

  /**
   * Electricity meter of the person. Null if there is none.
   * Type: {@code MeterNumber}.
   */
  public @Nullable String getMeter() {
    return fields.text("meter");
  }

  /**
   * Allowance the person receives automatically. Null if there is none.
   */
  public @Nullable FamilyAllowance getAllowance() {
    return fields.get("allowance", Decode.object(FamilyAllowance::of));
  }

  /**
   * Whether the person gets an SMS when airtime arrives. Electricity tokens are always sent.
   */
  public boolean getNotify() {
    return fields.flag("notify");
  }

  /**
   * Recipient of the person, also listed by {@code GET /recipients}.
   * Type: {@code RecipientId}.
   */
  public String getRecipient() {
    return fields.text("recipient");
  }

  /**
   * Schedule of the allowance. Null if there is none.
   * Type: {@code ScheduleId}.
   */
  public @Nullable String getSchedule() {
    return fields.text("schedule");
  }

  /**
   * Face value of this month's sends, excluding those whose Credit was returned.
   */
  public Map<String, String> getSpentThisMonth() {
    return fields.get("spent_this_month", Decode.map(Decode.TEXT));
  }

  /**
   * Whether the allowance is paused.
   */
  public boolean getPaused() {
    return fields.flag("paused");
  }
}
