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
 * A challenge that keeps bots from claiming. Show either the question or the widget.
 */
public final class ClaimChallenge extends SvcObject {
  private ClaimChallenge(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static ClaimChallenge of(Fields fields) {
    return new ClaimChallenge(fields);
  }

  /**
   * Token to send back with the answer.
   * Type: {@code ChallengeToken}.
   */
  public String getToken() {
    return fields.text("token");
  }

  /**
   * Question to show the person. Null if a widget is used instead.
   * Type: {@code Note}.
   */
  public @Nullable String getQuestion() {
    return fields.text("question");
  }

  /**
   * Site key of the widget to show. Null if a question is used instead.
   */
  public @Nullable String getSiteKey() {
    return fields.text("site_key");
  }
}
