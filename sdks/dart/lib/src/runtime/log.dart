import 'dart:io';

import 'error.dart';
import 'operation.dart';
import 'response.dart';

/// What a client logs.
final class LogLevel {
  const LogLevel._(this.name);

  /// Nothing.
  static const off = LogLevel._('off');

  /// A line a call.
  static const info = LogLevel._('info');

  /// A line for each try and each pause as well.
  static const debug = LogLevel._('debug');

  /// As `SVC_SDK_LOG` has it.
  final String name;

  @override
  String toString() => name;
}

/// Takes a line of the log, and its level.
typedef Logger = void Function(LogLevel level, String line);

// Anything else may hold what a log must not.
final _code = RegExp(r'^[a-z_]{1,64}$');
final _plain = RegExp(r'^[A-Za-z0-9_.-]{1,100}$');

/// Methods, paths with placeholders and numbers, and nothing of a customer.
final class Log {
  /// The log of a client; without [level] the environment's `SVC_SDK_LOG` says what is logged.
  factory Log(LogLevel? level, Logger? logger) {
    final said = Platform.environment['SVC_SDK_LOG']?.toLowerCase() ?? '';
    if (level != null) return Log._(level, logger);
    if (said.isEmpty) return Log._(logger == null ? LogLevel.off : LogLevel.debug, logger);
    for (final known in const [LogLevel.off, LogLevel.info, LogLevel.debug]) {
      if (known.name == said) return Log._(known, logger);
    }
    stderr.writeln('svc info SVC_SDK_LOG is off, info or debug. Nothing is logged.');
    return Log._(LogLevel.off, logger);
  }

  const Log._(this._level, this._logger);

  final LogLevel _level;
  final Logger? _logger;

  /// A try is made.
  void begun(Operation operation, int attempt, String? key) {
    if (_level != LogLevel.debug) return;
    final shortened = _shortened(key);
    _write(
      LogLevel.debug,
      '${operation.verb} ${operation.path} try=$attempt idempotency_key=$shortened',
    );
  }

  /// How a try ended; [pause] is null when none follows, and [elapsed] is that of the call.
  void ended(
    Operation operation,
    int attempt,
    String? key, {
    required Duration elapsed,
    ResponseMetadata? response,
    SvcException? error,
    Duration? pause,
  }) {
    if (_level == LogLevel.off || (pause != null && _level == LogLevel.info)) return;
    final called = '${operation.verb} ${operation.path}';
    final reason = error == null ? '' : ' reason=${_reasonOf(error)}';
    final result = 'status=${response?.status ?? 'none'}$reason';
    final request = 'request_id=${_fitting(response?.requestId, _plain)}';
    if (pause == null) {
      final ms = elapsed.inMilliseconds;
      _write(LogLevel.info, '$called $result ms=$ms tries=$attempt $request');
      return;
    }
    final wait = 'wait_ms=${pause.inMilliseconds} idempotency_key=${_shortened(key)}';
    _write(LogLevel.debug, '$called try=$attempt $result $wait $request');
  }

  void _write(LogLevel level, String line) {
    try {
      final logger = _logger;
      if (logger == null) {
        stderr.writeln('svc ${level.name} $line');
      } else {
        logger(level, line);
      }
    } on Object {
      // A call is worth more than its line.
    }
  }
}

String _fitting(String? text, RegExp form) {
  if (text == null || !form.hasMatch(text)) return 'none';
  return text;
}

/// Enough to find a call by; a key of the caller's own may be a phone number.
String _shortened(String? key) {
  if (key == null) return 'none';
  if (key.length <= 8) return '...';
  final head = key.substring(0, 4);
  return _plain.hasMatch(head) ? '$head...' : '...';
}

String _reasonOf(SvcException error) => switch (error) {
  ApiException(:final code) => _fitting(code, _code),
  SvcTimeoutException() => 'timed_out',
  CancelledException() => 'cancelled',
  ConnectionException(maybeSent: false) => 'connection_failed',
  _ => 'connection_lost',
};
