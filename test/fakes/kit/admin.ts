import type { Fake, FakeAnswer, FakeCall, Scenario } from "./fake.ts";
import { json } from "./json.ts";

/** The admin port that every fake has. */
export function adminOf<Entry>(call: FakeCall, fake: Fake<Entry>): FakeAnswer {
  const { clock, ledger } = fake.world;
  switch (`${call.method} ${call.path}`) {
    case "POST /_scenario":
      fake.plan(JSON.parse(call.body) as Scenario);
      return json(200, {});
    case "GET /_calls":
      return json(
        200,
        fake.calls.map(({ query, ...seen }) => ({ ...seen, query: Object.fromEntries(query) })),
      );
    case "GET /_ledger":
      return json(200, ledger);
    case "POST /_clock": {
      const { advance_ms } = JSON.parse(call.body) as { advance_ms: number };
      clock.advance(advance_ms);
      return json(200, { now: clock.now() });
    }
    case "POST /_reset":
      fake.reset();
      return json(200, {});
    default:
      return json(404, { error: "A fake has POST /_scenario, GET /_calls and GET /_ledger." });
  }
}
