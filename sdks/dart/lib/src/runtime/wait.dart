import '../generated/facts.dart';
import '../generated/models.dart';
import 'error.dart';
import 'options.dart';
import 'watch.dart';

/// How long a wait lasts if nothing is said.
const defaultWait = Duration(seconds: 60);

/// How long between two looks if nothing is said.
const defaultPoll = Duration(seconds: 2);

/// Reads a send until nothing will happen to it by itself soon, or until the time is over: then it
/// comes back as it is. `unknown` and `queued` are no failures: it may have landed, or will. Do not
/// sell it again.
Future<Send> waitForSend(
  Future<Send> Function(RequestOptions options) get, {
  required Duration timeout,
  required Duration every,
  required CancelToken? cancelToken,
}) async {
  final clock = Stopwatch()..start();
  for (;;) {
    final send = await get(RequestOptions(cancelToken: cancelToken));
    if (settledSends.contains(send.status)) return send;
    final left = timeout - clock.elapsed;
    if (left <= Duration.zero) return send;
    if (!await pause(every < left ? every : left, cancelToken)) {
      throw CancelledException(
        'The wait was cancelled.',
        maybeSent: false,
        attempts: send.responseMetadata?.attempts ?? 1,
        idempotencyKey: null,
      );
    }
  }
}
