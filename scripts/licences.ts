/**
 * Under which licences the server's packages are: prints them, or the whole bill of materials with
 * `--sbom`. `npm run check` refuses a package whose licence asks more of us than its notice.
 */
import { join } from "node:path";
import { billOfMaterials } from "./bootstrap/install.mjs";

/** Of a bill of materials, what is read here. */
export interface Bill {
  readonly components: readonly Component[];
}

interface Component {
  readonly purl: string;
  readonly licenses?: readonly {
    readonly license?: { readonly id?: string; readonly name?: string };
    readonly expression?: string;
  }[];
}

/** They ask that their notice is kept; OFL is for fonts, which are served as they are. */
const ALLOWED = new Set([
  ...["0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "ISC", "MIT", "MIT-0", "OFL-1.1"],
  ...["PostgreSQL", "Unlicense"],
]);
const OURS = "pkg:npm/%40svc/";
/** Packages that name no licence in their manifest, with the one that their files have. */
const READ_BY_HAND: Readonly<Record<string, string>> = {
  "pkg:npm/png-js@2.0.0": "MIT",
};

if (import.meta.main) {
  const root = join(import.meta.dirname, "..");
  const is_whole = process.argv.includes("--sbom");
  console.log(is_whole ? billOfMaterials(root) : describe(readBill(root)));
}

/** The bill of materials of the packages that are installed. */
export function readBill(root: string): Bill {
  return JSON.parse(billOfMaterials(root)) as Bill;
}

/** What is wrong with the licences of a bill, a line each; null if nothing is. */
export function complaintAboutLicences(bill: Bill): string | null {
  const refused = packagesOf(bill).filter(({ licences }) => {
    return licences.length === 0 || licences.some((one) => !ALLOWED.has(one));
  });
  if (refused.length === 0) return null;
  const lines = refused.map(({ name, licences }) => `${name}: ${licences.join(", ") || "none"}`);
  return ["The licence of a package is not one of those that are allowed:", ...lines].join("\n");
}

function describe(bill: Bill): string {
  const packages = packagesOf(bill).map(({ name, licences }) => `${licences.join(", ")}  ${name}`);
  return packages.toSorted().join("\n");
}

function packagesOf({ components }: Bill): { name: string; licences: string[] }[] {
  return components
    .filter(({ purl }) => !purl.startsWith(OURS))
    .map(({ purl, licenses = [] }) => {
      const named = licenses.map(({ license, expression }) => {
        return expression ?? license?.id ?? license?.name ?? "";
      });
      const read = READ_BY_HAND[purl];
      return { name: purl, licences: named.length === 0 && read !== undefined ? [read] : named };
    });
}
