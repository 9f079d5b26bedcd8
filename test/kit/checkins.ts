/** Check-ins as pages ask for them, at the location of a program. */
import type { Schemas } from "@svc/generated/routes";
import type { Answered, Extras } from "./api.ts";
import { type Page, TARIRO } from "./claims.ts";
import { given, type Shop } from "./given.ts";

/** The location of the programs here. */
export const PLACE = { lat: -17.8565, lng: 31.0398, radius_m: 150 };
/** In its middle, and 79 and 145 metres from there. */
export const MIDDLE = { lat: PLACE.lat, lng: PLACE.lng };
export const INSIDE = { lat: -17.8571, lng: 31.0402 };
export const EDGE = { lat: -17.8578, lng: 31.0398 };
/** In Bulawayo. */
export const AWAY = { lat: -20.1325, lng: 28.6265 };

type Link = Pick<Schemas["RewardLink"], "token">;
type Program = Awaited<ReturnType<typeof given.activeProgram>>;

/** A program that gives rewards at its location. */
export async function placedProgram(
  shop: Shop,
  wanted: Record<string, unknown> = {},
): Promise<Program> {
  return await given.activeProgram(shop, { geofence: PLACE, ...wanted });
}

/** Checks in with a link inside the location, from an address of its own. */
export async function askCheckin(
  { api }: Page,
  link: Link,
  wanted: Record<string, unknown> = {},
  extras: Extras = {},
): Promise<Answered<Schemas["Checkin"]>> {
  const body = { link: link.token ?? "", phone: TARIRO, accuracy_m: 12, ...INSIDE, ...wanted };
  return await api.createCheckin({ body, from: newAddress(), ...extras });
}

/** The same, of a check-in that succeeds. */
export async function checkedIn(
  page: Page,
  link: Link,
  wanted: Record<string, unknown> = {},
): Promise<Schemas["Checkin"]> {
  const { status, body } = await askCheckin(page, link, wanted);
  if (status === 201) return body;
  throw new Error(`Somebody was to check in, and did not: ${JSON.stringify(body)}`);
}

let addresses = 0;

/** An address that nobody has checked in from. */
function newAddress(): string {
  addresses += 1;
  return `10.200.${(addresses >> 8) & 255}.${addresses & 255}`;
}
