import 'dart:io';

import 'error.dart';

final _form = RegExp(r'^svc_(sk|rk|pk|ak)_(test_)?[A-Za-z0-9_-]+$');

/// A key, whose string form does not show it.
final class SecretKey {
  const SecretKey._(this._text, {required this.kind, required this.livemode});

  final String _text;

  /// `sk`, `rk`, `pk` or `ak`.
  final String kind;

  /// Whether money moves.
  final bool livemode;

  /// The text of the key.
  String reveal() => _text;

  @override
  String toString() => 'SecretKey($kind, ***)';
}

/// Reads the key from the argument or the environment's SVC_KEY; refuses what cannot be one.
SecretKey resolveKey(String? given) {
  final text = given ?? Platform.environment['SVC_KEY'] ?? '';
  if (text.isEmpty) {
    throw ConfigurationException('Set apiKey, or SVC_KEY in the environment.');
  }
  final parts = _form.firstMatch(text);
  if (parts == null) {
    throw ConfigurationException(
      'apiKey does not look like a key: it begins with svc_sk_ or such.',
    );
  }
  return SecretKey._(text, kind: parts[1]!, livemode: parts[2] == null);
}
