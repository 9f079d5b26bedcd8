/// One call: a key made once, tries under one deadline, and an answer or one typed exception.
library;

import 'dart:async';
import 'dart:convert';
import 'dart:typed_data';

import '../generated/facts.dart';
import 'encode.dart';
import 'error.dart';
import 'hooks.dart';
import 'json.dart';
import 'key.dart';
import 'log.dart';
import 'operation.dart';
import 'options.dart';
import 'random.dart';
import 'response.dart';
import 'retry.dart';
import 'transport.dart';
import 'watch.dart';
import 'webhook.dart';

final _unprintable = RegExp(r'[^\x20-\x7e]');

/// What an id looks like; anything else in a path, such as a reference, is none.
final _idForm = RegExp(r'^[a-z]{2,5}_[0-9A-Za-z]{24}$');
final _headerName = RegExp(r'^[A-Za-z0-9_-]+$');

/// What all calls of a client share.
final class Settings {
  /// Nothing in it changes.
  const Settings({
    required this.address,
    required this.key,
    required this.transport,
    required this.hooks,
    required this.log,
    required this.timeout,
    required this.readTimeout,
    required this.maxRetries,
  });

  /// With the base path.
  final String address;

  /// Whose calls they are.
  final SecretKey key;

  /// What carries them.
  final Transport transport;

  /// What sees them.
  final Hooks hooks;

  /// What writes of them.
  final Log log;

  /// For a call with all its tries and pauses.
  final Duration timeout;

  /// For a try to begin to answer, and between two parts of an answer.
  final Duration readTimeout;

  /// How often a call is sent again, where that is safe.
  final int maxRetries;
}

/// A whole answer, or of a file its beginning.
final class Answer {
  /// What came of a try.
  const Answer({
    required this.metadata,
    required this.response,
    required this.watch,
    this.text = '',
    this.body,
    this.isCut = false,
  });

  /// How it was answered.
  final ResponseMetadata metadata;

  /// Of a file: the bytes that are still to come.
  final TransportResponse response;

  /// Of a file: the watch over them.
  final Watch watch;

  /// The body as it came; empty of a file.
  final String text;

  /// The body as JSON; null of none.
  final Object? body;

  /// Whether it says success and its body cannot be read.
  final bool isCut;
}

/// What a try came to: an answer, or an error and perhaps a pause before the next try.
typedef _Verdict = ({Answer? answer, SvcException? error, Duration? pause});

/// Calls a method.
Future<Answer> send(
  Settings settings,
  Operation operation,
  Map<String, String> pathArgs,
  Map<String, Object?> params,
  RequestOptions options,
) {
  final encoded = encode(operation, pathArgs, params, options);
  final key = _keyOf(operation, options.idempotencyKey);
  return _Call(settings, operation, pathArgs, options, encoded, key).run();
}

/// The key of a call: the caller's, or one made once; none where the contract takes none.
String? _keyOf(Operation operation, String? own) {
  const param = 'idempotencyKey';
  if (operation.sendsKey && own == null) return newKey();
  if (own == null) return null;
  if (!operation.sendsKey) {
    throw ArgumentException('${operation.key} takes no idempotency key.', param: param);
  }
  if (own.isEmpty || own.length > 255 || _unprintable.hasMatch(own)) {
    throw ArgumentException(
      'An idempotency key has 1 to 255 printable characters of ASCII.',
      param: param,
    );
  }
  return own;
}

final class _Call {
  _Call(this._settings, this._operation, this._pathArgs, this._options, this._encoded, this._key);

  final Settings _settings;
  final Operation _operation;
  final Map<String, String> _pathArgs;
  final RequestOptions _options;
  final Encoded _encoded;
  final String? _key;
  final _clock = Stopwatch()..start();

  late final Uri _url = Uri.parse('${_settings.address}${_encoded.path}');

  Duration get _left => (_options.timeout ?? _settings.timeout) - _clock.elapsed;

