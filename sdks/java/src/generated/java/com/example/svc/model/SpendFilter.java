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
 * Filters of a spend report, as in {@code filter[network]=econet}. Multiple filters are combined with
 * AND.
 */
public final class SpendFilter extends SvcObject {
  private SpendFilter(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static SpendFilter of(Fields fields) {
    return new SpendFilter(fields);
  }

  /**
   * Only sends of this type.
   */
  public @Nullable String getType() {
    return fields.text("type");
  }

  /**
   * Only sends on this network.
   * Type: {@code NetworkId}.
   */
  public @Nullable String getNetwork() {
    return fields.text("network");
  }

  /**
   * Only sends of this product.
   * Type: {@code ProductId}.
   */
  public @Nullable String getProduct() {
    return fields.text("product");
  }

  /**
   * Only sends booked to this cost centre, or {@code none} for those without one.
   * Type: {@code CostCenterFilter}.
   */
  public @Nullable String getCostCenter() {
    return fields.text("cost_center");
  }

  /**
   * Only sends attributed to this program.
   * Type: {@code ProgramId}.
   */
  public @Nullable String getProgram() {
    return fields.text("program");
  }

  /**
   * Only sends attributed to this recipient: {@code rcp_…}, or {@code ext:} followed by your own ID.
   * Type: {@code RecipientRef}.
   */
  public @Nullable String getRecipient() {
    return fields.text("recipient");
  }

  /**
   * Only sends created by this key.
   * Type: {@code KeyId}.
   */
  public @Nullable String getApiKey() {
    return fields.text("api_key");
  }

  /**
   * Only sends created by this source.
   */
  public @Nullable String getSource() {
    return fields.text("source");
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What a SpendFilter is made with, field by field. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Only sends of this type.
     */
    public Builder type(String value) {
      set("type", value);
      return this;
    }

    /**
     * Only sends on this network.
     * Type: {@code NetworkId}.
     */
    public Builder network(String value) {
      set("network", value);
      return this;
    }

    /**
     * Only sends of this product.
     * Type: {@code ProductId}.
     */
    public Builder product(String value) {
      set("product", value);
      return this;
    }

    /**
     * Only sends booked to this cost centre, or {@code none} for those without one.
     * Type: {@code CostCenterFilter}.
     */
    public Builder costCenter(String value) {
      set("cost_center", value);
      return this;
    }

    /**
     * Only sends attributed to this program.
     * Type: {@code ProgramId}.
     */
    public Builder program(String value) {
      set("program", value);
      return this;
    }

    /**
     * Only sends attributed to this recipient: {@code rcp_…}, or {@code ext:} followed by your own ID.
     * Type: {@code RecipientRef}.
     */
    public Builder recipient(String value) {
      set("recipient", value);
      return this;
    }

    /**
     * Only sends created by this key.
     * Type: {@code KeyId}.
     */
    public Builder apiKey(String value) {
      set("api_key", value);
      return this;
    }

    /**
     * Only sends created by this source.
     */
    public Builder source(String value) {
      set("source", value);
      return this;
    }

    /** The object with what was given so far. */
    public SpendFilter build() {
      return new SpendFilter(toFields());
    }
  }
}
