// dart:core
// What is used of Dart's own library, as its documentation declares it.
class Object { Object(); int get hashCode; Type get runtimeType; String toString(); Object? noSuchMethod(Invocation invocation); }
class Null {}
class Type {}
class Invocation {}
class StackTrace {}
abstract class Comparable<T> { int compareTo(T other); }
class bool {}
class num implements Comparable<num> {
  bool get isFinite; bool get isNaN; bool get isNegative;
  num abs(); int round(); int floor(); int ceil(); int truncate(); double toDouble(); int toInt();
  num remainder(num other); String toStringAsFixed(int fractionDigits); int compareTo(num other);
}
class int extends num {
  static int parse(String source, {int? radix}); static int? tryParse(String source, {int? radix});
  int abs(); String toRadixString(int radix); bool get isEven; bool get isOdd; int get bitLength;
}
class double extends num {
  static double get infinity; static double get nan;
  static double parse(String source); static double? tryParse(String source); double abs();
}
class BigInt implements Comparable<BigInt> {
  static BigInt parse(String source, {int? radix}); static BigInt? tryParse(String source, {int? radix});
  BigInt.from(num value); int toInt(); String toRadixString(int radix);
}
abstract class Pattern {}
abstract class Match { int get start; int get end; String? group(int group); int get groupCount; String? operator [](int group); String get input; }
class RegExpMatch extends Match { String? namedGroup(String name); }
class RegExp implements Pattern {
  RegExp(String source, {bool multiLine = false, bool caseSensitive = true, bool unicode = false, bool dotAll = false});
  static String escape(String text);
  RegExpMatch? firstMatch(String input); Iterable<RegExpMatch> allMatches(String input, [int start = 0]);
  bool hasMatch(String input); String? stringMatch(String input); String get pattern;
}
class String implements Comparable<String>, Pattern {
  String.fromCharCodes(Iterable<int> charCodes, [int start = 0, int? end]);
  String.fromCharCode(int charCode);
  int get length; bool get isEmpty; bool get isNotEmpty; List<int> get codeUnits; Runes get runes;
  int codeUnitAt(int index); bool contains(Pattern other, [int startIndex = 0]);
  bool startsWith(Pattern pattern, [int index = 0]); bool endsWith(String other);
  int indexOf(Pattern pattern, [int start = 0]); int lastIndexOf(Pattern pattern, [int? start]);
  String substring(int start, [int? end]); String trim(); String trimLeft(); String trimRight();
  String padLeft(int width, [String padding = ' ']); String padRight(int width, [String padding = ' ']);
  String replaceAll(Pattern from, String replace); String replaceFirst(Pattern from, String to, [int startIndex = 0]);
  String replaceAllMapped(Pattern from, String Function(Match match) replace);
  List<String> split(Pattern pattern); String toLowerCase(); String toUpperCase();
  String operator [](int index); int compareTo(String other);
}
class Runes extends Iterable<int> {}
class StringBuffer { StringBuffer([Object content = '']); void write(Object? object); void writeln([Object? object = '']); int get length; bool get isEmpty; }
abstract class Iterator<E> { bool moveNext(); E get current; }
class Iterable<E> {
  Iterable.generate(int count, [E Function(int index)? generator]);
  Iterator<E> get iterator; int get length; bool get isEmpty; bool get isNotEmpty; E get first; E get last; E get single;
  bool contains(Object? element); bool any(bool Function(E element) test); bool every(bool Function(E element) test);
  T fold<T>(T initialValue, T Function(T previousValue, E element) combine); E reduce(E Function(E value, E element) combine);
  Iterable<T> map<T>(T Function(E e) toElement); Iterable<E> where(bool Function(E element) test);
  Iterable<T> whereType<T>(); Iterable<T> expand<T>(Iterable<T> Function(E element) toElements);
  E firstWhere(bool Function(E element) test, {E Function()? orElse}); void forEach(void Function(E element) action);
  String join([String separator = '']); Iterable<E> skip(int count); Iterable<E> take(int count);
  List<E> toList({bool growable = true}); Set<E> toSet(); Iterable<R> cast<R>(); E elementAt(int index);
}
class List<E> extends Iterable<E> {
  List.filled(int length, E fill, {bool growable = false});
  List.generate(int length, E Function(int index) generator, {bool growable = true});
  List.of(Iterable<E> elements, {bool growable = true}); List.from(Iterable<Object?> elements, {bool growable = true});
  List.unmodifiable(Iterable<E> elements); List.empty({bool growable = false});
  E operator [](int index); void add(E value); void addAll(Iterable<E> iterable); void clear(); int indexOf(E element, [int start = 0]);
  bool remove(Object? value); E removeAt(int index); E removeLast(); void insert(int index, E element); void sort([int Function(E a, E b)? compare]);
  List<E> sublist(int start, [int? end]); void setRange(int start, int end, Iterable<E> iterable, [int skipCount = 0]); Iterable<E> get reversed;
  List<R> cast<R>();
}
class Set<E> extends Iterable<E> {
  Set.of(Iterable<E> elements); bool add(E value); void addAll(Iterable<E> elements); bool remove(Object? value); void clear();
  Set<E> union(Set<E> other); Set<E> difference(Set<Object?> other);
}
class Map<K, V> {
  Map.of(Map<K, V> other); Map.unmodifiable(Map<Object?, Object?> other); Map.fromEntries(Iterable<MapEntry<K, V>> entries);
  bool containsKey(Object? key); bool containsValue(Object? value); V? operator [](Object? key); Iterable<MapEntry<K, V>> get entries;
  Iterable<K> get keys; Iterable<V> get values; int get length; bool get isEmpty; bool get isNotEmpty; V? remove(Object? key);
  void addAll(Map<K, V> other); void clear(); V putIfAbsent(K key, V Function() ifAbsent); void forEach(void Function(K key, V value) action);
  Map<K2, V2> map<K2, V2>(MapEntry<K2, V2> Function(K key, V value) convert); Map<RK, RV> cast<RK, RV>();
}
class MapEntry<K, V> { MapEntry(K key, V value); K get key; V get value; }
class Duration implements Comparable<Duration> {
  static Duration get zero;
  const Duration({int days = 0, int hours = 0, int minutes = 0, int seconds = 0, int milliseconds = 0, int microseconds = 0});
  int get inSeconds; int get inMilliseconds; int get inMicroseconds; int get inMinutes; bool get isNegative; Duration abs(); int compareTo(Duration other);
}
class DateTime implements Comparable<DateTime> {
  DateTime(int year, [int month = 1, int day = 1, int hour = 0, int minute = 0, int second = 0, int millisecond = 0, int microsecond = 0]);
  DateTime.utc(int year, [int month = 1, int day = 1, int hour = 0, int minute = 0, int second = 0, int millisecond = 0, int microsecond = 0]);
  DateTime.now(); DateTime.fromMillisecondsSinceEpoch(int millisecondsSinceEpoch, {bool isUtc = false});
  static DateTime parse(String formattedString); static DateTime? tryParse(String formattedString);
  int get millisecondsSinceEpoch; int get microsecondsSinceEpoch; bool get isUtc; int get year; int get month; int get day;
  Duration difference(DateTime other); DateTime add(Duration duration); DateTime subtract(Duration duration); DateTime toUtc(); DateTime toLocal();
  String toIso8601String(); bool isBefore(DateTime other); bool isAfter(DateTime other); int compareTo(DateTime other);
}
class Stopwatch { Stopwatch(); void start(); void stop(); void reset(); Duration get elapsed; int get elapsedMilliseconds; bool get isRunning; }
class Uri {
  Uri({String? scheme, String? userInfo, String? host, int? port, String? path, Iterable<String>? pathSegments, String? query, Map<String, Object?>? queryParameters, String? fragment});
  Uri.https(String authority, [String path = '', Map<String, Object?>? queryParameters]);
  static Uri parse(String uri, [int start = 0, int? end]); static Uri? tryParse(String uri, [int start = 0, int? end]);
  static String encodeComponent(String component); static String decodeComponent(String encodedComponent); static String encodeQueryComponent(String component);
  String get scheme; String get host; String get path; String get query; String get fragment; String get userInfo; String get origin; int get port;
  bool get hasQuery; bool get hasFragment; bool get hasScheme; bool get hasPort; bool isScheme(String scheme); Map<String, String> get queryParameters;
  Map<String, List<String>> get queryParametersAll; List<String> get pathSegments; Uri resolve(String reference);
  Uri replace({String? scheme, String? userInfo, String? host, int? port, String? path, Iterable<String>? pathSegments, String? query, Map<String, Object?>? queryParameters, String? fragment});
}
class Error { StackTrace? get stackTrace; }
abstract class Exception { Exception([Object? message]); }
class ArgumentError extends Error { ArgumentError([Object? message, String? name]); ArgumentError.value(Object? value, [String? name, Object? message]); Object? get message; }
class StateError extends Error { StateError(String message); String get message; }
class UnsupportedError extends Error { UnsupportedError(String message); String? get message; }
class UnimplementedError extends Error { UnimplementedError([String? message]); }
class RangeError extends ArgumentError {}
class TypeError extends Error {}
class AssertionError extends Error {}
class FormatException implements Exception { const FormatException([String message = '', Object? source, int? offset]); String get message; Object? get source; int? get offset; }
class Deprecated { const Deprecated(String message); }
class Future<T> {
  Future(FutureOr<T> Function() computation); Future.value([FutureOr<T>? value]); Future.error(Object error, [StackTrace? stackTrace]);
  Future.delayed(Duration duration, [FutureOr<T> Function()? computation]); Future.microtask(FutureOr<T> Function() computation);
  static Future<List<T>> wait<T>(Iterable<Future<T>> futures, {bool eagerError = false, void Function(T successValue)? cleanUp}); static Future<T> any<T>(Iterable<Future<T>> futures);
  Future<R> then<R>(FutureOr<R> Function(T value) onValue, {Function? onError}); Future<T> catchError(Function onError, {bool Function(Object error)? test});
  Future<T> whenComplete(FutureOr<void> Function() action); Future<T> timeout(Duration timeLimit, {FutureOr<T> Function()? onTimeout}); Stream<T> asStream(); void ignore();
}
class Stream<T> {
  Stream(); Stream.value(T value); Stream.error(Object error, [StackTrace? stackTrace]); Stream.fromIterable(Iterable<T> elements); Stream.empty();
  Stream.fromFuture(Future<T> future);
  StreamSubscription<T> listen(void Function(T event)? onData, {Function? onError, void Function()? onDone, bool? cancelOnError});
  Future<T> get first; Future<T> get last; Future<T> get single; Future<int> get length; Future<bool> get isEmpty; bool get isBroadcast;
  Stream<S> map<S>(S Function(T event) convert); Stream<T> where(bool Function(T event) test); Stream<T> take(int count); Stream<T> skip(int count);
  Future<List<T>> toList(); Future<Set<T>> toSet(); Stream<S> transform<S>(StreamTransformer<T, S> streamTransformer); Stream<S> expand<S>(Iterable<S> Function(T element) convert);
  Future<E> drain<E>([E? futureValue]); Future<void> forEach(void Function(T element) action); Stream<T> timeout(Duration timeLimit, {void Function(EventSink<T> sink)? onTimeout});
  Future<S> fold<S>(S initialValue, S Function(S previous, T element) combine); Stream<R> cast<R>(); Future<String> join([String separator = '']); Future<void> pipe(StreamConsumer<T> streamConsumer);
}
external void print(Object? object);
external bool identical(Object? a, Object? b);
const Object override = Object();
