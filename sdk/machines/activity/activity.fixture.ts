import type { Activity } from "../../contracts/activity.ts";
import type { ListedActivity } from "../../contracts/listing.ts";

type Summary = NonNullable<Activity["summary"]>;

/** What is known of a steamer round trip; a test changes what it is about. */
export function summaryOf(more: Partial<Summary> = {}): Summary {
  return {
    minAge: null,
    maxAge: null,
    minAdultPrice: { amount: 4900, formatted: "CHF 49.00" },
    startingPrice: { amount: 2000, formatted: "CHF 20.00" },
    maxPrice: { amount: 9900 },
    numOffers: 1,
    durationInHours: [2],
    resTech: true,
    cancellation: true,
    cancellationCutOff: 24,
    bookingOnRequest: false,
    discount: [],
    ticketsIssued: 0,
    guideLanguages: [],
    rankingScoreNoDate: 0.5,
    highDemand: false,
    showPerPersonSuffix: true,
    infoConfirmationRequired: false,
    validities: ["other"],
    ...more,
  };
}

/** A steamer round trip that can be booked, with every part of its contents. */
export function activityOf(id = 104, more: Partial<Activity> = {}): Activity {
  return {
    id,
    mappedId: 20_000 + id,
    path: `/en-ch/activity/${id}-steamer`,
    urls: {},
    info: {
      title: "Paddle steamer on Lake Thun",
      teaser: "Two hours between two castles.",
      benefits: ["A seat on deck", "A coffee"],
      highlights: "The engine can be seen at work.",
      important_information: "Bring a coat.",
    },
    gallery: ["one", "two", "three"].map((name) => ({
      url: `https://shop.test/images/${name}.webp`,
      alternativeText: `Picture ${name}`,
    })),
    teaser_image: null,
    content_blocks: [{ title: "The crossing", youtube_url: "https://youtu.be/x", text: "Along the shore." }],
    type: { id: 10, title: "Boat trips" },
    attributes: [],
    meeting_points: [{ label: "Pier 1", address: "Seestrasse 1, 3600 Thun", latitude: 46.7, longitude: 7.6 }],
    lat: 46.7,
    lng: 7.6,
    availableDates: ["2026-12-01"],
    supplier: { name: "BLS Schifffahrt" },
    location: { id: 1, title: "Thun" },
    rating: { average_rating: 4.7, num_ratings: 231 },
    breadcrumbs: [
      { title: "Bernese Oberland", url: "/en-ch/l/bernese-oberland-1" },
      { title: "Thun", url: "" },
      { title: "Paddle steamer on Lake Thun", url: "/en-ch/activity/104-steamer" },
    ],
    dataLayer: { id, title: "Paddle steamer on Lake Thun" },
    summary: summaryOf(),
    ...more,
  };
}

/** The same as a list has it. */
export function listedOf(id: number, title = `Trip ${id}`): ListedActivity {
  const { mappedId, type, attributes, lat, lng, availableDates, supplier, location, rating, summary, teaser_image } =
    activityOf(id);
  return {
    id,
    mappedId,
    path: `/en-ch/activity/${id}-trip`,
    info: { title, teaser: "Another one." },
    teaser_image,
    type,
    attributes,
    lat,
    lng,
    availableDates,
    supplier,
    location,
    rating,
    summary,
    discountTypes: [],
    dataLayer: { id, title },
  };
}
