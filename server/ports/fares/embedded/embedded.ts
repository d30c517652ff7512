import { transportOfferId, type Leg, type PlannedTrip, type Service } from "../../../../sdk/contracts/transport.ts";
import type { FareCategory, FareOffer, FareProduct, FaresPort } from "../fares.ts";
import type { Tariff, TariffCategory, TariffProduct } from "./tariff.ts";

const metresAKm = 1000;
const percent = 100;
/** An id of a ticket category: the offer's number, two digits of the product, two of category and class. */
const [offerStep, productStep] = [10_000, 100];

/** Fares by a tariff's file. */
export function embeddedFares(tariff: Tariff): FaresPort {
  const products = new Map(tariff.products.map((product) => [product.id, productOf(product, tariff)]));
  return {
    name: "embedded",
    async offersFor(trip) {
      const ways = waysOf(trip, tariff);
      return tariff.products
        .filter(({ fromKm }) => trip.distance / metresAKm >= fromKm)
        .map((product): FareOffer => ({
          product: products.get(product.id)!,
          categories: categoriesOf(product, ways, tariff),
        }))
        .filter(({ categories }) => categories.length > 0);
    },
    products: async (ids) => ids.flatMap((id) => products.get(id) ?? []),
  };
}

/** What a tariff reads of a trip. */
interface Ways {
  /** As the tariff counts them. */
  readonly km: number;
  readonly hasFirstClass: boolean;
  readonly takesBikes: boolean;
}

function waysOf({ distance, legs }: Pick<PlannedTrip, "distance" | "legs">, tariff: Tariff): Ways {
  const { distanceFactors, firstClassModes, bikeModes } = tariff;
  const rides = legs.flatMap(({ timedLeg }: Leg) => timedLeg ?? []);
  const added = rides.map((ride) => (ride.distance ?? 0) * ((distanceFactors[ride.service.mode.ptMode] ?? 1) - 1));
  const takesBikes = ({ takesBikes: said, mode }: Service) => said ?? bikeModes.includes(mode.ptMode);
  return {
    km: added.reduce((sum, metres) => sum + metres, distance) / metresAKm,
    hasFirstClass: rides.some(({ service }) => firstClassModes.includes(service.mode.ptMode)),
    takesBikes: rides.every(({ service }) => takesBikes(service)),
  };
}

function productOf(product: TariffProduct, { fields, isDemo }: Tariff): FareProduct {
  const { id, title, description, conditions, contingent, cancellable } = product;
  return {
    id,
    title,
    description,
    conditions,
    isBoundToTrip: contingent !== null,
    contingent,
    isCancellable: cancellable !== "never",
    fields: product.fields.map((key) => fields[key]!),
    isDemo,
  };
}

function categoriesOf(product: TariffProduct, ways: Ways, tariff: Tariff): FareCategory[] {
  const sold = tariff.categories.filter(
    ({ key, isBike }) => product.categories.includes(key) && (ways.takesBikes || !isBike),
  );
  // A flat price is not that of the chosen trip alone: others of its day have a 1st class.
  const hasFirst = ways.hasFirstClass || product.priced.by === "flat";
  const classes = product.classes.filter((each) => hasFirst || each !== "1st_class");
  return classes.flatMap((categoryTypeKey) =>
    sold.map((category) => ({
      id: categoryId(product, category, categoryTypeKey),
      audience: category.audience,
      label: category.label,
      discountType: category.discountType ?? null,
      discountLabel: category.discountLabel ?? null,
      categoryTypeKey,
      minAge: category.minAge,
      maxAge: category.maxAge,
      needsAdult: category.needsAdult,
      mostPerAdult: category.mostPerAdult,
      price: priceOf(product, category, categoryTypeKey, ways.km, tariff),
    })),
  );
}

function categoryId({ number }: TariffProduct, category: TariffCategory, of: FareCategory["categoryTypeKey"]): number {
  const place = category.number * 2 + (of === "1st_class" ? 1 : 0);
  return transportOfferId * offerStep + number * productStep + place;
}

function priceOf(
  { priced }: TariffProduct,
  category: TariffCategory,
  of: FareCategory["categoryTypeKey"],
  km: number,
  tariff: Tariff,
): number {
  const factor = of === "1st_class" && !category.sameInFirstClass ? tariff.firstClassPercent : percent;
  const second = priced.by === "flat" ? priced.price : tariffPrice(km, tariff);
  const full =
    priced.by === "flat"
      ? (second * factor) / percent
      : priced.by === "upgrade"
        ? (second * (tariff.firstClassPercent - percent)) / percent
        : (((second * factor) / percent) * priced.percent) / percent + priced.plus;
  const price = roundUp((full * category.percent) / percent, tariff.rounding);
  return Math.min(price, category.mostRappen ?? price);
}

function tariffPrice(km: number, { distance }: Tariff): number {
  return (distance.find((step) => km <= step.km) ?? distance.at(-1)!).price;
}

/** Up to a multiple; what a fraction's arithmetic adds below a hundredth of a Rappen doesn't count. */
function roundUp(rappen: number, multiple: number): number {
  return Math.ceil(Math.round(rappen * percent) / percent / multiple) * multiple;
}
