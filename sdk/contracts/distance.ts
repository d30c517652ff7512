/** Degrees, WGS 84. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** The earth's mean radius in km. */
const earthRadius = 6371.0088;
/** Below this many km a distance has one decimal (RULES 22). */
export const decimalBelow = 10;
const radian = Math.PI / 180;

/** Great-circle distance in km, by the haversine formula (RULES 22). */
export function kmBetween(one: Position, other: Position): number {
  const half = (from: number, to: number) => Math.sin(((to - from) * radian) / 2) ** 2;
  const chord =
    half(one.latitude, other.latitude) +
    Math.cos(one.latitude * radian) * Math.cos(other.latitude * radian) * half(one.longitude, other.longitude);
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** A distance as it is shown: below 10 km with one decimal, else whole (RULES 22). */
export function roundedKm(km: number): number {
  return km < decimalBelow ? Math.round(km * 10) / 10 : Math.round(km);
}
