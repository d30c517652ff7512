import { escapeMarkup } from "../escape-markup.ts";
import { mainLocales, type MainLocale } from "../../sdk/contracts/locale.ts";
import { currency, rappenPerFranc } from "../../sdk/contracts/money.ts";
import type * as v from "valibot";
import type { ActivityContent, ContentOffer } from "../db/queries/activity-content.ts";
import type { Schedule, Words } from "../domain/catalogue-schema.ts";
import type { FeedProduct } from "../domain/things-to-do.ts";
import { fromPriceOf } from "../domain/ticket-category.ts";
import { fromJson } from "../json.ts";
import { presentPicture, type ShownPicture } from "./picture.ts";

/** Lower averages are left out of what search engines read (RULES 20). */
const leastRating = 3.5;
/** Google takes more, and shows few. */
const mostPictures = 10;
const secondsAnHour = 3600;
const nanosPerRappen = 10_000_000;

interface Place {
  readonly title: Words;
  readonly latitude: number;
  readonly longitude: number;
}
/** The catalogue's lists that a product names. */
export interface FeedLists {
  readonly types: ReadonlyMap<number, { readonly title: Words }>;
  readonly locations: ReadonlyMap<number, Place>;
  readonly pointsOfInterest: ReadonlyMap<number, Place>;
}
type MeetingPoint = {
  readonly label: Words;
  readonly address: string;
  readonly latitude: number;
  readonly longitude: number;
};
type Option = FeedProduct["options"][number];

/**
 * An activity as a product of Google's Things to do: an offer is an option, with the price of an adult alone. An offer
 * without categories has no price and is none.
 */
export function presentFeedProduct(content: ActivityContent, lists: FeedLists, origin: string): FeedProduct {
  const { row, texts, offers } = content;
  const rating = row.rating_average !== null && row.rating_average >= leastRating && row.rating_count;
  return {
    id: String(row.id),
    title: localized((locale) => texts[locale].title)!,
    ...optional("description", html([(locale) => texts[locale].teaser, (locale) => texts[locale].highlights])),
    ...(rating ? { rating: { average_value: row.rating_average!, rating_count: rating } } : {}),
    product_features: featuresOf(content),
    options: offers.flatMap((offer) => {
      const price = fromPriceOf(offer.categories);
      return price === null ? [] : [optionOf(content, offer, price, lists, origin)];
    }),
    related_media: fromJson<Omit<ShownPicture, "alternativeText">[]>(row.pictures)
      .slice(0, mostPictures)
      .map((picture) => ({
        url: presentPicture(origin, { ...picture, alternativeText: "" }).url,
        type: "MEDIA_TYPE_PHOTO",
      })),
    operator: { google_business_profile_name: localized(() => row.supplier_name)! },
    inventory_type: "INVENTORY_TYPE_DEFAULT",
    confirmation_type: row.booking_on_request === 1 ? "CONFIRMATION_TYPE_PENDING" : "CONFIRMATION_TYPE_INSTANT",
    fulfillment_type: { mobile: row.mobile_ticket === 1, print_at_home: true, pickup: false },
  };
}

/** `price` in Rappen. */
function optionOf(
  { row }: ActivityContent,
  offer: ContentOffer,
  price: number,
  lists: FeedLists,
  origin: string,
): Option {
  const type = lists.types.get(row.type_id);
  const [meetingPoint] = fromJson<MeetingPoint[]>(row.meeting_points);
  return {
    id: String(offer.id),
    title: localized((locale) => offer.texts[locale].label)!,
    ...optional("description", html([(locale) => offer.texts[locale].description])),
    landing_page: { url: `${origin}/landing/${row.id}?lang={lang}` },
    ...(offer.duration_minutes ? { duration_sec: offer.duration_minutes * 60 } : {}),
    ...optional("cancellation_policy", cancellationOf(offer)),
    option_categories: type ? [{ label: type.title.en_CH }] : [],
    related_locations: placesOf(row, lists).map((place) => ({
      location: { location: { place_info: { name: place.title.en_CH, coordinates: positionOf(place) } } },
      relation_type: "RELATION_TYPE_RELATED_NO_ADMISSION",
    })),
    price_options: [priceOf(offer, price)],
    ...optional("meeting_point", meetingPoint && meetingPointOf(meetingPoint)),
  };
}

