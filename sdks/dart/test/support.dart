import 'dart:convert';
import 'dart:io';

import 'package:svc_sdk/svc_sdk.dart';
import 'package:test/test.dart';

/// A key that is printed nowhere.
const testKey = 'svc_sk_test_canary5567Qx';

/// Answers one request.
typedef Answering = Future<void> Function(HttpRequest request);

/// A service that answers in the order of its script, and the last entry from then on.
final class FakeService {
  FakeService._(this._server, this._script);

  /// Starts one for a test, which stops it.
  static Future<FakeService> start(List<Answering> script) async {
    final server = await HttpServer.bind(InternetAddress.loopbackIPv4, 0);
    final service = FakeService._(server, script);
    server.listen(service._serve);
    addTearDown(() => server.close(force: true));
    return service;
  }

  final HttpServer _server;
  final List<Answering> _script;

  /// The keys that came, by request; null of one without.
  final List<String?> keys = [];

  /// The bodies that came.
  final List<String> bodies = [];

  Future<void> _serve(HttpRequest request) async {
    final place = keys.length < _script.length ? keys.length : _script.length - 1;
    keys.add(request.headers.value('idempotency-key'));
    final body = await utf8.decoder.bind(request).join();
    bodies.add(body);
    await _script[place](request);
  }

  /// A client of it.
  Svc client({int maxRetries = 2, Hooks hooks = const Hooks(), Duration? readTimeout}) {
    final client = Svc(
      apiKey: testKey,
      baseUrl: 'http://127.0.0.1:${_server.port}',
      maxRetries: maxRetries,
      readTimeout: readTimeout ?? const Duration(seconds: 30),
      hooks: hooks,
    );
    addTearDown(client.close);
    return client;
  }
}

/// A status and JSON.
Answering answering(int status, Object? body, {Map<String, String> headers = const {}}) =>
    (request) async {
      final response = request.response
        ..statusCode = status
        ..headers.contentType = ContentType.json;
      headers.forEach(response.headers.set);
      response.write(jsonEncode(body));
      await response.close();
    };

/// The connection ends without an answer.
Future<void> dropping(HttpRequest request) async {
  final socket = await request.response.detachSocket(writeHeaders: false);
  socket.destroy();
}

/// Nothing comes.
Future<void> stalling(HttpRequest request) async {}

/// What `sends.create` answers.
const sale = {'object': 'send', 'id': 'snd_1', 'status': 'pending'};
