import { join } from "node:path";
import { expect, test } from "vitest";
import { compose } from "./engine/compose.ts";
import { walk, type Camera, type Sun } from "./engine/walk.ts";
import type { World } from "./engine/world.ts";
import { landscapeNames, type PictureBrief } from "./brief.ts";
import { sceneOf } from "./compose/scene-of.ts";
import { subjects, type SubjectName } from "./compose/subjects/all.ts";
import type { Scene } from "./engine/scene.ts";
import { scenes } from "./scenes/all.ts";
import { readIndex } from "./index-file.ts";
import { subjectBox } from "./subject-box.ts";
import { works } from "./works.ts";

const index = readIndex(join(import.meta.dirname, "../catalogue/pictures"));
const world: World = {
  seed: 7,
  floor: 0.4,
  rough: 0.5,
  snow: 2,
  tree: 1.4,
  shapes: [{ kind: "peak", x: 0, z: 8, h: 2.4, r: 3 }],
};
const camera: Camera = { height: 0.9, horizon: 0.5, focal: 1 };
const sun: Sun = [-0.8, 0.5, 0];
const tones = [0.5, 0.3, 0.1] as const;

test("the same seed draws the same land, another seed another", () => {
  const labels = (seed: number): Uint16Array => walk({ ...world, seed }, camera, sun, tones, 1, 120, 90).labels;
  expect(labels(7)).toEqual(labels(7));
  expect(labels(7)).not.toEqual(labels(8));
});

test("a scene is drawn the same however many were drawn before it", () => {
  const scene = scenes.find((one) => one.name === "basel-rhine-ferry");
  if (!scene) throw new Error("the scene is gone");
  const first = compose(scene);
  expect(compose(scene)).toBe(first);
});

test("no two pictures have the same name", () => {
  expect(new Set(works.map(({ name }) => name)).size).toBe(works.length);
});

test("every picture of the catalogue has a scene or a brief, and the other way round", () => {
  expect([...index.keys()]).toEqual(
    works.map(({ name }) => `${name}.webp`).toSorted((one, other) => (one < other ? -1 : 1)),
  );
});

test("every crop keeps the point that matters inside the picture", () => {
  for (const { scene } of works) for (const share of scene().focus) expect(share > 0 && share < 1).toBe(true);
});

test.each(["jungfraujoch", "giessbach-funicular", "therme-vals"])(
  "where the subject of %s stands is what the catalogue's index says",
  async (name) => {
    const scene = works.find((one) => one.name === name)!.scene();
    const box = (await subjectBox(scene))!.map((share) => Math.round(share * 1000) / 1000);
    expect(box).toEqual(index.get(`${name}.webp`)?.subject);
  },
);

const brief: PictureBrief = {
  key: "proof",
  subject: "hikers",
  landscape: "prealps",
  hour: "noon",
  season: "summer",
  seed: 5,
};
/** Without its land, which takes most of the time. */
const drawn = (one: PictureBrief): string => compose({ ...sceneOf(one), world: undefined } as Scene);

test("the same brief is drawn the same, another seed another way", () => {
  expect(drawn(brief)).toBe(drawn(brief));
  expect(drawn(brief)).not.toBe(drawn({ ...brief, seed: 6 }));
});

test.each(Object.keys(subjects) as SubjectName[])("%s is drawn by day and by night, without a hole", (subject) => {
  for (const [landscape, hour, season] of [
    ["lake", "noon", "summer"],
    ["old-town", "night", "winter"],
  ] as const)
    expect(drawn({ ...brief, subject, landscape, hour, season })).not.toMatch(/NaN|undefined|Infinity/);
});

test.each(landscapeNames)("%s has a place for each subject that stands, floats or flies in it", (landscape) => {
  for (const subject of ["hikers", "kayak", "balloons", "castle", "wine"] as const)
    expect(drawn({ ...brief, subject, landscape })).not.toMatch(/NaN|undefined|Infinity/);
});
