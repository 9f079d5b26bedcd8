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
 * A logged request with its bodies and events.
 */
public final class RequestLog extends SvcObject {
  private RequestLog(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static RequestLog of(Fields fields) {
    return new RequestLog(fields);
  }

  /**
   * ID of the request, as in the {@code Request-Id} header.
   * Type: {@code RequestId}.
   */
  public String getId() {
    return fields.text("id");
  }

  /**
   * Always {@code request_log}.
   */
  public String getObject() {
    return fields.text("object");
  }

  /**
   * Time at which the request arrived, in real time even if the test clock was moved.
   * Type: {@code UnixTime}.
   */
  public long getCreated() {
    return fields.integer("created");
  }

  /**
   * True in live mode, false in test mode.
   */
  public boolean getLivemode() {
    return fields.flag("livemode");
  }

  /**
   * HTTP method of the request.
   */
  public String getMethod() {
    return fields.text("method");
  }

  /**
   * Path as received, including the prefix.
   * Type: {@code UrlPath}.
   */
  public String getPath() {
    return fields.text("path");
  }

  /**
   * Query string as received. Empty if there was none.
   * Type: {@code QueryText}.
   */
  public String getQuery() {
    return fields.text("query");
  }

  /**
   * HTTP status of the response.
   */
  public long getStatus() {
    return fields.integer("status");
  }

  /**
   * Duration of the request in milliseconds.
   */
  public long getDurationMs() {
    return fields.integer("duration_ms");
  }

  /**
   * ID of the API key. Null if a member was signed in.
   * Type: {@code KeyId}.
   */
  public @Nullable String getApiKey() {
    return fields.text("api_key");
  }

  /**
   * ID of the signed-in member. Null if a key was used.
   * Type: {@code MemberId}.
   */
  public @Nullable String getMember() {
    return fields.text("member");
  }

  /**
   * IP address of the caller.
   * Type: {@code IpAddress}.
   */
  public String getIp() {
    return fields.text("ip");
  }

  /**
   * {@code User-Agent} of the caller. Null if it sent none.
   * Type: {@code UserAgent}.
   */
  public @Nullable String getUserAgent() {
    return fields.text("user_agent");
  }

  /**
   * SDK of the caller. Null for any other caller.
   * Type: {@code SdkName}.
   */
  public @Nullable String getSdk() {
    return fields.text("sdk");
  }

  /**
   * API version of the response.
   * Type: {@code ApiVersion}.
   */
  public String getApiVersion() {
    return fields.text("api_version");
  }

  /**
   * Idempotency-Key of the request. Null if it had none or the operation takes none.
   * Type: {@code IdempotencyKey}.
   */
  public @Nullable String getIdempotencyKey() {
    return fields.text("idempotency_key");
  }

  /**
   * Whether the response is a replay: an earlier request had already done the work.
   */
  public boolean getReplayed() {
    return fields.flag("replayed");
  }

  /**
   * Code of the error. Null if the request succeeded.
   * Type: {@code ErrorCode}.
   */
  public @Nullable String getErrorCode() {
    return fields.text("error_code");
  }

  /**
   * ID of the object that was returned, or that the error is about. Null if there is none.
   * Type: {@code ObjectId}.
   */
  public @Nullable String getObjectId() {
    return fields.text("object_id");
  }

  /**
   * Body of the request, masked. Null if there was none, it was not a JSON object, or it was larger
   * than 16 KiB. A key without {@code sends:read} sees phone numbers with the middle digits hidden.
   */
  public @Nullable Object getRequestBody() {
    return fields.get("request_body");
  }

  /**
   * Body of the response, masked in the same way. Null if it was larger than 16 KiB.
   */
  public @Nullable Object getResponseBody() {
    return fields.get("response_body");
  }

  /**
   * IDs of the events that the request caused, oldest first. Events older than 30 days are omitted.
   */
  public List<String> getEvents() {
    return fields.get("events", Decode.list(Decode.TEXT));
  }
}
