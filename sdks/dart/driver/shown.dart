import 'package:svc_sdk/svc_sdk.dart';

/// An object, its string form, and how it was answered.
Map<String, Object?> shownObject(SvcObject value) {
  final metadata = value.responseMetadata;
  return {
    'class': value.modelName,
    'value': value.toJson(),
    'shown': '$value',
    if (metadata != null) 'meta': shownMetadata(metadata),
  };
}

/// How a call was answered.
Map<String, Object?> shownMetadata(ResponseMetadata metadata) => {
  'status': metadata.status,
  'request_id': metadata.requestId,
  'idempotency_key': metadata.idempotencyKey,
  'attempts': metadata.attempts,
  'replayed': metadata.replayed,
  'original_request_id': metadata.originalRequestId,
};

/// A try, as a hook saw it.
Map<String, Object?> shownRequest(RequestAttempt attempt) => {
  'operation': attempt.operation,
  'method': attempt.method,
  'url': '${attempt.url}',
  'headers': attempt.headers,
  'attempt': attempt.attempt,
};

/// The end of a try, as a hook saw it.
Map<String, Object?> shownResponse(ResponseAttempt attempt) => {
  ...shownRequest(attempt.request),
  'status': attempt.status,
  'request_id': attempt.requestId,
  'elapsed_ms': attempt.elapsed.inMilliseconds,
  'retry_in_ms': attempt.retryIn?.inMilliseconds,
};

/// An exception under the name that it has in all SDKs.
Map<String, Object?> shownError(Object failure, StackTrace trace) => {
  'class': _classOf(failure),
  'message': failure is SvcException ? failure.message : '$failure',
  'shown': '$failure\n$trace',
  ...switch (failure) {
    ApiException() => _shownApiException(failure),
    ConnectionException() => {
      'maybe_sent': failure.maybeSent,
      'attempts': failure.attempts,
      'idempotency_key': failure.idempotencyKey,
    },
    ArgumentException() => {'param': failure.param},
    _ => const <String, Object?>{},
  },
};

String _classOf(Object failure) {
  if (failure is! SvcException) return 'DriverError';
  final name = '${failure.runtimeType}'.replaceFirst('Exception', 'Error');
  return name == 'SvcTimeoutError' ? 'TimeoutError' : name;
}

Map<String, Object?> _shownApiException(ApiException failure) => {
  'type': failure.type,
  'code': failure.code,
  'status': failure.status,
  'param': failure.param,
  'details': failure.details,
  'meta': failure.meta,
  'resource': failure.resource,
  'doc_url': failure.docUrl,
  'request_id': failure.requestId,
  'retryable': failure.retryable,
  'retry_after': failure.retryAfter?.inSeconds,
  'idempotency_key': failure.idempotencyKey,
  'attempts': failure.attempts,
  'raw_length': failure.rawBody.length,
};
