import { mainLocales } from "../../sdk/contracts/locale.ts";
import type { Catalogue, CatalogueActivity, Words } from "../../server/domain/catalogue-schema.ts";
import { datePlus } from "../../server/domain/wall-time.ts";
import { slugs } from "./slug.ts";
import { adult, adultHalfFare, child } from "./tickets.ts";
import { editions, kinds, teaser, themes, ticket } from "./words.ts";

/** Ids of made activities, offers and categories begin here: no catalogue written by hand reaches so far. */
const first = {
  activity: 1_000_001,
  mapped: 2_000_001,
  offer: 3_000_001,
  contentOffer: 4_000_001,
  category: 10_000_001,
};
const categoriesAnOffer = 3;
/** Seats begin within that many days, and last for up to a week. */
const startsWithin = 21;
const longestRun = 7;
/** Degrees round its place. */
const spread = 0.3;

/** Numbers that look like chance and are the same each time (mulberry32): 0 to below 1. */
function chances(seed: number): () => number {
  let state = Math.imul(seed, 0x9e3779b1) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * The activity with a number, of the places, types, attributes and pictures of a catalogue; always the same one on the
 * same day.
 */
export function makeActivity(number: number, base: Catalogue, today: string): CatalogueActivity {
  const chance = chances(number + 1);
  const below = (limit: number) => Math.floor(chance() * limit);
  const some = <Value>(values: readonly Value[]): Value => values[below(values.length)]!;
  const [place, kind, theme, edition] = [some(base.locations), some(kinds), some(themes), some(editions)];
  const title = each((locale) => `${place.title[locale]}: ${kind.words[locale]} ${theme[locale]}${edition[locale]}`);
  const [latitude, longitude] = [
    place.latitude + (chance() - 0.5) * spread,
    place.longitude + (chance() - 0.5) * spread,
  ];
  const isGuided = chance() < 0.4;
  const nearby = base.pointsOfInterest.filter((point) => point.locationId === place.id);
  return {
    id: first.activity + number,
    mappedId: first.mapped + number,
    supplierId: some(base.suppliers).id,
    typeId: base.types.some(({ id }) => id === kind.typeId) ? kind.typeId : some(base.types).id,
    locationId: place.id,
    title,
    teaser,
    slug: slugs(title),
    benefits: [],
    highlights: teaser,
    importantInformation: null,
    infoConfirmation: null,
    contentBlocks: [],
    pictures: some(base.activities).pictures.slice(0, 1),
    meetingPoints: [{ label: place.title, address: place.title.de_CH, latitude, longitude }],
    latitude,
    longitude,
    attributes: base.attributes.flatMap(({ id, items }) => {
      const own = items.filter(() => chance() < 1.5 / items.length).map((item) => item.id);
      return own.length > 0 ? [{ attributeId: id, items: own }] : [];
    }),
    guideLanguages: isGuided ? ["de", "en", "fr", "it"].filter((_, index) => index === 0 || chance() < 0.5) : [],
    minAge: chance() < 0.3 ? 4 + below(10) : null,
    maxAge: chance() < 0.05 ? 15 + below(60) : null,
    mobileTicket: chance() < 0.9,
    bookingOnRequest: chance() < 0.1,
    showPerPersonSuffix: chance() < 0.8,
    highDemand: chance() < 0.1,
    discount: null,
    reservationSystem: "gipfel",
    vatRate: null,
    ticketsIssued: Math.floor(chance() ** 4 * 5000),
    rating:
      chance() < 0.85
        ? {
            average: Math.round((2.8 + 2.2 * Math.sqrt(chance())) * 10) / 10,
            count: 1 + Math.floor(chance() ** 3 * 2000),
          }
        : null,
    pointsOfInterest: nearby.filter(() => chance() < 0.3).map(({ id }) => id),
    offers: [makeOffer(number, chance, today)],
  };
}

function makeOffer(number: number, chance: () => number, today: string): CatalogueActivity["offers"][number] {
  const price = 1000 + Math.floor(chance() ** 2 * 400) * 50;
  const start = datePlus(today, { days: 1 + Math.floor(chance() * startsWithin) });
  const end = datePlus(start, { days: 1 + Math.floor(chance() * longestRun) });
  const hours = 8 + Math.floor(chance() * 12);
  const isSoldOut = chance() < 0.08;
  const categories = [
    adult(price),
    ...(chance() < 0.5 ? [adultHalfFare(price / 2)] : []),
    ...(chance() < 0.6 ? [child(6, 15, price / 2)] : []),
  ];
  return {
    id: first.offer + number,
    contentApiOfferId: first.contentOffer + number,
    label: ticket,
    description: teaser,
    durationInMinutes: chance() < 0.9 ? 30 * (1 + Math.floor(chance() * 16)) : null,
    schedules: [
      {
        weekdays: [1, 2, 3, 4, 5, 6, 7],
        season: { from: start.slice(5), to: end.slice(5) },
        validity: "other",
        times: [`${String(hours).padStart(2, "0")}:00`],
        capacity: isSoldOut ? 0 : 4 + Math.floor(chance() * 40),
        demandShare: 0,
        bookingCutOffHours: 1,
        cancellationCutOffHours: chance() < 0.8 ? 24 : null,
      },
    ],
    categories: categories.map((category, index) => ({
      ...category,
      id: first.category + number * categoriesAnOffer + index,
    })),
    personalization: [],
  };
}

function each(make: (locale: keyof Words) => string): Words {
  return Object.fromEntries(mainLocales.map((locale) => [locale, make(locale)])) as Words;
}
