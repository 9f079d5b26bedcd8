import 'generated/groups.dart';
import 'runtime/address.dart';
import 'runtime/hooks.dart';
import 'runtime/key.dart';
import 'runtime/log.dart';
import 'runtime/send.dart';
import 'runtime/transport.dart';

/// A client of the service; make one and share it within an isolate.
final class Svc extends Groups {
  /// A client whose key and address come from the arguments, else from `SVC_KEY` and `SVC_URL` in
  /// the environment.
  ///
  /// [baseUrl] is taken with or without `/dev/v1`. [timeout] is for a call with all its tries and
  /// pauses, [readTimeout] for a try to begin to answer and between two parts of an answer,
  /// [connectTimeout] for opening a connection. [maxRetries] is how often a call is sent again,
  /// where that is safe. [transport] is one of your own, such as that of a test; [hooks] are called
  /// around every try. [logLevel] says what is logged, else `SVC_SDK_LOG` in the environment; the
  /// log goes to standard error or to [logger], which without a level is handed all lines.
  /// [allowInsecureHttp] takes an `http` address that is not this machine's, over
  /// which a key travels readable.
  factory Svc({
    String? apiKey,
    String? baseUrl,
    Duration timeout = const Duration(seconds: 60),
    Duration readTimeout = const Duration(seconds: 30),
    Duration connectTimeout = const Duration(seconds: 5),
    int maxRetries = 2,
    Transport? transport,
    Hooks hooks = const Hooks(),
    LogLevel? logLevel,
    Logger? logger,
    bool allowInsecureHttp = false,
  }) {
    final key = resolveKey(apiKey);
    final address = resolveAddress(baseUrl, allowInsecureHttp: allowInsecureHttp);
    return Svc._(
      Settings(
        address: address,
        key: key,
        transport: transport ?? IoTransport(connectTimeout: connectTimeout),
        hooks: hooks,
        log: Log(logLevel, logger),
        timeout: timeout,
        readTimeout: readTimeout,
        maxRetries: maxRetries,
      ),
    );
  }

  Svc._(this._settings) : super(_settings);

  final Settings _settings;

  /// Where it calls, with the base path.
  String get baseUrl => _settings.address;

  /// Whether its key is of live mode: money moves.
  bool get livemode => _settings.key.livemode;

  /// `sk`, `rk`, `pk` or `ak`.
  String get keyKind => _settings.key.kind;

  /// Gives back its connections; calls that are under way fail.
  void close() => _settings.transport.close();

  /// Shows no key.
  @override
  String toString() => 'Svc($baseUrl, $keyKind, livemode $livemode)';
}
