// dart:collection
class UnmodifiableMapView<K, V> extends Map<K, V> { UnmodifiableMapView(Map<K, V> map); }
class UnmodifiableListView<E> extends List<E> { UnmodifiableListView(Iterable<E> source); }
