import type * as v from "valibot";
import { reviewCategories } from "../../../../sdk/contracts/review.ts";
import type { CatalogueReview } from "../../schema.ts";
import { draw, drawOf } from "../build/draw.ts";
import type { ActivityInput } from "../build/activity.ts";
import { families } from "../families/all.ts";
import type { Topic } from "../families/family.ts";
import { allRows } from "../rows/all.ts";
import { english } from "./english.ts";
import { french } from "./french.ts";
import { german } from "./german.ts";
import { italian } from "./italian.ts";
import { otherLanguages, type OtherPhrases } from "./other-languages.ts";
import { anyTopics, type Phrases, type Tones } from "./phrases.ts";
import { planOf } from "./plan.ts";

type ReviewInput = v.InferInput<typeof CatalogueReview>;

/** A review’s id is its activity’s and its place: it stays when others are added elsewhere. */
const idsPerActivity = 1000;
const lastDay = Date.UTC(2026, 10, 19);
const days = 1095;
const dayMs = 86_400_000;
const share = { wordless: 0.2, excluded: 0.015, unhappyReplied: 0.55, happyReplied: 0.08, otherLanguage: 0.08, tagged: 0.6, twoTags: 0.4 };

const mains: readonly { readonly locale: string; readonly phrases: Phrases; readonly upTo: number }[] = [
  { locale: "de_CH", phrases: german, upTo: 0.46 },
  { locale: "en_CH", phrases: english, upTo: 0.7 },
  { locale: "fr_CH", phrases: french, upTo: 0.88 },
  { locale: "it_CH", phrases: italian, upTo: 1 },
];
/** Catchwords of each topic, in the order of the main languages. */
const tagsOf: Readonly<Record<Topic, readonly (readonly [string, string, string, string])[]>> = {
  view: [
    ["Aussicht", "view", "vue", "vista"],
    ["Foto", "photo", "photo", "foto"],
  ],
  ride: [
    ["Bahn", "train", "train", "treno"],
    ["pünktlich", "punctual", "ponctuel", "puntuale"],
  ],
  boat: [
    ["Schiff", "boat", "bateau", "battello"],
    ["erholsam", "relaxing", "reposant", "rilassante"],
  ],
  guide: [
    ["Führung", "guide", "guide", "guida"],
    ["freundlich", "friendly", "accueil", "cortesia"],
  ],
  food: [
    ["Essen", "food", "cuisine", "cucina"],
    ["regional", "local", "terroir", "territorio"],
  ],
  history: [
    ["Geschichte", "history", "histoire", "storia"],
    ["Kultur", "culture", "culture", "cultura"],
  ],
  museum: [
    ["Kultur", "culture", "culture", "cultura"],
    ["Regentag", "rainy day", "jour de pluie", "giorno di pioggia"],
  ],
  snow: [
    ["Winter", "winter", "hiver", "inverno"],
    ["Schnee", "snow", "neige", "neve"],
  ],
  water: [
    ["Natur", "nature", "nature", "natura"],
    ["erfrischend", "refreshing", "rafraîchissant", "rinfrescante"],
  ],
  adventure: [
    ["Abenteuer", "adventure", "aventure", "avventura"],
    ["Nervenkitzel", "thrill", "sensations", "brivido"],
  ],
  animals: [
    ["Tiere", "animals", "animaux", "animali"],
    ["Familie", "family", "famille", "famiglia"],
  ],
  walk: [
    ["Natur", "nature", "nature", "natura"],
    ["leicht", "easy", "facile", "facile"],
  ],
  bath: [
    ["Wellness", "wellness", "bien-être", "benessere"],
    ["erholsam", "relaxing", "reposant", "rilassante"],
  ],
  family: [
    ["Familie", "family", "famille", "famiglia"],
    ["Kinder", "children", "enfants", "bambini"],
  ],
  craft: [
    ["selber machen", "hands-on", "fait main", "fatto a mano"],
    ["Regentag", "rainy day", "jour de pluie", "giorno di pioggia"],
  ],
  bike: [
    ["Velo", "bike", "vélo", "bici"],
    ["aktiv", "active", "sportif", "attivo"],
  ],
};
const topicsById = new Map<number, readonly Topic[]>(allRows.map(({ family, row }) => [row[0], families[family].topics]));
const anyOnesTopics: readonly Topic[] = ["view", "family"];

const toneOf = (rating: number): keyof Tones => (rating >= 4 ? "good" : rating === 3 ? "fair" : "bad");

