import { describe, expect, test } from "vitest";
import { locales, translatedLocales } from "../../../sdk/contracts/locale.ts";
import { pagePath } from "../../../sdk/contracts/pages/paths.ts";
import { activityInput, cruise, listed, origin, pageInput } from "./head.fixture.ts";
import { headOf } from "./head.ts";
import type { HeadInput } from "./input.ts";

const lengthOf = (text: string) => [...text].length;
const objectOf = (input: HeadInput, type: string) =>
  headOf(input).structuredData.find((each) => (each as { "@type": string })["@type"] === type);

describe("a title", () => {
  test("says what and where, and whose shop it is, as far as 60 characters go", () => {
    expect(headOf(activityInput()).title).toBe("Steamer Cruise – Lucerne · Gipfel");
    expect(headOf(activityInput({}, { shopName: "Alpina" })).title).toBe("Steamer Cruise – Lucerne · Alpina");
    const titled = (title: string) => headOf(activityInput({}, { title })).title;
    expect(titled("Steamer Cruise on Lake Lucerne")).toBe("Steamer Cruise on Lake Lucerne · Gipfel");
    expect(titled("A Steamer Cruise with Fondue, Alphorn and Yodelling")).toBe(
      "A Steamer Cruise with Fondue, Alphorn and Yodelling · Gipfel",
    );
    expect(titled("A Steamer Cruise with Fondue, an Alphorn and Yodelling")).toBe(
      "A Steamer Cruise with Fondue, an Alphorn and Yodelling",
    );
  });

  test("is another for a place, a sight, a type and an attribute of the same name", () => {
    const kinds = ["location", "point_of_interest", "type", "attribute", "location-type"] as const;
    const titles = kinds.map((kind) => headOf(pageInput({ kind, title: "Rigi" })).title);
    expect(new Set(titles).size).toBe(kinds.length);
    expect(titles[0]).toBe("Rigi: things to do and tickets · Gipfel");
    expect(headOf(pageInput({ kind: "type", title: "Bergbahnen", locale: "de_CH" })).title).toBe(
      "Bergbahnen in der Schweiz · Gipfel",
    );
  });

  test("names the shop once, and stands on one line", () => {
    expect(headOf(pageInput({ kind: "homepage", title: "Gipfel – Switzerland's tours" })).title).toBe(
      "Gipfel – Switzerland's tours",
    );
    expect(headOf(pageInput({ title: " About\n\tus\u0000 " })).title).toBe("About us · Gipfel");
  });
});

describe("a description", () => {
  test("adds the price if it fits, and none for an activity that can't be booked", () => {
    expect(headOf(activityInput()).description).toBe(
      "An hour on the lake. From CHF 49.00. Book online, ticket on your phone.",
    );
    expect(headOf(activityInput({ availableDates: [] })).description).toBe("An hour on the lake.");
  });

  test("is cut behind a word, at 160 characters at most", () => {
    const long =
      "The steamer crosses the lake from pier to pier while the mountains turn around it, and the captain tells what they are called and who climbed which of them first, and when.";
    const { description } = headOf(pageInput({ description: long }));
    expect(lengthOf(description)).toBeLessThanOrEqual(160);
    expect(description).toMatch(/ of them…$/);
    expect(lengthOf(headOf(pageInput({ description: "雪".repeat(300) })).description)).toBe(160);
    expect(headOf(pageInput({ description: "x ".repeat(80).trim() })).description).not.toContain("…");
  });

  test("names the first activities of a list, as many as fit", () => {
    const listing = {
      page: {} as never,
      activities: [
        listed,
        { ...listed, info: { title: "A night on the water with music, food and a talk about stars", teaser: "" } },
      ],
    };
    const described = (description: string) =>
      headOf(pageInput({ kind: "type", title: "Boats", description, listing })).description;
    expect(described("On the water.")).toBe(
      "On the water. Boats: Steamer Cruise, A night on the water with music, food and a talk about stars and more. Book online, ticket on your phone.",
    );
    expect(described("On the water, where the lake is widest and the mountains stand around.")).toBe(
      "On the water, where the lake is widest and the mountains stand around. Boats: Steamer Cruise and more. Book online, ticket on your phone.",
    );
  });

  test("is made of them where a list has no words of its own", () => {
    const listing = { page: {} as never, activities: [listed] };
    expect(
      headOf(pageInput({ kind: "location-type", title: "Boats · Lucerne", description: "", listing })).description,
    ).toBe("Boats · Lucerne: Steamer Cruise and more. Book online, ticket on your phone.");
  });
});

