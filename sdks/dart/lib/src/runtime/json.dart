/// JSON that keeps whole numbers beyond 64 bits, as [BigInt]. Up to there an `int` of the Dart VM is
/// exact by itself.
library;

import 'dart:convert';

const _tag = '\uE000svc-integer:';
final _digits = RegExp(r'\d{19}');
final _token = RegExp(r'"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?');
final _integer = RegExp(r'^-?\d{19,}$');
final _tagged = RegExp('^$_tag(-?\\d+)\$');
final _taggedText = RegExp('"$_tag(-?\\d+)"');

/// The value of a text; a [FormatException] of one that is not JSON.
Object? parseJson(String text) {
  if (!_digits.hasMatch(text)) return jsonDecode(text);
  final tagged = text.replaceAllMapped(_token, (match) {
    final token = match[0]!;
    final isLong = _integer.hasMatch(token) && int.tryParse(token) == null;
    return isLong ? '"$_tag$token"' : token;
  });
  return jsonDecode(
    tagged,
    reviver: (_, value) {
      final digits = value is String ? _tagged.firstMatch(value)?.group(1) : null;
      return digits == null ? value : BigInt.parse(digits);
    },
  );
}

/// A value as JSON; a [JsonUnsupportedObjectError] of one that JSON cannot hold.
String writeJson(Object? value) {
  final text = jsonEncode(
    value,
    toEncodable: (inner) => inner is BigInt ? '$_tag$inner' : throw ArgumentError.value(inner),
  );
  return text.contains(_tag) ? text.replaceAllMapped(_taggedText, (match) => match[1]!) : text;
}
