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

/** The parameters of {@code recipients.create_bulk}. */
public final class RecipientsCreateBulkParams extends Params {
  private RecipientsCreateBulkParams(Fields fields) {
    super(fields);
  }

  /** The parameters that these fields are. */
  public static RecipientsCreateBulkParams of(Fields fields) {
    return new RecipientsCreateBulkParams(fields);
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What the request is made with, one parameter after another. */
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

    /** The parameters that were given. */
    public RecipientsCreateBulkParams build() {
      return new RecipientsCreateBulkParams(toFields());
    }
  }
}
