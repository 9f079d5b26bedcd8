package com.example.svc.runtime;

import com.example.svc.Hooks;
import com.example.svc.Transport;
import java.time.Duration;

/** What all calls of a client share; nothing in it changes. */
public final class Settings {
  /** Where it calls, with the base path. */
  public final String address;
  /** What it calls with. */
  public final ApiKey key;

  /** What the request log shows up to the blank, as the SDK that called. */
  final String userAgent;
  final Transport transport;
  final Hooks hooks;
  final CallLog log;
  final Duration timeout;
  final Duration readTimeout;
  final int maxRetries;

  /** The settings of a client. */
  public Settings(
      String address,
      ApiKey key,
      String userAgent,
      Transport transport,
      Hooks hooks,
      CallLog log,
      Duration timeout,
      Duration readTimeout,
      int maxRetries) {
    this.address = address;
    this.key = key;
    this.userAgent = userAgent;
    this.transport = transport;
    this.hooks = hooks;
    this.log = log;
    this.timeout = timeout;
    this.readTimeout = readTimeout;
    this.maxRetries = maxRetries;
  }
}
