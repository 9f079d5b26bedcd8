import '../generated/facts.dart';
import '../generated/models.dart';
import 'error.dart';
import 'options.dart';
import 'retry.dart';
import 'watch.dart';

/// How long a wait lasts if nothing is said.
const defaultWait = Duration(seconds: 60);

/// How long between two looks if nothing is said.
const defaultPoll = Duration(seconds: 2);

/// What a read has at least: the last one begins when hardly anything is left.
const _leastRead = Duration(milliseconds: 500);

/// Reads a send every two seconds until its status is settled or the timeout is over, and returns
/// what was read last. A read that fails is repeated; if none succeeds, the last error that the
/// service answered is thrown, and a lost connection or a timeout only if it answered nothing.
/// `unknown` and `queued` are not failures: the sale may have been delivered, or will be. Do not
/// sell it again.
Future<Send> waitForSend(
  Future<Send> Function(RequestOptions options) get, {
  required Duration timeout,
  required Duration every,
  required Duration readTimeout,
  required CancelToken? cancelToken,
}) async {
  final clock = Stopwatch()..start();
  Send? seen;
  ApiException? answered;
  for (;;) {
    var left = timeout - clock.elapsed;
    final bound = left < _leastRead ? _leastRead : left;
    var length = every;
    try {
      // No read outlasts the wait, which is itself what repeats it.
      final send = await get(
        RequestOptions(
          timeout: bound < readTimeout ? bound : readTimeout,
          maxRetries: 0,
          cancelToken: cancelToken,
        ),
      );
      if (settledSends.contains(send.status)) return send;
      seen = send;
    } on SvcException catch (failure) {
      // It says nothing about the sale, and counts only if no other read succeeds.
      if (!_isPassing(failure)) rethrow;
      if (failure is ApiException) answered = failure;
      if (seen == null && clock.elapsed >= timeout) throw answered ?? failure;
      final asked = failure is ApiException ? failure.retryAfter : null;
      if (asked != null && asked > every) length = asked;
    }
    left = timeout - clock.elapsed;
    if (left <= Duration.zero) {
      if (seen != null) return seen;
      left = Duration.zero;
    }
    if (!await pause(length < left ? length : left, cancelToken)) {
      throw CancelledException(
        'The wait was cancelled.',
        maybeSent: false,
        attempts: seen?.responseMetadata?.attempts ?? 1,
        idempotencyKey: null,
      );
    }
  }
}

bool _isPassing(SvcException failure) => failure is ApiException
    ? isRetryable(failure)
    : failure is ConnectionException && failure is! CancelledException;
