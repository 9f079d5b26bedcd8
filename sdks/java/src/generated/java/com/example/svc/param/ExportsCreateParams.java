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

/** The parameters of {@code exports.create}. */
public final class ExportsCreateParams extends Params {
  private ExportsCreateParams(Fields fields) {
    super(fields);
  }

  /** The parameters that these fields are. */
  public static ExportsCreateParams of(Fields fields) {
    return new ExportsCreateParams(fields);
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What the request is made with, one parameter after another. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Kind of objects to export.
     */
    public Builder kind(String value) {
      set("kind", value);
      return this;
    }

    /**
     * Start of the period, inclusive, by creation time. Default: 30 days ago.
     */
    public Builder from(Moment value) {
      set("from", value);
      return this;
    }

    /**
     * End of the period, exclusive, by creation time. Default: the end of the current second.
     */
    public Builder to(Moment value) {
      set("to", value);
      return this;
    }

    /**
     * Filters, as in the list of that kind.
     */
    public Builder filters(Map<String, String> value) {
      set("filters", value);
      return this;
    }

    /**
     * Format of the file.
     */
    public Builder format(String value) {
      set("format", value);
      return this;
    }

    /**
     * Columns of the CSV in order, up to 40. Default: a useful selection.
     */
    public Builder columns(List<String> value) {
      set("columns", value);
      return this;
    }

    /**
     * Whether to include power tokens unmasked. Requires {@code tokens:read}.
     */
    public Builder includeTokens(boolean value) {
      set("include_tokens", value);
      return this;
    }

    /**
     * Whether free text in CSV that a spreadsheet would calculate gets a {@code '} in front. Set it to
     * false for files that programs read.
     */
    public Builder textGuard(boolean value) {
      set("text_guard", value);
      return this;
    }

    /** The parameters that were given. */
    public ExportsCreateParams build() {
      return new ExportsCreateParams(toFields());
    }
  }
}
