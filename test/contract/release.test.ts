import { readFileSync } from "node:fs";
import { join } from "node:path";
import { EVENTS } from "@svc/generated/events";
import { beforeAll, describe, expect, it } from "vitest";
import type { EventFacts } from "../../scripts/compatibility/comparable.ts";
import { findFactBreaks } from "../../scripts/compatibility/fact-breaks.ts";
import { type ReliedOn, reliedOn } from "../../scripts/compatibility/facts.ts";
import { oasdiffProgram } from "../../scripts/compatibility/oasdiff.ts";
import {
  currentContract,
  lastRelease,
  undecidedBreaks,
} from "../../scripts/compatibility/released.ts";
import { unrecorded } from "../../scripts/compatibility/unrecorded.ts";
import type { Document } from "../../spec/emitter/document.ts";
import { IS_LONG } from "../kit/long.ts";
import { EDITS_OF_FACTS, EDITS_OF_SHAPES } from "./released-edits.ts";

const CONTRACT = join(import.meta.dirname, "..", "..", "generated", "openapi.json");
const TEXT = readFileSync(CONTRACT, "utf8");
const released = lastRelease();
const current = currentContract();

/** What the edits of shapes are about: it is compared in a tenth of the time of the whole. */
const EDITED_PATHS = new Set([
  ...["/sends", "/sends/{send_id}", "/sends/{send_id}/attempts", "/credit/topups", "/keys"],
  ...["/batches", "/batches/{batch_id}/results.csv", "/disputes/{dispute_id}"],
  "/sends/{send_id}/cancel",
]);
const EDITED_EVENTS = { "send.delivered": EVENTS["send.delivered"] };

beforeAll(() => {
  oasdiffProgram();
});

/** The contract with a change, as callers rely on it. */
function edited(change: (contract: Document) => void, events: Record<string, EventFacts> = EVENTS) {
  const contract = JSON.parse(TEXT) as Document;
  change(contract);
  return reliedOn(contract, events);
}

/** The part of the contract that the edits of shapes are about, with a change. */
function partWith(change: (contract: Document) => void): ReliedOn {
  return edited((contract) => {
    change(contract);
    const paths = Object.entries(contract.paths).filter(([path]) => EDITED_PATHS.has(path));
    contract.paths = Object.fromEntries(paths);
  }, EDITED_EVENTS);
}

function breaksOf(after: typeof current): string[] {
  if (released === null) throw new Error("spec/released holds no release.");
  return undecidedBreaks(released, after);
}

describe("the gate before a caller of the release", () => {
  // `npm run check`, which every whole run begins with, holds it to the release as well.
  it.runIf(IS_LONG)("lets the contract as it stands pass", () => {
    expect(breaksOf(current)).toEqual([]);
  });

  describe("of what requests and answers look like", () => {
    let found: string[] = [];

    beforeAll(() => {
      const editAll = (contract: Document) => {
        for (const { change } of EDITS_OF_SHAPES) change(contract);
      };
      found = IS_LONG
        ? breaksOf(edited(editAll))
        : undecidedBreaks(
            partWith(() => {}),
            partWith(editAll),
          );
    });

    it.each(EDITS_OF_SHAPES)("notices: $name", ({ id, about = "" }) => {
      const of_rule = found.filter((line) => line.endsWith(`(${id})`));
      expect(of_rule.filter((line) => line.includes(about))).not.toEqual([]);
    });
  });

  it.each(EDITS_OF_FACTS)("notices: $name", ({ id, change }) => {
    const before = (released as ReliedOn).facts;
    const found = findFactBreaks(before, edited(change).facts);
    expect(found.map((one) => one.id)).toContain(id);
  });

  it("notices that an event is renamed", () => {
    const { "send.delivered": delivered, ...others } = EVENTS;
    const after = edited(
      ({ webhooks = {} }) => {
        const webhook = webhooks["send.delivered"];
        delete webhooks["send.delivered"];
        if (webhook) webhooks["send.arrived"] = webhook;
      },
      { ...others, "send.arrived": delivered },
    );
    const found = findFactBreaks((released as ReliedOn).facts, after.facts);
    expect(found).toContainEqual(expect.objectContaining({ id: "event-removed" }));
  });

  it("lets facts soften and grow", () => {
    const after = edited(({ paths, ...contract }) => {
      const operation = paths["/sends"]?.get;
      Object.assign(operation ?? {}, {
        "x-svc-scope": ["sends:read", "reports:read"],
        "x-svc-refusals": [...((operation?.["x-svc-refusals"] as string[]) ?? []), "limit_reached"],
      });
      Object.assign(paths["/sends"]?.post ?? {}, { "x-svc-retry": "safe" });
      Object.assign(contract["x-svc-error-codes"] as object, {
        new_code: { status: 409, type: "conflict_error", retryable: false },
      });
    });
    expect(findFactBreaks(current.facts, after.facts)).toEqual([]);
  });
});

describe("the record of the release", () => {
  it("is short of what is implemented since, and names it", () => {
    const before = edited(({ paths }) => {
      delete paths["/sends"]?.get;
      delete paths["/disputes"];
    });
    const names = unrecorded(before, current);
    expect(names).toEqual(
      expect.arrayContaining([
        "GET /sends",
        "GET /disputes",
        "POST /disputes",
        "schema DisputeCreate",
      ]),
    );
    expect(unrecorded(current, current)).toEqual([]);
  });

  it("names an event, a code and a field that are not in it", () => {
    const { "send.delivered": _, ...events } = EVENTS;
    const before = edited((contract) => {
      delete contract.components.schemas.Send?.properties?.receipt_number;
      delete (contract["x-svc-error-codes"] as Record<string, unknown>).send_not_retryable;
    }, events);
    expect(unrecorded(before, current)).toEqual(
      expect.arrayContaining([
        "event send.delivered",
        "error code send_not_retryable",
        "Send.receipt_number",
      ]),
    );
  });
});
