const _secretHeaders = {'authorization', 'svc-signature'};

/// What a hook is shown of a try; the Authorization header is masked.
final class RequestAttempt {
  /// A try that is about to be made.
  const RequestAttempt({
    required this.operation,
    required this.method,
    required this.url,
    required this.headers,
    required this.attempt,
  });

  /// The name of the method, such as `sends.create`.
  final String operation;

  /// The method of the request, in capitals.
  final String method;

  /// The whole address.
  final Uri url;

  /// The headers, secrets masked.
  final Map<String, String> headers;

  /// 1 of the first try.
  final int attempt;

  @override
  String toString() => 'RequestAttempt($operation, $method $url, attempt $attempt)';
}

/// How a try ended.
final class ResponseAttempt {
  /// A try that was made.
  const ResponseAttempt({
    required this.request,
    required this.status,
    required this.requestId,
    required this.elapsed,
    required this.retryIn,
  });

  /// What was asked.
  final RequestAttempt request;

  /// Null when no answer came.
  final int? status;

  /// What support asks for; null when no answer came.
  final String? requestId;

  /// How long the try took.
  final Duration elapsed;

  /// How long until the next try; null when there is none.
  final Duration? retryIn;

  @override
  String toString() => 'ResponseAttempt($request, status $status, request $requestId)';
}

/// Called around every try.
final class Hooks {
  /// Either may be left out.
  const Hooks({this.beforeRequest, this.afterResponse});

  /// Called before each try.
  final void Function(RequestAttempt attempt)? beforeRequest;

  /// Called when a try has ended.
  final void Function(ResponseAttempt attempt)? afterResponse;
}

/// Headers as a log may hold them.
Map<String, String> maskedHeaders(Map<String, String> headers) => {
  for (final MapEntry(:key, :value) in headers.entries)
    key: _secretHeaders.contains(key.toLowerCase()) ? '***' : value,
};
