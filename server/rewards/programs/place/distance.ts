/** A position on the Earth, in degrees. */
export interface Position {
  readonly lat: number;
  readonly lng: number;
}

/** Mean radius of the Earth. */
const EARTH_RADIUS_M = 6_371_008.8;

/**
 * The distance between two positions on a sphere, which differs from the ellipsoid's by at most
 * 0.6 %, by the haversine formula. Pure. Units: whole metres.
 */
export function metresBetween(one: Position, other: Position): number {
  const [lat, other_lat] = [radians(one.lat), radians(other.lat)];
  const by_lat = Math.sin((other_lat - lat) / 2) ** 2;
  const by_lng = Math.sin(radians(other.lng - one.lng) / 2) ** 2;
  const haversine = by_lat + Math.cos(lat) * Math.cos(other_lat) * by_lng;
  // Rounding takes antipodes above 1, of which there is no arcsine.
  return Math.round(2 * EARTH_RADIUS_M * Math.asin(Math.sqrt(Math.min(1, haversine))));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
