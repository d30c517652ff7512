import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { ticketPicture } from "./ticket-picture.ts";

const DATA_DIR = mkdtempSync(join(tmpdir(), "gipfel-ticket-picture-"));
afterAll(() => rmSync(DATA_DIR, { recursive: true }));

test("scales a picture of the catalogue once", async () => {
  const details = { width: 1400, height: 700, color: "#c8321f", focus: [0.5, 0.5], version: "1" };
  mkdirSync(join(DATA_DIR, "pictures"));
  writeFileSync(join(DATA_DIR, "pictures/index.json"), JSON.stringify({ "team-castle.webp": details }));
  await sharp({ create: { width: details.width, height: details.height, channels: 3, background: details.color } })
    .webp()
    .toFile(join(DATA_DIR, "pictures/team-castle.webp"));
  const picture = await ticketPicture({ DATA_DIR }, { file: "team-castle.webp" });
  const { format, width, height } = await sharp(picture!).metadata();
  expect([format, (width / height).toFixed(1)]).toEqual(["jpeg", "2.3"]);
  expect(await ticketPicture({ DATA_DIR }, { file: "team-castle.webp" })).toBe(picture);
});

test("returns null for a picture that is missing", async () => {
  expect(await ticketPicture({ DATA_DIR }, { file: "gone.webp" })).toBeNull();
});
