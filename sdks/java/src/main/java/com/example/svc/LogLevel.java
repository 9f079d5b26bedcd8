package com.example.svc;

/** What a client logs. */
public enum LogLevel {
  /** Nothing. */
  OFF,
  /** A line a call. */
  INFO,
  /** A line for each try and each pause as well. */
  DEBUG
}
