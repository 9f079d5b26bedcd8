import '../generated/facts.dart';
import '../generated/models.dart';
import 'error.dart';
import 'options.dart';
import 'watch.dart';

/// How long a wait lasts if nothing is said.
const defaultWait = Duration(seconds: 60);

/// How long between two looks if nothing is said.
const defaultPoll = Duration(seconds: 2);

/// Reads a send every two seconds until its status is settled or the timeout is over, and returns
/// it. `unknown` and `queued` are not failures: the sale may have been delivered, or will be. Do
/// not sell it again.
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
