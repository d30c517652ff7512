import { expect, test } from "vitest";
import { presentPicture } from "./picture.ts";

const shop = "https://shop.example";
const shown = (file: string): string => presentPicture(shop, { file, alternativeText: "A castle" }).url;

test("a picture of the catalogue has its address on the image service and its colour", () => {
  const color = "#335577";
  expect(presentPicture(shop, { file: "chillon.webp", alternativeText: "A castle", color })).toEqual({
    url: "https://shop.example/images/chillon.webp",
    alternativeText: "A castle",
    color,
  });
});

test("content storage and /assets are rewritten to the image service", () => {
  expect(shown("https://storage.example/a b.jpg?x=1&y=2")).toBe(
    "https://shop.example/images/?url=https%3A%2F%2Fstorage.example%2Fa%20b.jpg%3Fx%3D1%26y%3D2",
  );
  expect(shown("/assets/castle.png")).toBe("https://shop.example/images/?url=%2Fassets%2Fcastle.png");
});
