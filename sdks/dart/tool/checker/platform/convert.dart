// dart:convert
external Object? jsonDecode(String source, {Object? Function(Object? key, Object? value)? reviver});
external String jsonEncode(Object? object, {Object? Function(Object? nonEncodable)? toEncodable});
external String base64Encode(List<int> bytes);
external Uint8List base64Decode(String source);
class Utf8Codec { Uint8List encode(String string); String decode(List<int> codeUnits, {bool? allowMalformed}); Utf8Decoder get decoder; }
class Utf8Decoder extends StreamTransformer<List<int>, String> {}
class LineSplitter extends StreamTransformer<String, String> { const LineSplitter(); List<String> convert(String data); }
class Base64Codec { String encode(List<int> input); Uint8List decode(String encoded); }
class JsonUnsupportedObjectError extends Error { JsonUnsupportedObjectError(Object? unsupportedObject, {Object? cause, String? partialResult}); Object? get unsupportedObject; Object? get cause; }
const Utf8Codec utf8 = Utf8Codec();
const Base64Codec base64 = Base64Codec();
