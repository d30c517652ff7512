export interface Position {
  readonly lat: number;
  readonly lng: number;
}

export const metresPerDegree = 111_195;
const radians = Math.PI / 180;

/** Metres as the crow flies between places less than some kilometres apart; NaN where one is unknown. */
export function metresBetween(one: Position, other: Position): number {
  const north = (other.lat - one.lat) * metresPerDegree;
  const east = (other.lng - one.lng) * metresPerDegree * Math.cos(((one.lat + other.lat) / 2) * radians);
  return Math.hypot(north, east);
}