describe("addresses", () => {
  test("each language that has the page, the four written ones for every region, and English for everyone else", () => {
    const { canonical, alternates } = headOf(activityInput());
    expect(canonical).toBe(`${origin}/en-ch/activity/1-steamer-cruise`);
    expect(alternates.map(({ hreflang, href }) => [hreflang, href.slice(origin.length)])).toEqual([
      ["de-CH", "/activity/1-dampferfahrt"],
      ["en-CH", "/en-ch/activity/1-steamer-cruise"],
      ["ar-AE", "/ar-ae/activity/1-steamer-cruise"],
      ["de", "/activity/1-dampferfahrt"],
      ["en", "/en-ch/activity/1-steamer-cruise"],
      ["x-default", "/en-ch/activity/1-steamer-cruise"],
    ]);
  });

  test("all thirty languages name the same group, so that every link is returned", () => {
    const alternates = locales.map((locale) => ({ locale, path: pagePath("about-us", locale) }));
    const groups = alternates.map(({ locale, path }) =>
      JSON.stringify(headOf(pageInput({ locale, path, alternates })).alternates),
    );
    expect(new Set(groups).size).toBe(1);
    expect(headOf(pageInput({ alternates })).alternates).toHaveLength(locales.length + translatedLocales.length + 1);
  });

  test("letters of other scripts are escaped, alike in both", () => {
    const alternates = [{ locale: "ko_KR" as const, path: "/ko-kr/회사" }];
    const head = headOf(pageInput({ locale: "ko_KR", path: "/ko-kr/회사", alternates }));
    expect(head.canonical).toBe(`${origin}/ko-kr/%ED%9A%8C%EC%82%AC`);
    expect(head.alternates[0]!.href).toBe(head.canonical);
  });

  test("a page with noindex names no address, no other language and no details", () => {
    expect(headOf(activityInput({}, { isIndexed: false }))).toMatchObject({
      isIndexed: false,
      canonical: null,
      alternates: [],
      structuredData: [],
    });
  });
});

describe("link previews and the app", () => {
  test("a picture of 1200 × 630 by the image service, whatever its address has already", () => {
    expect(headOf(activityInput()).openGraph).toEqual({
      siteName: "Gipfel",
      type: "product",
      image: {
        url: `${origin}/images/boat.webp?width=1200&height=630&fit=cover`,
        alternativeText: "A steamer",
        width: 1200,
        height: 630,
      },
    });
    const elsewhere = { url: `${origin}/images/?url=https%3A%2F%2Fcdn.test%2Fa%26b.jpg`, alternativeText: "" };
    expect(headOf(pageInput({ picture: elsewhere })).openGraph.image?.url).toBe(
      `${origin}/images/?url=https%3A%2F%2Fcdn.test%2Fa%26b.jpg&width=1200&height=630&fit=cover`,
    );
  });

  test("the app shows the same (discovery spec §2)", () => {
    const path = (kind: HeadInput["kind"], id: string | null) => headOf(pageInput({ kind, id })).appPath;
    expect(headOf(activityInput()).appPath).toBe("activity/5001");
    expect([
      path("point_of_interest", "901"),
      path("location", "101"),
      path("location-type", "101-11"),
      path("type", "11"),
    ]).toEqual(["poi/901", "location/101", "location/101", "type/11"]);
    expect([
      path("attribute", "261"),
      path("location-attribute", "101-261"),
      path("homepage", null),
      path("404", null),
    ]).toEqual(Array.from({ length: 4 }, () => "discover"));
  });
});

