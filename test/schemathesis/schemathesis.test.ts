/**
 * The operations, asked by a stranger who knows only the document: values at the edges of each
 * schema, values outside them, and steps that follow from answers. Nothing may be answered that the
 * document does not declare. A long run asks all of that of every operation. Any other asks the
 * examples of the document and some draws of the operations that `chosen.ts` names, and the edges
 * of those that differ from the release. Every run gets to all of them along links.
 */
import { OPERATIONS, type OperationFacts } from "@svc/generated/operations";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { currentContract, lastRelease } from "../../scripts/compatibility/released.ts";
import { IS_LONG } from "../kit/long.ts";
import { uncounted } from "../kit/modules-run.ts";
import { MANY, type OpenFleet, openFleetInProcess } from "../kit/programs/open-fleet.ts";
import { complaints } from "../kit/programs/watch.ts";
import { HANGING_MS } from "../kit/time-limit.ts";
import { arrangeShop } from "./arrange-shop.ts";
import { chooseOperations, differing } from "./chosen.ts";
import { pythonWithSchemathesis } from "./install.ts";
import { type Budget, type Found, runSchemathesis } from "./run.ts";
import { LED, walkAlongLinks } from "./walk.ts";

/** These change the whole account for everybody who asks after them, so they are asked last. */
const UPHEAVALS = [
  ...["advanceTestClock", "resetTestAccount"],
  ...["setNetworkAvailability", "setZesaAvailability"],
];

/**
 * They need schedules, people and budgets that other requests change, delete or spend, so they are
 * asked first.
 */
const DAWN = ["updateSchedule", "moveScheduleOccurrence", "runWorkforceSchedule", "createReward"];

/** It is in the contract to say that there is no such method, which `Allow` then leaves out. */
const NO_METHOD = "getMcp";
/** So the methods that its path has are fewer than those that the document names. */
const FEWER_METHODS = `OPTIONS ${OPERATIONS[NO_METHOD].path}`;
/**
 * A link stands in the body of a webhook alone, the blocklist is that of live mode, nobody signs at
 * random, pages have publishable keys or a session, and an application is whole, and a session in
 * review, by several requests that follow each other.
 */
const NEVER_TAKEN = [
  "createCompletion",
  "getClaim",
  "createClaim",
  "createCheckin",
  "sendClaimCode",
  "getTokenLink",
  "createBlockedTarget",
  "getBlockedTarget",
  "deleteBlockedTarget",
  "submitDealerApplication",
  "reviewTestCheckoutSession",
];

const WHOLE: Budget = { phases: ["examples", "coverage", "fuzzing", "stateful"], drawn: 25 };
const EDGES: Budget = { phases: ["examples", "coverage", "fuzzing"], drawn: 4 };
const SOME: Budget = IS_LONG ? WHOLE : { phases: ["examples", "fuzzing"], drawn: 4 };

const kept = Object.values(OPERATIONS).filter(({ id, planned }) => !planned && id !== NO_METHOD);
const contract = currentContract().document;
const changed = differing(contract, lastRelease()?.document ?? { ...contract, paths: {} });
const chosen = IS_LONG ? kept : chooseOperations(kept, changed);
const python = pythonWithSchemathesis();
// At home it is left out where there is no Python; in CI that would hide that nothing is proven.
const is_possible = python !== null || process.env.CI === "true";

let fleet: OpenFleet;
let shop: Awaited<ReturnType<typeof arrangeShop>>;
const found: Found[] = [];
let wrong_in_books: string[] = [];

const calm = chosen.filter(({ id }) => !UPHEAVALS.includes(id) && !DAWN.includes(id));
const idsOf = (operations: readonly OperationFacts[]) => operations.map(({ id }) => id);
const chosenOf = (ids: readonly string[]) => idsOf(chosen).filter((id) => ids.includes(id));

