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
 * Parameters to create an export.
 */
public final class ExportCreate extends SvcObject {
  private ExportCreate(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static ExportCreate of(Fields fields) {
    return new ExportCreate(fields);
  }

  /**
   * Kind of objects to export.
   */
  public String getKind() {
    return fields.text("kind");
  }

  /**
   * Start of the period, inclusive, by creation time. Default: 30 days ago.
   */
  public @Nullable Moment getFrom() {
    return fields.get("from", Decode.MOMENT);
  }

  /**
   * End of the period, exclusive, by creation time. Default: the end of the current second.
   */
  public @Nullable Moment getTo() {
    return fields.get("to", Decode.MOMENT);
  }

  /**
   * Filters, as in the list of that kind.
   */
  public @Nullable Map<String, String> getFilters() {
    return fields.get("filters", Decode.map(Decode.TEXT));
  }

  /**
   * Format of the file.
   */
  public @Nullable String getFormat() {
    return fields.text("format");
  }

  /**
   * Columns of the CSV in order, up to 40. Default: a useful selection.
   */
  public @Nullable List<String> getColumns() {
    return fields.get("columns", Decode.list(Decode.TEXT));
  }

  /**
   * Whether to include power tokens unmasked. Requires {@code tokens:read}.
   */
  public @Nullable Boolean getIncludeTokens() {
    return fields.flagOrNull("include_tokens");
  }

  /**
   * Whether free text in CSV that a spreadsheet would calculate gets a {@code '} in front. Set it to
   * false for files that programs read.
   */
  public @Nullable Boolean getTextGuard() {
    return fields.flagOrNull("text_guard");
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What a ExportCreate is made with, field by field. */
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

    /** The object with what was given so far. */
    public ExportCreate build() {
      return new ExportCreate(toFields());
    }
  }
}
