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

/** The parameters of {@code sends.list}. */
public final class SendsListParams extends Params {
  private SendsListParams(Fields fields) {
    super(fields);
  }

  /** The parameters that these fields are. */
  public static SendsListParams of(Fields fields) {
    return new SendsListParams(fields);
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What the request is made with, one parameter after another. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Maximum number of objects to return.
     * Type: {@code PageLimit}.
     */
    public Builder limit(long value) {
      set("limit", value);
      return this;
    }

    /**
     * Returns the page after this object. Cannot be used with {@code ending_before}.
     * Type: {@code Cursor}.
     */
    public Builder startingAfter(String value) {
      set("starting_after", value);
      return this;
    }

    /**
     * Returns the page before this object. Cannot be used with {@code starting_after}.
     * Type: {@code Cursor}.
     */
    public Builder endingBefore(String value) {
      set("ending_before", value);
      return this;
    }

    /**
     * Filters by time of creation: {@code created[gte]}, {@code created[lte]}, {@code created[gt]}, {@code created[lt]}.
     */
    public Builder created(CreatedFilter value) {
      set("created", value);
      return this;
    }

    /**
     * Returns only sends with this status, or with one of several: {@code delivered,failed_credited}.
     * Type: {@code SendStatusFilter}.
     */
    public Builder status(String value) {
      set("status", value);
      return this;
    }

    /**
     * Returns only sends of this type.
     */
    public Builder type(String value) {
      set("type", value);
      return this;
    }

    /**
     * Returns only sends to this number, in any Zimbabwean format, or meter.
     * Type: {@code TargetInput}.
     */
    public Builder target(String value) {
      set("target", value);
      return this;
    }

    /**
     * Returns only the send with this reference.
     * Type: {@code ClientReference}.
     */
    public Builder clientReference(String value) {
      set("client_reference", value);
      return this;
    }

    /**
     * Returns only the send with this number on its receipt. Upper and lower case, spaces and a
     * missing {@code R-} do not matter.
     * Type: {@code ReceiptNumber}.
     */
    public Builder receiptNumber(String value) {
      set("receipt_number", value);
      return this;
    }

    /**
     * Returns only sends with this confirmation number of the network or utility.
     */
    public Builder providerReference(String value) {
      set("provider_reference", value);
      return this;
    }

    /**
     * Returns only power sends whose token was texted to this number, in any Zimbabwean format.
     * Type: {@code PhoneInput}.
     */
    public Builder tokenPhone(String value) {
      set("token_phone", value);
      return this;
    }

    /**
     * Returns only power sends whose token, the last if there are several, ends in these digits.
     * Type: {@code TokenEnding}.
     */
    public Builder tokenLast4(String value) {
      set("token_last4", value);
      return this;
    }

    /**
     * Returns only sends in this currency.
     * Type: {@code CurrencyInput}.
     */
    public Builder currency(String value) {
      set("currency", value);
      return this;
    }

    /**
     * Returns only sends that a person should check ({@code true}) or need not check ({@code false}): unknown for
     * over an hour, in review, or queued past half of their {@code max_hold}.
     */
    public Builder needsAttention(boolean value) {
      set("needs_attention", value);
      return this;
    }

    /**
     * Returns only sends attributed to this recipient: {@code rcp_…}, or {@code ext:} and your own ID.
     * Type: {@code RecipientRef}.
     */
    public Builder recipient(String value) {
      set("recipient", value);
      return this;
    }

    /**
     * Returns only sends attributed to this program.
     * Type: {@code ProgramId}.
     */
    public Builder program(String value) {
      set("program", value);
      return this;
    }

    /**
     * Returns only sends of this batch.
     * Type: {@code BatchId}.
     */
    public Builder batch(String value) {
      set("batch", value);
      return this;
    }

    /**
     * Returns only sends charged to this cost centre, or to {@code none}.
     * Type: {@code CostCenterFilter}.
     */
    public Builder costCenter(String value) {
      set("cost_center", value);
      return this;
    }

    /**
     * Returns only sends caused by this key. Use one key per till to list a till's day.
     * Type: {@code KeyId}.
     */
    public Builder apiKey(String value) {
      set("api_key", value);
      return this;
    }

    /**
     * Returns only sends with this metadata value. One key per request.
     */
    public Builder metadata(Map<String, String> value) {
      set("metadata", value);
      return this;
    }

    /**
     * Fields to expand from IDs to objects.
     */
    public Builder expand(List<String> value) {
      set("expand[]", value);
      return this;
    }

    /** The parameters that were given. */
    public SendsListParams build() {
      return new SendsListParams(toFields());
    }
  }
}
