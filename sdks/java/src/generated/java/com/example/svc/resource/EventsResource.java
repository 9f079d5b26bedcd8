// Made from the contract by "npm run sdks"; never edit this file.
package com.example.svc.resource;

import com.example.svc.Empty;
import com.example.svc.FileResult;
import com.example.svc.Page;
import com.example.svc.Params;
import com.example.svc.RequestOptions;
import com.example.svc.WaitOptions;
import com.example.svc.model.*;
import com.example.svc.param.*;
import com.example.svc.runtime.Resource;
import com.example.svc.runtime.Settings;
import com.example.svc.runtime.Wait;
import org.jspecify.annotations.Nullable;

/** The methods of {@code events}. */
public final class EventsResource extends Resource {
  /** Of a client with these settings. */
  public EventsResource(Settings settings) {
    super(settings);
  }

  /**
   * Retrieve an event.
   *
   * <p>Returns an event of the last 30 days with the current values of its object. {@code data.object} can be
   * later than the event; {@code data.previous_attributes} shows what the event changed.
   */
  public Event get(String eventId) {
    return get(eventId, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Event get(String eventId, RequestOptions options) {
    return json("events.get", path("event_id", eventId), Params.NONE, options, Event::of);
  }

  /** As the next one, without parameters. */
  public Page<Event> list() {
    return list(EventsListParams.builder().build(), RequestOptions.NONE);
  }

  /**
   * List events.
   *
   * <p>Lists the events of the last 30 days, newest first: the same events that webhooks deliver. Use it
   * to catch up after your endpoint was down: store the ID of the last event you processed, and page
   * from it with {@code ending_before} until {@code has_more} is false. No event is missed. Objects have their
   * current values, and power tokens are always masked.
   *
   * <p>Errors: {@code invalid_cursor}, {@code invalid_time}, {@code reference_not_found}, {@code conflicting_parameters}.
   */
  public Page<Event> list(EventsListParams params) {
    return list(params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Page<Event> list(EventsListParams params, RequestOptions options) {
    return page("events.list", path(), params, options, Event::of);
  }
}
