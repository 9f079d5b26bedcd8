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
 * Recipients of alerts by email and text message.
 */
public final class AlertRecipients extends SvcObject {
  private AlertRecipients(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static AlertRecipients of(Fields fields) {
    return new AlertRecipients(fields);
  }

  /**
   * Contact of your account. Empty unless {@code email} is a channel.
   */
  public List<String> getEmails() {
    return fields.get("emails", Decode.list(Decode.TEXT));
  }

  /**
   * Your support number, if it is mobile. Empty unless {@code sms} is a channel.
   */
  public List<String> getPhones() {
    return fields.get("phones", Decode.list(Decode.TEXT));
  }
}
