import fc from "fast-check";
import { expect, test } from "vitest";
import { kmBetween } from "../../sdk/contracts/distance.ts";
import { StopGrid } from "./stop-grid.ts";

const degrees = (from: number) => fc.double({ min: from, max: from + 0.06, noNaN: true });
const point = fc.record({ latitude: degrees(46.97), longitude: degrees(7.97) });
const stop = fc.record({
  latitude: degrees(46.97),
  longitude: degrees(7.97),
  minutes: fc.integer({ min: 0, max: 60 }),
});

test("the grid finds what a look at every stop finds", () => {
  fc.assert(
    fc.property(fc.array(stop, { maxLength: 60 }), point, (stops, { latitude, longitude }) => {
      const all = stops.flatMap((one) => {
        const km = kmBetween(one, { latitude, longitude });
        return km <= 1 ? [one.minutes + km / (4.5 / 60)] : [];
      });
      expect(new StopGrid(stops).minutesTo(latitude, longitude)).toBe(Math.min(Infinity, ...all));
    }),
  );
});

test("20,000 activities and 5,000 stops take milliseconds", () => {
  const along = (nth: number) => ({
    latitude: 46 + ((nth * 37) % 1600) / 1000,
    longitude: 6 + ((nth * 53) % 4000) / 1000,
  });
  const grid = new StopGrid(Array.from({ length: 5000 }, (_, nth) => ({ ...along(nth), minutes: nth % 60 })));
  const began = performance.now();
  let reached = 0;
  for (let nth = 0; nth < 20_000; nth++) {
    const { latitude, longitude } = along(nth * 7 + 1);
    if (grid.minutesTo(latitude, longitude) <= 60) reached++;
  }
  expect(reached).toBeGreaterThan(0);
  expect(performance.now() - began).toBeLessThan(500);
});
