/** Modules that a started program loads with a seam around one of their exports. */

const SEAMED = [
  { file: "/platform/db/transaction.ts", name: "openDatabase", around: "seamedDatabase" },
  { file: "/providers/simulator/simulator.ts", name: "simulator", around: "seamedSupplier" },
];

/** What names the module itself, without its seams. */
export const BARE = "?bare";

const SEAMS = new URL("./seams-of-process.ts", import.meta.url);

/**
 * The text of a module that exports what the original does, with a wrapper around one export of it,
 * where a test wants seams; null for a module that has none.
 */
export function seamedText(path: string, nameOf: (module: URL) => string): string | null {
  const seamed = SEAMED.find(({ file }) => path.endsWith(file));
  if (seamed === undefined) return null;
  const { name, around } = seamed;
  const original = JSON.stringify(nameOf(new URL(path, "file:")) + BARE);
  return [
    `export * from ${original};`,
    `import { ${name} as bare } from ${original};`,
    `import { ${around} } from ${JSON.stringify(nameOf(SEAMS))};`,
    "const are_wanted = process.env.TEST_SEAMS !== undefined;",
    `export const ${name} = (...given) => are_wanted ? ${around}(bare(...given)) : bare(...given);`,
  ].join("\n");
}
