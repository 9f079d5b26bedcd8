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
 * A file of objects, generated in the background.
 */
public final class Export extends SvcObject {
  private Export(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static Export of(Fields fields) {
    return new Export(fields);
  }

  /**
   * Unique identifier of the object.
   * Type: {@code ExportId}.
   */
  public String getId() {
    return fields.text("id");
  }

  /**
   * Always {@code export}.
   */
  public String getObject() {
    return fields.text("object");
  }

  /**
   * Time at which the export was requested.
   * Type: {@code UnixTime}.
   */
  public long getCreated() {
    return fields.integer("created");
  }

  /**
   * Whether the object exists in live mode.
   */
  public boolean getLivemode() {
    return fields.flag("livemode");
  }

  /**
   * Kind of objects in the file.
   */
  public String getKind() {
    return fields.text("kind");
  }

  /**
   * Current status. Decides whether the file is ready; see Lifecycles.
   */
  public String getStatus() {
    return fields.text("status");
  }

  /**
   * Format of the file.
   */
  public String getFormat() {
    return fields.text("format");
  }

  /**
   * Start of the period, inclusive, by creation time.
   * Type: {@code UnixTime}.
   */
  public long getFrom() {
    return fields.integer("from");
  }

  /**
   * End of the period, exclusive, by creation time.
   * Type: {@code UnixTime}.
   */
  public long getTo() {
    return fields.integer("to");
  }

  /**
   * Filters, as in the list of that kind.
   */
  public Map<String, String> getFilters() {
    return fields.get("filters", Decode.map(Decode.TEXT));
  }

  /**
   * Columns of the CSV in order. Empty for {@code json}.
   */
  public List<String> getColumns() {
    return fields.get("columns", Decode.list(Decode.TEXT));
  }

  /**
   * Whether power tokens are included unmasked.
   */
  public boolean getIncludeTokens() {
    return fields.flag("include_tokens");
  }

  /**
   * Whether free text in CSV that a spreadsheet would calculate has a {@code '} in front.
   */
  public boolean getTextGuard() {
    return fields.flag("text_guard");
  }

  /**
   * Number of objects in the file. Null until ready.
   * Type: {@code Count}.
   */
  public @Nullable Long getRows() {
    return fields.integerOrNull("rows");
  }

  /**
   * Size of the file in bytes. Null until ready.
   */
  public @Nullable Long getSize() {
    return fields.integerOrNull("size");
  }

  /**
   * SHA-256 hash of the file. Null until ready.
   * Type: {@code Sha256}.
   */
  public @Nullable String getSha256() {
    return fields.text("sha256");
  }

  /**
   * Signed URL of the file, which works without a key for 15 minutes. Each retrieval of the export
   * returns a new one. Null until ready, and for keys that could not have created the export: those
   * without the read scope of {@code kind}, or without {@code tokens:read} if {@code include_tokens} is true.
   * Type: {@code WebUrl}.
   */
  public @Nullable String getDownloadUrl() {
    return fields.text("download_url");
  }

  /**
   * Time at which the file will be deleted: seven days after it was ready, or earlier if the data
   * of a recipient was erased. Null until it is ready.
   * Type: {@code UnixTime}.
   */
  public @Nullable Long getExpiresAt() {
    return fields.integerOrNull("expires_at");
  }

  /**
   * Reason the export failed. Null unless it failed.
   */
  public @Nullable Failure getError() {
    return fields.get("error", Decode.object(Failure::of));
  }
}
