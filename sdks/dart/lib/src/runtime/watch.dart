import 'dart:async';

import 'options.dart';

/// Why a try was ended.
enum EndReason {
  /// Nothing came for too long, or the call's time was over.
  timeout,

  /// The caller's token was cancelled.
  cancelled,
}

/// What a wait fails with that was ended.
final class WatchEnded implements Exception {
  /// One for all.
  const WatchEnded();
}

/// Ends a try when the call's time is over, when nothing comes for too long, or when asked to.
final class Watch {
  /// [left] is what is left of the whole call, [readTimeout] how long each wait may take.
  Watch({required Duration left, required this.readTimeout, required this.cancelToken}) {
    _whole = Timer(left.isNegative ? Duration.zero : left, _onTimeout);
    cancelToken?.addListener(_onCancel);
    if (cancelToken?.isCancelled ?? false) _onCancel();
  }

  /// How long each wait may take.
  final Duration readTimeout;

  /// The caller's; null without one.
  final CancelToken? cancelToken;

  /// Why it was ended; null while it was not.
  EndReason? reason;

  late final Timer _whole;
  final _aborted = Completer<void>();
  void Function()? _endWait;

  /// Completes when the try is ended; never when it comes to its own end.
  Future<void> get aborted => _aborted.future;

  /// Waits for [work], unless this is ended first: then it fails with [WatchEnded].
  Future<T> guard<T>(Future<T> work) {
    final guarded = Completer<T>();
    final silence = Timer(readTimeout, _onTimeout);
    void settle(void Function() complete) {
      silence.cancel();
      if (!guarded.isCompleted) complete();
    }

    _endWait = () => settle(() => guarded.completeError(const WatchEnded()));
    work.then(
      (value) => settle(() => guarded.complete(value)),
      onError: (Object failure, StackTrace trace) =>
          settle(() => guarded.completeError(failure, trace)),
    );
    if (reason != null) _endWait?.call();
    return guarded.future;
  }

  /// From here on only silence ends it: a long file takes as long as it takes.
  void forgetWhole() => _whole.cancel();

  /// Nothing is waited for any more.
  void stop() {
    _whole.cancel();
    _endWait = null;
    cancelToken?.removeListener(_onCancel);
  }

  void _onTimeout() => _end(EndReason.timeout);

  void _onCancel() => _end(EndReason.cancelled);

  void _end(EndReason why) {
    reason ??= why;
    if (!_aborted.isCompleted) _aborted.complete();
    _endWait?.call();
  }
}

/// Waits, unless the token ends it first; true if the whole pause went by.
Future<bool> pause(Duration length, CancelToken? cancelToken) {
  if (cancelToken?.isCancelled ?? false) return Future.value(false);
  final waited = Completer<bool>();
  void onCancel() {
    if (!waited.isCompleted) waited.complete(false);
  }

  final timer = Timer(length, () {
    if (!waited.isCompleted) waited.complete(true);
  });
  cancelToken?.addListener(onCancel);
  return waited.future.whenComplete(() {
    timer.cancel();
    cancelToken?.removeListener(onCancel);
  });
}
