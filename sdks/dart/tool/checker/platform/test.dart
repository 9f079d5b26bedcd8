// package:test/test.dart
class Matcher {}
class TypeMatcher<T> extends Matcher { const TypeMatcher(); TypeMatcher<T> having(Object? Function(T value) feature, String description, Object? matcher); }
external void test(Object? description, Object? Function() body, {String? testOn, Timeout? timeout, Object? skip, Object? tags, int? retry});
external void group(Object? description, Object? Function() body, {String? testOn, Timeout? timeout, Object? skip, Object? tags, int? retry});
external void setUp(Object? Function() callback);
external void tearDown(Object? Function() callback);
external void setUpAll(Object? Function() callback);
external void tearDownAll(Object? Function() callback);
external void addTearDown(Object? Function() callback);
external void expect(Object? actual, Object? matcher, {String? reason, Object? skip});
external Future<void> expectLater(Object? actual, Object? matcher, {String? reason, Object? skip});
external Never fail(String message);
external TypeMatcher<T> isA<T>();
external Matcher throwsA(Object? matcher);
external Matcher equals(Object? expected);
external Matcher contains(Object? expected);
external Matcher isNot(Object? valueOrMatcher);
external Matcher hasLength(Object? matcher);
external Matcher startsWith(String prefixString);
external Matcher endsWith(String suffixString);
external Matcher matches(Pattern expression);
external Matcher lessThan(Object value);
external Matcher greaterThan(Object value);
external Matcher greaterThanOrEqualTo(Object value);
external Matcher lessThanOrEqualTo(Object value);
external Matcher completion(Object? matcher);
external Matcher same(Object? expected);
const Matcher isNull = Matcher();
const Matcher isNotNull = Matcher();
const Matcher isTrue = Matcher();
const Matcher isFalse = Matcher();
const Matcher isEmpty = Matcher();
const Matcher isNotEmpty = Matcher();
const Matcher throwsStateError = Matcher();
const Matcher throwsArgumentError = Matcher();
class Timeout { const Timeout(Duration? duration); static Timeout get none; }
