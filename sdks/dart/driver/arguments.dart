import 'package:svc_sdk/src/runtime/decode.dart';
import 'package:svc_sdk/svc_sdk.dart';

/// The arguments of a command, which has them as JSON under the names of the wire.
final class Arguments {
  Arguments(Map<String, Object?> params, this._options, this._cancelToken)
    : _rest = {...params};

  final Map<String, Object?> _rest;
  final Map<String, Object?> _options;
  final CancelToken _cancelToken;

  /// Values of a form that the types do not have, which a caller would send by options.
  final _extra = <String, Object?>{};

  /// An argument of the path.
  String path(String wire) => asText(_rest[wire] ?? '');

  /// One that must be there.
  T required<T>(String wire, Reader<T> reader) => reader(_value(wire));

  /// One that may be left out.
  T? optional<T>(String wire, Reader<T> reader) {
    final value = _value(wire);
    if (value == null) return null;
    try {
      return reader(value);
    } on FormException {
      _extra[wire] = value;
      return null;
    }
  }

  /// One that may be left out, or cleared.
  Nullable<T>? nullable<T>(String wire, Reader<T> reader) {
    if (!_rest.containsKey(wire)) return null;
    return Nullable(optional(wire, reader));
  }

  /// The options of the command; read last.
  RequestOptions options() {
    final body = _mapOf(_options['extra_body']);
    final headers = _mapOf(_options['extra_headers']);
    return RequestOptions(
      idempotencyKey: _options['idempotency_key'] as String?,
      timeout: millisecondsOf(_options['timeout_ms']),
      readTimeout: millisecondsOf(_options['read_timeout_ms']),
      maxRetries: _options['max_retries'] as int?,
      cancelToken: _cancelToken,
      extraBody: {..._extra, ...body},
      extraQuery: _mapOf(_options['extra_query']),
      extraHeaders: {
        for (final MapEntry(key: name, :value) in headers.entries) name: '$value',
      },
      programSecret: _options['program_secret'] as String?,
    );
  }

  /// A list of the query has brackets on the wire, and none in a command.
  Object? _value(String wire) => _rest[wire] ?? _rest[wire.replaceAll('[]', '')];
}

Map<String, Object?> _mapOf(Object? value) =>
    value is Map<String, Object?> ? value : const {};

/// A number of milliseconds; null of none.
Duration? millisecondsOf(Object? value) =>
    value is int ? Duration(milliseconds: value) : null;
