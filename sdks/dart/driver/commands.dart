import 'dart:async';
import 'dart:convert';
import 'dart:io';

import 'package:crypto/crypto.dart';
import 'package:svc_sdk/svc_sdk.dart';

import 'arguments.dart';
import 'dispatch.dart';
import 'shown.dart';

typedef Values = Map<String, Object?>;

/// One line of the runner.
final class Command {
  Command.of(Values line)
    : id = line['id'] as int,
      op = line['op'] as String,
      client = line['client'] as String? ?? 'main',
      params = line['params'] as Values? ?? const {},
      options = line['options'] as Values? ?? const {};

  final int id;
  final String op;
  final String client;
  final Values params;
  final Values options;
}

/// What is held between commands, and what carries them out.
final class Driver {
  final _clients = <String, Svc>{};
  final _held = <int, Object>{};
  final _running = <int, CancelToken>{};
  final _hooked = <Object?>[];

  /// What is asked of a driver besides the methods.
  late final Map<String, FutureOr<Values> Function(Command command)> _own = {
    'client.new': _newClient,
    'client.hooked': _takeHooked,
    'page.items': _pageItems,
    'page.next': (command) async => _shownPage(command.id, await _pageOf(command).nextPage()),
    'page.previous': (command) async =>
        _shownPage(command.id, await _pageOf(command).previousPage()),
    'file.save': (command) async => {
      'value': await _fileOf(command).saveTo(command.params['path'] as String),
    },
    'file.read': _readFile,
    'webhook.verify': _verifyWebhook,
    'webhook.sign': _signWebhook,
    'decode': _decode,
    'cancel': _cancel,
    'sends.wait': _wait,
  };

  /// The answer to a command.
  Future<Values> answer(Command command) async {
    final own = _own[command.op];
    if (own != null) return await own(command);
    return _shown(command.id, await _call(command, command.op, command.params, command.options));
  }

  /// A command that has ended cannot be cancelled.
  void forget(int id) => _running.remove(id);

  FutureOr<Object?> _call(Command command, String op, Values params, Values options) {
    final method = methods[op];
    if (method == null) throw StateError('There is no method $op.');
    final cancelToken = _running[command.id] = CancelToken();
    return method(_clientOf(command.client), Arguments(params, options, cancelToken));
  }

  Svc _clientOf(String name) => _clients[name] ?? (throw StateError('There is no client $name.'));

  Values _newClient(Command command) {
    final params = command.params;
    final client = Svc(
      apiKey: params['api_key'] as String?,
      baseUrl: params['base_url'] as String?,
      timeout: millisecondsOf(params['timeout_ms']) ?? const Duration(seconds: 60),
      readTimeout: millisecondsOf(params['read_timeout_ms']) ?? const Duration(seconds: 30),
      // How long a first handshake takes is the machine's business.
      connectTimeout: const Duration(minutes: 1),
      maxRetries: params['max_retries'] as int? ?? 2,
      transport: _securedTransport(params),
      logger: _loggerOf(params['logged'] as String?),
      hooks: Hooks(
        beforeRequest: (attempt) => _hooked.add(shownRequest(attempt)),
        afterResponse: (attempt) => _hooked.add(shownResponse(attempt)),
      ),
    );
    _clients[command.client] = client;
    return {
      'value': {
        'livemode': client.livemode,
        'key_kind': client.keyKind,
        'base_url': client.baseUrl,
      },
      'shown': '$client',
    };
  }

  /// Says lines in words of its own, or fails.
  Logger? _loggerOf(String? logged) {
    if (logged == null) return null;
    return (level, line) {
      if (logged == 'broken') throw StateError('The logger is broken.');
      stderr.writeln('own ${level.name} $line');
    };
  }

  Transport? _securedTransport(Values params) {
    final roots = params['roots_file'] as String?;
    if (roots == null) return null;
    final proxy = params['proxy'] as String?;
    final place = proxy?.replaceFirst('http://', 'PROXY ');
    return IoTransport(
      connectTimeout: const Duration(minutes: 1),
      context: SecurityContext(withTrustedRoots: false)..setTrustedCertificates(roots),
      findProxy: (url) => place ?? 'DIRECT',
    );
  }

