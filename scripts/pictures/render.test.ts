import { expect, test } from "vitest";
import { compose } from "./engine/compose.ts";
import { walk, type Camera, type Sun } from "./engine/walk.ts";
import type { World } from "./engine/world.ts";
import { scenes } from "./scenes/all.ts";

const world: World = { seed: 7, floor: 0.4, rough: 0.5, snow: 2, tree: 1.4, shapes: [{ kind: "peak", x: 0, z: 8, h: 2.4, r: 3 }] };
const camera: Camera = { height: 0.9, horizon: 0.5, focal: 1 };
const sun: Sun = [-0.8, 0.5, 0];
const tones = [0.5, 0.3, 0.1] as const;

test("the same seed draws the same land, another seed another", () => {
  const look = (seed: number): Uint16Array => walk({ ...world, seed }, camera, sun, tones, 1, 120, 90).labels;
  expect(look(7)).toEqual(look(7));
  expect(look(7)).not.toEqual(look(8));
});

test("a scene is drawn the same however many were drawn before it", () => {
  const scene = scenes.find((one) => one.name === "basel-rhine-ferry");
  if (!scene) throw new Error("the scene is gone");
  const first = compose(scene);
  expect(compose(scene)).toBe(first);
});

test("every activity has two views, each once", () => {
  const names = scenes.map((scene) => scene.name);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names.filter((one) => !one.endsWith("-2"))) expect(names).toContain(`${name}-2`);
});

test("every crop keeps the point that matters inside the picture", () => {
  for (const { focus } of scenes) for (const share of focus) expect(share > 0 && share < 1).toBe(true);
});
