import { expect, test, type Locator } from "@playwright/test";
import { frameOf } from "../../server/ports/pictures/frame.ts";
import { readPictureIndex } from "../../server/ports/pictures/masters.ts";
import { shop } from "./journey.ts";

const widths = [360, 768, 1024, 1440, 1920];
const home = ".home-picture img";
const place = "gipfel-listing [part=hero] img";
const activity = "gipfel-activity ul[aria-label='Bilder'] img";
/**
 * Pages whose first picture is their hero: among them subjects that are tall, wide, near an edge, and activities with
 * one picture and two.
 */
const heroes: readonly (readonly [path: string, picture: string])[] = [
  ["/", home],
  ["/freizeitaktivitaeten", place],
  ["/l/1013-lauterbrunnen", place],
  ["/l/1101-brienz", place],
  ["/t/31-in-der-luft", place],
  ["/p/6021-aareschlucht", place],
  ["/activity/138", activity],
  ["/activity/167", activity],
];
const index = readPictureIndex("demo/catalogue/pictures");

for (const deviceScaleFactor of [1, 2])
  test.describe(`on a screen with a device pixel ratio of ${deviceScaleFactor}`, () => {
    test.use({ deviceScaleFactor });
    for (const [path, picture] of deviceScaleFactor === 1 ? [heroes[0]!, heroes[3]!, heroes.at(-1)!] : heroes)
      test(`the hero of ${path} shows its full subject and is not enlarged at any width`, async ({ page }) => {
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          await page.goto(`${shop}${path}`);
          const hero = page.locator(picture).first();
          await hero.evaluate((img: HTMLImageElement) => img.decode());
          const shown = await hero.evaluate(async (img: HTMLImageElement) => {
            const file = await createImageBitmap(await (await fetch(img.currentSrc)).blob());
            const box = img.getBoundingClientRect();
            return {
              address: img.currentSrc,
              natural: [file.width, file.height] as const,
              box: [box.width, box.height] as const,
            };
          });
          const where = `${path} at ${width} px`;
          // Cover: the larger of the two scales fills the box, what is left over is cut off evenly.
          const scale = Math.max(shown.box[0] / shown.natural[0], shown.box[1] / shown.natural[1]);
          expect(scale * deviceScaleFactor, `${where}: painted dots a dot of the file`).toBeLessThanOrEqual(1.01);
          const address = new URL(shown.address);
          const facts = index.get(address.pathname.split("/").at(-1)!)!;
          const { crop } = frameOf(facts, {
            width: Number(address.searchParams.get("width")),
            height: Number(address.searchParams.get("height")),
          });
          const visibleShare = shown.box.map((length, i) => length / scale / shown.natural[i]!) as [number, number];
          const from = [
            crop.left + (crop.width * (1 - visibleShare[0])) / 2,
            crop.top + (crop.height * (1 - visibleShare[1])) / 2,
          ] as const;
          const [left, top, right, bottom] = facts.subject!;
          /** Rounding to whole dots. */
          const dots = 8;
          expect(from[0], `${where}: start`).toBeLessThanOrEqual(left * facts.width + dots);
          expect(from[1], `${where}: top`).toBeLessThanOrEqual(top * facts.height + dots);
          expect(from[0] + crop.width * visibleShare[0], `${where}: end`).toBeGreaterThanOrEqual(
            right * facts.width - dots,
          );
          expect(from[1] + crop.height * visibleShare[1], `${where}: foot`).toBeGreaterThanOrEqual(
            bottom * facts.height - dots,
          );
        }
      });
  });

test("the picture of the home page's hero appears nowhere else on it", async ({ page }) => {
  await page.goto(`${shop}/`);
  await page.locator("gipfel-listing article").first().waitFor();
  const fileOf = (img: HTMLImageElement) => new URL(img.src).pathname;
  const hero = await page.locator(home).evaluate(fileOf);
  const others = await page
    .locator(".tile img")
    .or(page.locator("gipfel-listing article img"))
    .evaluateAll((all) => all.map((img) => new URL((img as HTMLImageElement).src).pathname));
  expect(others.length).toBeGreaterThan(20);
  expect(others).not.toContain(hero);
});

test("the hero of a place or a type is not the picture of a card in the first row below it", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of ["/l/1010-interlaken", "/l/1031-zuerich", "/t/31-in-der-luft", "/freizeitaktivitaeten"]) {
    await page.goto(`${shop}${path}`);
    const fileOf = (image: Locator) => image.evaluate((img: HTMLImageElement) => new URL(img.src).pathname);
    const cards = page.locator("gipfel-listing article img");
    await expect(cards.nth(2)).toBeAttached();
    const hero = await fileOf(page.locator(place).first());
    const files = await Promise.all([0, 1, 2].map((card) => fileOf(cards.nth(card))));
    expect(files, path).not.toContain(hero);
  }
});
