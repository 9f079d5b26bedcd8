package com.example.svc.kotlin

import com.example.svc.Fields
import com.example.svc.FileResult
import com.example.svc.Params
import com.example.svc.RequestOptions
import com.example.svc.runtime.Settings
import java.util.function.Function
import com.example.svc.runtime.Resource as JavaResource

/** What the methods of a group are made of. */
public abstract class Resource internal constructor(internal val settings: Settings) {
  /** Calls a method that answers one object. */
  internal suspend fun <T : Any> json(
    key: String,
    path: Map<String, String>,
    params: Params,
    options: RequestOptions,
    make: Function<Fields, T>,
  ): T = JavaResource.requestJson(settings, key, path, params, options, make).awaiting()

  /** Calls a method that answers a list, for its first page. */
  internal suspend fun <T : Any> page(
    key: String,
    path: Map<String, String>,
    params: Params,
    options: RequestOptions,
    make: Function<Fields, T>,
  ): Page<T> = Page(JavaResource.requestPage(settings, key, path, params, options, make).awaiting())

  /** Calls a method that answers a file. */
  internal suspend fun file(
    key: String,
    path: Map<String, String>,
    params: Params,
    options: RequestOptions,
  ): FileResult = JavaResource.requestFile(settings, key, path, params, options).awaiting()
}
