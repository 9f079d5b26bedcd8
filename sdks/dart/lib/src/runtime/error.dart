/// Every exception that this package throws.
library;

import 'dart:async';

import 'response.dart';
import 'retry.dart';

/// What all exceptions of this package have in common.
class SvcException implements Exception {
  /// One with the words for people.
  SvcException(this.message);

  /// What went wrong, for people.
  final String message;

  @override
  String toString() => '$runtimeType: $message';
}

/// The client cannot be made with these settings.
final class ConfigurationException extends SvcException {
  /// One with the words for people.
  ConfigurationException(super.message);
}

/// An argument that no request could carry; nothing was sent.
final class ArgumentException extends SvcException {
  /// One with the words for people.
  ArgumentException(super.message, {this.param});

  /// The name of the argument on the wire; null of none.
  final String? param;
}

/// No answer came. After a sale, look for it before you sell again.
class ConnectionException extends SvcException {
  /// One about a call.
  ConnectionException(
    super.message, {
    required this.maybeSent,
    required this.attempts,
    required this.idempotencyKey,
    this.cause,
  });

  /// Whether any try of the request may have been carried out.
  final bool maybeSent;

  /// How often the call was tried.
  final int attempts;

  /// The key that all tries carried; null without one.
  final String? idempotencyKey;

  /// What the transport said; null of nothing.
  final Object? cause;
}

/// The time for the call, or for one answer, is over.
final class SvcTimeoutException extends ConnectionException implements TimeoutException {
  /// One about a call.
  SvcTimeoutException(
    super.message, {
    required super.maybeSent,
    required super.attempts,
    required super.idempotencyKey,
    super.cause,
    this.duration,
  });

  @override
  final Duration? duration;
}

/// The caller's token ended the call.
final class CancelledException extends ConnectionException {
  /// One about a call.
  CancelledException(
    super.message, {
    required super.maybeSent,
    required super.attempts,
    required super.idempotencyKey,
    super.cause,
  });
}

/// An answer of a form that this version cannot read.
final class ResponseException extends SvcException {
  /// One with the words for people.
  ResponseException(super.message);
}

/// A webhook that is not from the service, too old, or not to be verified as it was handed over.
final class SignatureException extends SvcException {
  /// One with the words for people.
  SignatureException(super.message);
}

/// The service said no, or that it is in trouble. Its class follows from [type].
class ApiException extends SvcException {
  /// What [fields] say of an answer.
  ApiException(Map<String, Object?> fields, this.rawBody, this.response)
    : type = _text(fields['type']),
      code = _text(fields['code']),
      param = _text(fields['param']),
      details = _list(fields['details']) ?? const [],
      meta = _object(fields['meta']) ?? const {},
      resource = _text(fields['resource']),
      docUrl = _text(fields['doc_url']),
      requestId = _text(fields['request_id']) ?? response.requestId,
      retryable = _flag(fields['retryable']),
      retryAfter =
          durationOf(_integer(fields['retry_after'])) ??
          readRetryAfter(response.headers['retry-after'], response.headers['date']),
      super(
        _text(fields['message']) ??
            'The service answered ${response.status} and no reason.',
      );

  /// Null when the answer was not of the service, such as a proxy's page.
  final String? type;

  /// What happened, as one of `ErrorCodes` or a newer one; null as [type] is.
  final String? code;

  /// The parameter that is wrong; null of none.
  final String? param;

  /// What else is wrong, where there is more than one thing.
  final List<Object?> details;

  /// What the code needs to be acted on, such as a limit.
  final Map<String, Object?> meta;

  /// The id of the object that it is about; null of none.
  final String? resource;

  /// Where the docs speak of it.
  final String? docUrl;

  /// What support asks for.
  final String? requestId;

  /// Whether the same request may succeed later; null when the answer does not say.
  final bool? retryable;

  /// How long to wait; null when nothing was said.
  final Duration? retryAfter;

  /// How the call was answered.
  final ResponseMetadata response;

  /// The body as it came. It can hold what was sent; no string form shows it.
  final String rawBody;

  /// The status of the answer.
  int get status => response.status;

  /// The key that all tries carried; null without one.
  String? get idempotencyKey => response.idempotencyKey;

  /// How often the call was tried.
  int get attempts => response.attempts;

  @override
  String toString() =>
      '$runtimeType: $message (status $status, code $code, request $requestId)';
}

/// The request cannot be carried out as it was written.
final class InvalidRequestException extends ApiException {
  /// What the fields say of an answer.
  InvalidRequestException(super.fields, super.rawBody, super.response);
}

/// The key is missing or not valid.
final class AuthenticationException extends ApiException {
  /// What the fields say of an answer.
  AuthenticationException(super.fields, super.rawBody, super.response);
}

/// The key or the account may not do this.
final class PermissionException extends ApiException {
  /// What the fields say of an answer.
  PermissionException(super.fields, super.rawBody, super.response);
}

/// There is not enough Credit.
final class CreditException extends ApiException {
  /// What the fields say of an answer.
  CreditException(super.fields, super.rawBody, super.response);
}

/// The state of an object does not allow it.
final class ConflictException extends ApiException {
  /// What the fields say of an answer.
  ConflictException(super.fields, super.rawBody, super.response);
}

/// The Idempotency-Key is missing, wrong or in use.
final class IdempotencyException extends ApiException {
  /// What the fields say of an answer.
  IdempotencyException(super.fields, super.rawBody, super.response);
}

/// There were too many requests.
final class RateLimitException extends ApiException {
  /// What the fields say of an answer.
  RateLimitException(super.fields, super.rawBody, super.response);
}

/// A network, a utility or a supplier did not answer as it should.
final class ProviderException extends ApiException {
  /// What the fields say of an answer.
  ProviderException(super.fields, super.rawBody, super.response);
}

/// The trouble is on the side of the service.
final class ServerException extends ApiException {
  /// What the fields say of an answer.
  ServerException(super.fields, super.rawBody, super.response);
}

/// The exception of an answer that is no success; a page of HTML or an empty body makes one too.
ApiException exceptionOf(Object? body, String rawBody, ResponseMetadata response) {
  final envelope = _object(body) ?? const {};
  final fields = _object(envelope['error']) ?? const {};
  return switch (fields['type']) {
    'invalid_request_error' => InvalidRequestException(fields, rawBody, response),
    'authentication_error' => AuthenticationException(fields, rawBody, response),
    'permission_error' => PermissionException(fields, rawBody, response),
    'credit_error' => CreditException(fields, rawBody, response),
    'conflict_error' => ConflictException(fields, rawBody, response),
    'idempotency_error' => IdempotencyException(fields, rawBody, response),
    'rate_limit_error' => RateLimitException(fields, rawBody, response),
    'provider_error' => ProviderException(fields, rawBody, response),
    'api_error' => ServerException(fields, rawBody, response),
    null when response.status >= 500 => ServerException(fields, rawBody, response),
    _ => ApiException(fields, rawBody, response),
  };
}

// Each is null of a value that has another form.
String? _text(Object? value) => value is String ? value : null;
int? _integer(Object? value) => value is int ? value : null;
bool? _flag(Object? value) => value is bool ? value : null;
List<Object?>? _list(Object? value) => value is List<Object?> ? value : null;
Map<String, Object?>? _object(Object? value) => value is Map<String, Object?> ? value : null;
