import { type Holder, openPlaces, sharesOf } from "@svc/server/platform/db/places.ts";
import { describe, expect, it } from "vitest";

const PLACES = 8;
const PATIENT = { waiting_max: 1_000, wait_ms_max: 60_000 };

const live = (name: string): Holder => ({ group: "live", name });
const inTest = (name: string): Holder => ({ group: "test", name });
const guest = (name: string): Holder => ({ group: "guest", name });

/** Places whose work ends when it is told to, and the names of who is inside, in order of entry. */
function watched(limits: Partial<Parameters<typeof openPlaces>[0]> = {}) {
  const inPlace = openPlaces({ ...sharesOf(PLACES), ...PATIENT, ...limits });
  const entered: string[] = [];
  const inside: { name: string; leave: () => void }[] = [];
  const come = (holder: Holder) =>
    inPlace(holder, () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      entered.push(holder.name);
      inside.push({ name: holder.name, leave: resolve });
      return promise;
    });
  const crowd = async (holder: Holder, size: number) => {
    const outcomes = Array.from({ length: size }, () => come(holder).catch((error) => error));
    await settled();
    return outcomes;
  };
  /** The oldest of that name leaves. */
  const leave = async (name: string) => {
    const at = inside.findIndex((one) => one.name === name);
    inside.splice(at, 1)[0]?.leave();
    await settled();
  };
  return { come, crowd, leave, entered, count: (name: string) => countOf(inside, name) };
}

function countOf(inside: readonly { name: string }[], name: string): number {
  return inside.filter((one) => one.name === name).length;
}

/** Everything that can go on without somebody leaving has gone on. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe("of eight places", () => {
  it("one account has two, however many of its requests wait", async () => {
    const { crowd, count } = watched();
    await crowd(live("greedy"), 100);
    expect(count("greedy")).toBe(2);
  });

  it("all tests have four together, and live accounts find the others free", async () => {
    const { crowd, count, entered } = watched();
    for (const name of ["t1", "t2", "t3", "t4"]) await crowd(inTest(name), 20);
    expect(entered).toHaveLength(4);
    for (const name of ["a", "b"]) await crowd(live(name), 20);
    expect([count("a"), count("b")]).toEqual([2, 2]);
  });

  it("guests have two together, wherever they come from", async () => {
    const { crowd, entered } = watched();
    for (const name of ["10.0.0.1", "10.0.0.2", "10.0.0.3"]) await crowd(guest(name), 20);
    expect(entered).toHaveLength(2);
  });

  it("live accounts may have all", async () => {
    const { crowd, entered } = watched();
    for (const name of ["a", "b", "c", "d", "e"]) await crowd(live(name), 2);
    expect(entered).toEqual(["a", "a", "b", "b", "c", "c", "d", "d"]);
  });
});

describe("a place that is free again", () => {
  it("goes to who holds none, before a crowd that came long before", async () => {
    const { crowd, leave, entered } = watched({ places: 2 });
    await crowd(live("greedy"), 100);
    await crowd(live("till"), 1);
    await leave("greedy");
    expect(entered).toEqual(["greedy", "greedy", "till"]);
  });

  it("goes round between the accounts that wait, one each", async () => {
    const { crowd, leave, entered } = watched({ places: 1 });
    await crowd(live("a"), 3);
    await crowd(live("b"), 3);
    await crowd(live("c"), 2);
    for (let turn = 0; turn < 8; turn += 1) await leave(entered.at(-1) ?? "");
    expect(entered).toEqual(["a", "b", "c", "a", "b", "c", "a", "b"]);
  });

  it("goes to live accounts before guests, and to guests before tests", async () => {
    const { crowd, leave, entered } = watched({ places: 1 });
    await crowd(live("first"), 1);
    await crowd(inTest("test"), 1);
    await crowd(guest("guest"), 1);
    await crowd(live("live"), 1);
    for (const name of ["first", "live", "guest"]) await leave(name);
    expect(entered).toEqual(["first", "live", "guest", "test"]);
  });

  it("is one account's in the order of coming, in each mode for itself", async () => {
    const inPlace = openPlaces({ ...sharesOf(1), ...PATIENT });
    const seen: number[] = [];
    const turns = [1, 2, 3].map((turn) => inPlace(live("a"), async () => void seen.push(turn)));
    turns.push(inPlace(inTest("a"), async () => void seen.push(4)));
    await Promise.all(turns);
    expect(seen).toEqual([1, 2, 3, 4]);
  });

  it("is also free after work that fails", async () => {
    const inPlace = openPlaces({ ...sharesOf(1), ...PATIENT });
    await expect(inPlace(live("a"), () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(await inPlace(live("b"), async () => "in")).toBe("in");
  });
});

describe("when too many wait", () => {
  const unavailable = { code: "service_unavailable", detail: { retry_after: 1 } };

  it("the newest of the longest line are turned away, and the till of another waits on", async () => {
    const { crowd, leave, entered } = watched({ places: 1, waiting_max: 10 });
    const outcomes = await crowd(live("greedy"), 11);
    await crowd(live("till"), 1);
    expect(await outcomes.at(-1)).toMatchObject(unavailable);
    await leave("greedy");
    expect(entered).toEqual(["greedy", "till"]);
  });

  it("of lines that are equally long, those of tests give way", async () => {
    const { crowd, leave, entered } = watched({ places: 1, waiting_max: 2 });
    await crowd(live("inside"), 1);
    const [turned_away] = await crowd(inTest("test"), 1);
    await crowd(live("a"), 1);
    await crowd(live("b"), 1);
    expect(await turned_away).toMatchObject(unavailable);
    await leave("inside");
    await leave("a");
    expect(entered).toEqual(["inside", "a", "b"]);
  });

  it("who has waited too long is turned away, and the place is kept for the next", async () => {
    const { come, crowd, leave, entered } = watched({ places: 1, wait_ms_max: 5 });
    await crowd(live("inside"), 1);
    await expect(come(live("late"))).rejects.toMatchObject(unavailable);
    await leave("inside");
    await crowd(live("next"), 1);
    expect(entered).toEqual(["inside", "next"]);
  });
});

it("every share of a small pool is one place at least", () => {
  const one = { places: 1, of_holder_max: 1, of_group_max: { live: 1, guest: 1, test: 1 } };
  expect(sharesOf(1)).toEqual(one);
});
