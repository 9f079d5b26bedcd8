/// Objects for people: secrets are masked, and what is not known is named without its value, which
/// may be one.
library;

import '../generated/shapes.dart';

const _mask = '***';
const _notShown = '(not shown)';

/// What may be shown of a model, or of a union which model it is.
final class Shape {
  /// The generated table has one for each.
  const Shape({
    this.fields = const {},
    this.secrets = const {},
    this.holds = const {},
    this.by = '',
    this.variants = const {},
    this.unknown = '',
  });

  /// The fields of a model.
  final Set<String> fields;

  /// Those that are masked.
  final Set<String> secrets;

  /// Those that hold other models: `'Send'`, `['Send']` or `{'*': 'Send'}`.
  final Map<String, Object> holds;

  /// Of a union, the field that tells its variants apart; empty of a model.
  final String by;

  /// The models of a union, by that field.
  final Map<String, String> variants;

  /// The model of any other; empty of none.
  final String unknown;
}

/// The object in one line.
String show(String name, Map<String, Object?> json) {
  final shape = _shapeOf(name, json);
  final fields = [
    for (final MapEntry(key: wire, :value) in json.entries)
      '$wire: ${_shownField(shape, wire, value)}',
  ];
  return '$name(${fields.join(', ')})';
}

Shape _shapeOf(String name, Map<String, Object?> json) {
  final shape = shapes[name] ?? const Shape();
  if (shape.by.isEmpty) return shape;
  final variant = shape.variants[json[shape.by]] ?? shape.unknown;
  return shapes[variant] ?? const Shape();
}

String _shownField(Shape shape, String wire, Object? value) {
  if (!shape.fields.contains(wire)) return _notShown;
  if (value == null) return 'null';
  if (shape.secrets.contains(wire)) return _mask;
  final held = shape.holds[wire];
  return held == null ? '$value' : _shownHeld(held, value);
}

String _shownHeld(Object held, Object? value) {
  if (held is String && value is Map<String, Object?>) return show(held, value);
  if (held is List<Object> && value is List<Object?>) {
    return '[${value.map((one) => _shownHeld(held.first, one)).join(', ')}]';
  }
  if (held is Map<String, Object> && value is Map<String, Object?>) {
    final entries = [
      for (final MapEntry(key: name, value: one) in value.entries)
        '$name: ${_shownHeld(held['*'] ?? '', one)}',
    ];
    return '{${entries.join(', ')}}';
  }
  // The id of an object that was not expanded, or nothing.
  return value is String || value == null ? '$value' : _notShown;
}
