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
 * Parameters for rolling a signing secret.
 */
public final class WebhookSecretRoll extends SvcObject {
  private WebhookSecretRoll(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static WebhookSecretRoll of(Fields fields) {
    return new WebhookSecretRoll(fields);
  }

  /**
   * Grace period of the old secret. Default, and always in the legacy format: none.
   */
  public @Nullable String getGrace() {
    return fields.text("grace");
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What a WebhookSecretRoll is made with, field by field. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Grace period of the old secret. Default, and always in the legacy format: none.
     */
    public Builder grace(String value) {
      set("grace", value);
      return this;
    }

    /** The object with what was given so far. */
    public WebhookSecretRoll build() {
      return new WebhookSecretRoll(toFields());
    }
  }
}
