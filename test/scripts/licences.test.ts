/** The licences of the server's packages: which are refused, and how a package is named. */
import { expect, it } from "vitest";
import { type Bill, complaintAboutLicences } from "../../scripts/licences.ts";

type Licences = Bill["components"][number]["licenses"];

function billOf(licenses: Licences): Bill {
  const named = licenses === undefined ? {} : { licenses };
  return { components: [{ purl: "pkg:npm/left@1.0.0", ...named }] };
}

it.each([
  ["none", undefined],
  ["GPL-3.0-only", [{ license: { id: "GPL-3.0-only" } }]],
  ["AGPL-3.0-only", [{ license: { id: "MIT" } }, { license: { id: "AGPL-3.0-only" } }]],
  ["Commercial", [{ license: { name: "Commercial" } }]],
  ["MIT OR GPL-2.0-only", [{ expression: "MIT OR GPL-2.0-only" }]],
])("refuses a package with %s", (name, licenses) => {
  const complaint = complaintAboutLicences(billOf(licenses));
  expect(complaint).toContain("pkg:npm/left@1.0.0");
  expect(complaint).toContain(name);
});

it("allows those that ask for no more than their notice, and our own packages", () => {
  expect(complaintAboutLicences(billOf([{ license: { id: "MIT" } }]))).toBeNull();
  expect(
    complaintAboutLicences({ components: [{ purl: "pkg:npm/%40svc/generated@0" }] }),
  ).toBeNull();
});
