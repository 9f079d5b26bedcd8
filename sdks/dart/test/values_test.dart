import 'dart:convert';

import 'package:svc_sdk/src/runtime/file.dart';
import 'package:svc_sdk/src/runtime/json.dart';
import 'package:svc_sdk/src/runtime/retry.dart';
import 'package:svc_sdk/svc_sdk.dart';
import 'package:test/test.dart';

void main() {
  group('JSON', () {
    test('keeps whole numbers of any size', () {
      const text =
          '{"big":9007199254740993,"huge":123456789012345678901234567890,'
          '"list":[-9223372036854775809],"text":"123456789012345678901234567890"}';
      final value = parseJson(text);
      expect(writeJson(value), text);
      expect((value as Map<String, Object?>)['big'], 9007199254740993);
      expect(value['huge'], BigInt.parse('123456789012345678901234567890'));
      expect(value['text'], isA<String>());
    });

    test('refuses what it cannot hold', () {
      expect(() => writeJson(double.nan), throwsA(isA<JsonUnsupportedObjectError>()));
    });
  });

  group('an object', () {
    final json = <String, Object?>{
      'object': 'send',
      'id': 'snd_1',
      'status': 'of_later',
      'token': 'canary-token-41',
      'later': 'canary-later-42',
    };

    test('keeps what is newer than this version, and writes it back', () {
      final send = Send.fromJson(json);
      expect(send.status, 'of_later');
      expect(send.status == SendStatus.delivered, isFalse);
      expect(send['later'], 'canary-later-42');
      expect(jsonDecode(jsonEncode(send)), json);
    });

    test('shows no secret, and of what it does not know the name alone', () {
      final text = '${Send.fromJson(json)}';
      expect(text, contains('id: snd_1'));
      expect(text, contains('later: (not shown)'));
      expect(text, isNot(contains('canary')));
      expect(Send.fromJson(json).token, 'canary-token-41');
    });

    test('says of a field of another form which it is', () {
      final send = Send.fromJson({...json, 'id': 7});
      expect(
        () => send.id,
        throwsA(isA<ResponseException>().having((one) => one.message, 'message', contains('Send.id'))),
      );
    });
  });

  test('an event of no known type is an event', () {
    final event = Event.fromJson({'id': 'evt_1', 'type': 'send.teleported', 'created': 1});
    expect(event, isA<UnknownEvent>());
    expect(event.type, 'send.teleported');
  });

  group('money', () {
    test('is whole cents', () {
      expect(Money.toMinor('5.00'), 500);
      expect(Money.toMinor('-0.5'), -50);
      expect(Money.fromMinor(-50), '-0.50');
      expect(Money.add(['0.10', '0.20']), '0.30');
    });

    test('is nothing else', () {
      for (final text in ['', '5.001', '1e3', ' 5', '5,00']) {
        expect(() => Money.toMinor(text), throwsA(isA<ArgumentException>()));
      }
    });
  });

  test('a moment is seconds in both directions', () {
    final moment = DateTime.utc(2026, 11, 22, 10);
    expect(toDateTime(fromDateTime(moment)), moment);
    expect(Moment.at(moment).unixSeconds, fromDateTime(moment));
  });

  test('Retry-After is seconds, a date, or nothing', () {
    const now = 'Sun, 06 Nov 1994 08:49:30 GMT';
    expect(readRetryAfter('7', now), const Duration(seconds: 7));
    expect(
      readRetryAfter('Sun, 06 Nov 1994 08:49:37 GMT', now),
      const Duration(seconds: 7),
    );
    expect(readRetryAfter('99999999999999999999', now), greaterThan(const Duration(days: 1)));
    expect(readRetryAfter('soon-ish; -1', now), isNull);
    expect(readRetryAfter(null, now), isNull);
  });

  test('a file has the last part of its name alone', () {
    expect(fileNameOf(r'attachment; filename="../../etc/sta\\tement.csv"'), 'tement.csv');
    expect(fileNameOf("attachment; filename*=UTF-8''a%20b.pdf"), 'a b.pdf');
    expect(fileNameOf('attachment; filename=".."'), isNull);
    expect(fileNameOf(null), isNull);
  });

  test('a key shows its mode, and no string form shows it', () {
    final client = Svc(apiKey: 'svc_rk_abcDEF123', baseUrl: 'https://svc.example/');
    expect(client.livemode, isTrue);
    expect(client.keyKind, 'rk');
    expect(client.baseUrl, 'https://svc.example/dev/v1');
    expect('$client', isNot(contains('abcDEF123')));
    client.close();
  });

  test('settings that no client can have are refused', () {
    void refuses(String apiKey, String baseUrl) =>
        expect(() => Svc(apiKey: apiKey, baseUrl: baseUrl), throwsA(isA<ConfigurationException>()));
    refuses('', 'https://svc.example');
    refuses('sk_live_other', 'https://svc.example');
    refuses('svc_sk_test_a\n', 'https://svc.example');
    refuses('svc_sk_test_a', 'http://svc.example');
    refuses('svc_sk_test_a', 'https://a:b@svc.example');
  });
}
