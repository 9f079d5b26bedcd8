/// From JSON to the types that the contract names, and back.
library;

import 'dart:convert';

import 'values.dart';

/// Reads a value of JSON; a [FormException] of one that has another form.
typedef Reader<T> = T Function(Object? value);

/// A value that has another form than the contract says.
final class FormException implements Exception {
  /// [wanted] says which form it should have.
  const FormException(this.wanted);

  /// The form, in words.
  final String wanted;

  @override
  String toString() => 'FormException: not $wanted';
}

T _exactly<T extends Object>(Object? value, String wanted) =>
    value is T ? value : throw FormException(wanted);

/// Anything, as it came.
Object? asAny(Object? value) => value;

/// A text.
String asText(Object? value) => _exactly<String>(value, 'a text');

/// A whole number.
int asInteger(Object? value) => _exactly<int>(value, 'a whole number of 64 bits');

/// A number, whole or not.
double asNumber(Object? value) => _exactly<num>(value, 'a number').toDouble();

/// True or false.
bool asBoolean(Object? value) => _exactly<bool>(value, 'true or false');

/// The bytes of a file, as a list of numbers; within JSON they are base64.
List<int> asBytes(Object? value) => switch (value) {
  List<int>() => value,
  String() => base64.decode(value),
  _ => throw const FormException('bytes'),
};

/// A number of unix seconds, or a text.
Moment asMoment(Object? value) => switch (value) {
  int() => Moment.unix(value),
  String() => Moment.text(value),
  _ => throw const FormException('a moment'),
};

/// A value of a set of texts.
Reader<T> asValueOf<T>(T Function(String text) make) =>
    (value) => make(asText(value));

/// An object.
Reader<T> asObject<T>(T Function(Map<String, Object?> json) make) =>
    (value) => make(_exactly<Map<String, Object?>>(value, 'an object'));

/// The id of an object, or the object.
Reader<Expandable<T>> asExpandable<T extends JsonValue>(
  T Function(Map<String, Object?> json) make,
) =>
    (value) {
      if (value is String) return Expandable.id(value);
      final json = _exactly<Map<String, Object?>>(value, 'an id or an object');
      return Expandable.object(asText(json['id']), make(json));
    };

/// A text or an object.
Reader<TextOr<T>> asTextOr<T extends JsonValue>(T Function(Map<String, Object?> json) make) =>
    (value) => value is String ? TextOr.text(value) : TextOr.object(asObject(make)(value));

/// A list, element by element.
Reader<List<T>> asListOf<T>(Reader<T> reader) =>
    (value) => [for (final one in _exactly<List<Object?>>(value, 'a list')) reader(one)];

/// An object of one value for each name.
Reader<Map<String, T>> asMapOf<T>(Reader<T> reader) =>
    (value) => {
      for (final MapEntry(key: name, value: one)
          in _exactly<Map<String, Object?>>(value, 'an object').entries)
        name: reader(one),
    };

/// Null, or what the reader reads.
Reader<T?> orNull<T>(Reader<T> reader) =>
    (value) => value == null ? null : reader(value);

/// A value as JSON: objects of this package become what they are on the wire.
Object? plain(Object? value) => switch (value) {
  JsonValue() => plain(value.toJson()),
  Map<Object?, Object?>() => {
    for (final MapEntry(key: name, value: one) in value.entries) '$name': plain(one),
  },
  List<int>() => value,
  Iterable<Object?>() => [for (final one in value) plain(one)],
  _ => value,
};

/// The fields of an object that is to be sent.
Map<String, Object?> plainFields(Map<String, Object?> fields) => {
  for (final MapEntry(key: name, value: one) in fields.entries) name: plain(one),
};
