import type { Words } from "../../schema.ts";
import type { FieldInput } from "../build/fields.ts";
import { words } from "../build/words.ts";
import type { types } from "../types.ts";
import type { SharedBlock } from "./shared.ts";
import type { TicketScheme } from "./tickets.ts";

export type TypeKey = keyof typeof types;
export type Four = readonly [german: string, english: string, french: string, italian: string];

/** What people speak of in its reviews. */
export const topicKeys = [
  "view",
  "ride",
  "boat",
  "guide",
  "food",
  "history",
  "museum",
  "snow",
  "water",
  "adventure",
  "animals",
  "walk",
  "bath",
  "family",
  "craft",
  "bike",
] as const;
export type Topic = (typeof topicKeys)[number];

/** When it is sold: `day` without a time, or at `times`. */
export interface When {
  readonly season: "all" | "summer" | "winter";
  readonly times?: readonly string[];
  /** 1 is Monday; each day without it. */
  readonly weekdays?: readonly number[];
  /** Seats of a slot; null is unlimited. */
  readonly capacity: number | null;
  readonly demand?: number;
  /** Hours before the start until which it can be cancelled; null: it can’t be. */
  readonly cancel: number | null;
}

/** Marks for the filters; what a row and its place say is added. */
export interface Marks {
  readonly effort: 1 | 2 | 3;
  readonly thrill: 1 | 2 | 3;
  readonly indoor?: boolean;
  readonly included?: readonly ("guide" | "equipment" | "food" | "transport")[];
  readonly hours?: readonly ("morning" | "afternoon" | "evening" | "night")[];
  readonly access?: readonly ("wheelchair" | "pram" | "dogs")[];
  readonly occasion?: readonly ("birthday" | "team" | "romantic" | "gift")[];
  readonly level?: readonly ("beginners" | "advanced")[];
  readonly setting?: readonly ("summit" | "lake" | "town" | "railway" | "gorge" | "vineyard")[];
}

/** A kind of product: its own words in variants, and its figures where a row has none. */
export interface Family {
  readonly type: TypeKey;
  /** Whole francs, and minutes. */
  readonly price: number;
  readonly minutes: number;
  readonly minAge?: number;
  readonly languages?: readonly string[];
  readonly tickets: TicketScheme;
  readonly when: When;
  readonly marks: Marks;
  readonly topics: readonly Topic[];
  readonly meet: Words;
  readonly highlights: readonly Words[];
  readonly benefits: readonly Words[];
  readonly blocks: readonly (readonly [title: Words, text: Words])[];
  readonly also: readonly SharedBlock[];
  readonly info: Words | null;
  readonly confirm?: Words;
  readonly offer: readonly [label: Words, description: Words];
  readonly fields?: readonly FieldInput[];
  /** What the two pictures show; the place’s name stands before it. */
  readonly pictured: readonly [Words, Words];
}

interface Given extends Omit<Family, "meet" | "highlights" | "benefits" | "blocks" | "info" | "confirm" | "offer" | "pictured"> {
  readonly meet: Four;
  readonly highlights: readonly Four[];
  readonly benefits: readonly Four[];
  readonly blocks: readonly (readonly [Four, Four])[];
  readonly info: Four | null;
  readonly confirm?: Four;
  readonly offer: readonly [Four, Four];
  readonly pictured: readonly [Four, Four];
}

/** In the sentences `{meet}` is the row’s meeting point, `{metres}` its height or length, `{km}` its length, `{time}` how long it takes. */
export function family({ meet, highlights, benefits, blocks, info, confirm, offer, pictured, ...rest }: Given): Family {
  return {
    ...rest,
    meet: words(...meet),
    highlights: highlights.map((four) => words(...four)),
    benefits: benefits.map((four) => words(...four)),
    blocks: blocks.map(([title, text]) => [words(...title), words(...text)]),
    info: info && words(...info),
    ...(confirm ? { confirm: words(...confirm) } : {}),
    offer: [words(...offer[0]), words(...offer[1])],
    pictured: [words(...pictured[0]), words(...pictured[1])],
  };
}
