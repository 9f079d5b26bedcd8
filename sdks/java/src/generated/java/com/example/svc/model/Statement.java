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
 * Changes to your Credit in one month and currency. It always balances: {@code closing} = {@code opening} +
 * {@code topups} + {@code checkout_credits} + {@code test_grants} + {@code adjustments} + {@code credited_back} − {@code sends.cost} −
 * {@code rewards}.
 */
public final class Statement extends SvcObject {
  private Statement(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static Statement of(Fields fields) {
    return new Statement(fields);
  }

  /**
   * Always {@code statement}.
   */
  public String getObject() {
    return fields.text("object");
  }

  /**
   * Time at which the statement was computed.
   * Type: {@code UnixTime}.
   */
  public long getCreated() {
    return fields.integer("created");
  }

  /**
   * True for real money, false in test mode.
   */
  public boolean getLivemode() {
    return fields.flag("livemode");
  }

  /**
   * Month of the statement.
   * Type: {@code Month}.
   */
  public String getPeriod() {
    return fields.text("period");
  }

  /**
   * The currency of all amounts.
   */
  public String getCurrency() {
    return fields.text("currency");
  }

  /**
   * Total Credit at the start of the month.
   * Type: {@code Money}.
   */
  public String getOpening() {
    return fields.text("opening");
  }

  /**
   * Total Credit at the end of the month. In the current month: now.
   * Type: {@code Money}.
   */
  public String getClosing() {
    return fields.text("closing");
  }

  /**
   * Credit added by top-ups.
   * Type: {@code Money}.
   */
  public String getTopups() {
    return fields.text("topups");
  }

  /**
   * Face value of paid checkout sessions that were not delivered, added to your Credit.
   * Type: {@code Money}.
   */
  public String getCheckoutCredits() {
    return fields.text("checkout_credits");
  }

  /**
   * Credit granted to a test account.
   * Type: {@code Money}.
   */
  public String getTestGrants() {
    return fields.text("test_grants");
  }

  /**
   * Corrections by our staff. Negative if they reduced your Credit.
   * Type: {@code SignedMoney}.
   */
  public String getAdjustments() {
    return fields.text("adjustments");
  }

  /**
   * Credit returned for sends that failed or were cancelled, of this month or earlier.
   * Type: {@code Money}.
   */
  public String getCreditedBack() {
    return fields.text("credited_back");
  }

  /**
   * Sends charged in the month, without rewards. Later failures are in {@code credited_back}.
   */
  public StatementSends getSends() {
    return fields.get("sends", Decode.object(StatementSends::of));
  }

  /**
   * Credit charged for rewards, less what was returned for them.
   * Type: {@code SignedMoney}.
   */
  public String getRewards() {
    return fields.text("rewards");
  }

  /**
   * {@code sends} by type and network.
   */
  public List<StatementByType> getByType() {
    return fields.get("by_type", Decode.list(Decode.object(StatementByType::of)));
  }

  /**
   * {@code sends} by cost centre.
   */
  public List<StatementByCostCenter> getByCostCenter() {
    return fields.get("by_cost_center", Decode.list(Decode.object(StatementByCostCenter::of)));
  }

  /**
   * {@code sends} by API key. With one key per till: by till.
   */
  public List<StatementByApiKey> getByApiKey() {
    return fields.get("by_api_key", Decode.list(Decode.object(StatementByApiKey::of)));
  }

  /**
   * Face value of sends first delivered in the month. Null without the dealer tier.
   * Type: {@code Money}.
   */
  public @Nullable String getFaceSold() {
    return fields.text("face_sold");
  }

  /**
   * Credit charged for the sends in {@code face_sold}. Null without the dealer tier.
   * Type: {@code Money}.
   */
  public @Nullable String getCostDrawn() {
    return fields.text("cost_drawn");
  }

  /**
   * {@code face_sold} less {@code cost_drawn}. Null without the dealer tier.
   * Type: {@code Money}.
   */
  public @Nullable String getDealerDiscountEarned() {
    return fields.text("dealer_discount_earned");
  }

  /**
   * Path of the CSV file with every transaction of the month.
   * Type: {@code UrlPath}.
   */
  public String getRowsUrl() {
    return fields.text("rows_url");
  }

  /**
   * Whether the statement is final: true from three days after the month ends.
   */
  public boolean getFinal() {
    return fields.flag("final");
  }

  /**
   * Time at which the statement was computed.
   * Type: {@code UnixTime}.
   */
  public long getGeneratedAt() {
    return fields.integer("generated_at");
  }

  /**
   * Number of the statement: the same for the same account, month and currency.
   * Type: {@code DocumentNumber}.
   */
  public String getDocumentNumber() {
    return fields.text("document_number");
  }
}
