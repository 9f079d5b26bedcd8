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
 * Permissions and limits of the caller in Workforce.
 */
public final class WorkforceAccess extends SvcObject {
  private WorkforceAccess(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static WorkforceAccess of(Fields fields) {
    return new WorkforceAccess(fields);
  }

  /**
   * Always {@code workforce_access}.
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
   * Whether the object exists in live mode.
   */
  public boolean getLivemode() {
    return fields.flag("livemode");
  }

  /**
   * Whether Workforce is enabled for the account.
   */
  public boolean getEnabled() {
    return fields.flag("enabled");
  }

  /**
   * Role of the member who calls or created the key. Null if there is none.
   */
  public @Nullable String getRole() {
    return fields.text("role");
  }

  /**
   * Scopes of the caller.
   */
  public List<String> getScopes() {
    return fields.get("scopes", Decode.list(Decode.TEXT));
  }

  /**
   * Limits of a single allocation.
   */
  public WorkforceLimits getLimits() {
    return fields.get("limits", Decode.object(WorkforceLimits::of));
  }

  /**
   * Kinds of allocation that are available.
   */
  public List<String> getKinds() {
    return fields.get("kinds", Decode.list(Decode.TEXT));
  }

  /**
   * Total above which an allocation requires approval. Null in a currency without a threshold.
   */
  public Map<String, @Nullable String> getApprovalThreshold() {
    return fields.get("approval_threshold", Decode.map(Decode.TEXT));
  }

  /**
   * Currencies that can be allocated.
   */
  public List<String> getCurrencies() {
    return fields.get("currencies", Decode.list(Decode.TEXT));
  }
}
