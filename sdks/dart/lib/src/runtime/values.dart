/// Values of several forms.
library;

/// What can be written as JSON.
abstract interface class JsonValue {
  /// Its JSON.
  Object? toJson();
}

/// A field of a request that can be cleared: `Nullable(value)` sets it, `const Nullable(null)`
/// clears it, and leaving it out keeps what is there.
final class Nullable<T> implements JsonValue {
  /// A field that is sent.
  const Nullable(this.value);

  /// What is sent; null clears.
  final T? value;

  @override
  Object? toJson() => value;

  @override
  String toString() => 'Nullable($value)';
}

/// Another object: its id alone, or all of it where the request asked to expand it.
final class Expandable<T extends JsonValue> implements JsonValue {
  /// Its id alone.
  const Expandable.id(this.id) : object = null;

  /// All of it.
  const Expandable.object(this.id, T this.object);

  /// There in both cases.
  final String id;

  /// Null unless it was expanded.
  final T? object;

  @override
  Object? toJson() => object ?? id;

  @override
  String toString() => '${object ?? id}';
}

/// A text, such as an id, or an object in its place.
final class TextOr<T extends JsonValue> implements JsonValue {
  /// The text.
  const TextOr.text(String this.text) : object = null;

  /// The object.
  const TextOr.object(T this.object) : text = null;

  /// Null of an object.
  final String? text;

  /// Null of a text.
  final T? object;

  @override
  Object? toJson() => object ?? text;

  @override
  String toString() => '${object ?? text}';
}

/// A moment of a request: unix seconds, or a text such as `2026-11-22T10:00:00+02:00`.
final class Moment implements JsonValue {
  /// Whole seconds since 1970.
  const Moment.unix(int this.unixSeconds) : text = null;

  /// A text that the service reads.
  const Moment.text(String this.text) : unixSeconds = null;

  /// A moment of Dart.
  Moment.at(DateTime moment)
    : unixSeconds = (moment.millisecondsSinceEpoch / 1000).floor(),
      text = null;

  /// Null of a text.
  final int? unixSeconds;

  /// Null of seconds.
  final String? text;

  @override
  Object? toJson() => unixSeconds ?? text;

  @override
  String toString() => '${unixSeconds ?? text}';
}