describe("details for search engines", () => {
  test("an activity is a product with its prices in francs, its dates and its rating", () => {
    expect(objectOf(activityInput(), "Product")).toEqual({
      "@context": "https://schema.org",
      "@type": "Product",
      "@id": `${origin}/en-ch/activity/1-steamer-cruise#product`,
      name: "Steamer Cruise",
      description: "An hour on the lake.",
      url: `${origin}/en-ch/activity/1-steamer-cruise`,
      sku: "1",
      category: "Boats",
      brand: { "@type": "Brand", name: "Ausflug AG" },
      image: [1200, 900, 675].map((height) => `${origin}/images/boat.webp?width=1200&height=${height}&fit=cover`),
      offers: {
        "@type": "AggregateOffer",
        url: `${origin}/en-ch/activity/1-steamer-cruise`,
        priceCurrency: "CHF",
        lowPrice: "49.00",
        highPrice: "98.00",
        offerCount: 2,
        availability: "https://schema.org/InStock",
        availabilityStarts: "2026-12-01",
        availabilityEnds: "2027-03-31",
        priceValidUntil: "2027-03-31",
      },
      aggregateRating: {
        "@type": "AggregateRating",
        ratingValue: 4.6,
        ratingCount: 200,
        bestRating: 5,
        worstRating: 1,
      },
    });
  });

  test("RULES 20: a rating is in structured data from 3.5", () => {
    const rated = (average_rating: number) =>
      objectOf(activityInput({ rating: { average_rating, num_ratings: 9 } }), "Product");
    expect(rated(3.5)).toHaveProperty("aggregateRating.ratingValue", 3.5);
    expect(rated(3.4)).not.toHaveProperty("aggregateRating");
  });

  test("what can't be booked now is out of stock; without price and rating there is no product", () => {
    expect(objectOf(activityInput({ availableDates: [] }), "Product")).toMatchObject({
      offers: { availability: "https://schema.org/OutOfStock" },
    });
    expect(objectOf(activityInput({ summary: null }), "Product")).not.toHaveProperty("offers");
    expect(objectOf(activityInput({ summary: null, rating: null }), "Product")).toBeUndefined();
    const free = activityInput({
      summary: {
        ...cruise.summary!,
        minAdultPrice: null,
        startingPrice: { amount: 0, formatted: "CHF 0.00" },
        maxPrice: null,
      },
    });
    expect(objectOf(free, "Product")).toMatchObject({ offers: { lowPrice: "0.00", highPrice: "0.00" } });
  });

  test("breadcrumbs begin at the home page, an activity's lead through its place", () => {
    expect(objectOf(activityInput(), "BreadcrumbList")).toMatchObject({
      itemListElement: [
        { position: 1, name: "Gipfel", item: `${origin}/en-ch` },
        { position: 2, name: "Lucerne", item: `${origin}/en-ch/l/101-lucerne` },
        { position: 3, name: "Steamer Cruise", item: `${origin}/en-ch/activity/1-steamer-cruise` },
      ],
    });
    expect(objectOf(pageInput({ breadcrumbs: [{ title: "Somewhere", url: "" }] }), "BreadcrumbList")).toBeUndefined();
    expect(
      objectOf(pageInput({ kind: "homepage", breadcrumbs: [{ title: "Home", url: "/en-ch" }] }), "BreadcrumbList"),
    ).toBeUndefined();
  });

  test("a list names what it shows first", () => {
    expect(
      objectOf(
        pageInput({ kind: "type", title: "Boats", listing: { page: {} as never, activities: [listed] } }),
        "ItemList",
      ),
    ).toMatchObject({
      itemListElement: [
        { "@type": "ListItem", position: 1, name: "Steamer Cruise", url: `${origin}/en-ch/activity/1-steamer-cruise` },
      ],
    });
  });

  test("the home page has organization and search action", () => {
    const home = pageInput({ kind: "homepage", path: "/fr-ch", locale: "fr_CH" });
    expect(objectOf(home, "Organization")).toMatchObject({ name: "Gipfel", url: `${origin}/` });
    expect(objectOf(home, "WebSite")).toMatchObject({
      inLanguage: "fr-CH",
      potentialAction: { "@type": "SearchAction", target: { urlTemplate: `${origin}/fr-ch/s?s={search_term_string}` } },
    });
    expect(objectOf(pageInput({ kind: "homepage", path: "/ar-ae", locale: "ar_AE" }), "WebSite")).toMatchObject({
      inLanguage: "en-CH",
    });
  });

  test("an article and an itinerary say what they are", () => {
    const article = {
      slug: "a",
      lang: "en-CH",
      title: "Three days by train",
      lead: "",
      picture: null,
      changed: "2026-11-20",
      blocks: [{ kind: "stage" as const, title: "Chur", text: "Walk up.", activityIds: [] }],
    };
    expect(objectOf(pageInput({ kind: "travel-guide", article }), "Article")).toMatchObject({
      headline: "Three days by train",
      inLanguage: "en-CH",
      dateModified: "2026-11-20",
    });
    expect(objectOf(pageInput({ kind: "travel-routes", article }), "TouristTrip")).toMatchObject({
      itinerary: { numberOfItems: 1, itemListElement: [{ position: 1, item: { name: "Chur" } }] },
    });
    expect(headOf(pageInput({ kind: "travel-guide", article })).openGraph.type).toBe("article");
  });
});
