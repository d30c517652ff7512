/**
 * `npm run icons`: draws favicon.ico and apple-touch-icon.png of the shop's icon, for who asks for them at the root.
 * Run after the icon has changed.
 */
import { readFileSync, writeFileSync } from "node:fs";
import sharp from "sharp";

const folder = new URL("../host-site/files/", import.meta.url);
const icon = readFileSync(new URL("icon.svg", folder));
/** Pixels of the pictures in favicon.ico. */
const sizes = [16, 32, 48];
const touchIcon = { size: 180, mark: 128, background: "#ffffff" };
/** What 72 dots an inch make of the drawing's own 32 units. */
const drawnAt = (size: number) => ({ density: (72 * size) / 32 });

const pictures = await Promise.all(sizes.map((size) => sharp(icon, drawnAt(size)).resize(size, size).png().toBuffer()));
writeFileSync(new URL("favicon.ico", folder), icoOf(pictures));
const edge = (touchIcon.size - touchIcon.mark) / 2;
const touch = sharp(icon, drawnAt(touchIcon.mark)).resize(touchIcon.mark, touchIcon.mark);
const padded = touch.extend({ top: edge, bottom: edge, left: edge, right: edge, background: touchIcon.background });
writeFileSync(
  new URL("apple-touch-icon.png", folder),
  await padded.flatten({ background: touchIcon.background }).png().toBuffer(),
);

/** PNG pictures as one ICO file: a header, an entry of 16 bytes for each, the pictures. */
function icoOf(pngs: readonly Buffer[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pngs.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pngs.length, 4);
  let offset = header.length;
  pngs.forEach((png, index) => {
    const at = 6 + 16 * index;
    header.writeUInt8(sizes[index]!, at);
    header.writeUInt8(sizes[index]!, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(png.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += png.length;
  });
  return Buffer.concat([header, ...pngs]);
}
