import type { Activity } from "../../../sdk/contracts/activity.ts";
import type { ListedActivity } from "../../../sdk/contracts/listing.ts";
import { money } from "../../../sdk/contracts/money.ts";
import type { HeadInput } from "./input.ts";

export const origin = "https://shop.test";

/** An activity's page as tests begin with it. */
export function activityInput(changes: Partial<Activity> = {}, input: Partial<HeadInput> = {}): HeadInput {
  const activity = { ...cruise, ...changes };
  return {
    kind: "activity",
    id: String(activity.id),
    locale: "en_CH",
    shopName: "Gipfel",
    origin,
    path: activity.path,
    title: activity.info.title,
    description: activity.info.teaser,
    picture: activity.teaser_image,
    alternates: [
      { locale: "de_CH", path: "/activity/1-dampferfahrt" },
      { locale: "en_CH", path: "/en-ch/activity/1-steamer-cruise" },
      { locale: "ar_AE", path: "/ar-ae/activity/1-steamer-cruise" },
    ],
    isIndexed: true,
    breadcrumbs: [
      { title: "Lucerne", url: "" },
      { title: activity.info.title, url: activity.path },
    ],
    activity,
    ...input,
  };
}

/** One of the shop's other pages. */
export function pageInput(changes: Partial<HeadInput>): HeadInput {
  return {
    kind: "text",
    id: null,
    locale: "en_CH",
    shopName: "Gipfel",
    origin,
    path: "/en-ch/about-us",
    title: "About us",
    description: "Who we are.",
    picture: null,
    alternates: [],
    isIndexed: true,
    breadcrumbs: [],
    ...changes,
  };
}

const picture = { url: `${origin}/images/boat.webp`, alternativeText: "A steamer" };

export const cruise: Activity = {
  id: 1,
  mappedId: 5001,
  path: "/en-ch/activity/1-steamer-cruise",
  urls: {},
  info: {
    title: "Steamer Cruise",
    teaser: "An hour on the lake.",
    benefits: [],
    highlights: "",
    important_information: "",
  },
  gallery: [picture],
  teaser_image: picture,
  content_blocks: [],
  type: { id: 11, title: "Boats" },
  attributes: [],
  meeting_points: [],
  lat: 47,
  lng: 8,
  availableDates: ["2026-12-01", "2027-03-31"],
  supplier: { name: "Ausflug AG" },
  location: { id: 101, title: "Lucerne" },
  rating: { average_rating: 4.6, num_ratings: 200 },
  breadcrumbs: [],
  dataLayer: { id: 1, title: "Steamer Cruise" },
  summary: {
    minAge: null,
    maxAge: null,
    minAdultPrice: money(4900),
    startingPrice: money(2450),
    maxPrice: { amount: 9800 },
    numOffers: 2,
    durationInHours: [1],
    resTech: true,
    cancellation: true,
    cancellationCutOff: 24,
    bookingOnRequest: false,
    discount: [],
    ticketsIssued: 900,
    guideLanguages: [],
    rankingScoreNoDate: 0.5,
    highDemand: false,
    showPerPersonSuffix: true,
    infoConfirmationRequired: false,
    validities: ["other"],
  },
};

export const listed: ListedActivity = { ...cruise, discountTypes: [] };
