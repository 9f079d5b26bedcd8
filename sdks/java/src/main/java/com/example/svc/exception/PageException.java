package com.example.svc.exception;

/** A list that cannot be walked to its end. */
public final class PageException extends SvcException {
  private static final long serialVersionUID = 1L;

  /** With a sentence that says why. */
  public PageException(String message) {
    super(message);
  }
}
