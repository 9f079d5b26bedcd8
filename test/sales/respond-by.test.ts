import { respondBy } from "@svc/server/sales/disputes/make/respond-by.ts";
import { expect, it } from "vitest";

it.each([
  ["a Monday", "2026-11-23T10:30:05+02:00", "2026-11-25T10:30:05+02:00"],
  ["a Thursday", "2026-11-26T09:00:00+02:00", "2026-11-30T09:00:00+02:00"],
  ["a Friday", "2026-11-27T09:00:00+02:00", "2026-12-01T09:00:00+02:00"],
  ["a Saturday", "2026-11-28T09:00:00+02:00", "2026-12-01T09:00:00+02:00"],
  ["late on a Sunday", "2026-11-29T23:59:59+02:00", "2026-12-01T23:59:59+02:00"],
  ["a Monday in Harare alone", "2026-11-23T00:30:00+02:00", "2026-11-25T00:30:00+02:00"],
  ["the day before Unity Day", "2026-12-21T09:00:00+02:00", "2026-12-24T09:00:00+02:00"],
  ["Christmas Eve", "2026-12-24T09:00:00+02:00", "2026-12-29T09:00:00+02:00"],
  ["New Year's Eve", "2026-12-31T09:00:00+02:00", "2027-01-05T09:00:00+02:00"],
  ["the day before Good Friday", "2027-03-25T09:00:00+02:00", "2027-03-31T09:00:00+02:00"],
])("staff respond by the second working day after %s", (_, opened, due) => {
  expect(new Date(respondBy(Date.parse(opened))).toISOString()).toBe(
    new Date(Date.parse(due)).toISOString(),
  );
});
