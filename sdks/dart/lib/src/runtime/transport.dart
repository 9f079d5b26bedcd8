/// What carries requests. Tests and apps with a network stack of their own hand over another.
library;

import 'dart:async';
import 'dart:io';

import '../generated/facts.dart';

/// One request as it goes out.
final class TransportRequest {
  /// What is to be sent.
  const TransportRequest({
    required this.method,
    required this.url,
    required this.headers,
    required this.body,
    required this.needsFreshConnection,
  });

  /// In capitals.
  final String method;

  /// With the query.
  final Uri url;

  /// The headers; their names are in lower case.
  final Map<String, String> headers;

  /// Null without a body.
  final List<int>? body;

  /// Whether it must not go over a connection that was used before: on one that the server has just
  /// closed nobody could tell whether it arrived.
  final bool needsFreshConnection;
}

/// The beginning of an answer, and its bytes as they come.
final class TransportResponse {
  /// What came.
  const TransportResponse({required this.status, required this.headers, required this.body});

  /// The status of the answer.
  final int status;

  /// The headers; their names are in lower case.
  final Map<String, String> headers;

  /// Listened to once; to stop listening ends the download.
  final Stream<List<int>> body;
}

/// Why a request has no answer.
final class TransportException implements Exception {
  /// What happened, and whether a byte may have left before.
  const TransportException(this.cause, {required this.wasSent});

  /// What the layer below said.
  final Object cause;

  /// Whether the request may have reached the service.
  final bool wasSent;

  @override
  String toString() => 'TransportException: $cause';
}

/// Sends one request. It must not follow redirects, and not send anything again by itself.
abstract interface class Transport {
  /// The answer, or a [TransportException]. Once [aborted] completes, nobody waits for it.
  Future<TransportResponse> send(TransportRequest request, {required Future<void> aborted});

  /// Gives back its connections.
  void close();
}

/// The `HttpClient` of dart:io. One for connections that are kept, and one for those that are not.
final class IoTransport implements Transport {
  /// [connectTimeout] is for opening a connection. The certificates of [context] are trusted in
  /// place of those of the machine, and [findProxy] says `'PROXY host:3128'` or `'DIRECT'` of an
  /// address, in place of the environment.
  IoTransport({
    required Duration connectTimeout,
    SecurityContext? context,
    String Function(Uri url)? findProxy,
  }) : _shared = _clientOf(connectTimeout, context, findProxy),
       _fresh = _clientOf(connectTimeout, context, findProxy);

  final HttpClient _shared;
  final HttpClient _fresh;

  static HttpClient _clientOf(
    Duration connectTimeout,
    SecurityContext? context,
    String Function(Uri url)? findProxy,
  ) => HttpClient(context: context)
    ..connectionTimeout = connectTimeout
    ..findProxy = findProxy ?? HttpClient.findProxyFromEnvironment
    ..autoUncompress = false
    ..userAgent = null;

  @override
  Future<TransportResponse> send(
    TransportRequest request, {
    required Future<void> aborted,
  }) async {
    final outgoing = await _open(request, aborted);
    try {
      outgoing
        ..followRedirects = false
        ..persistentConnection = !request.needsFreshConnection
        ..contentLength = request.body?.length ?? 0;
      // Files come as they were sent.
      outgoing.headers.set(HttpHeaders.acceptEncodingHeader, 'identity');
      request.headers.forEach(outgoing.headers.set);
      outgoing.add(request.body ?? const []);
      final incoming = await outgoing.close();
      return TransportResponse(
        status: incoming.statusCode,
        headers: _headersOf(incoming.headers),
        body: incoming,
      );
    } on IOException catch (failure) {
      throw TransportException(failure, wasSent: true);
    }
  }

  /// A failure in here is one before the first byte.
  Future<HttpClientRequest> _open(TransportRequest request, Future<void> aborted) async {
    final client = request.needsFreshConnection ? _fresh : _shared;
    var isAborted = false;
    aborted.then((_) => isAborted = true).ignore();
    final HttpClientRequest outgoing;
    try {
      outgoing = await client.openUrl(request.method, request.url);
    } on IOException catch (failure) {
      throw TransportException(failure, wasSent: false);
    }
    // Whoever waits for the answer hears of its failure; of one that was given up nobody need.
    outgoing.done.ignore();
    if (isAborted) {
      outgoing.abort();
      throw TransportException(const HttpException('given up'), wasSent: false);
    }
    aborted.then((_) => outgoing.abort()).ignore();
    return outgoing;
  }

  Map<String, String> _headersOf(HttpHeaders headers) {
    final joined = <String, String>{};
    headers.forEach((name, values) => joined[name.toLowerCase()] = values.join(', '));
    return joined;
  }

  @override
  void close() {
    _shared.close(force: true);
    _fresh.close(force: true);
  }
}

/// The request log shows the part before the blank as the SDK that called.
final String userAgent = 'svc-dart/$version (dart ${Platform.version.split(' ').first})';
