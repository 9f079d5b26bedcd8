/// Receives events with dart:io. Take the raw bytes: a parsed body cannot be verified.
library;

import 'dart:io';
import 'dart:typed_data';

import 'package:svc_sdk/svc_sdk.dart';

Future<void> main() async {
  final secret = Platform.environment['SVC_WEBHOOK_SECRET'] ?? '';
  final port = int.parse(Platform.environment['PORT'] ?? '8080');
  final server = await HttpServer.bind(InternetAddress.loopbackIPv4, port);
  stdout.writeln('listening on ${server.port}');
  await for (final request in server) {
    request.response.statusCode = await receive(request, secret);
    await request.response.close();
  }
}

/// Answers 204 once the event is in safe hands; anything else is sent again.
Future<int> receive(HttpRequest request, String secret) async {
  final body = BytesBuilder();
  await for (final part in request) {
    body.add(part);
  }
  try {
    final headers = Webhooks.headersOf(request.headers);
    final event = Webhooks.verify(body.takeBytes(), headers, [secret]);
    switch (event) {
      case SendDeliveredEvent():
        stdout.writeln('delivered ${event.data.object.id}');
      case SendFailedEvent():
        stdout.writeln('failed ${event.data.object.id}');
      default:
        stdout.writeln(event.type);
    }
    return HttpStatus.noContent;
  } on SignatureException {
    return HttpStatus.badRequest;
  }
}
