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
 * A reward link as shown to the person who holds it.
 */
public final class RewardLinkClaim extends SvcObject {
  private RewardLinkClaim(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static RewardLinkClaim of(Fields fields) {
    return new RewardLinkClaim(fields);
  }

  /**
   * Always {@code reward_link_claim}.
   */
  public String getObject() {
    return fields.text("object");
  }

  /**
   * Time at which this response was generated.
   * Type: {@code UnixTime}.
   */
  public long getCreated() {
    return fields.integer("created");
  }

  /**
   * Whether real money is involved: {@code true} in live mode.
   */
  public boolean getLivemode() {
    return fields.flag("livemode");
  }

  /**
   * Current status. Decides whether the link can be claimed.
   */
  public String getStatus() {
    return fields.text("status");
  }

  /**
   * Face value of the reward.
   * Type: {@code Money}.
   */
  public String getAmount() {
    return fields.text("amount");
  }

  /**
   * Three-letter ISO currency code.
   */
  public String getCurrency() {
    return fields.text("currency");
  }

  /**
   * Rewards that the person can choose from.
   */
  public List<ClaimChoice> getChoices() {
    return fields.get("choices", Decode.list(Decode.object(ClaimChoice::of)));
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
   * Information to ask the person for before claiming.
   */
  public List<String> getRequires() {
    return fields.get("requires", Decode.list(Decode.TEXT));
  }

  /**
   * Where and when the link must be claimed. Null if it can be claimed anywhere.
   */
  public @Nullable Geofence getPlace() {
    return fields.get("place", Decode.object(Geofence::of));
  }

  /**
   * Challenge that the person must solve. Null if there is none.
   */
  public @Nullable ClaimChallenge getChallenge() {
    return fields.get("challenge", Decode.object(ClaimChallenge::of));
  }

  /**
   * Branding to apply to the claim page.
   */
  public ProgramBranding getBranding() {
    return fields.get("branding", Decode.object(ProgramBranding::of));
  }

  /**
   * Time at which the link expires. Null if it never does.
   * Type: {@code UnixTime}.
   */
  public @Nullable Long getExpiresAt() {
    return fields.integerOrNull("expires_at");
  }

  /**
   * Outcome of the claim. Null until the link is claimed.
   */
  public @Nullable ClaimResult getResult() {
    return fields.get("result", Decode.object(ClaimResult::of));
  }
}
