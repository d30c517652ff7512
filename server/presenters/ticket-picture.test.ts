import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { ticketPicture } from "./ticket-picture.ts";

const DATA_DIR = mkdtempSync(join(tmpdir(), "gipfel-ticket-picture-"));
afterAll(() => rmSync(DATA_DIR, { recursive: true }));
const reservationOf = (file: string) => ({ frozen: JSON.stringify({ picture: { file } }) });

test("a ticket shows the picture of the shop's catalogue, which is scaled once", async () => {
  const team = { width: 1400, height: 700, color: "#c8321f", focus: [0.5, 0.5], version: "1" };
  mkdirSync(join(DATA_DIR, "pictures"));
  writeFileSync(join(DATA_DIR, "pictures/index.json"), JSON.stringify({ "team-castle.webp": team }));
  await sharp({ create: { width: team.width, height: team.height, channels: 3, background: team.color } })
    .webp()
    .toFile(join(DATA_DIR, "pictures/team-castle.webp"));
  const picture = await ticketPicture({ DATA_DIR }, reservationOf("team-castle.webp"));
  const { format, width, height } = await sharp(picture!).metadata();
  expect([format, (width / height).toFixed(1)]).toEqual(["jpeg", "2.3"]);
  expect(await ticketPicture({ DATA_DIR }, reservationOf("team-castle.webp"))).toBe(picture);
});

test("a ticket goes without a picture that isn't there", async () => {
  expect(await ticketPicture({ DATA_DIR }, reservationOf("gone.webp"))).toBeNull();
});
