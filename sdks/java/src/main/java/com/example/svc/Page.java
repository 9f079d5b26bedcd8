package com.example.svc;

import com.example.svc.exception.ArgumentException;
import com.example.svc.exception.PageException;
import com.example.svc.runtime.PageSource;
import com.example.svc.runtime.Pending;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/**
 * One page of a list, which leads to the others: iterating goes over every object of this page and
 * of all after it. Stopping early asks for nothing more.
 */
public final class Page<T> implements Iterable<T> {
  private static final String AFTER = "starting_after";
  private static final String BEFORE = "ending_before";

  private final PageSource<T> source;
  private final Fields envelope;
  private final List<T> data;

  /** The page of an answer. */
  public Page(PageSource<T> source, Fields envelope) {
    this.source = source;
    this.envelope = envelope;
    this.data = dataOf(source, envelope);
  }

  private static <T> List<T> dataOf(PageSource<T> source, Fields envelope) {
    List<T> objects = new ArrayList<>();
    Object data = envelope.get("data");
    if (!(data instanceof List)) return objects;
    for (Object one : (List<?>) data) {
      if (!(one instanceof Map)) {
        throw new PageException("Object " + objects.size() + " of the list cannot be read.");
      }
      objects.add(source.object(Fields.ofObject(one)));
    }
    return List.copyOf(objects);
  }

  /** The objects of this page. */
  public List<T> getData() {
    return data;
  }

  /** Whether there are more objects in the direction of this page's request. */
  public boolean hasMore() {
    Boolean said = envelope.flagOrNull("has_more");
    return said == null ? number() < envelope.integer("pages") : said;
  }

  /** Where the next page begins: keep it, and go on from it another day. Null on the last page. */
  public @Nullable String getNextCursor() {
    return envelope.text("next_cursor");
  }

  /** The answer as it came, with what it says besides its objects. */
  public Fields envelope() {
    return envelope;
  }

  /** How the call was answered that brought this page. */
  public @Nullable ResponseMetadata getResponseMetadata() {
    return envelope.response();
  }

  /** The next page in the direction of this one; null on the last. */
  public @Nullable Page<T> nextPage() {
    Pending<Page<T>> next = requestNext();
    return next == null ? null : next.await();
  }

  /** The page on the other side of this one; null when it has no objects to start from. */
  public @Nullable Page<T> previousPage() {
    Pending<Page<T>> previous = requestPrevious();
    return previous == null ? null : previous.await();
  }

  /** As {@link #nextPage()}, without waiting for it. */
  public @Nullable Pending<Page<T>> requestNext() {
    if (!hasMore()) return null;
    if (number() > 0) return source.with(Map.of("page", number() + 1));
    String cursor = getNextCursor();
    if (cursor == null || cursor.isEmpty()) return null;
    String name = source.has(BEFORE) ? BEFORE : AFTER;
    if (cursor.equals(source.text(name))) {
      throw new PageException("The list repeats its cursor; going on would never end.");
    }
    return source.with(Map.of(name, cursor));
  }

  /** As {@link #previousPage()}, without waiting for it. */
  public @Nullable Pending<Page<T>> requestPrevious() {
    if (number() == 1) return null;
    if (number() > 1) return source.with(Map.of("page", number() - 1));
    if (!source.goesBothWays()) throw new ArgumentException("This list goes one way only.", null);
    boolean isBackwards = source.has(BEFORE);
    String edge = data.isEmpty() ? null : idAt(isBackwards ? data.size() - 1 : 0);
    if (edge == null) return null;
    return source.without(AFTER, BEFORE).with(Map.of(isBackwards ? AFTER : BEFORE, edge));
  }

  /** This page and all after it. */
  public Iterable<Page<T>> pages() {
    return () -> new Walk<>(this);
  }

  @Override
  public Iterator<T> iterator() {
    return stream().iterator();
  }

  /** Every object of this page and of all after it. */
  public Stream<T> stream() {
    return StreamSupport.stream(pages().spliterator(), false).flatMap(page -> page.data.stream());
  }

  /** Tells how much there is, not what. */
  @Override
  public String toString() {
    return "Page(" + data.size() + " objects, more " + hasMore() + ")";
  }

  private long number() {
    return envelope.integer("page");
  }

  private @Nullable String idAt(int place) {
    Object one = ((List<?>) envelope.toMap().get("data")).get(place);
    return Fields.ofObject(one).text("id");
  }

  /** Fetches a page when it is asked for, and not before. */
  private static final class Walk<T> implements Iterator<Page<T>> {
    private @Nullable Page<T> last;
    private @Nullable Page<T> next;

    Walk(Page<T> first) {
      next = first;
    }

    @Override
    public boolean hasNext() {
      if (next == null && last != null) {
        next = last.nextPage();
        last = null;
      }
      return next != null;
    }

    @Override
    public Page<T> next() {
      if (!hasNext()) throw new NoSuchElementException();
      Page<T> page = next;
      last = page;
      next = null;
      return page;
    }
  }
}
