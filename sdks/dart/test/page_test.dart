import 'dart:io';

import 'package:svc_sdk/svc_sdk.dart';
import 'package:test/test.dart';

import 'support.dart';

Answering page(List<String> ids, {String? next}) => answering(200, {
  'object': 'list',
  'data': [
    for (final id in ids) {'object': 'send', 'id': id, 'status': 'delivered'},
  ],
  'has_more': next != null,
  'next_cursor': next,
});

void main() {
  test('a list is a stream of every object of all pages', () async {
    final service = await FakeService.start([page(['a', 'b'], next: 'b'), page([], next: 'c'), page(['d'])]);
    final ids = await service.client().sends.list().map((send) => send.id).toList();
    expect(ids, ['a', 'b', 'd']);
    expect(service.keys, hasLength(3));
  });

  test('stopping early asks for nothing more', () async {
    final service = await FakeService.start([page(['a', 'b'], next: 'b')]);
    await for (final send in service.client().sends.list()) {
      if (send.id == 'b') break;
    }
    expect(service.keys, hasLength(1));
  });

  test('a page leads to the others', () async {
    final service = await FakeService.start([page(['a'], next: 'a'), page(['b'])]);
    final first = await service.client().sends.list(limit: 1).firstPage();
    final second = await first.nextPage();
    expect(first.hasMore, isTrue);
    expect(second?.data.single.id, 'b');
    expect(await second?.nextPage(), isNull);
  });

  test('a cursor that repeats itself ends in an error', () async {
    final service = await FakeService.start([page(['a'], next: 'a')]);
    await expectLater(service.client().sends.list().toList(), throwsA(isA<SvcException>()));
    expect(service.keys, hasLength(2));
  });

  test('a file is saved whole or not at all', () async {
    const disposition = 'attachment; filename="../r.pdf"';
    Future<void> whole(HttpRequest request) async {
      request.response.headers.set('content-disposition', disposition);
      request.response.write('%PDF');
      await request.response.close();
    }

    Future<void> cut(HttpRequest request) async {
      final socket = await request.response.detachSocket(writeHeaders: false);
      socket.write('HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\n%PDF');
      await socket.flush();
      socket.destroy();
    }

    final service = await FakeService.start([whole, cut]);
    final folder = await Directory.systemTemp.createTemp('svc');
    addTearDown(() => folder.delete(recursive: true));
    final client = service.client();
    final first = await client.sends.getReceiptPdf('snd_1');
    expect(await first.saveTo(folder.path), endsWith('r.pdf'));
    final second = await client.sends.getReceiptPdf('snd_1');
    await expectLater(second.saveTo('${folder.path}/cut.pdf'), throwsA(isA<ConnectionException>()));
    expect(folder.listSync(), hasLength(1));
  });
}
