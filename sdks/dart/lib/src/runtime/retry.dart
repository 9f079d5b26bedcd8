/// Whether and when a call is sent again. The body's `retryable` decides; a status only without.
library;

import 'dart:io';
import 'dart:math';

import 'error.dart';
import 'operation.dart';

/// A pause that is longer is the caller's to make.
const _retryAfterMost = Duration(seconds: 20);
const _backoffFirst = Duration(milliseconds: 500);
const _backoffMost = Duration(seconds: 8);
const _retryableStatuses = {408, 429, 500, 502, 503, 504};

/// More seconds than that are as good as never, and fit into a duration.
const _secondsMost = 1000000000;

final _random = Random();
final _digits = RegExp(r'^\d+$');
final _date = RegExp(r'^[A-Za-z]{3}, \d');

/// What decides whether there is another try.
final class RetryState {
  /// The state after a try.
  const RetryState({
    required this.operation,
    required this.attempt,
    required this.maxRetries,
    required this.left,
  });

  /// What is called.
  final Operation operation;

  /// 1 after the first try.
  final int attempt;

  /// How many tries more there may be.
  final int maxRetries;

  /// What is left of the whole call.
  final Duration left;
}

/// The pause before the next try after an answer; null when there is none.
Duration? pauseAfterAnswer(ApiException error, RetryState state) {
  // The request has arrived: only what is safe to repeat is repeated.
  if (state.operation.retry == 'once' || state.attempt > state.maxRetries) return null;
  if (!isRetryable(error)) return null;
  return _fitting(error.retryAfter, state);
}

/// The pause before the next try when no answer came; null when there is none.
Duration? pauseAfterSilence(RetryState state, {required bool wasSent}) {
  if (state.attempt > state.maxRetries) return null;
  if (wasSent && state.operation.retry == 'once') return null;
  return _fitting(null, state);
}

/// Whether the service says, or its status lets expect, that another try may succeed.
bool isRetryable(ApiException error) {
  if (error.code == 'idempotency_mismatch') return false;
  return error.retryable ?? _retryableStatuses.contains(error.status);
}

Duration? _fitting(Duration? asked, RetryState state) {
  if (asked != null && asked > _retryAfterMost) return null;
  final pause = asked ?? _backoff(state.attempt);
  return pause < state.left ? pause : null;
}

/// Full jitter: a crowd that failed together does not come back together.
Duration _backoff(int attempt) {
  final doubled = _backoffFirst * (1 << min(attempt - 1, 10));
  final most = doubled < _backoffMost ? doubled : _backoffMost;
  return most * _random.nextDouble();
}

/// A number of seconds; null of none.
Duration? durationOf(int? seconds) {
  if (seconds == null) return null;
  return Duration(seconds: min(seconds, _secondsMost));
}

/// What a Retry-After header asks for, as seconds or as a date; null of anything else.
/// A date is counted from the Date of the same answer: the clock of this machine may be wrong.
Duration? readRetryAfter(String? header, [String? date]) {
  final text = header?.trim() ?? '';
  if (_digits.hasMatch(text)) return durationOf(int.tryParse(text) ?? _secondsMost);
  final moment = _momentOf(text);
  if (moment == null) return null;
  final pause = moment.difference(_momentOf(date?.trim() ?? '') ?? DateTime.now());
  return pause.isNegative ? Duration.zero : pause;
}

DateTime? _momentOf(String text) {
  if (!_date.hasMatch(text)) return null;
  try {
    return HttpDate.parse(text);
  } on Exception {
    return null;
  }
}
