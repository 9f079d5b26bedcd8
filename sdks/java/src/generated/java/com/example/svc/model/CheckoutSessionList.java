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
 * One page of a list.
 */
public final class CheckoutSessionList extends SvcObject {
  private CheckoutSessionList(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static CheckoutSessionList of(Fields fields) {
    return new CheckoutSessionList(fields);
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
   * Objects on this page.
   */
  public List<CheckoutSession> getData() {
    return fields.get("data", Decode.list(Decode.object(CheckoutSession::of)));
  }

  /**
   * Whether there are more objects in the direction of the request.
   */
  public boolean getHasMore() {
    return fields.flag("has_more");
  }

  /**
   * Cursor of the next page, for the parameter that you used for this one ({@code starting_after} unless
   * you sent {@code ending_before}). Null on the last page.
   * Type: {@code Cursor}.
   */
  public @Nullable String getNextCursor() {
    return fields.text("next_cursor");
  }
}