  Values _takeHooked(Command command) {
    final taken = [..._hooked];
    _hooked.clear();
    return {'value': taken};
  }

  /// Every object of a list, or the first ones: what comes after is not asked for.
  Future<Values> _pageItems(Command command) async {
    final params = command.params;
    final result = await _call(
      command,
      params['method'] as String,
      params['params'] as Values? ?? const {},
      params['options'] as Values? ?? const {},
    );
    final list = result as PageRequest<SvcObject>;
    if (params['by_page'] == true) {
      return {
        'value': [await for (final page in list.pages()) page.data.length],
      };
    }
    final wanted = params['stop_after'] as int?;
    final found = <Object?>[];
    await for (final one in list) {
      found.add(one.toJson());
      if (found.length == wanted) break;
    }
    return {'value': found};
  }

  Page<SvcObject> _pageOf(Command command) => _held[command.params['handle']] as Page<SvcObject>;

  FileResult _fileOf(Command command) => _held[command.params['handle']] as FileResult;

  Future<Values> _readFile(Command command) async {
    final bytes = await _fileOf(command).readAsBytes();
    return {
      'value': {'bytes': bytes.length, 'sha256': '${sha256.convert(bytes)}'},
    };
  }

  Values _verifyWebhook(Command command) {
    final params = command.params;
    final headers = params['headers'];
    final secrets = params['secrets'];
    final tolerance = params['tolerance'] as int? ?? 300;
    final now = params['now'] as int?;
    final event = Webhooks.verify(
      _bodyOf(params),
      headers is Values
          ? headers.map((name, value) => MapEntry(name, '$value'))
          : {'Svc-Signature': '$headers'},
      secrets is List<Object?> ? secrets.cast<String>() : ['$secrets'],
      tolerance: Duration(seconds: tolerance),
      now: now == null ? null : toDateTime(now),
    );
    return shownObject(event);
  }

  Values _signWebhook(Command command) {
    final params = command.params;
    final timestamp = params['timestamp'] as int?;
    return {
      'value': Webhooks.signTestHeader(
        _bodyOf(params),
        params['secret'] as String,
        at: timestamp == null ? null : toDateTime(timestamp),
      ),
    };
  }

  List<int> _bodyOf(Values params) {
    final encoded = params['body_base64'];
    return encoded is String ? base64.decode(encoded) : utf8.encode(params['body'] as String);
  }

  Values _decode(Command command) {
    final name = command.params['name'];
    final make = models[name];
    if (make == null) throw StateError('There is no model $name.');
    return shownObject(make(command.params['value'] as Values));
  }

  Values _cancel(Command command) {
    _running[command.params['id']]?.cancel();
    return {'value': null};
  }

  Future<Values> _wait(Command command) async {
    final params = command.params;
    final send = await _clientOf(command.client).sends.wait(
      params['send_id'] as String,
      timeout: millisecondsOf(params['timeout_ms']) ?? const Duration(seconds: 60),
      every: millisecondsOf(params['every_ms']) ?? const Duration(seconds: 2),
      cancelToken: _running[command.id] = CancelToken(),
    );
    return shownObject(send);
  }

  Future<Values> _shown(int id, Object? result) async {
    switch (result) {
      case PageRequest<SvcObject>():
        return _shownPage(id, await result.firstPage());
      case FileResult():
        _held[id] = result;
        return {
          'class': 'File',
          'handle': id,
          'value': {'filename': result.filename, 'content_type': result.contentType},
          'meta': shownMetadata(result.responseMetadata),
        };
      case SvcObject():
        return shownObject(result);
      default:
        throw StateError('The method answered a ${result.runtimeType}.');
    }
  }

  Values _shownPage(int id, Page<SvcObject>? page) {
    if (page == null) return {'class': 'Page', 'value': null};
    _held[id] = page;
    return {
      'class': 'Page',
      'handle': id,
      'value': {
        'data': [for (final one in page.data) one.toJson()],
        'has_more': page.hasMore,
        'next_cursor': page.nextCursor,
      },
      'shown': '$page ${page.data}',
      'meta': shownMetadata(page.responseMetadata),
    };
  }
}
