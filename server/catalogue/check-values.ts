import { parseLocale } from "../../sdk/contracts/locale.ts";
import type { Path, Problem } from "./problems.ts";
import type { Catalogue, CatalogueActivity } from "../domain/catalogue-schema.ts";

type Offer = CatalogueActivity["offers"][number];
type Category = Offer["categories"][number];
type Field = Offer["personalization"][number];

/** Values that are each as they should be, and contradict each other or the calendar. */
export function checkValues({ activities, reviews }: Catalogue): Problem[] {
  return [
    ...activities.flatMap((activity, place) => checkActivity(activity, ["activities", place])),
    ...checkReviews(reviews),
  ];
}

function checkActivity(activity: CatalogueActivity, path: Path): Problem[] {
  return [
    ...checkAges(activity, path),
    ...activity.guideLanguages.flatMap((code, at): Problem[] =>
      isNamed("language", code)
        ? []
        : [
            {
              path: [...path, "guideLanguages", at],
              message: `"${code}" is no language's code; one as de, en or gsw is wanted`,
            },
          ],
    ),
    ...activity.offers.flatMap((offer, at) => {
      const own = [...path, "offers", at];
      return [
        ...offer.categories.flatMap((category, inner) => checkCategory(category, [...own, "categories", inner])),
        ...offer.schedules.flatMap(({ season, validity, times }, inner): Problem[] => {
          const schedule = [...own, "schedules", inner];
          return [
            ...(["from", "to"] as const).flatMap((end): Problem[] =>
              // 2028 has a 29 February.
              season && !isDate(`2028-${season[end]}`)
                ? [
                    {
                      path: [...schedule, "season", end],
                      message: `there is no day ${season[end]} (MM-DD) in any year`,
                    },
                  ]
                : [],
            ),
            ...(validity === "all-day" && times.length > 0
              ? [
                  {
                    path: [...schedule, "times"],
                    message: "an all-day offer has no start times; leave the list empty, or take another validity",
                  },
                ]
              : []),
          ];
        }),
        ...checkConditions(offer.personalization, [...own, "personalization"]),
      ];
    }),
  ];
}

function checkAges(
  { minAge, maxAge }: { readonly minAge: number | null; readonly maxAge: number | null },
  path: Path,
): Problem[] {
  // A highest age of 0 is none (purchase spec §5).
  if (minAge === null || maxAge === null || maxAge === 0 || minAge <= maxAge) return [];
  return [{ path: [...path, "minAge"], message: `the lowest age ${minAge} is above the highest, maxAge ${maxAge}` }];
}

function checkCategory(category: Category, path: Path): Problem[] {
  const { price, netPrice, occupancy, maxOccupancy } = category;
  return [
    ...checkAges(category, path),
    ...(netPrice !== null && netPrice > price
      ? [{ path: [...path, "netPrice"], message: `the net price ${netPrice} is above the price ${price}` }]
      : []),
    ...(maxOccupancy !== null && maxOccupancy < occupancy
      ? [
          {
            path: [...path, "maxOccupancy"],
            message: `at most ${maxOccupancy} persons can't be sold in steps of ${occupancy}`,
          },
        ]
      : []),
  ];
}

/**
 * Options that depend on another field's answer: the field exists, for the full reservation, and can have one of the
 * answers.
 */
function checkConditions(fields: readonly Field[], path: Path): Problem[] {
  const byKey = new Map(fields.filter(({ scope }) => scope === "reservation").map((field) => [field.key, field]));
  return fields.flatMap((field, at) =>
    field.options.flatMap(({ condition }, inner): Problem[] => {
      if (!condition) return [];
      const own = [...path, at, "options", inner, "condition"];
      const conditionField = byKey.get(condition.key);
      if (!conditionField)
        return [{ path: [...own, "key"], message: `there is no field "${condition.key}" for the whole reservation` }];
      const answers = new Set(conditionField.options.map(({ key }) => key));
      return condition.in.flatMap((answer, nth): Problem[] =>
        conditionField.type !== "option" || answers.has(answer)
          ? []
          : [{ path: [...own, "in", nth], message: `the field "${condition.key}" has no option "${answer}"` }],
      );
    }),
  );
}

function checkReviews(reviews: Catalogue["reviews"]): Problem[] {
  return reviews.flatMap((review, place): Problem[] => {
    const path = ["reviews", place];
    return [
      ...(isDate(review.createdOn)
        ? []
        : [{ path: [...path, "createdOn"], message: `there is no day ${review.createdOn}` }]),
      ...review.replies.flatMap(({ createdOn }, at): Problem[] =>
        isDate(createdOn)
          ? []
          : [{ path: [...path, "replies", at, "createdOn"], message: `there is no day ${createdOn}` }],
      ),
      ...(review.countryCode === null || isNamed("region", review.countryCode)
        ? []
        : [
            {
              path: [...path, "countryCode"],
              message: `"${review.countryCode}" is no country's code; one as CH is wanted`,
            },
          ]),
      ...(parseLocale(review.locale)
        ? []
        : [
            {
              path: [...path, "locale"],
              message: `"${review.locale}" is none of the shop's languages; one as de_CH is wanted`,
            },
          ]),
    ];
  });
}

/** Whether a calendar has the date: schemas let 30 February through. */
function isDate(text: string): boolean {
  const ms = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text);
}

/** Whether a code has a name, so that a page can show one. */
function isNamed(type: "language" | "region", code: string): boolean {
  try {
    return new Intl.DisplayNames("en", { type, fallback: "none" }).of(code) !== undefined;
  } catch {
    return false;
  }
}
