import type { Position } from "../../contracts/distance.ts";

/**
 * Options that discovery spec §4 sets: 5 s, high accuracy, no cached position.
 */
const positionOptions: PositionOptions = { timeout: 5000, enableHighAccuracy: true, maximumAge: 0 };

/** Requests the visitor's position; rejects if the browser has none or the visitor declines. */
export function requestPosition(): Promise<Position> {
  return new Promise((resolve, reject) => {
    if (!navigator.geolocation) return reject(new Error("This browser has no geolocation."));
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: coords.latitude, longitude: coords.longitude }),
      reject,
      positionOptions,
    );
  });
}
