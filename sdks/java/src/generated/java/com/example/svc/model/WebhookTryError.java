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
 * Why a delivery attempt failed.
 */
public final class WebhookTryError {
  private WebhookTryError() {}

  /**
   * The host name could not be resolved.
   */
  public static final String DNS = "dns";

  /**
   * The host refused the connection.
   */
  public static final String CONNECT = "connect";

  /**
   * The certificate is not valid for the host.
   */
  public static final String TLS = "tls";

  /**
   * No complete response arrived within 10 seconds.
   */
  public static final String TIMEOUT = "timeout";

  /**
   * The host has an address that is not public.
   */
  public static final String BLOCKED_IP = "blocked_ip";

  /**
   * The response was a redirect. Redirects are never followed.
   */
  public static final String REDIRECT = "redirect";

  /**
   * The response was not HTTP, or its status was not 2xx.
   */
  public static final String HTTP = "http";
}
