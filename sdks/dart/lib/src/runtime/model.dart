/// What comes back, and what is sent: the JSON itself, read through the names of its class.
library;

import 'dart:collection';

import 'decode.dart';
import 'error.dart';
import 'response.dart';
import 'show.dart';
import 'values.dart';

/// An object of the service. Its getters read the fields that this version knows, `[]` reads any
/// field by its name on the wire, and [toJson] gives back what came.
abstract class SvcObject implements JsonValue {
  /// One around JSON; [modelName] is its name in the contract.
  SvcObject(this.modelName, Map<String, Object?> json) : _json = UnmodifiableMapView(json);

  final Map<String, Object?> _json;
  ResponseMetadata? _responseMetadata;

  /// The name of its class in the contract.
  final String modelName;

  /// How the call was answered that brought this object; null of one that is part of another.
  ResponseMetadata? get responseMetadata => _responseMetadata;

  /// The names of its fields on the wire, those that this version does not know among them.
  Iterable<String> get fieldNames => _json.keys;

  /// A field as it came, by its name on the wire; null of one that did not come.
  Object? operator [](String wire) => _json[wire];

  /// The object as it came, with secrets and with what this version does not know.
  @override
  Map<String, Object?> toJson() => _json;

  /// A field through its reader; a [ResponseException] of one that has another form.
  T decodeField<T>(String wire, Reader<T> reader) {
    try {
      return reader(_json[wire]);
    } on FormException catch (failure) {
      throw ResponseException('$modelName.$wire is not ${failure.wanted}.');
    }
  }

  /// Its fields, with secrets masked; of a field that is not known, the name alone.
  @override
  String toString() => show(modelName, _json);
}

/// What comes back when there is nothing to say.
final class Empty extends SvcObject {
  /// One around what was received.
  Empty.fromJson(Map<String, Object?> json) : super('Empty', json);
}

/// Tells an object how the call was answered that brought it.
T answeredBy<T extends SvcObject>(T value, ResponseMetadata metadata) {
  value._responseMetadata = metadata;
  return value;
}
