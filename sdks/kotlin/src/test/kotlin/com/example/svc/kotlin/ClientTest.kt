package com.example.svc.kotlin

import com.example.svc.exception.CreditException
import com.example.svc.model.Send
import com.example.svc.testing.FakeTransport
import com.sun.net.httpserver.HttpServer
import java.net.InetAddress
import java.net.InetSocketAddress
import java.util.concurrent.CompletableFuture
import java.util.concurrent.CompletionException
import java.util.concurrent.Executors
import java.util.concurrent.TimeUnit
import kotlin.coroutines.Continuation
import kotlin.coroutines.EmptyCoroutineContext
import kotlin.coroutines.startCoroutine
import kotlin.time.Duration.Companion.milliseconds
import kotlinx.coroutines.delay
import kotlinx.coroutines.launch
import kotlinx.coroutines.runBlocking
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertInstanceOf
import org.junit.jupiter.api.Assertions.assertNull
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

private const val KEY = "svc_sk_test_canary5567Qx"

class ClientTest {
  private val fake = FakeTransport()
  private val client = Svc {
    apiKey(KEY)
    baseUrl("http://localhost")
    transport(fake)
  }

  @Test
  fun `a sale is made of a block, and its nulls are known to the compiler`() = run {
    val sale = client.sends.create(options { idempotencyKey("till4-1") }) {
      target("0771234567")
      amount("5.00")
      currency("USD")
    }
    val id: String = sale.id
    assertInstanceOf(Send::class.java, sale)
    assertEquals(id, client.sends.get(id).id)
    val request = fake.requests.first()
    assertEquals("till4-1", request.headers["Idempotency-Key"])
    val body = """{"target":"0771234567","amount":"5.00","currency":"USD"}"""
    assertEquals(body, request.body.toJson())
    assertTrue(request.headers.getValue("User-Agent").startsWith("svc-kotlin/"))
  }

  @Test
  fun `a list is walked by a loop, page after page`() = run {
    answerPage(true, "a", "b")
    answerPage(true)
    answerPage(false, "d")
    val ids = mutableListOf<String>()
    val first = client.sends.list()
    for (send in first) ids.add(send.id)
    assertEquals(listOf("a", "b", "d"), ids)
    assertTrue(first.hasMore)
    answerPage(false)
    assertNull(client.sends.list().nextPage())
  }

  private fun answerPage(hasMore: Boolean, vararg ids: String) {
    val data = ids.map { mapOf("object" to "send", "id" to it) }
    val cursor = "c${fake.hashCode()}${ids.size}"
    val page = mapOf("data" to data, "has_more" to hasMore, "next_cursor" to cursor)
    fake.answer("sends.list", 200, page)
  }

  @Test
  fun `a send is looked at until it has come to rest`() = run {
    fake.answer("sends.get", 200, mapOf("id" to "snd_1", "status" to "pending"))
    fake.answer("sends.get", 200, mapOf("id" to "snd_1", "status" to "delivered"))
    assertEquals("delivered", client.sends.waitFor("snd_1", every = 5.milliseconds).status)
    fake.answer("sends.get", 200, mapOf("id" to "snd_1", "status" to "pending"))
    assertEquals("pending", client.sends.waitFor("snd_1", timeout = 0.milliseconds).status)
  }

  @Test
  fun `a refusal is thrown where the call stands`() {
    fake.answer("account.get", 402, mapOf("error" to mapOf("type" to "credit_error")))
    assertThrows(CreditException::class.java) { run { client.account.get() } }
    assertFalse(client.toString().contains(KEY))
  }

  @Test
  fun `a coroutine that is cancelled cancels its call`() {
    val server = HttpServer.create(InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0)
    server.executor = Executors.newCachedThreadPool { Thread(it).apply { isDaemon = true } }
    server.createContext("/") { Thread.sleep(30_000) }
    server.start()
    val calling = Svc {
      apiKey(KEY)
      baseUrl("http://127.0.0.1:${server.address.port}")
    }
    val started = System.nanoTime()
    runBlocking {
      val job = launch { calling.account.get() }
      delay(200)
      job.cancel()
      job.join()
      assertTrue(job.isCancelled)
    }
    assertTrue(TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - started) < 10)
    server.stop(0)
  }

  /** Runs it by the standard library alone, as a program without kotlinx does. */
  private fun run(block: suspend () -> Unit) {
    val done = CompletableFuture<Unit>()
    block.startCoroutine(
      Continuation(EmptyCoroutineContext) { result ->
        result.fold({ done.complete(it) }, { done.completeExceptionally(it) })
      },
    )
    try {
      done.get(20, TimeUnit.SECONDS)
    } catch (failure: java.util.concurrent.ExecutionException) {
      throw (failure.cause as? CompletionException)?.cause ?: failure.cause ?: failure
    }
  }
}
