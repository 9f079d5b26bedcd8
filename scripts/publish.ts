/**
 * Makes the packages of the SDKs as they would be published, or those that are named. It never
 * publishes: that takes the owner's accounts, and they are not for a program to have.
 */
import { parseArgs } from "node:util";
import { dryRun, leftToTheOwner } from "../sdks/tools/publish/publish.ts";

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { "dry-run": { type: "boolean" }, out: { type: "string" } },
  });
  if (values["dry-run"] === true) {
    await report({
      names: positionals,
      ...(values.out === undefined ? {} : { folder: values.out }),
    });
  } else {
    const steps = leftToTheOwner(positionals).map((step, index) => `  ${index + 1}. ${step}`);
    console.error(
      `Nothing is published from here; "--dry-run" makes and checks everything.\n` +
        `What the owner does:\n${steps.join("\n")}`,
    );
    process.exitCode = 2;
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}

async function report(asked: Parameters<typeof dryRun>[0]): Promise<void> {
  const { folder, good, missing, complaints, is_signed } = await dryRun(asked);
  const signed = is_signed ? "signed" : "NOT SIGNED, as SVC_PUBLISH_KEY_FILE names no key";
  console.log(`\nIn ${folder}, with manifest.json (${signed}):`);
  console.log(`  good: ${good.map(({ id }) => id).join(", ") || "none"}`);
  for (const line of complaints) console.log(`  not good: ${line.split("\n")[0]}`);
  for (const id of missing) console.log(`  skipped: ${id}`);
  console.log("Nothing was published.");
  if (complaints.length > 0 || missing.length > 0) process.exitCode = 1;
}
