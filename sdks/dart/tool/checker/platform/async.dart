// dart:async
export 'dart:core' show Future, Stream;
class Completer<T> { Completer(); Completer.sync(); Future<T> get future; void complete([FutureOr<T>? value]); void completeError(Object error, [StackTrace? stackTrace]); bool get isCompleted; }
class Timer { Timer(Duration duration, void Function() callback); Timer.periodic(Duration duration, void Function(Timer timer) callback); static void run(void Function() callback); void cancel(); bool get isActive; }
class TimeoutException implements Exception { TimeoutException(String? message, [Duration? duration]); String? get message; Duration? get duration; }
class StreamSubscription<T> { Future<void> cancel(); void pause([Future<void>? resumeSignal]); void resume(); bool get isPaused; }
class StreamIterator<T> { StreamIterator(Stream<T> stream); Future<bool> moveNext(); T get current; Future<Object?> cancel(); }
class EventSink<T> { void add(T event); void addError(Object error, [StackTrace? stackTrace]); void close(); }
class StreamConsumer<S> {}
class StreamController<T> implements EventSink<T>, StreamConsumer<T> { StreamController({void Function()? onListen, void Function()? onPause, void Function()? onResume, FutureOr<void> Function()? onCancel, bool sync = false}); Stream<T> get stream; bool get isClosed; Future<Object?> close(); bool get hasListener; void add(T event); void addError(Object error, [StackTrace? stackTrace]); }
class StreamTransformer<S, T> { Stream<T> bind(Stream<S> stream); }
class FutureOr<T> {}
external void unawaited(Future<void>? future);
external void scheduleMicrotask(void Function() callback);
