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
 * A link with which a person claims a reward. Its amount is earmarked in the program's budget.
 */
public final class RewardLink extends SvcObject implements EventObject {
  private RewardLink(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static RewardLink of(Fields fields) {
    return new RewardLink(fields);
  }

  /**
   * Unique identifier of the object.
   * Type: {@code RewardLinkId}.
   */
  public String getId() {
    return fields.text("id");
  }

  /**
   * Always {@code reward_link}.
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
   * Program that pays for the link.
   * Type: {@code ProgramId}.
   */
  public String getProgram() {
    return fields.text("program");
  }

  /**
   * Current status. Decides whether the link can be claimed; see Lifecycles.
   */
  public String getStatus() {
    return fields.text("status");
  }

  /**
   * Claim page to give to the person, valid until the link is claimed, revoked or expired. Treat it
   * as money. Null for keys without {@code rewards:write} and for all agent keys.
   * Type: {@code WebUrl}.
   */
  public @Nullable String getUrl() {
    return fields.text("url");
  }

  /**
   * Claim token of the link. Null whenever {@code url} is null, for the same reason.
   * Type: {@code ClaimToken}.
   */
  public @Nullable String getToken() {
    return fields.text("token");
  }

  /**
   * URL of a printable QR code of {@code url}, valid as long as the link. Null whenever {@code url} is null.
   * Type: {@code WebUrl}.
   */
  public @Nullable String getQrPngUrl() {
    return fields.text("qr_png_url");
  }

  /**
   * Face value of the link.
   * Type: {@code Money}.
   */
  public String getAmount() {
    return fields.text("amount");
  }

  /**
   * Currency of the program.
   */
  public String getCurrency() {
    return fields.text("currency");
  }

  /**
   * Reward types that the person can choose from.
   */
  public List<String> getChoices() {
    return fields.get("choices", Decode.list(Decode.TEXT));
  }

  /**
   * Label of the link, such as the name of a campaign. Null if not set.
   * Type: {@code Label}.
   */
  public @Nullable String getLabel() {
    return fields.text("label");
  }

  /**
   * How a claim is tied to a person.
   */
  public String getBind() {
    return fields.text("bind");
  }

  /**
   * The only phone number that can claim the link, partially masked. Null if any number can.
   * Type: {@code MaskedPhone}.
   */
  public @Nullable String getPhoneHintMasked() {
    return fields.text("phone_hint_masked");
  }

  /**
   * Recipient that the reward is attributed to. Null if anyone can claim it.
   * Type: {@code RecipientId}.
   */
  public @Nullable String getRecipient() {
    return fields.text("recipient");
  }

  /**
   * Reward that the link belongs to or was claimed as. Null if there is none yet.
   * Type: {@code RewardId}.
   */
  public @Nullable String getReward() {
    return fields.text("reward");
  }

  /**
   * Time at which the link expires. Null if it never does.
   * Type: {@code UnixTime}.
   */
  public @Nullable Long getExpiresAt() {
    return fields.integerOrNull("expires_at");
  }

  /**
   * Time at which the link was first opened. Null if it has not been opened.
   * Type: {@code UnixTime}.
   */
  public @Nullable Long getOpenedAt() {
    return fields.integerOrNull("opened_at");
  }

  /**
   * Time at which the link was claimed. Null if it has not been claimed.
   * Type: {@code UnixTime}.
   */
  public @Nullable Long getClaimedAt() {
    return fields.integerOrNull("claimed_at");
  }

  /**
   * Number of times the link was opened.
   * Type: {@code Count}.
   */
  public long getOpenCount() {
    return fields.integer("open_count");
  }

  /**
   * Your own key-value data about the link.
   */
  public Map<String, String> getMetadata() {
    return fields.get("metadata", Decode.map(Decode.TEXT));
  }
}
