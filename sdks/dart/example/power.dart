/// Power with a quote: what five dollars buy, the sale, and the token.
library;

import 'dart:io';

import 'package:svc_sdk/svc_sdk.dart';

Future<void> main() async {
  final client = Svc();
  final quote = await client.quotes.create(
    target: '37140030000',
    amount: '5.00',
    currency: 'USD',
  );
  final sale = await client.sends.create(
    target: '37140030000',
    amount: '5.00',
    currency: 'USD',
    quote: quote.id,
    tokenPhone: '0771234567',
  );
  if (sale is Send) {
    final send = await client.sends.wait(sale.id);
    stdout.writeln(send); // shows no token
    final token = send.token;
    if (token != null) {
      stdout.writeln('Give the customer this and keep it nowhere: $token');
    }
  }
  client.close();
}
