import 'dart:async';

import 'package:svc_sdk/svc_sdk.dart';
import 'package:test/test.dart';

import 'support.dart';

void main() {
  test('a sale whose answer was lost is sent again under one key', () async {
    final service = await FakeService.start([dropping, answering(202, sale)]);
    final answer = await service.client().sends.create(
      target: '0771234567',
      amount: '5.00',
      currency: 'USD',
    );
    expect(service.keys, hasLength(2));
    expect(service.keys.first, isNotNull);
    expect(service.keys.toSet(), hasLength(1));
    expect(answer, isA<Send>().having((send) => send.id, 'id', 'snd_1'));
    expect(answer.responseMetadata?.attempts, 2);
    expect(answer.responseMetadata?.idempotencyKey, service.keys.first);
  });

  test('what goes once is not sent again, not by the transport either', () async {
    final account = answering(200, {'object': 'account'});
    final service = await FakeService.start([account, account, dropping]);
    final client = service.client();
    await client.account.get();
    await client.account.get();
    await expectLater(
      client.keys.roll('key_1'),
      throwsA(isA<ConnectionException>().having((lost) => lost.maybeSent, 'maybeSent', isTrue)),
    );
    expect(service.keys, hasLength(3));
  });

  test('a refusal has its class, its code and what support asks for', () async {
    final service = await FakeService.start([
      answering(402, {
        'error': {
          'type': 'credit_error',
          'code': 'insufficient_credit',
          'message': 'm',
          'details': 7,
          'retryable': false,
          'request_id': 'req_1',
        },
      }),
    ]);
    await expectLater(
      service.client().account.get(),
      throwsA(
        isA<CreditException>()
            .having((refused) => refused.code, 'code', ErrorCodes.insufficientCredit)
            .having((refused) => refused.requestId, 'requestId', 'req_1')
            .having((refused) => refused.status, 'status', 402)
            .having((refused) => refused.details, 'details', isEmpty),
      ),
    );
  });

  test('a token ends a call at once', () async {
    final service = await FakeService.start([stalling]);
    final token = CancelToken();
    Timer(const Duration(milliseconds: 30), token.cancel);
    await expectLater(
      service.client().account.get(options: RequestOptions(cancelToken: token)),
      throwsA(isA<CancelledException>()),
    );
    expect(service.keys, hasLength(1));
  });

  test('silence ends a try, as a timeout of dart:async as well', () async {
    final service = await FakeService.start([stalling]);
    final client = service.client(
      maxRetries: 0,
      readTimeout: const Duration(milliseconds: 50),
    );
    await expectLater(
      client.account.get(),
      throwsA(isA<TimeoutException>()),
    );
  });

  test('null clears, and what is left out stays', () async {
    final service = await FakeService.start([answering(200, {'object': 'api_key'})]);
    final client = service.client();
    await client.keys.update('key_1');
    await client.keys.update('key_1', label: const Nullable(null));
    await client.keys.update('key_1', label: const Nullable('till & 4'));
    await client.keys.update('key_1', expiresAt: const Nullable(Moment.unix(5)));
    expect(service.bodies, [
      '{}',
      '{"label":null}',
      '{"label":"till & 4"}',
      '{"expires_at":5}',
    ]);
  });

  test('hooks see every try, and no key', () async {
    final seen = <String>[];
    final service = await FakeService.start([
      answering(503, null),
      answering(200, {'object': 'account'}),
    ]);
    final client = service.client(
      hooks: Hooks(
        beforeRequest: (attempt) => seen.add('$attempt ${attempt.headers}'),
        afterResponse: (attempt) => seen.add('$attempt ${attempt.retryIn != null}'),
      ),
    );
    await client.account.get();
    expect(seen, hasLength(4));
    expect(seen[1], contains('true'));
    expect(seen.join(), isNot(contains(testKey)));
  });

  test('an argument that no path can hold is refused before anything is sent', () async {
    final service = await FakeService.start([answering(200, sale)]);
    for (final id in ['', '.', '..']) {
      await expectLater(
        service.client().sends.get(id),
        throwsA(isA<ArgumentException>().having((one) => one.param, 'param', 'send_id')),
      );
    }
    expect(service.keys, isEmpty);
  });

  test('a header that cannot be sent is refused before anything is sent', () async {
    final service = await FakeService.start([answering(200, sale)]);
    for (final headers in [
      {'X-Later': 'a\nb'},
      {'X Later': 'a'},
    ]) {
      await expectLater(
        service.client().sends.get('snd_1', options: RequestOptions(extraHeaders: headers)),
        throwsA(isA<ArgumentException>()),
      );
    }
    expect(service.keys, isEmpty);
  });
}
