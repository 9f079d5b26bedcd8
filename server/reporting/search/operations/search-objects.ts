import { BASE_PATH } from "@svc/generated/mount-routes";
import type { Answer, Input, Schemas } from "@svc/generated/routes";
import type { Ctx, KeyScope } from "#platform/context";
import type { Read } from "#platform/db/transaction";
import { holdsScope } from "#platform/holds-scope";
import { formatId, type IdPrefix } from "#platform/ids";
import { unixSeconds } from "#platform/time/instants";
import { type Asked, readAsked } from "../asked.ts";
import { findBatches } from "../find-batches.ts";
import { findPeople } from "../find-people.ts";
import { findRewards } from "../find-rewards.ts";
import { findSends } from "../find-sends.ts";
import { findTopups } from "../find-topups.ts";
import { type FoundRow, SHOWN_MAX } from "../found.ts";

type Kind = Schemas["SearchKind"];

/** One kind of object: who may read it, and where it is read. */
interface Searched {
  readonly scope: KeyScope;
  readonly prefix: IdPrefix;
  readonly path: string;
  readonly find: (read: Read, asked: Asked) => Promise<FoundRow[]>;
}

/** Every kind of the contract, in its order. */
const KINDS: Readonly<Record<Kind, Searched>> = {
  send: { scope: "sends:read", prefix: "snd", path: "/sends", find: findSends },
  recipient: { scope: "recipients:read", prefix: "rcp", path: "/recipients", find: findPeople },
  reward: { scope: "rewards:read", prefix: "rwd", path: "/rewards", find: findRewards },
  topup: { scope: "credit:read", prefix: "top", path: "/credit/topups", find: findTopups },
  batch: { scope: "sends:read", prefix: "bch", path: "/batches", find: findBatches },
};

const SEARCHED = Object.entries(KINDS) as [Kind, Searched][];

/** Finds objects of the kinds that the caller can read by anything that is known of them. */
export async function searchObjects(
  ctx: Ctx,
  { query }: Input<"searchObjects">,
): Promise<Answer<"searchObjects">> {
  const { account, now } = ctx;
  const readable = SEARCHED.filter(([, { scope }]) => holdsScope(ctx, scope));
  const asked = readAsked(account.id, query.q);
  const found = await ctx.read((read) =>
    Promise.all(readable.map(async ([kind, one]) => ({ kind, rows: await one.find(read, asked) }))),
  );
  return {
    status: 200,
    body: {
      object: "search",
      created: unixSeconds(now),
      livemode: account.mode === "live",
      kinds: readable.map(([kind]) => kind),
      results: found.flatMap(({ kind, rows }) =>
        rows.slice(0, SHOWN_MAX).map((row) => presentFound(kind, row)),
      ),
      truncated: found.some(({ rows }) => rows.length > SHOWN_MAX),
    },
  };
}

function presentFound(kind: Kind, row: FoundRow): Schemas["SearchResult"] {
  const { prefix, path } = KINDS[kind];
  const object_id = formatId(prefix, row.id);
  return {
    kind,
    object_id,
    matched: row.matched,
    label: row.label ?? object_id,
    status: row.status,
    created: unixSeconds(Number(row.created)),
    url: `${BASE_PATH}${path}/${object_id}`,
  };
}
