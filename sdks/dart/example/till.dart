/// A till: one sale under the till's own number, its receipt, and the statement of the day.
library;

import 'dart:io';

import 'package:svc_sdk/svc_sdk.dart';

Future<void> main() async {
  final client = Svc();
  // The number of the sale is written down before it is sent. After a crash the same number is
  // sent again, and is the same sale.
  final number = 'till4-${DateTime.now().microsecondsSinceEpoch}';
  final sale = await sell(client, number);
  final send = await client.sends.wait(sale.id);
  if (send.status == SendStatus.unknown || send.status == SendStatus.queued) {
    stdout.writeln('It may still land. Do not sell it again.');
  }
  final receipt = await client.sends.getReceiptPdf(send.id);
  stdout.writeln('receipt ${await receipt.saveTo(Directory.systemTemp.path)}');
  final statement = await client.statements.get(currency: 'USD');
  stdout.writeln('closing ${statement.closing}');
  client.close();
}

Future<Send> sell(Svc client, String number) async {
  Future<SendOrApproval> once() => client.sends.create(
    target: '0771234567',
    amount: '2.00',
    currency: 'USD',
    clientReference: number,
    options: RequestOptions(idempotencyKey: number),
  );
  SendOrApproval sale;
  try {
    sale = await once();
  } on ConnectionException {
    // No answer is no refusal: the same number again makes no second sale.
    sale = await once();
  }
  return switch (sale) {
    Send() => sale,
    _ => throw StateError('The sale waits for an approval.'),
  };
}
