import type { ExportedListedActivity } from "../../sdk/contracts/catalogue-export.ts";
import { campaignName } from "../../sdk/contracts/attribution.ts";
import type { MainLocale } from "../../sdk/contracts/locale.ts";
import { money } from "../../sdk/contracts/money.ts";
import type { ActivityContent, ContentCategory, ContentOffer } from "../db/queries/activity-content.ts";
import type { Words } from "../domain/catalogue-schema.ts";
import { fromJson, fromJsonOrNull } from "../json.ts";
import { activityPath } from "./activity-path.ts";
import { presentPicture, type ShownPicture } from "./picture.ts";
import type { FeedLists } from "./things-to-do.ts";

/** For whom an activity is exported, and how. */
export interface ExportScope {
  readonly locales: readonly MainLocale[];
  readonly origin: string;
  /** The affiliate's number, and the campaign of the links; null without one. */
  readonly affiliateId: number;
  readonly campaign: string | null;
  /** The shop's own rate, for tickets without one (basis points). */
  readonly vatRate: number;
}
type Listed = ExportedListedActivity;
type Section = { readonly title: string; readonly text: string; readonly youtube_url: string | null };

/** An activity on sale as a partner's catalogue takes it over. `modifiedAt`: an instant of the database. */
export function presentExportedActivity(
  { row, texts, offers }: ActivityContent,
  lists: FeedLists,
  scope: ExportScope,
  modifiedAt: string,
): Listed {
  const { locales, origin } = scope;
  const words = (all: Words) => inEach(locales, (locale) => all[locale]);
  const placeOf = (id: number, from: FeedLists["locations"]) => {
    const { title, latitude, longitude } = from.get(id)!;
    return { id, title: words(title), latitude, longitude };
  };
  return {
    state: "listed",
    id: row.id,
    modifiedAt,
    supplier: row.supplier_name,
    type: { id: row.type_id, title: words(lists.types.get(row.type_id)!.title) },
    location: placeOf(row.location_id, lists.locations),
    pointsOfInterest: fromJson<number[]>(row.points_of_interest)
      .filter((id) => lists.pointsOfInterest.has(id))
      .map((id) => placeOf(id, lists.pointsOfInterest)),
    latitude: row.latitude,
    longitude: row.longitude,
    minAge: row.min_age,
    maxAge: row.max_age,
    guideLanguages: fromJson(row.guide_languages),
    isMobileTicket: row.mobile_ticket === 1,
    isOnRequest: row.booking_on_request === 1,
    texts: inEach(locales, (locale) => {
      const text = texts[locale];
      return {
        title: text.title,
        teaser: text.teaser,
        highlights: text.highlights,
        benefits: fromJson<string[]>(text.benefits),
        importantInformation: text.important_information,
        sections: fromJson<Section[]>(text.content_blocks).map((section) => ({
          title: section.title,
          text: section.text,
          youtubeUrl: section.youtube_url,
        })),
        url: linkOf(activityPath(row.id, text.slug, locale), scope),
      };
    }),
    pictures: fromJson<(Omit<ShownPicture, "alternativeText"> & { alternativeText: Words })[]>(row.pictures).map(
      (picture) => ({
        url: presentPicture(origin, { ...picture, alternativeText: "" }).url,
        alternativeText: words(picture.alternativeText),
      }),
    ),
    meetingPoints: fromJson<{ label: Words; address: string; latitude: number; longitude: number }[]>(
      row.meeting_points,
    ).map(({ label, address, latitude, longitude }) => ({ label: words(label), address, latitude, longitude })),
    offers: offers.map((offer) => offerOf(offer, scope)),
  };
}

function offerOf(offer: ContentOffer, scope: ExportScope): Listed["offers"][number] {
  const { locales } = scope;
  return {
    id: offer.id,
    durationInMinutes: offer.duration_minutes,
    texts: inEach(locales, (locale) => {
      const { label, description } = offer.texts[locale];
      return { label, description };
    }),
    categories: offer.categories.map((category) => categoryOf(category, scope)),
  };
}

function categoryOf(
  category: ContentCategory,
  { locales, vatRate }: ExportScope,
): Listed["offers"][number]["categories"][number] {
  const label = fromJson<Words>(category.label);
  const discount = fromJsonOrNull<Words>(category.discount_label);
  return {
    id: category.id,
    audience: category.audience,
    label: inEach(locales, (locale) => label[locale]),
    discount: discount && inEach(locales, (locale) => discount[locale]),
    minAge: category.min_age,
    maxAge: category.max_age,
    occupancy: category.occupancy,
    price: money(category.price),
    vatRate: category.vat_rate ?? vatRate,
  };
}

function linkOf(path: string, { origin, affiliateId, campaign }: ExportScope): string {
  const query = new URLSearchParams({ ref: String(affiliateId), ...(campaign ? { [campaignName]: campaign } : {}) });
  return `${origin}${encodeURI(path)}?${query}`;
}

function inEach<Value>(locales: readonly MainLocale[], valueIn: (locale: MainLocale) => Value): Record<string, Value> {
  return Object.fromEntries(locales.map((locale) => [locale, valueIn(locale)]));
}
