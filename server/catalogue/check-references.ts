import type { Path, Problem } from "./problems.ts";
import type { Catalogue } from "../domain/catalogue-schema.ts";

/** Whatever is named by its id has to be in the same catalogue. */
export function checkReferences(catalogue: Catalogue): Problem[] {
  const problems: Problem[] = [];
  const named = (what: string, list: readonly { readonly id: number }[]) => {
    const ids = new Set(list.map(({ id }) => id));
    return (id: number, path: Path) => {
      if (!ids.has(id)) problems.push({ path, message: `the ${what} ${id} is not in the catalogue` });
    };
  };
  const supplier = named("supplier", catalogue.suppliers);
  const type = named("type", catalogue.types);
  const location = named("location", catalogue.locations);
  const point = named("point of interest", catalogue.pointsOfInterest);
  const activity = named("activity", catalogue.activities);

  for (const [place, each] of catalogue.pointsOfInterest.entries())
    if (each.locationId !== null) location(each.locationId, ["pointsOfInterest", place, "locationId"]);
  for (const [place, each] of catalogue.activities.entries()) {
    supplier(each.supplierId, ["activities", place, "supplierId"]);
    type(each.typeId, ["activities", place, "typeId"]);
    location(each.locationId, ["activities", place, "locationId"]);
    for (const [inner, id] of each.pointsOfInterest.entries())
      point(id, ["activities", place, "pointsOfInterest", inner]);
  }
  for (const [place, { activityId }] of catalogue.reviews.entries())
    activity(activityId, ["reviews", place, "activityId"]);
  return problems;
}

/** Further rules for a team's file: filters exist, and slugs are unique. */
export function checkTeamRules({ types, attributes, activities }: Catalogue): Problem[] {
  const known = new Set(types.map(({ id }) => id));
  const strangers = attributes.flatMap(({ typeIds }, place) =>
    typeIds.flatMap((id, inner): Problem[] =>
      known.has(id)
        ? []
        : [{ path: ["attributes", place, "typeIds", inner], message: `the type ${id} is not in the catalogue` }],
    ),
  );
  return [...strangers, ...checkActivities({ attributes, activities })];
}

function checkActivities({ attributes, activities }: Pick<Catalogue, "attributes" | "activities">): Problem[] {
  const items = new Map(attributes.map(({ id, items: own }) => [id, new Set(own.map((item) => item.id))]));
  const slugs = new Map<string, { readonly id: number; readonly path: Path }>();
  return activities.flatMap((activity, place): Problem[] => [
    ...activity.attributes.flatMap(({ attributeId, items: chosen }, at): Problem[] => {
      const path = ["activities", place, "attributes", at];
      const known = items.get(attributeId);
      if (!known)
        return [{ path: [...path, "attributeId"], message: `the attribute ${attributeId} is not in the catalogue` }];
      return chosen.flatMap((item, inner) =>
        known.has(item)
          ? []
          : [
              {
                path: [...path, "items", inner],
                message: `the item ${item} is not among those of attribute ${attributeId}`,
              },
            ],
      );
    }),
    ...Object.entries(activity.slug).flatMap(([locale, slug]): Problem[] => {
      const path = ["activities", place, "slug", locale];
      if (!/^[\p{Ll}\p{N}]+(?:-[\p{Ll}\p{N}]+)*$/u.test(slug))
        return [
          {
            path,
            message: `${JSON.stringify(slug)} is no slug; small letters and digits are wanted, with single hyphens between`,
          },
        ];
      const taken = slugs.get(`${locale} ${slug}`);
      slugs.set(`${locale} ${slug}`, { id: activity.id, path });
      return taken === undefined
        ? []
        : [
            {
              path,
              message: `${slug} is the slug of activity ${taken.id} already; each has its own`,
              other: taken.path,
            },
          ];
    }),
  ]);
}
