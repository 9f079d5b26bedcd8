package com.example.svc.runtime;

import com.example.svc.Fields;
import com.example.svc.FileResult;
import com.example.svc.Page;
import com.example.svc.Params;
import com.example.svc.RequestOptions;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;

/** What the methods of a group are made of. */
public abstract class Resource {
  /** What all calls of the client share. */
  protected final Settings settings;

  /** Of a client with these settings. */
  protected Resource(Settings settings) {
    this.settings = settings;
  }

  /** The arguments in the path: names on the wire, each with its value. */
  protected static Map<String, String> path(String... pairs) {
    Map<String, String> path = new LinkedHashMap<>();
    for (int i = 0; i < pairs.length; i += 2) path.put(pairs[i], pairs[i + 1]);
    return path;
  }

  /** Calls a method that answers one object. */
  protected final <T> T json(
      String key,
      Map<String, String> path,
      Params params,
      RequestOptions options,
      Function<Fields, T> make) {
    return requestJson(settings, key, path, params, options, make).await();
  }

  /** Calls a method that answers a list, for its first page. */
  protected final <T> Page<T> page(
      String key,
      Map<String, String> path,
      Params params,
      RequestOptions options,
      Function<Fields, T> make) {
    return requestPage(settings, key, path, params, options, make).await();
  }

  /** Calls a method that answers a file. */
  protected final FileResult file(
      String key, Map<String, String> path, Params params, RequestOptions options) {
    return requestFile(settings, key, path, params, options).await();
  }

  /** As {@code json}, without waiting for it. */
  public static <T> Pending<T> requestJson(
      Settings settings,
      String key,
      Map<String, String> path,
      Params params,
      RequestOptions options,
      Function<Fields, T> make) {
    return Call.start(settings, Operations.of(key), path, params.fields(), options)
        .map(answer -> make.apply(answer.fields()));
  }

  /** As {@code page}, without waiting for it. */
  public static <T> Pending<Page<T>> requestPage(
      Settings settings,
      String key,
      Map<String, String> path,
      Params params,
      RequestOptions options,
      Function<Fields, T> make) {
    return new PageSource<>(
            settings, Operations.of(key), path, options, make, params.fields().toMap())
        .fetch();
  }

  /** As {@code file}, without waiting for it. */
  public static Pending<FileResult> requestFile(
      Settings settings,
      String key,
      Map<String, String> path,
      Params params,
      RequestOptions options) {
    return Call.start(settings, Operations.of(key), path, params.fields(), options)
        .map(FileResult::new);
  }
}
