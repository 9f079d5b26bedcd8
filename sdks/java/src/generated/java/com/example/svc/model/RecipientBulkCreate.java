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
 * Recipients to create or update at once. Set {@code recipients} or {@code csv}.
 */
public final class RecipientBulkCreate extends SvcObject {
  private RecipientBulkCreate(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static RecipientBulkCreate of(Fields fields) {
    return new RecipientBulkCreate(fields);
  }

  /**
   * Recipients to create or update, at most 1,000.
   */
  public @Nullable List<RecipientBulkLine> getRecipients() {
    return fields.get("recipients", Decode.list(Decode.object(RecipientBulkLine::of)));
  }

  /**
   * The recipients as CSV. Columns are named like the fields, in any case: {@code name}, {@code first_name},
   * {@code external_id}, {@code phone}, {@code email}, {@code meter}, {@code payroll_id}, {@code cost_center}, {@code tags} (separated by
   * {@code ;}), {@code monthly_cap.USD}, {@code notes} and {@code metadata[key]}. A file that an export of recipients wrote
   * can be sent as it is.
   * Type: {@code RecipientCsv}.
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
   * What to do with lines whose recipient already exists.
   */
  public @Nullable String getMode() {
    return fields.text("mode");
  }

  /**
   * Field by which a line finds its recipient.
   */
  public @Nullable String getMatch() {
    return fields.text("match");
  }

  /**
   * Write all lines or none: a single invalid line rejects the whole request.
   */
  public @Nullable Boolean getAtomic() {
    return fields.flagOrNull("atomic");
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What a RecipientBulkCreate is made with, field by field. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Recipients to create or update, at most 1,000.
     */
    public Builder recipients(List<RecipientBulkLine> value) {
      set("recipients", value);
      return this;
    }

    /**
     * The recipients as CSV. Columns are named like the fields, in any case: {@code name}, {@code first_name},
     * {@code external_id}, {@code phone}, {@code email}, {@code meter}, {@code payroll_id}, {@code cost_center}, {@code tags} (separated by
     * {@code ;}), {@code monthly_cap.USD}, {@code notes} and {@code metadata[key]}. A file that an export of recipients wrote
     * can be sent as it is.
     * Type: {@code RecipientCsv}.
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
     * What to do with lines whose recipient already exists.
     */
    public Builder mode(String value) {
      set("mode", value);
      return this;
    }

    /**
     * Field by which a line finds its recipient.
     */
    public Builder match(String value) {
      set("match", value);
      return this;
    }

    /**
     * Write all lines or none: a single invalid line rejects the whole request.
     */
    public Builder atomic(boolean value) {
      set("atomic", value);
      return this;
    }

    /** The object with what was given so far. */
    public RecipientBulkCreate build() {
      return new RecipientBulkCreate(toFields());
    }
  }
}
