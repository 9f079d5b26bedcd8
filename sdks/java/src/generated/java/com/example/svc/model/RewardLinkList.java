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
 * A page of reward links, or all links created by one request.
 */
public final class RewardLinkList extends SvcObject {
  private RewardLinkList(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static RewardLinkList of(Fields fields) {
    return new RewardLinkList(fields);
  }

  /**
   * Always {@code list}.
   */
  public String getObject() {
    return fields.text("object");
  }

  /**
   * Path of this list.
   * Type: {@code UrlPath}.
   */
  public String getUrl() {
    return fields.text("url");
  }

  /**
   * Reward links in this response.
   */
  public List<RewardLink> getData() {
    return fields.get("data", Decode.list(Decode.object(RewardLink::of)));
  }

  /**
   * Whether there are more links in the direction of the request.
   */
  public boolean getHasMore() {
    return fields.flag("has_more");
  }

  /**
   * Cursor of the next page. Null on the last page and for newly created links.
   * Type: {@code Cursor}.
   */
  public @Nullable String getNextCursor() {
    return fields.text("next_cursor");
  }
}
