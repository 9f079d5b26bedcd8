package com.example.svc.kotlin

import com.example.svc.RequestOptions
import kotlin.time.Duration
import kotlin.time.toJavaDuration

/** The settings of one call: `options { idempotencyKey("till4-000123") }`. */
public fun options(build: RequestOptions.Builder.() -> Unit): RequestOptions =
  RequestOptions.builder().apply(build).build()

/** Bounds the call with all its tries and pauses. */
public fun RequestOptions.Builder.timeout(bound: Duration): RequestOptions.Builder =
  timeout(bound.toJavaDuration())

/** Bounds the silence before an answer and between two parts of it. */
public fun RequestOptions.Builder.readTimeout(bound: Duration): RequestOptions.Builder =
  readTimeout(bound.toJavaDuration())