/** The sentences of one review, none of them twice. */
function sentences(seed: number, rating: number, topics: readonly Topic[], { topics: said, opening, closing }: Phrases): string {
  const tone = toneOf(rating);
  const first = drawOf(topics, seed, "first topic");
  const second = draw(seed, "second kind") < 0.55 ? drawOf(topics, seed, "second topic") : drawOf(anyTopics, seed, "any topic");
  const length = draw(seed, "length");
  const secondTone: keyof Tones = rating === 4 && length > 0.5 ? "fair" : rating === 3 && length > 0.6 ? "good" : rating === 2 && length > 0.7 ? "fair" : tone;
  const parts = [
    length > 0.7 ? drawOf(opening[tone], seed, "opening") : null,
    drawOf(said[first][tone], seed, "first"),
    length > 0.25 ? drawOf(said[second][secondTone], seed, "second") : null,
    length > 0.5 ? drawOf(said[drawOf(topics, seed, "third topic")][tone], seed, "third") : null,
    length > 0.6 && draw(seed, "ends") < 0.6 ? drawOf(closing[tone], seed, "closing") : null,
  ];
  return [...new Set(parts.filter((part) => part !== null))].join(" ");
}

const dateOf = (seed: number) => {
  // More of them are recent, and more in the months when people travel.
  const ago = Math.floor(draw(seed, "ago") ** 1.35 * days);
  return new Date(lastDay - ago * dayMs).toISOString().slice(0, 10);
};

function repliesOf(seed: number, rating: number, date: string, author: string, { thanks, regrets }: Phrases): ReviewInput["replies"] {
  const isUnhappy = rating <= 3;
  if (draw(seed, "replied") >= (isUnhappy ? share.unhappyReplied : share.happyReplied)) return [];
  const createdOn = new Date(Math.min(lastDay, Date.parse(date) + (1 + Math.floor(draw(seed, "reply after") * 9)) * dayMs)).toISOString().slice(0, 10);
  return [{ text: drawOf(isUnhappy ? regrets : thanks, seed, "reply"), author, createdOn }];
}

/** One catchword or two, in the reviewer's language, or in English. */
function tagsFor(seed: number, topics: readonly Topic[], language: number): string[] {
  const places = draw(seed, "tags") < share.twoTags ? [0, 1] : [0];
  return [...new Set(places.map((each) => drawOf(tagsOf[drawOf(topics, seed, `tag ${each}`)], seed, `tag word ${each}`)[language]!))];
}

function reviewOf(activity: ActivityInput, author: string, place: number, rating: number): ReviewInput {
  const seed = activity.id * idsPerActivity + place;
  const topics = topicsById.get(activity.id) ?? anyOnesTopics;
  const who = draw(seed, "language");
  const main = mains.find(({ upTo }) => who < upTo)!;
  const foreign: OtherPhrases | null = draw(seed, "foreign") < share.otherLanguage ? drawOf(otherLanguages, seed, "which") : null;
  const person = foreign ?? main.phrases;
  const createdOn = dateOf(seed);
  const text = foreign ? drawOf(rating >= 4 ? foreign.good : foreign.bad, seed, "foreign text") : sentences(seed, rating, topics, main.phrases);
  return {
    id: seed,
    activityId: activity.id,
    rating,
    text: draw(seed, "wordless") < share.wordless ? null : text,
    firstName: drawOf(person.firstNames, seed, "first name"),
    lastName: drawOf(person.lastNames, seed, "last name"),
    createdOn,
    countryCode: draw(seed, "country known") < 0.9 ? drawOf(person.countries, seed, "country") : null,
    locale: foreign?.locale ?? main.locale,
    category: draw(seed, "category known") < 0.85 ? drawOf(reviewCategories, seed, "category") : null,
    tags: draw(seed, "tagged") < share.tagged ? tagsFor(seed, topics, foreign ? 1 : mains.indexOf(main)) : [],
    replies: repliesOf(seed, rating, createdOn, author, main.phrases),
    isExcluded: draw(seed, "excluded") < share.excluded,
    helpful: Math.floor(draw(seed, "helpful") ** 4 * 24),
  };
}

/** The reviews of all activities: always the same ones. */
export function writeReviews(activities: readonly ActivityInput[], authorOf: (activity: ActivityInput) => string): ReviewInput[] {
  return activities.flatMap((activity) => planOf(activity).map((rating, place) => reviewOf(activity, authorOf(activity), place, rating)));
}
