import { TEXT_GATEWAYS } from "@svc/server/platform/settings/text-settings.ts";
import { afterEach, describe, expect, it } from "vitest";
import { IS_LONG } from "../kit/long.ts";
import { killMessages, type MessageFleet, openMessageFleet } from "./kill-messages.ts";
import { KILLS_TIMEOUT_MS } from "./tell.ts";

let fleet: MessageFleet;

afterEach(() => fleet?.close());

/** Each death has messages of its own to happen over; moments that are alike have one. */
const DEATHS_LEAST = IS_LONG ? 8 : 4;
const EACH = [...TEXT_GATEWAYS.map((name) => [name]), [...TEXT_GATEWAYS]];

describe("a worker that is killed over messages", { timeout: KILLS_TIMEOUT_MS }, () => {
  it.each(EACH.map((gateways) => ({ gateways, by: gateways.join(" and ") })))(
    "that leave by $by loses none, and repeats none by itself",
    async ({ gateways }) => {
      fleet = await openMessageFleet(gateways);
      expect(await killMessages(fleet)).toEqual([]);
      const { texts, sink } = fleet;
      expect(texts.world.ledger.length).toBeGreaterThan(DEATHS_LEAST);
      expect(sink.world.ledger.length).toBeGreaterThan(DEATHS_LEAST);
    },
  );
});
