import type { Position } from "../../contracts/distance.ts";

/** High accuracy, 10 s (purchase spec §9). */
const positionOptions: PositionOptions = { timeout: 10_000, enableHighAccuracy: true };

/** The visitor's position. That it can't be had is a line in the console (purchase spec §8), and a code. */
export function positionOfVisitor(): Promise<Position> {
  return new Promise((resolve, reject) => {
    if (!navigator.geolocation) {
      console.warn("Geolocation is not supported");
      return reject({ code: "locationUnsupported" });
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: coords.latitude, longitude: coords.longitude }),
      (cause) => {
        console.warn("Failed to get location", cause);
        reject({ code: "locationFailed" });
      },
      positionOptions,
    );
  });
}
