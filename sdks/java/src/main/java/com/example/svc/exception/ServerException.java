package com.example.svc.exception;

/** The trouble is on the side of the service. */
public final class ServerException extends ApiException {
  private static final long serialVersionUID = 1L;

  /** With what the service says of it. */
  public ServerException(ErrorAnswer answer) {
    super(answer);
  }
}
