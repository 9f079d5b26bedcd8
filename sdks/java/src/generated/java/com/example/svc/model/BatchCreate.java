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
 * Parameters to create a batch. Set either {@code items} or {@code csv}.
 */
public final class BatchCreate extends SvcObject {
  private BatchCreate(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static BatchCreate of(Fields fields) {
    return new BatchCreate(fields);
  }

  /**
   * Lines of the batch, 1 to 10,000.
   */
  public @Nullable List<BatchItemCreate> getItems() {
    return fields.get("items", Decode.list(Decode.object(BatchItemCreate::of)));
  }

  /**
   * Lines of the batch as CSV with a header row.
   * Type: {@code BatchCsv}.
   */
  public @Nullable String getCsv() {
    return fields.text("csv");
  }

  /**
   * What to do with columns of {@code csv} that have another name.
   */
  public @Nullable String getUnknownColumns() {
    return fields.text("unknown_columns");
  }

  /**
   * Title of the batch, for your own lists.
   * Type: {@code Label}.
   */
  public @Nullable String getTitle() {
    return fields.text("title");
  }

  /**
   * SMS message for lines that have none of their own.
   * Type: {@code SmsTemplate}.
   */
  public @Nullable String getSmsMessage() {
    return fields.text("sms_message");
  }

  /**
   * Cost centre for lines that have none of their own.
   * Type: {@code CostCenterId}.
   */
  public @Nullable String getCostCenter() {
    return fields.text("cost_center");
  }

  /**
   * What to do if lines are invalid.
   */
  public @Nullable String getOnInvalid() {
    return fields.text("on_invalid");
  }

  /**
   * Whether to reserve the whole cost before the first line is sent.
   */
  public @Nullable Boolean getReserveCredit() {
    return fields.flagOrNull("reserve_credit");
  }

  /**
   * What to do if, without a reservation, your Credit is too low for a line.
   */
  public @Nullable String getOnInsufficient() {
    return fields.text("on_insufficient");
  }

  /**
   * Currency for lines that set neither a currency nor a product.
   * Type: {@code CurrencyInput}.
   */
  public @Nullable String getCurrency() {
    return fields.text("currency");
  }

  /**
   * Your own key-value data about the batch.
   */
  public @Nullable Map<String, String> getMetadata() {
    return fields.get("metadata", Decode.map(Decode.TEXT));
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What a BatchCreate is made with, field by field. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Lines of the batch, 1 to 10,000.
     */
    public Builder items(List<BatchItemCreate> value) {
      set("items", value);
      return this;
    }

    /**
     * Lines of the batch as CSV with a header row.
     * Type: {@code BatchCsv}.
     */
    public Builder csv(String value) {
      set("csv", value);
      return this;
    }

    /**
     * What to do with columns of {@code csv} that have another name.
     */
    public Builder unknownColumns(String value) {
      set("unknown_columns", value);
      return this;
    }

    /**
     * Title of the batch, for your own lists.
     * Type: {@code Label}.
     */
    public Builder title(String value) {
      set("title", value);
      return this;
    }

    /**
     * SMS message for lines that have none of their own.
     * Type: {@code SmsTemplate}.
     */
    public Builder smsMessage(String value) {
      set("sms_message", value);
      return this;
    }

    /**
     * Cost centre for lines that have none of their own.
     * Type: {@code CostCenterId}.
     */
    public Builder costCenter(String value) {
      set("cost_center", value);
      return this;
    }

    /**
     * What to do if lines are invalid.
     */
    public Builder onInvalid(String value) {
      set("on_invalid", value);
      return this;
    }

    /**
     * Whether to reserve the whole cost before the first line is sent.
     */
    public Builder reserveCredit(boolean value) {
      set("reserve_credit", value);
      return this;
    }

    /**
     * What to do if, without a reservation, your Credit is too low for a line.
     */
    public Builder onInsufficient(String value) {
      set("on_insufficient", value);
      return this;
    }

    /**
     * Currency for lines that set neither a currency nor a product.
     * Type: {@code CurrencyInput}.
     */
    public Builder currency(String value) {
      set("currency", value);
      return this;
    }

    /**
     * Your own key-value data about the batch.
     */
    public Builder metadata(Map<String, String> value) {
      set("metadata", value);
      return this;
    }

    /** The object with what was given so far. */
    public BatchCreate build() {
      return new BatchCreate(toFields());
    }
  }
}
