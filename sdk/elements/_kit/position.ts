import type { Position } from "./record.ts";

/**
 * The browser's geolocation as the specification asks for it: 5 s, high accuracy, nothing from a cache (discovery spec
 * §4).
 */
const asked: PositionOptions = { timeout: 5000, enableHighAccuracy: true, maximumAge: 0 };

/** Where the visitor is; rejects where the browser has no answer or the visitor says no. */
export function askPosition(): Promise<Position> {
  return new Promise((resolve, reject) => {
    if (!navigator.geolocation) return reject(new Error("This browser has no geolocation."));
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: coords.latitude, longitude: coords.longitude }),
      reject,
      asked,
    );
  });
}
