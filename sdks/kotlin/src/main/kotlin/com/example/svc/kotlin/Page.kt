package com.example.svc.kotlin

import com.example.svc.Fields
import com.example.svc.ResponseMetadata
import com.example.svc.Page as JavaPage

/**
 * One page of a list, which leads to the others: a loop over it goes over every object of this page
 * and of all after it. Stopping early asks for nothing more.
 */
public class Page<T : Any> internal constructor(private val page: JavaPage<T>) {
  /** The objects of this page. */
  public val data: List<T> get() = page.data

  /** Whether there are more objects in the direction of this page's request. */
  public val hasMore: Boolean get() = page.hasMore()

  /** Where the next page begins: keep it, and go on from it another day. Null on the last page. */
  public val nextCursor: String? get() = page.nextCursor

  /** The answer as it came, with what it says besides its objects. */
  public val envelope: Fields get() = page.envelope()

  /** How the call was answered that brought this page. */
  public val responseMetadata: ResponseMetadata? get() = page.responseMetadata

  /** The next page in the direction of this one; null on the last. */
  public suspend fun nextPage(): Page<T>? = page.requestNext()?.awaiting()?.let { Page(it) }

  /** The page on the other side of this one; null when it has no objects to start from. */
  public suspend fun previousPage(): Page<T>? = page.requestPrevious()?.awaiting()?.let { Page(it) }

  /** Every object of this page and of all after it. */
  public operator fun iterator(): ObjectIterator<T> = ObjectIterator(this)

  /** This page and all after it. */
  public val pages: Pages<T> get() = Pages(this)

  /** Tells how much there is, not what. */
  override fun toString(): String = page.toString()
}

/** Pages of a list, one after another. */
public class Pages<T : Any> internal constructor(private val first: Page<T>) {
  /** The first page, and the next when it is asked for. */
  public operator fun iterator(): PageIterator<T> = PageIterator(first)
}

/** Fetches a page when it is asked for, and not before. */
public class PageIterator<T : Any> internal constructor(private var next: Page<T>?) {
  private var last: Page<T>? = null

  /** Whether there is another page. */
  public suspend operator fun hasNext(): Boolean {
    if (next == null) {
      next = last?.nextPage()
      last = null
    }
    return next != null
  }

  /** It. */
  public operator fun next(): Page<T> {
    val page = next ?: throw NoSuchElementException()
    last = page
    next = null
    return page
  }
}

/** Goes over the objects of all pages. */
public class ObjectIterator<T : Any> internal constructor(first: Page<T>) {
  private val pages = PageIterator(first)
  private var own: Iterator<T> = emptyList<T>().iterator()

  /** Whether there is another object. */
  public suspend operator fun hasNext(): Boolean {
    while (!own.hasNext() && pages.hasNext()) own = pages.next().data.iterator()
    return own.hasNext()
  }

  /** It. */
  public operator fun next(): T = own.next()
}
