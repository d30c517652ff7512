/**
 * Made-up activities, and the shop's answers about them. Pure functions: address of the request in, answer out.
 */
const titles = [
  ["Jungfraujoch – Top of Europe: return ticket", 11],
  ["Tandem paragliding from Beatenberg to Interlaken", 31],
  ["Lake Brienz by paddle steamer: day ticket", 14],
  ["Schilthorn – Piz Gloria from Stechelberg", 11],
  ["Harder Kulm: Interlaken’s own mountain", 11],
  ["Schynige Platte and its Alpine garden", 52],
  ["Trümmelbach Falls: ten glacier waterfalls inside the mountain", 58],
  ["Cheese fondue evening in a mountain hut", 42],
  ["Grindelwald First with the Cliff Walk", 11],
] as const;
const types: Record<number, string> = {
  11: "Mountain railways",
  14: "Boat trips",
  31: "In the air",
  42: "Food and drink",
  47: "Walking tours",
  52: "Rail trips",
  58: "Hikes",
};
const locations: Record<number, string> = { 1010: "Interlaken", 1012: "Grindelwald", 1013: "Lauterbrunnen" };
const pictures = [
  ["jungfraujoch", "#8fb4d8"],
  ["interlaken-paragliding", "#7aa7c7"],
  ["lake-lucerne-steamer", "#c9a878"],
  ["schilthorn", "#b9a7c4"],
  ["rigi", "#6c7a8c"],
  ["bernina-express", "#8a9c74"],
  ["lauterbrunnen-waterfall", "#7d9a86"],
  ["gruyeres-cheese", "#a06a4c"],
  ["grindelwald-first", "#b98d5a"],
];
const seasons = [261, 262, 263, 264];
const price = (amount: number) => ({ amount, formatted: `CHF ${(amount / 100).toFixed(2)}` });

/** The activity of a number, from 1: its title, type and facts follow from the number alone. */
export function activityOf(id: number) {
  const index = (id - 1) % titles.length;
  const [title, type] = titles[index]!;
  const round = Math.floor((id - 1) / titles.length);
  const location = Number(Object.keys(locations)[(id + round) % 3]);
  const [file, color] = pictures[index]!;
  const isBookable = id % 11 !== 0;
  const amount = 1600 + ((id * 3700) % 18_000);
  return {
    id,
    mappedId: 9000 + id,
    path: `/en-ch/activity/${id}-x`,
    info: {
      title: round ? `${title} (${round + 1})` : title,
      teaser: "A day between two lakes, with a view of three great peaks and time to stop where you like.",
    },
    teaser_image: { url: `/images/${file}.webp`, alternativeText: title, color },
    type: { id: type, title: types[type]! },
    attributes: [{ attributeId: 26, items: seasons.filter((_, season) => (id + season) % 2 === 0) }],
    lat: 46.6 + (id % 10) / 100,
    lng: 7.8 + (id % 7) / 100,
    availableDates: isBookable ? ["2030-12-01"] : [],
    supplier: { name: "BLS" },
    location: { id: location, title: locations[location]! },
    rating: id % 5 === 0 ? null : { average_rating: 3.4 + ((id * 7) % 16) / 10, num_ratings: 12 * id },
    summary: {
      minAge: null,
      maxAge: null,
      minAdultPrice: price(amount),
      startingPrice: price(amount / 2),
      maxPrice: { amount },
      numOffers: 2,
      durationInHours: [[24], [1.5], [2, 4], [0.5], [48]][id % 5]!,
      resTech: id % 2 === 0,
      cancellation: id % 3 !== 0,
      cancellationCutOff: [24, 48, 0][id % 3]!,
      bookingOnRequest: false,
      discount: id % 4 === 3 ? [{ de_CH: "−20 %", en_CH: "−20 %", fr_CH: "−20 %", it_CH: "−20 %" }] : [],
      ticketsIssued: 5000 - id,
      guideLanguages: ["en", "de", "fr"].slice(0, id % 4),
      rankingScoreNoDate: 1 - id / 1000,
      highDemand: false,
      showPerPersonSuffix: id % 6 === 0,
      infoConfirmationRequired: false,
      validities: ["other"],
    },
    discountTypes: id % 2 ? ["half-fare", "swiss-travel-pass"] : [],
    dataLayer: { id, title },
  };
}
type WorldActivity = ReturnType<typeof activityOf>;

interface FilterQuery {
  readonly locations?: number[];
  readonly types?: number[];
  readonly rating?: string | null;
  readonly date?: string | null;
}

function fits(one: WorldActivity, filters: FilterQuery, text: string): boolean {
  const average = one.rating?.average_rating;
  const isRated =
    !filters.rating ||
    (filters.rating === "none" ? average === undefined : average !== undefined && average >= Number(filters.rating));
  return (
    (!filters.types?.length || filters.types.includes(one.type.id)) &&
    (!filters.locations?.length || filters.locations.includes(one.location.id)) &&
    isRated &&
    (!filters.date || one.id % 2 === 0) &&
    one.info.title.toLowerCase().includes(text.toLowerCase())
  );
}