/** What is asked one after the other, the upheavals last. */
const ROUNDS: readonly (readonly [Budget, readonly string[]])[] = [
  [SOME, chosenOf(DAWN)],
  ...(IS_LONG
    ? [[WHOLE, idsOf(calm)] as const]
    : ([
        [EDGES, idsOf(calm.filter(({ id }) => changed.has(id)))],
        [SOME, idsOf(calm.filter(({ id }) => !changed.has(id)))],
      ] as const)),
];

// Each round is a hook of its own, and hangs when it alone takes as long as nothing does.
const ROUND_WITHIN_MS = IS_LONG ? 2 * HANGING_MS : HANGING_MS;

// Its worker tries what was not delivered for as long as it lives: while other files run, too.
afterAll(() => fleet?.close());

if (is_possible) {
  beforeAll(async () => {
    if (python === null) throw new Error("Python 3 with its venv module is missing: install both.");
    fleet = await openFleetInProcess({ apis: 1, workers: 1, connections: MANY });
    shop = await arrangeShop(fleet);
  });
  for (const round of ROUNDS) beforeAll(() => ask(...round), ROUND_WITHIN_MS);
  beforeAll(async () => {
    // A reset takes away the rows that the books are judged by.
    wrong_in_books = await complaints(fleet);
    await ask(SOME, chosenOf(UPHEAVALS));
  });
}

async function ask(budget: Budget, operation_ids: readonly string[]): Promise<void> {
  // Without a name it would ask all of them.
  if (operation_ids.length === 0) return;
  const origin = fleet.apis[0]?.origin ?? "";
  const asked = () => runSchemathesis(String(python), origin, { shop, operation_ids, budget });
  found.push(await uncounted(asked));
}

describe.runIf(is_possible)("asked by schemathesis", () => {
  it.each(chosen)("$method $path answers nothing but what it declares", (operation) => {
    const label = labelOf(operation);
    const wrong = found.flatMap((run) => run.wrong.get(label) ?? []);
    expect(wrong, reportOf(label)).toEqual([]);
  });

  it("every chosen operation is asked", () => {
    expect(found.reduce((sum, { tested }) => sum + tested, 0)).toBe(chosen.length);
  });

  it.runIf(IS_LONG)("every kept operation takes requests that fit the document", () => {
    const untaken = kept
      .filter(({ id, dashboard_only }) => !dashboard_only && !NEVER_TAKEN.includes(id))
      .map(labelOf)
      .filter((label) => !found.some(({ accepted }) => (accepted.get(label) ?? 0) > 0));
    expect(untaken).toEqual([]);
  });

  it("steps that follow from answers break nothing that no operation is named for", () => {
    const labels = new Set([...kept.map(labelOf), FEWER_METHODS]);
    const elsewhere = found
      .flatMap(({ wrong }) => [...wrong.keys()])
      .filter((label) => !labels.has(label));
    expect(elsewhere, elsewhere.map(reportOf).join("\n")).toEqual([]);
  });

  it("the books are even afterwards, and nothing was logged as an error", () => {
    expect(wrong_in_books).toEqual([]);
    expect(fleet.errors()).toEqual([]);
  });
});

describe.runIf(is_possible)("along the links of /openapi.json", () => {
  let walked: Awaited<ReturnType<typeof walkAlongLinks>>;
  beforeAll(async () => {
    walked = await walkAlongLinks(String(python));
  });

  it("every operation on an object is reached, and answers of that object", () => {
    const unfound = LED.filter(({ id }) => !walked.found.includes(id)).map(
      ({ id }) => `${id}: ${JSON.stringify(walked.answers[id] ?? "no link leads to it")}`,
    );
    expect(unfound).toEqual([]);
  });

  it("nothing is answered that the document does not declare", () => {
    expect(walked.wrong).toEqual({});
  });
});

function labelOf({ method, path }: OperationFacts): string {
  return `${method} ${path}`;
}

/** What schemathesis says under one label, with the requests that show it. */
function reportOf(label: string): string {
  const sections = found.flatMap(({ output }) => output.split(/\n_+ (?=.+ _+\n)/));
  return sections.filter((section) => section.startsWith(label)).join("\n");
}
