/**
 * Plays seeds as a program of its own, in which bugs may be planted: over the empty database that
 * `DATABASE_URL` names, and of the numbers that it is given, the first seed, how many, and how many
 * share a world. Prints what was played as one line of JSON.
 */
import { migrate } from "@svc/server/platform/db/migrate.ts";
import { openDatabase } from "@svc/server/platform/db/transaction.ts";
import { withDatabase } from "../kit/database.ts";
import { playSeeds } from "./play-seeds.ts";

const POOL = 10;

const url = process.env.DATABASE_URL ?? "";
const [from = 1, seeds = 1, world_size = 1] = process.argv.slice(2).map(Number);
await migrate(url);
const own = { url, database: openDatabase({ database_url: url, pool: POOL }) };
withDatabase(own);
console.log(JSON.stringify(await playSeeds(own, { from, seeds, world_size })));
process.exit(0);
