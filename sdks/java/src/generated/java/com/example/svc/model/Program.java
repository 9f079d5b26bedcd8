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
 * A budget and rules for rewarding people with airtime, data or electricity.
 */
public final class Program extends SvcObject implements EventObject {
  private Program(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static Program of(Fields fields) {
    return new Program(fields);
  }

  /**
   * Unique identifier of the object.
   * Type: {@code ProgramId}.
   */
  public String getId() {
    return fields.text("id");
  }

  /**
   * Always {@code program}.
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
   * Whether it gives away real money: {@code true} in live mode.
   */
  public boolean getLivemode() {
    return fields.flag("livemode");
  }

  /**
   * Name of the program.
   * Type: {@code Label}.
   */
  public String getName() {
    return fields.text("name");
  }

  /**
   * Description for your own use. Null if not set.
   * Type: {@code Note}.
   */
  public @Nullable String getDescription() {
    return fields.text("description");
  }

  /**
   * Current status. Decides whether the program gives rewards; see Lifecycles.
   */
  public String getStatus() {
    return fields.text("status");
  }

  /**
   * Currency of the program. Never changes.
   */
  public String getCurrency() {
    return fields.text("currency");
  }

  /**
   * How the budget is funded. Never changes.
   */
  public String getFunding() {
    return fields.text("funding");
  }

  /**
   * Total amount the program can give away.
   * Type: {@code Money}.
   */
  public String getBudget() {
    return fields.text("budget");
  }

  /**
   * Face value of rewards already sent or being sent.
   * Type: {@code Money}.
   */
  public String getSpent() {
    return fields.text("spent");
  }

  /**
   * Face value held for rewards in escrow or under review and for unclaimed links.
   * Type: {@code Money}.
   */
  public String getEarmarked() {
    return fields.text("earmarked");
  }

  /**
   * Amount the program can still give away.
   * Type: {@code Money}.
   */
  public String getRemaining() {
    return fields.text("remaining");
  }

  /**
   * Reservation that holds the program's Credit. Null if there is none.
   * Type: {@code ReservationId}.
   */
  public @Nullable String getReservation() {
    return fields.text("reservation");
  }

  /**
   * Face value of rewards that set no amount. Null if every reward must set one.
   * Type: {@code Money}.
   */
  public @Nullable String getDefaultAmount() {
    return fields.text("default_amount");
  }

  /**
   * Reward types that the program can send.
   */
  public List<String> getChoices() {
    return fields.get("choices", Decode.list(Decode.TEXT));
  }

  /**
   * Ways in which rewards can be created.
   */
  public List<String> getSources() {
    return fields.get("sources", Decode.list(Decode.TEXT));
  }

  /**
   * Whether each phone number is limited to one reward.
   */
  public boolean getOnePerPhone() {
    return fields.flag("one_per_phone");
  }

  /**
   * Limits on what one person can receive.
   */
  public RewardLimits getPerRecipient() {
    return fields.get("per_recipient", Decode.object(RewardLimits::of));
  }

  /**
   * Only phone numbers of this network are rewarded. Null if any network is.
   * Type: {@code NetworkId}.
   */
  public @Nullable String getRequireNetwork() {
    return fields.text("require_network");
  }

  /**
   * Maximum rewards per hour from completions. Null if unlimited.
   */
  public @Nullable Long getThrottlePerHour() {
    return fields.integerOrNull("throttle_per_hour");
  }

  /**
   * Minimum age of the recipient's record, in seconds. Null if there is no minimum.
   * Type: {@code Seconds}.
   */
  public @Nullable Long getMinAccountAge() {
    return fields.integerOrNull("min_account_age");
  }

  /**
   * Rewards that are held before they are sent.
   */
  public ProgramHold getHold() {
    return fields.get("hold", Decode.object(ProgramHold::of));
  }

  /**
   * What happens to electricity rewards during a national outage.
   */
  public String getOnZesaDown() {
    return fields.text("on_zesa_down");
  }

  /**
   * How long a queued electricity reward can wait, in seconds.
   * Type: {@code Seconds}.
   */
  public long getMaxHold() {
    return fields.integer("max_hold");
  }

  /**
   * How long escrow can be released after the program is closed, in seconds.
   * Type: {@code Seconds}.
   */
  public long getCloseGrace() {
    return fields.integer("close_grace");
  }

  /**
   * Custom SMS message to the person. Null for our standard message.
   * Type: {@code SmsTemplate}.
   */
  public @Nullable String getSmsMessage() {
    return fields.text("sms_message");
  }

  /**
   * Branding of claim pages and messages.
   */
  public ProgramBranding getBranding() {
    return fields.get("branding", Decode.object(ProgramBranding::of));
  }

  /**
   * Legal basis for processing these people's data. Null if not set.
   */
  public @Nullable String getLawfulBasis() {
    return fields.text("lawful_basis");
  }

  /**
   * Whether SMS messages omit the program and the amount.
   */
  public boolean getSensitiveData() {
    return fields.flag("sensitive_data");
  }

  /**
   * Location where people must check in to claim links. Null if they can claim anywhere.
   */
  public @Nullable Geofence getGeofence() {
    return fields.get("geofence", Decode.object(Geofence::of));
  }

  /**
   * URL that signed completions are sent to.
   * Type: {@code WebUrl}.
   */
  public String getCompletionsUrl() {
    return fields.text("completions_url");
  }

  /**
   * Secret that signs completions. Only returned when the program is created or its secret is
   * rolled; null otherwise.
   * Type: {@code WebhookSecret}.
   */
  public @Nullable String getCompletionsSecret() {
    return fields.text("completions_secret");
  }

  /**
   * Number of rewards, by outcome.
   */
  public ProgramCounts getCounts() {
    return fields.get("counts", Decode.object(ProgramCounts::of));
  }

  /**
   * Number of rules that are active.
   */
  public long getRulesCount() {
    return fields.integer("rules_count");
  }

  /**
   * Time at which the program was first activated. Null if it never was.
   * Type: {@code UnixTime}.
   */
  public @Nullable Long getActivatedAt() {
    return fields.integerOrNull("activated_at");
  }

  /**
   * Time at which the program was closed. Null if it is open.
   * Type: {@code UnixTime}.
   */
  public @Nullable Long getClosedAt() {
    return fields.integerOrNull("closed_at");
  }

  /**
   * Your own key-value data about the program.
   */
  public Map<String, String> getMetadata() {
    return fields.get("metadata", Decode.map(Decode.TEXT));
  }
}
