/// Signatures of webhooks, made and verified.
library;

import 'dart:convert';
import 'dart:io';

import 'package:crypto/crypto.dart';

import '../generated/models.dart';
import 'error.dart';
import 'json.dart';

const _tolerance = Duration(seconds: 300);
final _time = RegExp(r'^\d{1,12}$');
final _hex = RegExp(r'^(?:[0-9a-f]{2})+$');
final _prefix = RegExp('^whsec_');

/// Verifies what the service sends to your server.
abstract final class Webhooks {
  /// The event of a webhook, once its signature is found to be right.
  ///
  /// [rawBody] is the bytes as they came: a body that was parsed has lost them. [headers] are all
  /// headers of the request, or `Svc-Signature` alone. [secrets] is the endpoint's secret, or
  /// several while it is being rolled. The signature may be [tolerance] away from the clock, in
  /// either direction; [now] is the clock, for tests.
  static Event verify(
    List<int> rawBody,
    Map<String, String> headers,
    List<String> secrets, {
    Duration tolerance = _tolerance,
    DateTime? now,
  }) {
    if (secrets.isEmpty || secrets.any((secret) => secret.isEmpty)) {
      throw ArgumentException("Give the endpoint's secret.", param: 'secrets');
    }
    final limits = (tolerance: tolerance, now: now ?? DateTime.now());
    final own = _headerOf(headers, 'svc-signature');
    final isRight = own == null
        ? _isStandard(rawBody, headers, secrets, limits)
        : _isOurs(rawBody, own, secrets, limits);
    if (!isRight) {
      throw SignatureException('The signature is not that of this body and secret.');
    }
    return parse(rawBody);
  }

  /// The event of a body that was verified elsewhere.
  static Event parse(List<int> rawBody) {
    try {
      final json = parseJson(utf8.decode(rawBody));
      if (json is Map<String, Object?>) return Event.fromJson(json);
    } on FormatException {
      // What is no JSON ends as what is no object does.
    }
    throw SignatureException('The body is no JSON object.');
  }

  /// A Svc-Signature header as the service would send it; for tests of a receiver.
  static String signTestHeader(List<int> rawBody, String secret, {DateTime? at}) {
    final time = (at ?? DateTime.now()).millisecondsSinceEpoch ~/ 1000;
    final digest = _signed(utf8.encode(secret), '$time.', rawBody);
    return 't=$time,v1=$digest';
  }

  /// The headers of a request to a server of dart:io.
  static Map<String, String> headersOf(HttpHeaders headers) {
    final all = <String, String>{};
    headers.forEach((name, values) => all[name] = values.join(','));
    return all;
  }
}

typedef _Limits = ({Duration tolerance, DateTime now});

/// The header that signs a completion with its program's secret.
String programSignature(List<int> body, String? secret) {
  if (secret == null || secret.isEmpty) {
    throw ArgumentException('Give options.programSecret.', param: 'programSecret');
  }
  return Webhooks.signTestHeader(body, secret);
}

bool _isOurs(List<int> body, String header, List<String> secrets, _Limits limits) {
  var time = '';
  final given = <List<int>>[];
  for (final part in header.split(',')) {
    final (name, value) = _cut(part.trim(), '=');
    if (name == 't' && time.isEmpty) time = value;
    if (name == 'v1' && _hex.hasMatch(value)) given.add(_bytesOfHex(value));
  }
  _refuseFarTime(time, limits);
  final keys = [for (final secret in secrets) utf8.encode(secret)];
  return _matchesAny(keys, '$time.', body, given);
}

/// The headers of Standard Webhooks: another key, another text, the same body.
bool _isStandard(
  List<int> body,
  Map<String, String> headers,
  List<String> secrets,
  _Limits limits,
) {
  final id = _headerOf(headers, 'webhook-id');
  final time = _headerOf(headers, 'webhook-timestamp');
  final signatures = _headerOf(headers, 'webhook-signature');
  if (id == null || time == null || signatures == null) {
    throw SignatureException('The request has no Svc-Signature header.');
  }
  _refuseFarTime(time, limits);
  final given = <List<int>>[];
  for (final part in signatures.split(' ')) {
    final (version, value) = _cut(part, ',');
    if (version == 'v1') given.add(_bytesOfBase64(value));
  }
  final keys = [
    for (final secret in secrets) _bytesOfBase64(secret.replaceFirst(_prefix, '')),
  ];
  return _matchesAny(keys, '$id.$time.', body, given);
}

void _refuseFarTime(String time, _Limits limits) {
  if (!_time.hasMatch(time)) throw SignatureException('The signature has no time.');
  final signed = DateTime.fromMillisecondsSinceEpoch(int.parse(time) * 1000, isUtc: true);
  if (limits.now.difference(signed).abs() > limits.tolerance) {
    throw SignatureException("The signature's time is too far from the clock.");
  }
}

/// Every key against every signature, in constant time each.
bool _matchesAny(List<List<int>> keys, String lead, List<int> body, List<List<int>> given) {
  var isFound = false;
  for (final key in keys) {
    // A secret of another form has no bytes; nothing is signed with none.
    if (key.isEmpty) continue;
    final expected = _signed(key, lead, body).bytes;
    for (final one in given) {
      isFound = _isSame(one, expected) || isFound;
    }
  }
  return isFound;
}

bool _isSame(List<int> given, List<int> expected) {
  if (given.length != expected.length) return false;
  var differing = 0;
  for (var place = 0; place < expected.length; place += 1) {
    differing |= given[place] ^ expected[place];
  }
  return differing == 0;
}

Digest _signed(List<int> key, String lead, List<int> body) =>
    Hmac(sha256, key).convert([...utf8.encode(lead), ...body]);

/// What is before the first separator, and what is after it.
(String, String) _cut(String text, String separator) {
  final place = text.indexOf(separator);
  return place < 0 ? (text, '') : (text.substring(0, place), text.substring(place + 1));
}

String? _headerOf(Map<String, String> headers, String name) {
  for (final MapEntry(:key, :value) in headers.entries) {
    if (key.toLowerCase() == name) return value;
  }
  return null;
}

List<int> _bytesOfHex(String text) => [
  for (var place = 0; place < text.length; place += 2)
    int.parse(text.substring(place, place + 2), radix: 16),
];

/// No bytes of a text that is not base64.
List<int> _bytesOfBase64(String text) {
  try {
    return base64.decode(text);
  } on FormatException {
    return const [];
  }
}
