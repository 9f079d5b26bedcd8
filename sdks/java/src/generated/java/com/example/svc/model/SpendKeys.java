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
 * Dimension values shared by the sends of a row. Null if not grouped by it or not set.
 */
public final class SpendKeys extends SvcObject {
  private SpendKeys(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static SpendKeys of(Fields fields) {
    return new SpendKeys(fields);
  }

  /**
   * Calendar day of the sends.
   * Type: {@code Day}.
   */
  public @Nullable String getDay() {
    return fields.text("day");
  }

  /**
   * Week of the sends.
   * Type: {@code Week}.
   */
  public @Nullable String getWeek() {
    return fields.text("week");
  }

  /**
   * Calendar month of the sends.
   * Type: {@code Month}.
   */
  public @Nullable String getMonth() {
    return fields.text("month");
  }

  /**
   * Type of the sends.
   */
  public @Nullable String getType() {
    return fields.text("type");
  }

  /**
   * Network of the sends.
   * Type: {@code NetworkId}.
   */
  public @Nullable String getNetwork() {
    return fields.text("network");
  }

  /**
   * Product of the sends.
   * Type: {@code ProductId}.
   */
  public @Nullable String getProduct() {
    return fields.text("product");
  }

  /**
   * Cost centre of the sends.
   * Type: {@code CostCenterId}.
   */
  public @Nullable String getCostCenter() {
    return fields.text("cost_center");
  }

  /**
   * Program of the sends.
   * Type: {@code ProgramId}.
   */
  public @Nullable String getProgram() {
    return fields.text("program");
  }

  /**
   * Recipient of the sends.
   * Type: {@code RecipientId}.
   */
  public @Nullable String getRecipient() {
    return fields.text("recipient");
  }

  /**
   * API key that created the sends.
   * Type: {@code KeyId}.
   */
  public @Nullable String getApiKey() {
    return fields.text("api_key");
  }

  /**
   * Source that created the sends.
   */
  public @Nullable String getSource() {
    return fields.text("source");
  }
}
