import type { KnipConfig } from "knip";

/** Dead code is red everywhere. What stands here only tells knip how the pieces find each other. */
const config: KnipConfig = {
  workspaces: {
    // Run by its path, under this Node and not the machine's.
    ".": { project: ["*.ts"], ignoreDependencies: ["@biomejs/biome"] },
    // The validators are build output, which knip does not see.
    generated: {
      entry: ["*.ts"],
      project: ["*.ts"],
      ignoreDependencies: ["ajv", "ajv-formats"],
    },
    server: {
      // Scripts of the docs, of claim pages and of the dashboard run in browsers.
      entry: [
        ...["main.ts", "schema.ts", "commands/{set-dealer,set-up,monitoring}.ts"],
        ...["docs-site/assets/docs.js", "claim-page/assets/{claim,place}.js"],
        "staff-console/assets/passkey.js",
        "dashboard/assets/keys.js",
      ],
      project: ["**/*.{ts,js}", "!embedded-postgres/**"],
      // Run by its path, as above; the face of printed pages, and the script of others, are read
      // by theirs.
      ignoreDependencies: ["drizzle-kit", "@fontsource/ibm-plex-sans", "htmx.org"],
    },
    "server/embedded-postgres": {
      entry: ["index.ts"],
      // Found by platform and processor, when it is started.
      ignoreDependencies: [/^@embedded-postgres\//],
    },
    scripts: {
      entry: ["*.{ts,mjs}", "deploy/*.mjs", "generate/validators.ts", "bootstrap/make-bundle.ts"],
      project: ["**/*.{ts,mjs}", "!openapi-types/**"],
      // Run by its path, as above.
      ignoreDependencies: ["@redocly/cli"],
    },
    "scripts/openapi-types": { entry: ["make-types.ts"] },
    sdks: {
      entry: [
        "tools/main.ts",
        "node/driver/{main,samples,killed-till}.ts",
        "node/tests/types.ts",
        "node/src/{index,testing,till}.ts",
        "cli/{src,driver}/main.ts",
        "conform/src/main.ts",
      ],
      project: ["{tools,conformance}/**/*.ts", "{node,cli,conform}/{src,driver}/**/*.ts"],
      // Run by its path, as above; the jar that it fetches is run by Java.
      ignoreDependencies: [
        "@arethetypeswrong/cli",
        "@openapitools/openapi-generator-cli",
        "publint",
        // Loaded by the driver of Node, and by a sample, which are copied to where it is not.
        ...["undici", "express"],
      ],
      ignoreBinaries: ["java", "keytool", "go", "gofmt", "flock"],
    },
    spec: { entry: ["main.tsp", "tspconfig.yaml"], project: ["**/*.{tsp,yaml}"] },
    test: {
      entry: [
        "**/*.test.ts",
        // Processes of their own, and what each of them is built on.
        ...["fakes/*/main.ts", "fakes/kit/index.ts"],
        // Named by the configuration of the test run.
        "kit/count-reporter.ts",
        "contract/close-{operation,run}.ts",
        // Programs of their own, started by their path.
        "kit/programs/{follow-clock,preload,seams}.ts",
        "interleavings/main.ts",
        "mutation/load-planted.ts",
        "kit/sdks/{fpm-front,serve-fetch}.ts",
        "bench/count-flights.ts",
        "bench/sdks/stub.ts",
        "bench/load/generator.ts",
        "bench/fairness/crowd-program.ts",
        "bench/peers/{bare-gate,no-database,usual-transaction,webhook-peer}.ts",
        "bench/reads/without-conform.ts",
      ],
      project: ["**/*.ts"],
      // The disk that chaos fills is mounted by the machine.
      ignoreBinaries: [
        ...["mount", "umount", "systemd-analyze", "chromium", "go", "gofmt", "ruby", "staticcheck"],
        ...["haproxy", "nginx"],
      ],
    },
  },
  compilers: {
    // TypeSpec writes its imports as TypeScript does, and its configuration names the emitters.
    tsp: (text) => text.match(/^import ".*$/gm)?.join("\n") ?? "",
    yaml: (text) =>
      [...text.matchAll(/^ *- "(@[^"]+)"$/gm)].map(([, name]) => `import "${name}";`).join("\n"),
  },
};

export default config;
