package com.example.svc.runtime;

import com.example.svc.Fields;
import com.example.svc.Page;
import com.example.svc.RequestOptions;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Fetches pages of one list: the same call with other parameters. */
public final class PageSource<T> {
  private final Settings settings;
  private final Operation operation;
  private final Map<String, String> pathArgs;
  private final RequestOptions options;
  private final Function<Fields, T> make;
  private final Map<String, @Nullable Object> params;

  PageSource(
      Settings settings,
      Operation operation,
      Map<String, String> pathArgs,
      RequestOptions options,
      Function<Fields, T> make,
      Map<String, @Nullable Object> params) {
    this.settings = settings;
    this.operation = operation;
    this.pathArgs = pathArgs;
    this.options = options;
    this.make = make;
    this.params = params;
  }

  /** The page of these parameters. */
  public Pending<Page<T>> fetch() {
    return Call.start(settings, operation, pathArgs, Fields.ofObject(params), options)
        .map(answer -> new Page<>(this, answer.fields()));
  }

  /** The page with these parameters in place of those of the call. */
  public Pending<Page<T>> with(Map<String, ?> changes) {
    Map<String, @Nullable Object> changed = new LinkedHashMap<>(params);
    changed.putAll(changes);
    return changed(changed).fetch();
  }

  /** The same call without these parameters. */
  public PageSource<T> without(String... names) {
    Map<String, @Nullable Object> changed = new LinkedHashMap<>(params);
    changed.keySet().removeAll(List.of(names));
    return changed(changed);
  }

  private PageSource<T> changed(Map<String, @Nullable Object> changed) {
    return new PageSource<>(settings, operation, pathArgs, options, make, changed);
  }

  /** Whether the call has this parameter. */
  public boolean has(String name) {
    return params.get(name) != null;
  }

  /** A parameter of the call. */
  public @Nullable String text(String name) {
    return Fields.ofObject(params).text(name);
  }

  /** Whether its list can be walked backwards. */
  public boolean goesBothWays() {
    return operation.cursor.equals("both");
  }

  /** An object of the list. */
  public T object(Fields fields) {
    return make.apply(fields);
  }
}
