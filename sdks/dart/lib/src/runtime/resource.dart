/// What every method does; the generated ones only say which request it is.
library;

import 'file.dart';
import 'model.dart';
import 'operation.dart';
import 'options.dart';
import 'page.dart';
import 'send.dart';

/// Calls a method that answers one object.
Future<T> callJson<T extends SvcObject>(
  Settings settings,
  Operation operation,
  Map<String, String> pathArgs,
  Map<String, Object?> params,
  RequestOptions? options,
  T Function(Map<String, Object?> json) make,
) async {
  final answer = await send(
    settings,
    operation,
    pathArgs,
    params,
    options ?? const RequestOptions(),
  );
  final body = answer.body;
  // An answer without a body, or of another form, is an object without fields.
  final json = body is Map<String, Object?> ? body : const <String, Object?>{};
  return answeredBy(make(json), answer.metadata);
}

/// Calls a method that answers a file.
Future<FileResult> callFile(
  Settings settings,
  Operation operation,
  Map<String, String> pathArgs,
  Map<String, Object?> params,
  RequestOptions? options,
) async {
  final set = options ?? const RequestOptions();
  return FileResult(await send(settings, operation, pathArgs, params, set));
}

/// Calls a method that answers a list; nothing is sent before it is listened to.
PageRequest<T> callPage<T extends SvcObject>(
  Settings settings,
  Operation operation,
  Map<String, String> pathArgs,
  Map<String, Object?> params,
  RequestOptions? options,
  T Function(Map<String, Object?> json) make,
) {
  final set = options ?? const RequestOptions();
  return PageRequest(
    PageSource(
      fetch: (own) => send(settings, operation, pathArgs, own, set),
      params: params,
      cursor: operation.cursor,
      make: make,
    ),
  );
}
