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

/** The methods of {@code test.events}. */
public final class TestEventsResource extends Resource {
  /** Of a client with these settings. */
  public TestEventsResource(Settings settings) {
    super(settings);
  }

  /**
   * Trigger a test event.
   *
   * <p>Creates a sample event of any type, about an object with realistic values and an ID that does not
   * exist. It is listed in {@code GET /events} and delivered to your webhook endpoints like any other
   * event. {@code data.synthetic} is true, and nothing else changes: no send, no Credit. Limited to 60 per
   * minute. Requires a test key.
   *
   * <p>In test mode only.
   */
  public Event trigger(TestEventsTriggerParams params) {
    return trigger(params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Event trigger(TestEventsTriggerParams params, RequestOptions options) {
    return json("test.events.trigger", path(), params, options, Event::of);
  }
}
