package com.example.svc.exception;

/** The client cannot be made with these settings. */
public final class ConfigurationException extends SvcException {
  private static final long serialVersionUID = 1L;

  /** With a sentence that says why. */
  public ConfigurationException(String message) {
    super(message);
  }
}
