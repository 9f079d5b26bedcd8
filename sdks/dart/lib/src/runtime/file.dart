/// A file, as a stream: nothing of it is held whole unless asked for.
library;

import 'dart:async';
import 'dart:convert';
import 'dart:io';
import 'dart:typed_data';

import 'error.dart';
import 'random.dart';
import 'response.dart';
import 'send.dart';
import 'watch.dart';

final _extended = RegExp("filename\\*\\s*=\\s*UTF-8''([^;]+)", caseSensitive: false);
final _plain = RegExp(
  r'filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))',
  caseSensitive: false,
);
final _escape = RegExp(r'\\(.)');
final _separator = RegExp(r'[/\\]');

/// A file that the service answers. Read it, save it or [close] it: until then it holds a
/// connection.
final class FileResult {
  /// Around the beginning of an answer.
  FileResult(this._answer);

  final Answer _answer;
  bool _isTaken = false;

  /// How the call was answered.
  ResponseMetadata get responseMetadata => _answer.metadata;

  /// What the service says that it is.
  String? get contentType => responseMetadata.headers['content-type'];

  /// The name that the service gives the file, without any folder; null without one.
  String? get filename => fileNameOf(responseMetadata.headers['content-disposition']);

  /// The bytes as they come; can be read once.
  Stream<List<int>> openRead() async* {
    if (_isTaken) throw StateError('The file was read or closed before.');
    _isTaken = true;
    final watch = _answer.watch;
    final reader = StreamIterator(_answer.response.body);
    try {
      while (await _more(reader, watch)) {
        yield reader.current;
      }
    } finally {
      watch.stop();
      reader.cancel().ignore();
    }
  }

  /// All of it.
  Future<Uint8List> readAsBytes() async {
    final whole = BytesBuilder(copy: false);
    await for (final part in openRead()) {
      whole.add(part);
    }
    return whole.takeBytes();
  }

  /// All of it, read as UTF-8.
  Future<String> readAsString() async => utf8.decode(await readAsBytes(), allowMalformed: true);

  /// Writes it to a file, or under its own name into a folder, and answers the path. It is written
  /// beside and renamed, so that nobody finds half of it.
  Future<String> saveTo(String path) async {
    final target = await _targetOf(path);
    final draft = File('$target.${newKey()}.part');
    final writer = await draft.open(mode: FileMode.write);
    try {
      try {
        await for (final part in openRead()) {
          await writer.writeFrom(part);
        }
      } finally {
        await writer.close();
      }
      await draft.rename(target);
    } on Object {
      await draft.delete();
      rethrow;
    }
    return target;
  }

  /// Ends the download.
  Future<void> close() async {
    if (_isTaken) return;
    _isTaken = true;
    _answer.watch.stop();
    await _answer.response.body.listen(null).cancel();
  }

  Future<String> _targetOf(String path) async {
    if (!await FileSystemEntity.isDirectory(path)) return path;
    final name = filename;
    if (name == null) {
      await close();
      throw ArgumentException('The file has no name of its own: name one.', param: 'path');
    }
    return '$path${Platform.pathSeparator}$name';
  }

  Future<bool> _more(StreamIterator<List<int>> reader, Watch watch) async {
    try {
      return await watch.guard(reader.moveNext());
    } on Exception catch (failure) {
      throw _broken(watch.reason, failure);
    }
  }

  ConnectionException _broken(EndReason? reason, Exception failure) {
    const message = 'The file broke off.';
    final attempts = responseMetadata.attempts;
    return switch (reason) {
      EndReason.cancelled => CancelledException(
        message,
        maybeSent: true,
        attempts: attempts,
        idempotencyKey: null,
      ),
      EndReason.timeout => SvcTimeoutException(
        message,
        maybeSent: true,
        attempts: attempts,
        idempotencyKey: null,
      ),
      null => ConnectionException(
        message,
        maybeSent: true,
        attempts: attempts,
        idempotencyKey: null,
        cause: failure,
      ),
    };
  }
}

/// The base name in a Content-Disposition header: no folder of another machine is taken over.
String? fileNameOf(String? header) {
  if (header == null) return null;
  final extended = _extended.firstMatch(header)?.group(1);
  final plain = _plain.firstMatch(header);
  final text = extended == null ? plain?.group(1) ?? plain?.group(2) : _decoded(extended);
  if (text == null) return null;
  final unescaped = text.replaceAllMapped(_escape, (match) => match.group(1)!);
  final name = unescaped.split(_separator).last.replaceAll('\x00', '');
  return const {'', '.', '..'}.contains(name) ? null : name;
}

String _decoded(String text) {
  try {
    return Uri.decodeComponent(text);
  } on Object {
    // A percent sign that escapes nothing.
    return text;
  }
}
