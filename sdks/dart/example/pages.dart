/// Lists: every object, the pages, and going on another day.
library;

import 'dart:io';

import 'package:svc_sdk/svc_sdk.dart';

Future<void> main() async {
  final client = Svc();
  // What is not read is not asked for.
  await for (final send in client.sends.list(limit: 10).take(25)) {
    stdout.writeln('${send.id} ${send.status}');
  }
  final page = await client.sends.list(limit: 10).firstPage();
  final next = await page.nextPage();
  stdout.writeln('${page.data.length} objects, and then ${next?.data.length ?? 0}');
  stdout.writeln('go on from ${page.nextCursor} with startingAfter');
  client.close();
}
