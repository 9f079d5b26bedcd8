/// Lists: one page at a time, or every object of all of them.
library;

import 'dart:async';

import 'decode.dart';
import 'error.dart';
import 'model.dart';
import 'response.dart';
import 'send.dart';

const _startingAfter = 'starting_after';
const _endingBefore = 'ending_before';

/// Where pages come from.
final class PageSource<T extends SvcObject> {
  /// [fetch] takes parameters in place of those of the call.
  const PageSource({
    required this.fetch,
    required this.params,
    required this.cursor,
    required this.make,
  });

  /// Asks for a page.
  final Future<Answer> Function(Map<String, Object?> params) fetch;

  /// The parameters of this page.
  final Map<String, Object?> params;

  /// `none`, `forward` or `both`.
  final String cursor;

  /// The object around its JSON.
  final T Function(Map<String, Object?> json) make;

  PageSource<T> _with(Map<String, Object?> changed) =>
      PageSource(fetch: fetch, params: changed, cursor: cursor, make: make);

  Future<Page<T>> _page() async {
    final answer = await fetch(params);
    final body = answer.body;
    final envelope = body is Map<String, Object?> ? body : const <String, Object?>{};
    return Page._(this, envelope, answer.metadata);
  }
}

/// One page of a list; it leads to the others.
final class Page<T extends SvcObject> {
  Page._(this._source, this.envelope, this.responseMetadata)
    : data = _objectsOf(envelope, _source.make);

  final PageSource<T> _source;

  /// The answer as it came, with what this page says besides its objects.
  final Map<String, Object?> envelope;

  /// The objects of this page.
  final List<T> data;

  /// How the call was answered that brought this page.
  final ResponseMetadata responseMetadata;

  /// Whether there are more objects in the direction of this page's request.
  bool get hasMore {
    final said = envelope['has_more'];
    if (said is bool) return said;
    final (number, count) = (_number, envelope['pages']);
    return number != null && count is int && number < count;
  }

  /// Where the next page begins: keep it, and go on from it another day. Null on the last.
  String? get nextCursor {
    final cursor = envelope['next_cursor'];
    return cursor is String && cursor.isNotEmpty ? cursor : null;
  }

  /// The next page in the direction of this one; null on the last.
  Future<Page<T>?> nextPage() async {
    if (!hasMore) return null;
    final params = _source.params;
    final number = _number;
    if (number != null) return _with({...params, 'page': number + 1});
    final cursor = nextCursor;
    if (cursor == null) return null;
    final name = _isBackwards ? _endingBefore : _startingAfter;
    if (cursor == params[name]) {
      throw SvcException('The list repeats its cursor; going on would never end.');
    }
    return _with({...params, name: cursor});
  }

  /// The page on the other side of this one; null when it has no objects to start from.
  Future<Page<T>?> previousPage() async {
    final number = _number;
    if (number != null) {
      return number > 1 ? _with({..._source.params, 'page': number - 1}) : null;
    }
    if (_source.cursor != 'both') throw ArgumentException('This list goes one way only.');
    if (data.isEmpty) return null;
    final id = (_isBackwards ? data.last : data.first)['id'];
    if (id == null) return null;
    final name = _isBackwards ? _startingAfter : _endingBefore;
    final params = {..._source.params}
      ..remove(_startingAfter)
      ..remove(_endingBefore);
    return _with({...params, name: id});
  }

  /// This page and all after it.
  Stream<Page<T>> pages() async* {
    Page<T>? page = this;
    while (page != null) {
      yield page;
      page = await page.nextPage();
    }
  }

  /// Every object of this page and of all after it; stopping early asks for nothing more.
  Stream<T> objects() async* {
    await for (final page in pages()) {
      for (final one in page.data) {
        yield one;
      }
    }
  }

  /// How much there is, not what.
  @override
  String toString() => 'Page(${data.length} objects, more $hasMore)';

  int? get _number {
    final number = envelope['page'];
    return number is int ? number : null;
  }

  bool get _isBackwards => _source.params[_endingBefore] != null;

  Future<Page<T>> _with(Map<String, Object?> params) => _source._with(params)._page();
}

/// A list that was asked for: a stream of every object of all pages. Nothing is sent before it is
/// listened to, and what is not read is not asked for.
final class PageRequest<T extends SvcObject> extends Stream<T> {
  /// The call that it stands for.
  PageRequest(this._source);

  final PageSource<T> _source;

  /// The first page alone.
  Future<Page<T>> firstPage() => _source._page();

  /// Page by page.
  Stream<Page<T>> pages() async* {
    final first = await firstPage();
    yield* first.pages();
  }

  @override
  StreamSubscription<T> listen(
    void Function(T event)? onData, {
    Function? onError,
    void Function()? onDone,
    bool? cancelOnError,
  }) =>
      _objects().listen(
        onData,
        onError: onError,
        onDone: onDone,
        cancelOnError: cancelOnError,
      );

  Stream<T> _objects() async* {
    final first = await firstPage();
    yield* first.objects();
  }
}

List<T> _objectsOf<T extends SvcObject>(
  Map<String, Object?> envelope,
  T Function(Map<String, Object?> json) make,
) {
  final elements = envelope['data'] ?? const <Object?>[];
  try {
    return List.unmodifiable(asListOf(asObject(make))(elements));
  } on FormException catch (failure) {
    throw ResponseException('The data of the list is not ${failure.wanted}.');
  }
}
