/// The driver of the conformance runner: JSON lines in, JSON lines out, one process for all.
/// Commands run side by side; each is answered under its own id.
library;

import 'dart:async';
import 'dart:convert';
import 'dart:io';

import 'package:svc_sdk/src/runtime/json.dart';

import 'commands.dart';
import 'shown.dart';

Future<void> main() async {
  final driver = Driver();
  final lines = stdin.transform(utf8.decoder).transform(const LineSplitter());
  await for (final line in lines) {
    if (line.trim().isNotEmpty) unawaited(_run(driver, line));
  }
  await stdout.flush();
  // A connection that hangs would keep the process alive.
  exit(0);
}

Future<void> _run(Driver driver, String line) async {
  final command = Command.of(parseJson(line) as Map<String, Object?>);
  Map<String, Object?> answer;
  try {
    answer = {'id': command.id, 'ok': await driver.answer(command)};
  } on Object catch (failure, trace) {
    answer = {'id': command.id, 'error': shownError(failure, trace)};
  }
  driver.forget(command.id);
  stdout.writeln(writeJson(answer));
}
