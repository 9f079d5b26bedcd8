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
 * A registered person: a recipient, as an employer sees them.
 */
public final class WorkforcePerson extends SvcObject {
  private WorkforcePerson(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static WorkforcePerson of(Fields fields) {
    return new WorkforcePerson(fields);
  }

  /**
   * Always {@code workforce_person}.
   */
  public String getObject() {
    return fields.text("object");
  }

  /**
   * Time at which the person was registered.
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
   * ID of the recipient, as in {@code /recipients}.
   * Type: {@code RecipientId}.
   */
  public String getRecipient() {
    return fields.text("recipient");
  }

  /**
   * Name of the person. Null once erased.
   * Type: {@code Label}.
   */
  public @Nullable String getName() {
    return fields.text("name");
  }

  /**
   * Phone number for airtime and messages. Null if there is none.
   * Type: {@code Phone}.
   */
  public @Nullable String getPhone() {
    return fields.text("phone");
  }

  /**
   * Your payroll number for the person. Null if not set.
   * Type: {@code PayrollId}.
   */
  public @Nullable String getPayrollId() {
    return fields.text("payroll_id");
  }

  /**
   * Cost centre that the person belongs to. Null if there is none.
   * Type: {@code CostCenterId}.
   */
  public @Nullable String getCostCenter() {
    return fields.text("cost_center");
  }

  /**
   * Maximum the person can receive per calendar month in Harare. Exceeding it only warns. Null for
   * no cap.
   */
  public @Nullable Map<String, @Nullable String> getMonthlyCap() {
    return fields.get("monthly_cap", Decode.map(Decode.TEXT));
  }

  /**
   * Face value of what the person received this month.
   */
  public Map<String, String> getSpentThisMonth() {
    return fields.get("spent_this_month", Decode.map(Decode.TEXT));
  }

  /**
   * Current status. Decides whether the person can receive anything.
   */
  public String getStatus() {
    return fields.text("status");
  }

  /**
   * Your notes about the person. Null if there are none.
   * Type: {@code Note}.
   */
  public @Nullable String getNotes() {
    return fields.text("notes");
  }
}
