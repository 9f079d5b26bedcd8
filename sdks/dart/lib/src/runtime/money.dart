import 'error.dart';

final _form = RegExp(r'^(-?)(\d{1,16})(?:\.(\d{1,2}))?$');

/// Amounts are texts such as `5.00`; sums are made in whole cents, never with floats.
abstract final class Money {
  /// `'5.00'` as 500.
  static int toMinor(String amount) {
    final parts = _form.firstMatch(amount);
    if (parts == null) throw ArgumentException('$amount is no amount of money.');
    final cents = (parts[3] ?? '').padRight(2, '0');
    final size = int.parse(parts[2]! + cents);
    return parts[1] == '-' ? -size : size;
  }

  /// 500 as `'5.00'`.
  static String fromMinor(int minor) {
    final size = minor.abs();
    final cents = (size % 100).toString().padLeft(2, '0');
    return '${minor < 0 ? '-' : ''}${size ~/ 100}.$cents';
  }

  /// The sum of amounts of one currency.
  static String add(Iterable<String> amounts) =>
      fromMinor(amounts.fold(0, (sum, amount) => sum + toMinor(amount)));
}

/// Unix seconds, which every answer has, as a moment in UTC.
DateTime toDateTime(int unixSeconds) =>
    DateTime.fromMillisecondsSinceEpoch(unixSeconds * 1000, isUtc: true);

/// A moment as unix seconds, which requests take.
int fromDateTime(DateTime moment) => (moment.millisecondsSinceEpoch / 1000).floor();
