import { readFile } from "node:fs/promises";
import * as v from "valibot";
import { Audience } from "../../../../sdk/contracts/offer.ts";
import { highestPrice } from "../../../../sdk/contracts/money.ts";
import { ptModes } from "../../../../sdk/contracts/transport.ts";
import { Words } from "../../../domain/catalogue-schema.ts";
import { WrongSetting } from "../../../settings/wrong-setting.ts";

const Rappen = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(highestPrice));
const Percent = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000));
const Age = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(120)));
const Km = v.pipe(v.number(), v.minValue(0));
/** Stands in ids of ticket categories: products and categories never change theirs. */
const OwnNumber = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(49));
const Modes = v.array(v.picklist(ptModes));
const CategoryClass = v.picklist(["1st_class", "2nd_class"]);

const TariffField = v.strictObject({
  key: v.string(),
  type: v.picklist(["text", "date"]),
  scope: v.literal("guest"),
  isStrict: v.boolean(),
  label: Words,
});

const TariffCategory = v.strictObject({
  number: OwnNumber,
  key: v.string(),
  audience: Audience,
  label: Words,
  /** Tells categories of the same audience and ages apart. */
  discountType: v.optional(v.string()),
  discountLabel: v.optional(Words),
  minAge: Age,
  maxAge: Age,
  /** Of the full price. */
  percent: Percent,
  /** At most so much. */
  mostRappen: v.optional(Rappen),
  /** Costs in 1st class what it costs in 2nd. */
  sameInFirstClass: v.optional(v.boolean(), false),
  /** Sold where every ride takes bikes. */
  isBike: v.optional(v.boolean(), false),
  needsAdult: v.optional(v.boolean(), false),
  /** So many travel with each adult, at most. */
  mostPerAdult: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))), null),
});
export type TariffCategory = v.InferOutput<typeof TariffCategory>;

const TariffProduct = v.strictObject({
  number: OwnNumber,
  id: v.pipe(v.string(), v.regex(/^[a-z0-9_]{1,64}$/)),
  title: Words,
  description: Words,
  conditions: Words,
  priced: v.variant("by", [
    /** The full price of the distance, times `percent`, and so much more. */
    v.strictObject({ by: v.literal("distance"), percent: Percent, plus: v.optional(Rappen, 0) }),
    v.strictObject({ by: v.literal("flat"), price: Rappen }),
    /** What 1st class costs more than 2nd. */
    v.strictObject({ by: v.literal("upgrade") }),
  ]),
  classes: v.pipe(v.array(CategoryClass), v.minLength(1)),
  categories: v.pipe(v.array(v.string()), v.minLength(1)),
  contingent: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))), null),
  /** Sold from this distance on. */
  fromKm: v.optional(Km, 0),
  fields: v.optional(v.array(v.string()), []),
  cancellable: v.picklist(["until_departure", "never"]),
});
export type TariffProduct = v.InferOutput<typeof TariffProduct>;

/** A tariff's file. Prices are in Rappen, of an adult in 2nd class. */
const Tariff = v.pipe(
  v.strictObject({
    isDemo: v.boolean(),
    /** Prices are rounded up to a multiple of this. */
    rounding: v.pipe(v.number(), v.integer(), v.minValue(1)),
    /** The price of a distance up to so many km; the last one counts for whatever is longer. */
    distance: v.pipe(v.array(v.strictObject({ km: Km, price: Rappen })), v.minLength(1)),
    /** A kilometre in these vehicles counts so many times: mountain railways cost more than others. */
    distanceFactors: v.optional(v.record(v.picklist(ptModes), v.pipe(v.number(), v.minValue(0), v.maxValue(100))), {}),
    firstClassPercent: Percent,
    /** Vehicles that have a 1st class. */
    firstClassModes: v.optional(Modes, [...ptModes]),
    /** Vehicles that take bikes where the timetable doesn't say whether they do. */
    bikeModes: v.optional(Modes, [...ptModes]),
    fields: v.record(v.string(), TariffField),
    categories: v.pipe(v.array(TariffCategory), v.minLength(1)),
    products: v.pipe(v.array(TariffProduct), v.minLength(1)),
  }),
  v.check(({ distance }) => isAscending(distance), "distances and prices rise from step to step"),
  v.check(({ products }) => areDifferent(products.map(({ id }) => id)), "every product has an id of its own"),
  v.check(({ products }) => areDifferent(products.map((each) => each.number)), "every product has its own number"),
  v.check(({ categories }) => areDifferent(categories.map((each) => each.number)), "every category has its own number"),
  v.check(({ categories, products, fields }) => {
    const known = new Set(categories.map(({ key }) => key));
    return products.every(
      (product) =>
        product.categories.every((key) => known.has(key)) && product.fields.every((key) => Object.hasOwn(fields, key)),
    );
  }, "products name categories and fields that are there"),
);
export type Tariff = v.InferOutput<typeof Tariff>;

export const demoTariff = new URL("./demo-tariff.json", import.meta.url);

/** Reads a tariff's file. Throws `WrongSetting` where it is missing or wrong. */
export async function readTariff(file: string | URL): Promise<Tariff> {
  const text = await readFile(file, "utf8").catch((cause: unknown) => {
    throw new WrongSetting(`[gipfel] TARIFF_FILE: ${String(file)} can't be read: ${(cause as Error).message}`);
  });
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Tariff), text);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new WrongSetting(
    `[gipfel] TARIFF_FILE: ${String(file)}: ${v.getDotPath(issue) ?? "the file"}: ${issue.message}`,
  );
}

function isAscending(steps: readonly { readonly km: number; readonly price: number }[]): boolean {
  return steps.every(({ km, price }, at) => at === 0 || (km > steps[at - 1]!.km && price >= steps[at - 1]!.price));
}

const areDifferent = (values: readonly unknown[]) => new Set(values).size === values.length;
