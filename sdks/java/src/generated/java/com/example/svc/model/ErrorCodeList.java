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
 * Every error code, in alphabetical order, on one page.
 */
public final class ErrorCodeList extends SvcObject {
  private ErrorCodeList(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static ErrorCodeList of(Fields fields) {
    return new ErrorCodeList(fields);
  }

  /**
   * Always {@code list}.
   */
  public String getObject() {
    return fields.text("object");
  }

  /**
   * URL path of this list.
   * Type: {@code UrlPath}.
   */
  public String getUrl() {
    return fields.text("url");
  }

  /**
   * All error codes, in alphabetical order.
   */
  public List<ErrorCodeEntry> getData() {
    return fields.get("data", Decode.list(Decode.object(ErrorCodeEntry::of)));
  }

  /**
   * Always false: the list is one page.
   */
  public boolean getHasMore() {
    return fields.flag("has_more");
  }

  /**
   * Always null: the list is one page.
   * Type: {@code Cursor}.
   */
  public @Nullable String getNextCursor() {
    return fields.text("next_cursor");
  }
}
