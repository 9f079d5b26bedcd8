/// Your own tests without a network: every method answers with the contract's example.
library;

import 'dart:io';

import 'package:svc_sdk/svc_sdk.dart';
import 'package:svc_sdk/testing.dart';

Future<void> main() async {
  final fake = FakeTransport();
  final client = Svc(
    apiKey: 'svc_sk_test_fake',
    baseUrl: 'http://127.0.0.1:4000',
    transport: fake,
  );
  final sale = await client.sends.create(target: '0771234567', amount: '5.00', currency: 'USD');
  stdout.writeln('${fake.requests.first.operation} answered ${sale.modelName}');

  final read = await client.sends.get('snd_000353tb1o6I7LqA0dWCYezO');
  stdout.writeln('${read.id} is the one that was asked for');

  fake.answer('sends.create', 402, {
    'error': {'type': 'credit_error', 'code': 'insufficient_credit', 'retryable': false},
  });
  try {
    await client.sends.create(target: '0771234567', amount: '5.00', currency: 'USD');
  } on CreditException catch (refused) {
    stdout.writeln(refused.code);
  }
}
