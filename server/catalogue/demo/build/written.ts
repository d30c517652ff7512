import type * as v from "valibot";
import type { Schedule } from "../../schema.ts";
import { families } from "../families/all.ts";
import type { Family, When } from "../families/family.ts";
import type { FamilyKey } from "../families/keys.ts";
import { sharedBlocks } from "../families/shared.ts";
import { ticketSchemes } from "../families/tickets.ts";
import { inBothClasses } from "../families/wheels.ts";
import { locations } from "../locations.ts";
import { picturesOf } from "../pictures.ts";
import type { Row } from "../rows/row.ts";
import { supplierOf } from "../suppliers.ts";
import { told } from "../told/all.ts";
import type { RowKey } from "../rows/all.ts";
import { types } from "../types.ts";
import { block, offer, type ActivityInput } from "./activity.ts";
import { draw } from "./draw.ts";
import { fill } from "./fill.ts";
import { marksOf } from "./marking.ts";
import { everyDay } from "./schedules.ts";
import { slugs } from "./slug.ts";

type ScheduleInput = v.InferInput<typeof Schedule>;

/** Where the ids of new activities and offers begin. They follow from the row's own id, so that they never move. */
const firstActivity = 2001;
const firstOffer = 5001;
const mappedFrom = 40_000;
const contentOfferFrom = 80_000;
const rappen = 100;
const seasons = { summer: { from: "05-08", to: "10-25" }, winter: { from: "12-05", to: "04-11" } } as const;
/** A ticket for a day can be bought until 14:00 of it. */
const untilTwo = -14;
/** How much is gone where people run for it. */
const inDemand = 0.45;
const busiest = 4200;
const quietest = 3;

/** The offers' ids are apart by two: a second one may come. */
const offerIdOf = (id: number) => firstOffer + (id - firstActivity) * 2;

const pick = <T>(from: readonly T[], by: number): T => from[by % from.length]!;

function scheduleOf(when: When, sale: "over" | "sold-out" | "in-demand" | "on-request" | undefined, season: When["season"]): ScheduleInput {
  const isTimed = when.times !== undefined;
  return {
    // Nothing takes place where the season is over and the next isn't planned yet.
    weekdays: sale === "over" ? [] : [...(when.weekdays ?? everyDay)],
    ...(season === "all" ? {} : { season: seasons[season] }),
    validity: isTimed ? "other" : "all-day",
    times: isTimed ? [...when.times] : [],
    capacity: sale === "sold-out" ? 0 : when.capacity,
    demandShare: when.capacity === null ? 0 : sale === "in-demand" ? inDemand : (when.demand ?? 0),
    bookingCutOffHours: isTimed ? 2 : untilTwo,
    cancellationCutOffHours: when.cancel,
  };
}

/** Half of what is shown to many, a handful of what few know. */
function ticketsIssued(id: number, reviews: number): number {
  return Math.round(quietest + reviews * 22 + draw(id, "tickets") ** 4 * (busiest - reviews * 22) * 0.3);
}

/** An activity of its row, its family's sentences and what is told of it alone. */
export function written({ family: familyKey, row }: { readonly family: FamilyKey; readonly row: Row }): ActivityInput {
  const family: Family = families[familyKey];
  const [id, key, place, latitude, longitude, meet, address, facts = {}] = row;
  const { title, teaser } = told[key as RowKey];
  const filling = { meet, metres: facts.metres ?? 0, minutes: facts.minutes ?? family.minutes };
  const season = facts.season ?? family.when.season;
  const when = { ...family.when, ...(facts.times ? { times: facts.times } : {}), ...(facts.weekdays ? { weekdays: facts.weekdays } : {}) };
  const price = (facts.price ?? family.price) * rappen;
  const categories = ticketSchemes[family.tickets](price);
  const own = pick(family.blocks, id);
  const shared = [pick(family.also, id), pick(family.also, id + 1)].map((name) => sharedBlocks[name]);
  const [label, description] = family.offer;
  const isFree = price === 0;
  return {
    id,
    mappedId: mappedFrom + id,
    supplierId: supplierOf(place, familyKey).id,
    typeId: types[family.type].id,
    locationId: locations[place].id,
    title,
    teaser,
    slug: slugs(title),
    benefits: [0, 1, 2].map((each) => pick(family.benefits, id + each)).filter((each, index, all) => all.indexOf(each) === index),
    highlights: fill(pick(family.highlights, id), filling),
    importantInformation: family.info,
    infoConfirmation: family.confirm ?? null,
    contentBlocks: [own, ...shared.map(({ title: heading, texts }) => [heading, pick(texts, id + Math.floor(id / texts.length))] as const)].map(
      ([heading, text]) => block(heading, fill(text, filling)),
    ),
    pictures: picturesOf(familyKey, row, family.pictured),
    meetingPoints: [{ label: fill(family.meet, filling), address, latitude, longitude }],
    latitude,
    longitude,
    attributes: marksOf(family, row, season, filling.minutes),
    guideLanguages: [...(family.languages ?? [])],
    minAge: family.minAge ?? null,
    maxAge: null,
    mobileTicket: draw(id, "mobile") < 0.92,
    bookingOnRequest: facts.sale === "on-request",
    showPerPersonSuffix: !["rental", "transport", "museum"].includes(family.tickets),
    highDemand: facts.sale === "in-demand",
    discount: null,
    reservationSystem: "gipfel",
    ticketsIssued: ticketsIssued(id, facts.rated?.[1] ?? 0),
    rating: null,
    offers: [
      offer({
        id: offerIdOf(id),
        contentApiOfferId: contentOfferFrom + offerIdOf(id),
        label,
        description,
        durationInMinutes: filling.minutes,
        schedules: [scheduleOf(when, facts.sale, season)],
        categories: isFree
          ? categories.filter(({ discountType }) => discountType === null)
          : familyKey === "panoramaTrain"
            ? inBothClasses(categories)
            : categories,
        personalization: [...(family.fields ?? [])],
      }),
    ],
  };
}
