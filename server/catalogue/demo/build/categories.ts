import type * as v from "valibot";
import type { CatalogueCategory, Words } from "../../schema.ts";
import { eachLanguage, words } from "./words.ts";

type CategoryInput = v.InferInput<typeof CatalogueCategory>;
/** A category before its offer has given it its id. */
export type NewCategory = Omit<CategoryInput, "id">;
type More = Partial<Omit<NewCategory, "price" | "audience">>;

const resellerShare = 0.88;
const smallestCoin = 5;
const netOf = (price: number) => (price === 0 ? null : Math.round((price * resellerShare) / smallestCoin) * smallestCoin);

/** One ticket for whom and how much (Rappen); net prices are 88 %, rounded to 5 Rappen. */
export function ticket(audience: NewCategory["audience"], label: Words, price: number, more: More = {}): NewCategory {
  return {
    audience,
    label,
    discountType: null,
    discountLabel: null,
    categoryType: null,
    categoryTypeKey: null,
    minAge: null,
    maxAge: null,
    occupancy: 1,
    maxOccupancy: null,
    price,
    netPrice: netOf(price),
    article: null,
    productId: null,
    ...more,
  };
}

const yearsOf = (from: number, to: number) => words(` (${from}–${to} Jahre)`, ` (${from}–${to} years)`, ` (${from}–${to} ans)`, ` (${from}–${to} anni)`);

function withAges(base: Words, from: number, to: number): Words {
  const years = yearsOf(from, to);
  return eachLanguage(base, (text, locale) => text + years[locale]);
}

export const adult = (price: number, more?: More) => ticket("adult", words("Erwachsene", "Adult", "Adulte", "Adulto"), price, more);

/** The same seat for who has the half-fare card; never counted for the from-price. */
export const adultHalfFare = (price: number, more?: More) =>
  adult(price, {
    discountType: "half_fare",
    discountLabel: words("mit Halbtax", "with Half-Fare card", "avec demi-tarif", "con metà prezzo"),
    ...more,
  });

export const youth = (from: number, to: number, price: number, more?: More) =>
  ticket("youth", withAges(words("Jugendliche", "Youth", "Jeune", "Ragazzo"), from, to), price, { minAge: from, maxAge: to, ...more });

export const child = (from: number, to: number, price: number, more?: More) =>
  ticket("child", withAges(words("Kinder", "Child", "Enfant", "Bambino"), from, to), price, { minAge: from, maxAge: to, ...more });

/** Small children travel free, but have a place. */
export const infant = (to: number, more?: More) =>
  ticket("infant", withAges(words("Kleinkinder", "Infant", "Tout-petit", "Bimbo"), 0, to), 0, { minAge: 0, maxAge: to, ...more });

/** Sold only in whole groups: one ticket and one price for `occupancy` persons. */
export const group = (occupancy: number, maxOccupancy: number, price: number, more?: More) =>
  ticket("group", words(`Gruppe zu ${occupancy}`, `Group of ${occupancy}`, `Groupe de ${occupancy}`, `Gruppo di ${occupancy}`), price, {
    occupancy,
    maxOccupancy,
    ...more,
  });

const classLabels = {
  "1st_class": words(", 1. Klasse", ", 1st class", ", 1re classe", ", 1ª classe"),
  "2nd_class": words(", 2. Klasse", ", 2nd class", ", 2e classe", ", 2ª classe"),
};

/** The same category in a class of the train or the boat. */
export function inClass(key: keyof typeof classLabels, category: NewCategory): NewCategory {
  return {
    ...category,
    categoryType: "class",
    categoryTypeKey: key,
    label: eachLanguage(category.label, (text, locale) => text + classLabels[key][locale]),
  };
}

/** From 65, where they pay less. */
export const senior = (price: number, more?: More) =>
  ticket("senior", words("Seniorinnen und Senioren (ab 65)", "Senior (65 and over)", "Senior (dès 65 ans)", "Senior (dai 65 anni)"), price, {
    minAge: 65,
    ...more,
  });

/** With a student's card. */
export const student = (price: number, more?: More) => ticket("student", words("Studierende", "Student", "Étudiant", "Studente"), price, more);

/** Two adults and two children on one ticket. */
export const family = (price: number, more?: More) =>
  ticket("family", words("Familie zu 4", "Family of 4", "Famille de 4", "Famiglia di 4"), price, { occupancy: 4, maxOccupancy: 8, ...more });

/** The same seat for who shows the place's guest card. */
export const adultGuestCard = (price: number, more?: More) =>
  adult(price, {
    discountType: "guest_card",
    discountLabel: words("mit Gästekarte", "with guest card", "avec carte d’hôte", "con carta ospiti"),
    ...more,
  });

/** The same seat for who travels with a Swiss Travel Pass. */
export const adultTravelPass = (price: number, more?: More) =>
  adult(price, {
    discountType: "swiss_travel_pass",
    discountLabel: words("mit Swiss Travel Pass", "with Swiss Travel Pass", "avec Swiss Travel Pass", "con Swiss Travel Pass"),
    ...more,
  });
