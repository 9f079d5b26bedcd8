// dart:typed_data
class Uint8List extends List<int> { Uint8List(int length); Uint8List.fromList(List<int> elements); }
class BytesBuilder { BytesBuilder({bool copy = true}); void add(List<int> bytes); void addByte(int byte); Uint8List takeBytes(); Uint8List toBytes(); int get length; bool get isEmpty; }
