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
 * What a person permitted an agent by approving its request: the operation, the amount, the target
 * and the time until which it can be carried out. It is signed, and checked before anything is
 * sold. See [Agents](/docs/guides/agents#the-mandate-of-an-approval).
 */
public final class Mandate extends SvcObject {
  private Mandate(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static Mandate of(Fields fields) {
    return new Mandate(fields);
  }

  /**
   * Approval that the mandate belongs to.
   * Type: {@code ApprovalId}.
   */
  public String getApproval() {
    return fields.text("approval");
  }

  /**
   * Member who approved, or in test mode a key.
   * Type: {@code MakerId}.
   */
  public String getApprovedBy() {
    return fields.text("approved_by");
  }

  /**
   * API key of the agent that may act.
   * Type: {@code KeyId}.
   */
  public String getApiKey() {
    return fields.text("api_key");
  }

  /**
   * Operation that is permitted. It is carried out once.
   * Type: {@code MandateOperation}.
   */
  public String getOperation() {
    return fields.text("operation");
  }

  /**
   * The permission as one sentence.
   * Type: {@code MandateSummary}.
   */
  public String getSummary() {
    return fields.text("summary");
  }

  /**
   * SHA-256 of the request as the person saw it. Any other request is refused.
   * Type: {@code ArgumentsHash}.
   */
  public String getArgumentsSha256() {
    return fields.text("arguments_sha256");
  }

  /**
   * Highest face value that is permitted.
   * Type: {@code Money}.
   */
  public String getAmount() {
    return fields.text("amount");
  }

  /**
   * Currency of the permitted amount.
   */
  public String getCurrency() {
    return fields.text("currency");
  }

  /**
   * Phone number or meter that is permitted. Null for a reward whose recipient chooses.
   * Type: {@code Target}.
   */
  public @Nullable String getTarget() {
    return fields.text("target");
  }

  /**
   * Time at which the person approved.
   * Type: {@code UnixTime}.
   */
  public long getApprovedAt() {
    return fields.integer("approved_at");
  }

  /**
   * Time from which nothing is sold under the mandate.
   * Type: {@code UnixTime}.
   */
  public long getExpiresAt() {
    return fields.integer("expires_at");
  }

  /**
   * The mandate as a JSON Web Signature whose claims are the fields above. Verify it with the
   * public keys at {@code /.well-known/jwks.json}.
   * Type: {@code CompactJws}.
   */
  public String getJws() {
    return fields.text("jws");
  }
}
