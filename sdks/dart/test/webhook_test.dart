import 'dart:convert';
import 'dart:io';

import 'package:svc_sdk/svc_sdk.dart';
import 'package:test/test.dart';

const secret = 'whsec_oneSecret1';
final body = utf8.encode(
  '{"id":"evt_1","object":"event","type":"send.delivered","created":1,'
  '"data":{"object":{"id":"snd_1","object":"send"}}}',
);
final signedAt = toDateTime(1795600800);

void main() {
  final header = Webhooks.signTestHeader(body, secret, at: signedAt);

  Event verify({String? signature, List<String> secrets = const [secret], int later = 10}) =>
      Webhooks.verify(
        body,
        {'SVC-signature': signature ?? header},
        secrets,
        now: signedAt.add(Duration(seconds: later)),
      );

  test('what is signed is an event of its class', () {
    final event = verify();
    expect(event, isA<SendDeliveredEvent>().having((one) => one.data.object.id, 'id', 'snd_1'));
  });

  test('one of several signatures and secrets is enough', () {
    verify(signature: header.replaceFirst('v1=', 'v1=${'0' * 64},v1='));
    verify(secrets: ['whsec_other', secret]);
  });

  test('another secret, an old time and one in the future are refused', () {
    expect(() => verify(secrets: ['whsec_other']), throwsA(isA<SignatureException>()));
    verify(later: 300);
    expect(() => verify(later: 301), throwsA(isA<SignatureException>()));
    expect(() => verify(later: -301), throwsA(isA<SignatureException>()));
    expect(() => verify(signature: ''), throwsA(isA<SignatureException>()));
    expect(() => verify(secrets: []), throwsA(isA<ArgumentException>()));
  });

  test('the example takes what is signed, and refuses what is not', () async {
    final process = await Process.start(
      Platform.resolvedExecutable,
      ['run', 'example/webhook_receiver.dart'],
      environment: {'PORT': '0', 'SVC_WEBHOOK_SECRET': secret},
    );
    addTearDown(process.kill);
    final line = await process.stdout
        .transform(utf8.decoder)
        .transform(const LineSplitter())
        .first;
    final url = Uri.parse('http://127.0.0.1:${line.split(' ').last}/');
    final client = HttpClient();
    addTearDown(() => client.close(force: true));
    Future<int> post(String signature) async {
      final request = await client.postUrl(url);
      request.headers.set('Svc-Signature', signature);
      request.add(body);
      return (await request.close()).statusCode;
    }

    expect(await post(Webhooks.signTestHeader(body, secret)), 204);
    expect(await post('t=1'), 400);
  });
}
