/// Tests without a network: a transport that answers with the contract's own examples.
library;

import 'dart:convert';

import 'src/generated/examples.dart';
import 'src/generated/facts.dart';
import 'src/generated/operations.dart';
import 'src/runtime/operation.dart';
import 'src/runtime/transport.dart';

final _place = RegExp(r'\{[^}]+\}');

/// What was asked of a [FakeTransport].
final class FakeRequest {
  /// A request that was not sent.
  const FakeRequest({
    required this.operation,
    required this.method,
    required this.path,
    required this.headers,
    required this.body,
  });

  /// The name of the method that was called, such as `sends.create`; empty of none.
  final String operation;

  /// The method of the request, in capitals.
  final String method;

  /// With the query, from the base path on.
  final String path;

  /// The headers; their names are in lower case.
  final Map<String, String> headers;

  /// The body as JSON; null without one.
  final Object? body;
}

typedef _Planned = ({int status, Object? body});

/// Hand it to a client: `Svc(apiKey: 'svc_sk_test_1', baseUrl: 'http://127.0.0.1', transport: fake)`.
final class FakeTransport implements Transport {
  /// Everything that was asked, in order.
  final List<FakeRequest> requests = [];

  final _planned = <String, List<_Planned>>{};

  /// The next answer of a method; several are given in their order.
  void answer(String operation, int status, Object? body) {
    _planned.putIfAbsent(operation, () => []).add((status: status, body: body));
  }

  @override
  Future<TransportResponse> send(
    TransportRequest request, {
    required Future<void> aborted,
  }) async {
    final url = request.url;
    final text = request.body;
    final body = text == null ? null : jsonDecode(utf8.decode(text)) as Object?;
    final path = url.path.substring(url.path.indexOf(basePath) + basePath.length);
    final sent = {...url.queryParameters.keys, if (body is Map<String, Object?>) ...body.keys};
    final operation = _operationOf(request.method, path, sent);
    requests.add(
      FakeRequest(
        operation: operation,
        method: request.method,
        path: url.hasQuery ? '$path?${url.query}' : path,
        headers: request.headers,
        body: body,
      ),
    );
    final (:status, body: answered) = _next(operation, path);
    return TransportResponse(
      status: status,
      headers: const {'content-type': 'application/json', 'request-id': 'req_fake'},
      body: Stream.value(utf8.encode(jsonEncode(answered))),
    );
  }

  @override
  void close() {}

  _Planned _next(String operation, String path) {
    final planned = _planned[operation] ?? const [];
    if (planned.isNotEmpty) return planned.removeAt(0);
    final example = examples[operation];
    if (example is! Map<String, Object?>) return (status: 200, body: const <String, Object?>{});
    final body = _aboutAsked(operations[operation], path, example['body']);
    return (status: example['status'] as int, body: body);
  }
}

/// Of two methods on one path, the one whose fixed field was sent.
String _operationOf(String method, String path, Set<String> sent) {
  final found = [
    for (final one in operations.values)
      if (one.verb == method && _formOf(one.path).hasMatch(path)) one,
  ];
  bool isFixed(Operation one) => sent.contains(one.fixedField);
  for (final one in found) {
    if (isFixed(one)) return one.key;
  }
  for (final one in found) {
    if (one.fixedField == null) return one.key;
  }
  return '';
}

/// An example is about the object that was asked for, where that is told by its id.
Object? _aboutAsked(Operation? operation, String path, Object? body) {
  final named = operation?.identifiedBy;
  if (operation == null || named == null || body is! Map<String, Object?>) return body;
  final shown = body['id'];
  if (shown is! String) return body;
  final place = operation.path.split('/').indexOf('{$named}');
  final asked = Uri.decodeComponent(path.split('/')[place]);
  return asked.startsWith('${shown.split('_').first}_') ? {...body, 'id': asked} : body;
}

RegExp _formOf(String template) {
  final parts = template.split(_place).map(RegExp.escape);
  return RegExp('^${parts.join('[^/]+')}\$');
}
