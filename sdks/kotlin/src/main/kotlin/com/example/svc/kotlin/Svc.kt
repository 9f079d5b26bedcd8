package com.example.svc.kotlin

import com.example.svc.Svc as JavaSvc

/** A client of the service, whose methods suspend; make one and share it. */
public class Svc internal constructor(private val client: JavaSvc) : Groups(client.settings()) {
  /** Where it calls, with the base path. */
  public val baseUrl: String get() = client.baseUrl

  /** Whether its key is of live mode: money moves. */
  public val livemode: Boolean get() = client.isLivemode

  /** `sk`, `rk`, `pk` or `ak`. */
  public val keyKind: String get() = client.keyKind

  /** Shows no key. */
  override fun toString(): String = client.toString()
}

/**
 * A client with these settings; its address and its key are SVC_URL and SVC_KEY of the environment
 * if left out: `Svc { apiKey(key) }`.
 */
public fun Svc(settings: JavaSvc.Builder.() -> Unit = {}): Svc {
  val built = JavaSvc.builder().userAgent(USER_AGENT).apply(settings)
  return Svc(built.build())
}

private val USER_AGENT: String =
  "svc-kotlin/${com.example.svc.runtime.Facts.VERSION} " +
    "(kotlin ${KotlinVersion.CURRENT}; java ${System.getProperty("java.version")})"
