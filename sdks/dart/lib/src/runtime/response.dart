import 'transport.dart';

/// How a call was answered.
final class ResponseMetadata {
  /// What is known of an answer.
  const ResponseMetadata({
    required this.status,
    required this.headers,
    required this.attempts,
    this.idempotencyKey,
  });

  /// What a transport brought.
  ResponseMetadata.of(
    TransportResponse response, {
    required int attempts,
    required String? idempotencyKey,
  }) : this(
         status: response.status,
         headers: response.headers,
         attempts: attempts,
         idempotencyKey: idempotencyKey,
       );

  /// The status of the answer.
  final int status;

  /// The headers; their names are in lower case.
  final Map<String, String> headers;

  /// How often the call was tried.
  final int attempts;

  /// The key that all tries of this call carried; null without one.
  final String? idempotencyKey;

  /// What support asks for.
  String? get requestId => headers['request-id'];

  /// True when the service answered with what an earlier request with this key had done.
  bool get replayed => headers['idempotent-replayed'] == 'true';

  /// The earlier request, when this is a replay.
  String? get originalRequestId => headers['original-request'];

  /// Whether it is a success.
  bool get isSuccess => status >= 200 && status < 300;

  @override
  String toString() => 'ResponseMetadata($status, request $requestId, attempts $attempts)';
}
