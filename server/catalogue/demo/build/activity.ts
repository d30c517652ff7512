import type * as v from "valibot";
import type { CatalogueActivity, CatalogueOffer, Words } from "../../schema.ts";
import type { NewCategory } from "./categories.ts";
import { slugs } from "./slug.ts";
import { words } from "./words.ts";

export type ActivityInput = v.InferInput<typeof CatalogueActivity>;
type OfferInput = v.InferInput<typeof CatalogueOffer>;

const categoriesPerOffer = 100;

/** An offer whose categories are numbered by their place: append new ones, never reorder, so that ids stay. */
export function offer(
  given: Omit<OfferInput, "categories" | "personalization"> & { categories: NewCategory[]; personalization?: OfferInput["personalization"] },
): OfferInput {
  const categories = given.categories.map((category, index) => ({ ...category, id: given.id * categoriesPerOffer + index + 1 }));
  return { ...given, personalization: given.personalization ?? [], categories };
}

/** A titled part of the page, without a video. */
export function block(title: Words, text: Words): ActivityInput["contentBlocks"][number] {
  return { title, youtubeUrl: null, text };
}

type Optional =
  | "importantInformation"
  | "infoConfirmation"
  | "attributes"
  | "minAge"
  | "maxAge"
  | "mobileTicket"
  | "bookingOnRequest"
  | "showPerPersonSuffix"
  | "highDemand"
  | "discount"
  | "rating"
  | "guideLanguages"
  | "reservationSystem";
type Derived = "slug" | "pictures" | "latitude" | "longitude";
type Given = Omit<ActivityInput, Optional | Derived> &
  Partial<Pick<ActivityInput, Optional>> & {
    /** Names the two pictures: `<key>.webp` and `<key>-2.webp`. */
    key: string;
    /** What the two pictures show, for who can't see them. */
    pictured: [Words, Words];
  };

/** An activity with the defaults of most: a mobile ticket, instant, priced per person, at its first meeting point. */
export function activity({ key, pictured, ...given }: Given): ActivityInput {
  const [where] = given.meetingPoints;
  if (!where) throw new Error(`${key} has no meeting point`);
  return {
    importantInformation: null,
    infoConfirmation: null,
    attributes: [],
    minAge: null,
    maxAge: null,
    mobileTicket: true,
    bookingOnRequest: false,
    showPerPersonSuffix: true,
    highDemand: false,
    discount: null,
    rating: null,
    guideLanguages: [],
    reservationSystem: "gipfel",
    slug: slugs(given.title),
    latitude: where.latitude,
    longitude: where.longitude,
    pictures: [
      { file: `${key}.webp`, alternativeText: pictured[0] },
      { file: `${key}-2.webp`, alternativeText: pictured[1] },
    ],
    ...given,
  };
}

/** Benefits that several activities share. */
export const included = {
  returnTrip: words("Hin- und Rückfahrt", "Return trip", "Aller et retour", "Andata e ritorno"),
  guide: words("Ortskundige Begleitung", "A local guide", "Un guide de la région", "Una guida del posto"),
  equipment: words("Ganze Ausrüstung", "All equipment", "Tout l’équipement", "Tutta l’attrezzatura"),
};