  Future<Answer> run() async {
    // A try whose answer was lost may have done its work.
    var isDonePerhaps = false;
    for (var attempt = 1; ; attempt += 1) {
      final started = _clock.elapsed;
      final headers = _headers();
      final seen = _seen(headers, attempt);
      _settings.hooks.beforeRequest?.call(seen);
      _settings.log.begun(_operation, attempt, _key);
      final outcome = await _try(headers, attempt);
      final verdict = switch (outcome) {
        _Answered() => _judge(outcome.answer, attempt, isDonePerhaps: isDonePerhaps),
        _Silent() => _judgeSilence(outcome, attempt, isDonePerhaps: isDonePerhaps),
      };
      _report(seen, outcome, started, verdict.pause);
      final response = outcome is _Answered ? outcome.answer.metadata : null;
      _logEnd(attempt, response, verdict.error, verdict.pause);
      final answer = verdict.answer;
      if (answer != null) return answer;
      final length = verdict.pause;
      if (length == null) throw verdict.error!;
      isDonePerhaps = isDonePerhaps || outcome.maybeDone;
      if (!await pause(length, _options.cancelToken)) {
        final error = _cancelled('The call was cancelled.', attempt, maybeSent: isDonePerhaps);
        _logEnd(attempt, null, error, null);
        throw error;
      }
    }
  }

  Map<String, String> _headers() {
    final body = _encoded.body;
    final key = _key;
    final headers = {
      'accept': _operation.accept,
      'svc-version': apiVersion,
      'user-agent': userAgent,
      if (body != null) 'content-type': _encoded.contentType,
      if (key != null) 'idempotency-key': key,
    };
    if (_operation.auth == 'program') {
      headers['svc-signature'] = programSignature(body ?? const [], _options.programSecret);
    } else if (_operation.auth != 'none') {
      headers['authorization'] = 'Bearer ${_settings.key.reveal()}';
    }
    for (final MapEntry(key: name, :value) in _options.extraHeaders.entries) {
      if (!_headerName.hasMatch(name) || _unprintable.hasMatch(value)) {
        throw ArgumentException('The header $name cannot be sent.', param: name);
      }
      headers[name.toLowerCase()] = value;
    }
    return headers;
  }

  /// Sends the request once.
  Future<_Outcome> _try(Map<String, String> headers, int attempt) async {
    final watch = Watch(
      left: _left,
      readTimeout: _options.readTimeout ?? _settings.readTimeout,
      cancelToken: _options.cancelToken,
    );
    final request = TransportRequest(
      method: _operation.verb,
      url: _url,
      headers: headers,
      body: _encoded.body,
      needsFreshConnection: _operation.retry == 'once',
    );
    try {
      final sent = _settings.transport.send(request, aborted: watch.aborted);
      final response = await watch.guard(sent);
      return await _received(response, watch, attempt);
    } on TransportException catch (failure) {
      watch.stop();
      return _Silent(failure.cause, watch, wasSent: failure.wasSent);
    } on Exception catch (failure) {
      // Time or the caller ended it, or the body broke off.
      watch.stop();
      return _Silent(failure, watch, wasSent: true);
    } on Object {
      watch.stop();
      rethrow;
    }
  }

  Future<_Outcome> _received(TransportResponse response, Watch watch, int attempt) async {
    final metadata = ResponseMetadata.of(response, attempts: attempt, idempotencyKey: _key);
    if (metadata.isSuccess && _operation.shape == 'file') {
      watch.forgetWhole();
      return _Answered(Answer(metadata: metadata, response: response, watch: watch));
    }
    final text = utf8.decode(await _readAll(response.body, watch), allowMalformed: true);
    watch.stop();
    final (body, isJson) = _readJson(text);
    return _Answered(
      Answer(
        metadata: metadata,
        response: response,
        watch: watch,
        text: text,
        body: body,
        isCut: metadata.isSuccess && metadata.status != 204 && !isJson,
      ),
    );
  }

  /// A result, or the error of this try and the pause before the next.
  _Verdict _judge(Answer answer, int attempt, {required bool isDonePerhaps}) {
    final metadata = answer.metadata;
    final state = _state(attempt);
    final spoiled = answer.isCut
        ? 'The answer ${metadata.status} could not be read: ${answer.text.length} characters, no '
              'JSON.'
        : (metadata.isSuccess ? _mixedUp(answer.body) : null);
    if (spoiled != null) {
      final lost = ConnectionException(
        '$spoiled${_doubt(maybeSent: true)}',
        maybeSent: true,
        attempts: attempt,
        idempotencyKey: _key,
      );
      return (answer: null, error: lost, pause: pauseAfterSilence(state, wasSent: true));
    }
    if (metadata.isSuccess) return (answer: answer, error: null, pause: null);
    if (_operation.verb == 'DELETE' && metadata.status == 404 && isDonePerhaps) {
      // What an earlier try of this call has deleted is gone, as it should be.
      final gone = Answer(
        metadata: metadata,
        response: answer.response,
        watch: answer.watch,
        body: <String, Object?>{..._pathArgs},
      );
      return (answer: gone, error: null, pause: null);
    }
    final error = exceptionOf(answer.body, answer.text, metadata);
    return (answer: null, error: error, pause: pauseAfterAnswer(error, state));
  }

