package com.example.svc;

/** Called around every try, on the thread that makes it; secrets are masked. */
public interface Hooks {
  /** Before a try is sent. */
  default void beforeRequest(RequestAttempt attempt) {}

  /** After a try has been answered, or has come to nothing. */
  default void afterResponse(ResponseAttempt attempt) {}
}
