/// Errors: what to do about each.
library;

import 'dart:io';

import 'package:svc_sdk/svc_sdk.dart';

Future<void> main() async {
  final client = Svc();
  try {
    await client.sends.create(target: '0771234567', amount: '100000.00', currency: 'USD');
  } on CreditException {
    stdout.writeln('Top up your Credit.');
  } on ApiException catch (refused) {
    stdout.writeln(
      'Refused: ${refused.message} (${refused.code}). Quote ${refused.requestId} to support.',
    );
  } on ConnectionException catch (lost) {
    if (!lost.maybeSent) rethrow;
    stdout.writeln('It may have been sold. Send it again under the same key, '
        '${lost.idempotencyKey}.');
  }
  client.close();
}
