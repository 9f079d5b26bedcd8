// Made from the contract by "npm run sdks"; never edit this file.
package com.example.svc.param;

import com.example.svc.Fields;
import com.example.svc.FieldsBuilder;
import com.example.svc.Moment;
import com.example.svc.Params;
import com.example.svc.TextOr;
import com.example.svc.model.*;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The parameters of {@code batches.preview}. */
public final class BatchesPreviewParams extends Params {
  private BatchesPreviewParams(Fields fields) {
    super(fields);
  }

  /** The parameters that these fields are. */
  public static BatchesPreviewParams of(Fields fields) {
    return new BatchesPreviewParams(fields);
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What the request is made with, one parameter after another. */
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

    /** The parameters that were given. */
    public BatchesPreviewParams build() {
      return new BatchesPreviewParams(toFields());
    }
  }
}
