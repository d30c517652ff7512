import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import type { Leg, PtMode, Service, TimedLeg } from "../../../../sdk/contracts/transport.ts";
import type { FareCategory, FaresPort } from "../fares.ts";
import { embeddedFares } from "./embedded.ts";
import { demoTariff, readTariff, type Tariff } from "./tariff.ts";

/** A ride; places and times don't count. */
function legOf(ptMode: PtMode, distance: number, service: Partial<Service>): Leg {
  const mode = { ptMode, name: "", shortName: "", lineNumbers: [] };
  return { id: "1", timedLeg: { distance, service: { mode, ...service } } as unknown as TimedLeg };
}

describe("the demonstration's tariff", () => {
  let tariff: Tariff;
  let fares: FaresPort;
  beforeAll(async () => {
    tariff = await readTariff(demoTariff);
    fares = embeddedFares(tariff);
  });
  const offers = async (km: number, modes: readonly PtMode[] = ["TRAIN"], service: Partial<Service> = {}) =>
    fares.offersFor({
      distance: km * 1000,
      legs: modes.map((mode) => legOf(mode, (km * 1000) / modes.length, service)),
    });
  const prices = async (km: number, productId: string): Promise<Map<string, number>> => {
    const offer = (await offers(km)).find(({ product }) => product.id === productId)!;
    return new Map(offer.categories.map((category) => [nameOf(category), category.price]));
  };
  const nameOf = ({ audience, discountType, categoryTypeKey }: FareCategory) =>
    `${categoryTypeKey.slice(0, 3)} ${discountType ?? audience}`;

  test("half fare and children from 6 to 15 pay half, small children nothing, first class three quarters more", async () => {
    const single = await prices(95, "single");
    expect(single.get("2nd adult")).toBe(3280);
    expect(single.get("2nd half_fare")).toBe(1640);
    expect(single.get("2nd child")).toBe(1640);
    expect(single.get("2nd infant")).toBe(0);
    expect(single.get("1st adult")).toBe(5740);
    expect(single.get("1st half_fare")).toBe(2880);
  });

  test("a dog and a bike cost the same in both classes, a bike never more than its day pass", async () => {
    const far = await prices(300, "single");
    expect(far.get("2nd dog")).toBe(3800);
    expect(far.get("1st dog")).toBe(3800);
    expect(far.get("2nd bike")).toBe(1500);
    expect((await prices(4, "single")).get("2nd bike")).toBe(140);
  });

  test("there and back costs twice, the city add-on its own amount more, an upgrade the difference of the classes", async () => {
    const single = await prices(95, "single");
    expect((await prices(95, "return")).get("2nd adult")).toBe(2 * single.get("2nd adult")!);
    expect((await prices(95, "city")).get("2nd adult")).toBe(single.get("2nd adult")! + 580);
    expect((await prices(95, "upgrade")).get("1st adult")).toBe(single.get("1st adult")! - single.get("2nd adult")!);
  });

  test("a day pass costs the same for every distance, and a longer way never less than a shorter one", async () => {
    expect((await prices(5, "day_pass")).get("2nd adult")).toBe((await prices(400, "day_pass")).get("2nd adult"));
    let least = 0;
    for (let km = 0; km <= 700; km += 5) {
      const price = (await prices(km, "single")).get("2nd adult")!;
      expect(price).toBeGreaterThanOrEqual(least);
      least = price;
    }
  });

  test("saver tickets are limited, bound to the trip, can't be given back, and are not sold for short ways", async () => {
    const saver = (await offers(50)).find(({ product }) => product.id === "saver")!.product;
    expect(saver).toMatchObject({ contingent: 20, isBoundToTrip: true, isCancellable: false });
    expect(saver.fields.map(({ key }) => key)).toEqual(["name", "dob"]);
    expect((await offers(19)).map(({ product }) => product.id)).not.toContain("saver");
  });

  test("every product has a ticket for each age, in each class", async () => {
    for (const { product, categories } of await offers(50)) {
      for (const of of new Set(categories.map(({ categoryTypeKey }) => categoryTypeKey))) {
        const ages = categories.filter(({ categoryTypeKey, minAge }) => categoryTypeKey === of && minAge !== null);
        for (let age = 0; age <= 16; age++) {
          const isSold = ages.some(({ minAge, maxAge }) => age >= minAge! && age <= (maxAge ?? age));
          expect(isSold, `${product.id}, ${of}, aged ${age}`).toBe(true);
        }
      }
    }
    expect((await prices(50, "saver")).get("2nd infant")).toBe(0);
    expect((await prices(50, "upgrade")).get("1st infant")).toBe(0);
  });

  test("a 1st class and upgrades are sold where a vehicle has that class, a day pass in both", async () => {
    const classes = async (...modes: PtMode[]) =>
      (await offers(5, modes)).map(({ product, categories }) => [
        product.id,
        new Set(categories.map(({ categoryTypeKey }) => categoryTypeKey)).size,
      ]);
    expect(await classes("TRAM", "BUS")).toEqual([
      ["single", 1],
      ["return", 1],
      ["city", 1],
      ["day_pass", 2],
    ]);
    expect(await classes("TRAM", "TRAIN")).toEqual([
      ["single", 2],
      ["return", 2],
      ["city", 2],
      ["day_pass", 2],
      ["upgrade", 1],
    ]);
  });

  test("bikes are sold where every ride takes them; of trams and buses it has to be said", async () => {
    const sellsBikes = async (modes: PtMode[], service?: Partial<Service>) =>
      (await offers(5, modes, service)).some(({ categories }) =>
        categories.some((each) => each.discountType === "bike"),
      );
    expect(await sellsBikes(["TRAIN"])).toBe(true);
    expect(await sellsBikes(["TRAIN"], { takesBikes: false })).toBe(false);
    expect(await sellsBikes(["TRAIN", "BUS"])).toBe(false);
    expect(await sellsBikes(["BUS"], { takesBikes: true })).toBe(true);
  });

  test("the same way costs more on a mountain railway, as far as one rides on it", async () => {
    const adult = async (...modes: PtMode[]) =>
      (await offers(10, modes)).find(({ product }) => product.id === "single")!.categories[0]!.price;
    expect(await adult("TRAIN")).toBe(520);
    expect(await adult("TRAIN", "MOUNTAIN_TRAIN")).toBe(3940);
    expect(await adult("CABLE_CAR")).toBe(5680);
    expect(await adult("FUNICULAR")).toBe(3280);
  });

  test("every price is a whole number of the tariff's rounding, and every category has an id of its own", async () => {
    const all = (await offers(123)).flatMap(({ categories }) => categories);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    for (const { price } of all) expect(price % tariff.rounding === 0 || price === 1500).toBe(true);
  });

  test("an unknown product is left out of those asked for", async () => {
    expect((await fares.products(["day_pass", "flight", "single"])).map(({ id }) => id)).toEqual([
      "day_pass",
      "single",
    ]);
  });
});

describe("a tariff's file", () => {
  const reading = async (text: string) => {
    const folder = await mkdtemp(join(tmpdir(), "gipfel-tariff-"));
    const file = join(folder, "tariff.json");
    await writeFile(file, text);
    return readTariff(file).finally(() => rm(folder, { recursive: true }));
  };

  test("that is missing, no JSON or wrong says what is wrong where", async () => {
    await expect(readTariff("/nowhere/tariff.json")).rejects.toThrow(
      /TARIFF_FILE: \/nowhere\/tariff.json can't be read/,
    );
    await expect(reading("{")).rejects.toThrow(/TARIFF_FILE/);
    const tariff = await readTariff(demoTariff);
    const [first, ...others] = tariff.products;
    await expect(
      reading(JSON.stringify({ ...tariff, products: [{ ...first, categories: ["pensioner"] }, ...others] })),
    ).rejects.toThrow(/products name categories and fields that are there/);
    await expect(reading(JSON.stringify({ ...tariff, distance: [...tariff.distance].reverse() }))).rejects.toThrow(
      /distances and prices rise/,
    );
    await expect(reading(JSON.stringify({ ...tariff, rounding: 0.5 }))).rejects.toThrow(/rounding/);
  });
});