/** What the shop answers about its first `count` activities; undefined for an address that it doesn't know. */
export function answerOf(address: URL, count: number): unknown {
  const path = address.pathname.replace(/^.*?\/api/, "");
  const query = (name: string) => address.searchParams.get(name);
  const list = (name: string) => JSON.parse(query(name) ?? "[]") as number[];
  const page = /^\/listing-pages\/\w+\/([\w-]+)\/([\w-]+)\/$/.exec(path);
  if (page) return page[2] === "404" ? undefined : pageOf(page[1]!, page[2]!);
  if (!/^\/activities\/\w+\/(facets\/)?$/.test(path)) return undefined;
  const [locationIds, typeIds, activityIds, skipIds, capi] = [
    "locationIds",
    "typeIds",
    "activityIds",
    "skipIds",
    "capi",
  ].map(list) as number[][];
  const filters = JSON.parse(query("filters") ?? "{}") as FilterQuery;
  const inScope = Array.from({ length: count }, (_, index) => activityOf(index + 1)).filter(
    (one) =>
      (!locationIds!.length || locationIds!.includes(one.location.id)) &&
      (!typeIds!.length || typeIds!.includes(one.type.id)) &&
      (!activityIds!.length || activityIds!.includes(one.id)) &&
      !skipIds!.includes(one.id),
  );
  const found = inScope.filter((one) => fits(one, filters, query("s") ?? ""));
  if (path.endsWith("facets/")) return facetsOf(inScope, found);
  const pin = (id: number) => (capi!.includes(id) ? capi!.indexOf(id) : count);
  const isOff = (one: WorldActivity) => Number(one.availableDates.length === 0);
  const sorted = found.toSorted(
    (one, other) => pin(one.id) - pin(other.id) || isOff(one) - isOff(other) || one.id - other.id,
  );
  const offset = Number(query("offset") ?? 0);
  return sorted.slice(offset, offset + Number(query("limit") ?? 2000));
}

function facetsOf(inScope: WorldActivity[], found: WorldActivity[]) {
  const count = (has: (one: WorldActivity) => boolean) => found.filter(has).length;
  const ids = (names: Record<number, string>, of: (one: WorldActivity) => number) =>
    Object.entries(names)
      .filter(([id]) => inScope.some((one) => of(one) === Number(id)))
      .map(([id, title]) => ({ id: Number(id), title, count: count((one) => of(one) === Number(id)) }));
  return {
    total: found.length,
    bookable: count((one) => one.availableDates.length > 0),
    locations: ids(locations, (one) => one.location.id),
    types: ids(types, (one) => one.type.id),
    languages: ["en", "de", "fr"].map((key) => ({
      key,
      count: count((one) => one.summary.guideLanguages.includes(key)),
    })),
    discountTypes: [
      { key: "half-fare", label: "Half-Fare Card", count: count((one) => one.discountTypes.includes("half-fare")) },
      {
        key: "swiss-travel-pass",
        label: "Swiss Travel Pass",
        count: count((one) => one.discountTypes.includes("swiss-travel-pass")),
      },
    ],
    guided: count((one) => one.summary.guideLanguages.length > 0),
    ratings: ["4.5", "4", "3.5", "3", "none"].map((key) => ({
      key,
      count: count((one) => fits(one, { rating: key }, "")),
    })),
    attributes: [
      {
        attributeId: 26,
        attributeLabel: "a26",
        label: "Season",
        items: [
          [264, "Winter"],
          [261, "Spring"],
          [263, "Autumn"],
          [262, "Summer"],
        ].map(([id, label]) => ({
          id,
          label,
          labelEn: label,
          uniqueId: `a26-${id}`,
          description: null,
          page: null,
          count: count((one) => one.attributes[0]!.items.includes(id as number)),
        })),
        types: [],
      },
    ],
  };
}

function pageOf(kind: string, id: string) {
  const places = ["Interlaken", "Grindelwald", "Lauterbrunnen", "Mürren", "Thun", "Brienz", "Meiringen", "Bern"];
  return {
    kind,
    id,
    title: "Interlaken",
    teaser: "Two lakes, three great peaks: railways, flights, boats and trails.",
    page: "/en-ch/location/1010-interlaken",
    picture: { url: "/images/interlaken-paragliding-2.webp", alternativeText: "A paraglider", color: "#7aa7c7" },
    breadcrumbs: [
      { title: "Switzerland", url: "/en-ch/location/1000-switzerland" },
      { title: "Bernese Oberland", url: "/en-ch/location/1001-bernese-oberland" },
    ],
    tabs: places.map((title, index) => ({
      id: 1010 + index,
      uniqueId: `location-${1010 + index}`,
      title,
      page: `/en-ch/location/${1010 + index}-${title.toLowerCase()}`,
      attributeId: null,
      numActivities: 148 - index * 17,
      teaser_image: { url: `/images/${pictures[index]![0]}.webp`, alternativeText: title, color: pictures[index]![1] },
    })),
    scope: {},
    latitude: 46.68,
    longitude: 7.86,
  };
}