/** Points of interest first, then the place: what visitors search for. */
function placesOf(row: ActivityContent["row"], lists: FeedLists): Place[] {
  const points = fromJson<number[]>(row.points_of_interest).flatMap((id) => lists.pointsOfInterest.get(id) ?? []);
  return [...points, ...[lists.locations.get(row.location_id) ?? []].flat()];
}

function priceOf(offer: ContentOffer, rappen: number): Option["price_options"][number] {
  return {
    id: `${offer.id}-adult`,
    title: "Adult",
    price: {
      currency_code: currency,
      units: String(Math.floor(rappen / rappenPerFranc)),
      nanos: (rappen % rappenPerFranc) * nanosPerRappen,
    },
  };
}

/** Until when all dates of an offer are refunded in full; none where some can't be cancelled. */
function cancellationOf(offer: ContentOffer): Option["cancellation_policy"] {
  const hours = fromJson<v.InferOutput<typeof Schedule>[]>(offer.schedules).map((each) => each.cancellationCutOffHours);
  if (hours.length === 0 || hours.some((each) => each === null)) return undefined;
  const seconds = Math.max(0, Math.ceil(Math.max(...(hours as number[])) * secondsAnHour));
  return { refund_conditions: [{ min_duration_before_start_time_sec: seconds, refund_percent: 100 }] };
}

function meetingPointOf(point: MeetingPoint): NonNullable<Option["meeting_point"]> | undefined {
  const description = localized((locale) => point.label[locale]);
  if (!description) return undefined;
  return {
    location: {
      place_info: {
        name: description.localized_texts[0]!.text,
        ...(point.address.trim() ? { unstructured_address: point.address } : {}),
        coordinates: positionOf(point),
      },
    },
    description,
  };
}

function featuresOf({ texts }: ActivityContent): FeedProduct["product_features"] {
  const benefits = Object.fromEntries(
    mainLocales.map((locale) => [locale, fromJson<string[]>(texts[locale].benefits)]),
  ) as Record<MainLocale, string[]>;
  const highlights = benefits.en_CH.flatMap((_, at) => {
    const value = localized((locale) => benefits[locale][at] ?? "");
    return value ? [{ feature_type: "TEXT_FEATURE_HIGHLIGHT" as const, value }] : [];
  });
  const mustKnow = localized((locale) => texts[locale].important_information ?? "");
  return [...highlights, ...(mustKnow ? [{ feature_type: "TEXT_FEATURE_MUST_KNOW" as const, value: mustKnow }] : [])];
}

const positionOf = ({ latitude, longitude }: Pick<Place, "latitude" | "longitude">) => ({ latitude, longitude });

function optional<Key extends string, Value>(key: Key, value: Value | undefined) {
  return (value === undefined ? {} : { [key]: value }) as { [K in Key]?: Value };
}

/** A text in the languages that have it; undefined where none has. */
function localized(textIn: (locale: MainLocale) => string): { localized_texts: LocalizedText[] } | undefined {
  const texts = mainLocales.flatMap((locale) => {
    const text = textIn(locale).trim();
    return text ? [{ language_code: locale.slice(0, 2), text }] : [];
  });
  return texts.length > 0 ? { localized_texts: texts } : undefined;
}
type LocalizedText = { language_code: string; text: string };

/** Paragraphs as the feed's HTML; the catalogue's texts are plain. */
function html(parts: readonly ((locale: MainLocale) => string)[]) {
  return localized((locale) =>
    parts
      .flatMap((part) => part(locale).split(/\n{2,}/))
      .map((paragraph) => paragraph.trim())
      .filter(Boolean)
      .map((paragraph) => `<p>${escapeMarkup(paragraph)}</p>`)
      .join(""),
  );
}
