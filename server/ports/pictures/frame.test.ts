import { expect, test } from "vitest";
import { frameOf } from "./frame.ts";
import type { PictureDetails } from "./pictures.ts";

const details: PictureDetails = { width: 1600, height: 1200, color: "#808080", focus: [0.5, 0.5], version: "1" };

test("a crop has the focus in its middle where nothing says what the picture shows", () => {
  expect(frameOf(details, { width: 800, height: 450 }).crop).toEqual({ left: 0, top: 150, width: 1600, height: 900 });
});

test("a crop moves until the subject is complete", () => {
  const crop = frameOf({ ...details, subject: [0.3, 0.4, 0.7, 1] }, { width: 800, height: 450 }).crop;
  expect(crop).toMatchObject({ top: 300, height: 900 });
});

test("a subject longer than the crop has its middle in the crop's", () => {
  const crop = frameOf({ ...details, subject: [0, 0.3, 0.8, 0.7] }, { width: 400, height: 400 }).crop;
  expect(crop).toMatchObject({ left: 40, width: 1200 });
});
