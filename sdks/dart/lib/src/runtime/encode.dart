/// From arguments to path, query and body, in the one way that every SDK has.
library;

import 'dart:convert';
import 'dart:typed_data';

import 'decode.dart';
import 'error.dart';
import 'json.dart';
import 'operation.dart';
import 'options.dart';
import 'random.dart';

final _place = RegExp(r'\{([^}]+)\}');
final _unescaped = RegExp(r"[!'()*]");

/// A request from the base path on.
final class Encoded {
  /// What goes out.
  const Encoded(this.path, this.body, [this.contentType = 'application/json']);

  /// With the query.
  final String path;

  /// Null without a body.
  final List<int>? body;

  /// Of the body.
  final String contentType;
}

/// The request of a call.
Encoded encode(
  Operation operation,
  Map<String, String> pathArgs,
  Map<String, Object?> params,
  RequestOptions options,
) {
  final query = <(String, Object?)>[];
  final body = <String, Object?>{};
  for (final MapEntry(key: name, :value) in params.entries) {
    if (operation.query.contains(name) || !operation.body) {
      query.add((name, plain(value)));
    } else {
      body[name] = plain(value);
    }
  }
  final fixed = operation.fixedField;
  if (fixed != null && operation.fixedIn == 'query') query.add((fixed, operation.fixedValue));
  if (fixed != null && operation.fixedIn == 'body') body[fixed] = operation.fixedValue;
  for (final MapEntry(key: name, :value) in options.extraQuery.entries) {
    query.add((name, plain(value)));
  }
  body.addAll(plainFields(options.extraBody));
  final path = encodePath(operation.path, pathArgs);
  final search = encodeQuery(query);
  final whole = search.isEmpty ? path : '$path?$search';
  final file = operation.fileField;
  if (file != null) return _formOf(whole, body, file);
  final hasBody = operation.body || body.isNotEmpty;
  return Encoded(whole, hasBody ? _bytesOf(body) : null);
}

/// A part without a name of its file would be read as a text.
const _fileHead = '; filename="file"\r\nContent-Type: application/octet-stream';

/// A form with a file.
Encoded _formOf(String path, Map<String, Object?> fields, String file) {
  final boundary = newKey();
  final whole = BytesBuilder();
  for (final MapEntry(key: name, :value) in fields.entries) {
    final type = name == file ? _fileHead : '';
    final head = '--$boundary\r\nContent-Disposition: form-data; name="$name"$type\r\n\r\n';
    whole
      ..add(utf8.encode(head))
      ..add(name == file ? asBytes(value) : utf8.encode('$value'))
      ..add(utf8.encode('\r\n'));
  }
  whole.add(utf8.encode('--$boundary--\r\n'));
  return Encoded(path, whole.takeBytes(), 'multipart/form-data; boundary=$boundary');
}

List<int> _bytesOf(Map<String, Object?> body) {
  try {
    return utf8.encode(writeJson(body));
  } on JsonUnsupportedObjectError catch (failure) {
    final kind = failure.unsupportedObject.runtimeType;
    throw ArgumentException('A value of the type $kind cannot be sent as JSON.');
  }
}

/// Arguments are escaped whole; what a server would read as a step up or as nothing is refused.
String encodePath(String template, Map<String, String> pathArgs) =>
    template.replaceAllMapped(_place, (match) {
      final name = match.group(1)!;
      final text = pathArgs[name] ?? '';
      if (text.isEmpty || text == '.' || text == '..') {
        throw ArgumentException(
          '$name must be a text that is not empty, "." or "..".',
          param: name,
        );
      }
      return encodePart(text);
    });

/// `a=1`, `expand[]=x`, `created[gte]=5`, `metadata[till]=4`; null is not sent.
String encodeQuery(List<(String, Object?)> query) => [
  for (final (name, value) in query)
    for (final (wire, text) in _flattened(name, value)) '${encodePart(wire)}=${encodePart(text)}',
].join('&');

Iterable<(String, String)> _flattened(String name, Object? value) sync* {
  switch (value) {
    case null:
      return;
    case List<Object?>():
      for (final one in value) {
        yield* _flattened(name, one);
      }
    case Map<String, Object?>():
      for (final MapEntry(key: inner, value: one) in value.entries) {
        yield* _flattened('$name[$inner]', one);
      }
    default:
      yield (name, '$value');
  }
}

/// One part of a path or a query.
String encodePart(String text) => Uri.encodeComponent(text).replaceAllMapped(
  _unescaped,
  (match) => '%${match[0]!.codeUnitAt(0).toRadixString(16).toUpperCase()}',
);