  /// Says so when an answer is that of another request, as a proxy that mixes them up gives.
  String? _mixedUp(Object? body) {
    final asked = _pathArgs[_operation.identifiedBy ?? ''];
    final found = body is Map<String, Object?> ? body['id'] : null;
    if (asked == null || found is! String || found == asked || !_idForm.hasMatch(asked)) {
      return null;
    }
    return 'The answer is about $found, and $asked was asked for.';
  }

  /// The error tells of the whole call: an earlier try may have arrived where the last has not.
  _Verdict _judgeSilence(_Silent lost, int attempt, {required bool isDonePerhaps}) {
    final maybeSent = lost.wasSent || isDonePerhaps;
    final doubt = _doubt(maybeSent: maybeSent);
    if (lost.watch.reason == EndReason.cancelled) {
      final error = _cancelled('The call was cancelled.$doubt', attempt, maybeSent: maybeSent);
      return (answer: null, error: error, pause: null);
    }
    final error = lost.watch.reason == EndReason.timeout
        ? SvcTimeoutException(
            'No answer in time.$doubt',
            maybeSent: maybeSent,
            attempts: attempt,
            idempotencyKey: _key,
          )
        : ConnectionException(
            'The connection failed.$doubt',
            maybeSent: maybeSent,
            attempts: attempt,
            idempotencyKey: _key,
            cause: lost.failure,
          );
    final pause = pauseAfterSilence(_state(attempt), wasSent: lost.wasSent);
    return (answer: null, error: error, pause: pause);
  }

  CancelledException _cancelled(String message, int attempt, {required bool maybeSent}) =>
      CancelledException(
        message,
        maybeSent: maybeSent,
        attempts: attempt,
        idempotencyKey: _key,
      );

  RetryState _state(int attempt) => RetryState(
    operation: _operation,
    attempt: attempt,
    maxRetries: _options.maxRetries ?? _settings.maxRetries,
    left: _left,
  );

  RequestAttempt _seen(Map<String, String> headers, int attempt) => RequestAttempt(
    operation: _operation.key,
    method: _operation.verb,
    url: _url,
    headers: maskedHeaders(headers),
    attempt: attempt,
  );

  void _logEnd(
    int attempt,
    ResponseMetadata? response,
    SvcException? error,
    Duration? pause,
  ) {
    _settings.log.ended(
      _operation,
      attempt,
      _key,
      elapsed: _clock.elapsed,
      response: response,
      error: error,
      pause: pause,
    );
  }

  void _report(RequestAttempt seen, _Outcome outcome, Duration started, Duration? retryIn) {
    final metadata = outcome is _Answered ? outcome.answer.metadata : null;
    _settings.hooks.afterResponse?.call(
      ResponseAttempt(
        request: seen,
        status: metadata?.status,
        requestId: metadata?.requestId,
        elapsed: _clock.elapsed - started,
        retryIn: retryIn,
      ),
    );
  }
}

/// What one try ended with: an answer, or why there is none.
sealed class _Outcome {
  /// Whether the service may have done what was asked, whatever it said.
  bool get maybeDone;
}

final class _Answered implements _Outcome {
  _Answered(this.answer);

  final Answer answer;

  @override
  bool get maybeDone => 
      answer.metadata.status >= 500 || answer.metadata.isSuccess;
}

final class _Silent implements _Outcome {
  _Silent(this.failure, this.watch, {required this.wasSent});

  final Object failure;
  final Watch watch;
  final bool wasSent;

  @override
  bool get maybeDone => wasSent;
}

String _doubt({required bool maybeSent}) =>
    maybeSent ? ' Whether the request was carried out is not known.' : '';

Future<Uint8List> _readAll(Stream<List<int>> body, Watch watch) async {
  final whole = BytesBuilder(copy: false);
  final reader = StreamIterator(body);
  try {
    while (await watch.guard(reader.moveNext())) {
      whole.add(reader.current);
    }
    return whole.takeBytes();
  } finally {
    reader.cancel().ignore();
  }
}

/// The value of a text, and whether it is JSON.
(Object?, bool) _readJson(String text) {
  try {
    return (parseJson(text), true);
  } on FormatException {
    return (null, false);
  }
}
