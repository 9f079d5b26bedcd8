package com.example.svc.runtime;

import java.net.ConnectException;
import java.net.UnknownHostException;
import java.net.http.HttpConnectTimeoutException;
import java.nio.channels.UnresolvedAddressException;
import javax.net.ssl.SSLException;
import javax.net.ssl.SSLHandshakeException;

/** Failures in which no byte of the request has left. */
final class Unsent {
  private Unsent() {}

  static boolean is(Throwable failure) {
    for (Throwable one = failure; one != null; one = one.getCause()) {
      if (one instanceof ConnectException
          || one instanceof UnknownHostException
          || one instanceof UnresolvedAddressException
          || one instanceof HttpConnectTimeoutException
          || one instanceof SSLHandshakeException
          || isNoTls(one)) return true;
    }
    return false;
  }

  /** What Java says of the first bytes of a server, when they are not those of TLS. */
  private static boolean isNoTls(Throwable failure) {
    return failure instanceof SSLException
        && "Unrecognized SSL message, plaintext connection?".equals(failure.getMessage());
  }
}
