/// Ends calls from outside; one token may end several.
final class CancelToken {
  final _listeners = <void Function()>{};
  bool _isCancelled = false;

  /// Whether [cancel] was called.
  bool get isCancelled => _isCancelled;

  /// Ends every call that holds this token, and every one that is made with it later.
  void cancel() {
    if (_isCancelled) return;
    _isCancelled = true;
    for (final listener in _listeners.toList()) {
      listener();
    }
    _listeners.clear();
  }

  /// Calls back once it is cancelled.
  void addListener(void Function() listener) => _listeners.add(listener);

  /// Takes a listener away again.
  void removeListener(void Function() listener) => _listeners.remove(listener);
}

/// Settings of one call.
final class RequestOptions {
  /// Settings; what is left out is the client's.
  const RequestOptions({
    this.idempotencyKey,
    this.timeout,
    this.readTimeout,
    this.maxRetries,
    this.cancelToken,
    this.extraBody = const {},
    this.extraQuery = const {},
    this.extraHeaders = const {},
    this.programSecret,
  });

  /// Your own key, such as the till's sale number; one is made if left out.
  final String? idempotencyKey;

  /// For the call with all its tries and pauses.
  final Duration? timeout;

  /// For a try to begin to answer, and between two parts of an answer.
  final Duration? readTimeout;

  /// How often the call is sent again, where that is safe.
  final int? maxRetries;

  /// Ends the call when it is cancelled.
  final CancelToken? cancelToken;

  /// Fields that this version does not know yet.
  final Map<String, Object?> extraBody;

  /// Parameters that this version does not know yet.
  final Map<String, Object?> extraQuery;

  /// Headers to add, or to put in place of those of the call.
  final Map<String, String> extraHeaders;

  /// The secret of the program, for the one method that is signed with it.
  final String? programSecret;
}
