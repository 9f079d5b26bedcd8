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
 * A person you send to.
 */
public final class Recipient extends SvcObject implements EventObject {
  private Recipient(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static Recipient of(Fields fields) {
    return new Recipient(fields);
  }

  /**
   * Unique identifier of the object.
   * Type: {@code RecipientId}.
   */
  public String getId() {
    return fields.text("id");
  }

  /**
   * Always {@code recipient}.
   */
  public String getObject() {
    return fields.text("object");
  }

  /**
   * Time at which the recipient was created.
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
   * Your own ID for the recipient. Null if not set.
   * Type: {@code ExternalId}.
   */
  public @Nullable String getExternalId() {
    return fields.text("external_id");
  }

  /**
   * Name of the person, used in SMS merge fields. Null once erased, and for recipients a reward
   * created from a phone number only.
   * Type: {@code Label}.
   */
  public @Nullable String getName() {
    return fields.text("name");
  }

  /**
   * First name of the person. Null if not known separately.
   * Type: {@code Label}.
   */
  public @Nullable String getFirstName() {
    return fields.text("first_name");
  }

  /**
   * Phone number for airtime, data and messages. Null if there is none.
   * Type: {@code Phone}.
   */
  public @Nullable String getPhone() {
    return fields.text("phone");
  }

  /**
   * Mobile network of the phone number. Null if there is no number.
   * Type: {@code NetworkId}.
   */
  public @Nullable String getNetwork() {
    return fields.text("network");
  }

  /**
   * Email address of the person. Null if not set.
   * Type: {@code Email}.
   */
  public @Nullable String getEmail() {
    return fields.text("email");
  }

  /**
   * Electricity meters of the recipient.
   */
  public List<RecipientMeter> getMeters() {
    return fields.get("meters", Decode.list(Decode.object(RecipientMeter::of)));
  }

  /**
   * Meter used when none is specified. Null if there is none.
   * Type: {@code MeterNumber}.
   */
  public @Nullable String getDefaultMeter() {
    return fields.text("default_meter");
  }

  /**
   * Your payroll number for the person. Null if not set.
   * Type: {@code PayrollId}.
   */
  public @Nullable String getPayrollId() {
    return fields.text("payroll_id");
  }

  /**
   * Cost centre that sends to the recipient are booked to. Null if there is none. Can be expanded.
   */
  public @Nullable Expandable<CostCenter> getCostCenter() {
    return fields.get("cost_center", Decode.expandable(CostCenter::of));
  }

  /**
   * Groups that the recipient is in.
   */
  public List<String> getGroups() {
    return fields.get("groups", Decode.list(Decode.TEXT));
  }

  /**
   * Maximum to send per calendar month in Harare. Exceeding it only warns. Null if not set.
   */
  public @Nullable Map<String, @Nullable String> getMonthlyCap() {
    return fields.get("monthly_cap", Decode.map(Decode.TEXT));
  }

  /**
   * Legal basis for holding the recipient's personal data.
   */
  public String getLawfulBasis() {
    return fields.text("lawful_basis");
  }

  /**
   * Consent given by the recipient. Null if the legal basis is another.
   */
  public @Nullable RecipientConsent getConsent() {
    return fields.get("consent", Decode.object(RecipientConsent::of));
  }

  /**
   * Tags to group and filter recipients by.
   */
  public List<String> getTags() {
    return fields.get("tags", Decode.list(Decode.TEXT));
  }

  /**
   * Current status. Decides whether the recipient can be used or is being erased; see Lifecycles.
   */
  public String getStatus() {
    return fields.text("status");
  }

  /**
   * Time at which the recipient will be erased. Null unless an erasure is pending.
   * Type: {@code UnixTime}.
   */
  public @Nullable Long getEraseAt() {
    return fields.integerOrNull("erase_at");
  }

  /**
   * Totals of what the recipient has received. Only returned when a single recipient is retrieved,
   * null otherwise.
   */
  public @Nullable RecipientTotals getTotals() {
    return fields.get("totals", Decode.object(RecipientTotals::of));
  }

  /**
   * Internal notes for your team. Null if not set.
   * Type: {@code Note}.
   */
  public @Nullable String getNotes() {
    return fields.text("notes");
  }

  /**
   * Your own key-value data about the recipient.
   */
  public Map<String, String> getMetadata() {
    return fields.get("metadata", Decode.map(Decode.TEXT));
  }
}
