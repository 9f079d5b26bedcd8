/**
 * Hurts a running service for five minutes, or for as many as the argument says: kills, freezes, a
 * full disk, wrong clocks, a restore. The last line counts what was done and what was found.
 */
const MINUTES = 5;
const MINUTES_MAX = 24 * 60;

const [asked] = process.argv.slice(2);
const minutes = asked === undefined ? MINUTES : Number(asked);
if (!(minutes > 0 && minutes <= MINUTES_MAX)) {
  console.error(
    `"${asked}" is no number of minutes; say up to ${MINUTES_MAX}, or none for ${MINUTES}.`,
  );
  process.exit(2);
}

console.log(`Chaos for ${minutes} minutes, on this machine alone.`);
const { runChaos } = await import("../test/chaos/run.ts");
process.exitCode = (await runChaos(minutes)) > 0 ? 1 : 0;
