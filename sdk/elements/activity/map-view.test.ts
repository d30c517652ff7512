import { expect, test } from "vitest";
import { viewAround } from "./map-view.ts";

const at = (latitude: number, longitude: number) => ({ label: "", address: "", latitude, longitude });

test("shows one meeting point at zoom 12, and several centred with all of them visible", () => {
  expect(viewAround([at(46.69, 7.86)], 320, 200)).toEqual({ center: { latitude: 46.69, longitude: 7.86 }, zoom: 12 });
  const wide = viewAround([at(46.5, 7), at(46.5, 9)], 320, 200);
  expect(wide.center.longitude).toBe(8);
  const pxPerDegree = (256 * 2 ** wide.zoom) / 360;
  expect(2 * pxPerDegree).toBeCloseTo(320 * 0.6);
  expect(viewAround([at(46, 8), at(47, 8)], 320, 200).zoom).toBeLessThan(12);
});
