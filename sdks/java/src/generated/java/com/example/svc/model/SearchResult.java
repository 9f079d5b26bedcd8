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
 * An object that the search found.
 */
public final class SearchResult extends SvcObject {
  private SearchResult(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static SearchResult of(Fields fields) {
    return new SearchResult(fields);
  }

  /**
   * Kind of the object.
   */
  public String getKind() {
    return fields.text("kind");
  }

  /**
   * ID of the object.
   * Type: {@code ObjectId}.
   */
  public String getObjectId() {
    return fields.text("object_id");
  }

  /**
   * What of the object the text is.
   */
  public String getMatched() {
    return fields.text("matched");
  }

  /**
   * Target, name, reference or title of the object.
   */
  public String getLabel() {
    return fields.text("label");
  }

  /**
   * Status of the object.
   */
  public String getStatus() {
    return fields.text("status");
  }

  /**
   * Time at which the object was created.
   * Type: {@code UnixTime}.
   */
  public long getCreated() {
    return fields.integer("created");
  }

  /**
   * URL path of the object.
   * Type: {@code UrlPath}.
   */
  public String getUrl() {
    return fields.text("url");
  }
}
