/// The first sale: five dollars of airtime, and what became of it.
library;

import 'dart:io';

import 'package:svc_sdk/svc_sdk.dart';

Future<void> main() async {
  // From SVC_URL and SVC_KEY in the environment.
  final client = Svc();
  final sale = await client.sends.create(target: '0771234567', amount: '5.00', currency: 'USD');
  if (sale is Send) {
    final send = await client.sends.wait(sale.id);
    stdout.writeln('${send.id} ${send.status}');
  }
  client.close();
}
